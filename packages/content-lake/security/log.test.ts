import { once } from "node:events";
import { connect } from "node:net";
import { setTimeout } from "node:timers/promises";

import { expect, test } from "vitest";

import { serveTestApp } from "../testing/server.ts";

const UPGRADE =
  "connection: upgrade\r\nupgrade: websocket\r\nsec-websocket-version: 13\r\nsec-websocket-key: dGhlIHNhbXBsZSBub25jZQ==";

const upgrade = (path: string, host: string) => `GET ${path} HTTP/1.1\r\nhost: ${host}\r\n${UPGRADE}\r\n\r\n`;
const login =
  (type: string, length = 3) =>
  (lake: string) =>
    `POST /v1/auth/login/password HTTP/1.1\r\nhost: ${new URL(lake).host}\r\norigin: ${lake}\r\ncontent-type: ${type}\r\ncontent-length: ${length}\r\n\r\na=b`;

/** Sends bytes, and closes the connection: after the answer, whose status it resolves with, or after a moment. */
async function send(url: string, bytes: string, isAnswered: boolean): Promise<string | undefined> {
  const socket = connect(Number(new URL(url).port), "127.0.0.1");
  socket.write(bytes);
  const data: unknown = await (isAnswered ? once(socket, "data") : setTimeout(200));
  socket.destroy();
  // The lake hears of it.
  await setTimeout(200);
  return /^HTTP\/1\.1 (\d+)/.exec(String(data))?.[1];
}

test.each([
  ["a login with a form without a boundary", login("multipart/form-data"), "400"],
  ["a login with a form that is none", login("multipart/form-data; boundary=x"), "400"],
  ["a login with another type", login("text/plain"), "400"],
  ["a login that is cut off", login("application/x-www-form-urlencoded", 9), undefined],
  ["a login with a form that is cut off", login("multipart/form-data; boundary=x", 9), undefined],
  ["a request with a host that is none", () => "GET /v1/users/me HTTP/1.1\r\nhost: [\r\n\r\n", "400"],
  ["an upgrade with a host that is none", () => upgrade("/v1/socket/production", "["), "101"],
  ["an upgrade with a password in its host", () => upgrade("/v1/socket/production", "a:b@c"), "101"],
  ["an upgrade of a stream", () => upgrade("/v1/data/listen/production?query=[", "a b"), "101"],
  ["an upgrade with another address", () => upgrade("http://[/v1/socket/production", "a"), "400"],
])("%s writes nothing to the log", async (_kind, bytesFor, status) => {
  await using lake = await serveTestApp();
  expect(await send(lake.url, bytesFor(lake.url), status !== undefined)).toBe(status);
  expect(lake.lines).toEqual([]);
});
