import { connect as connectSocket } from "node:net";
import { text as readText } from "node:stream/consumers";

import { expect, test } from "vitest";
import { WebSocket } from "ws";

import { AS_OPERATOR, READ_TOKEN, serveTestApp, SITE_ORIGIN, STUDIO_ORIGIN } from "../testing/server.ts";
import { messageText } from "./websocket-request.ts";

const LISTEN = "/v2025-11-01/data/listen/production?query=*";

/** Connects as studio/event-stream.ts does, and collects the messages. */
async function connect(
  url: string,
  path: string,
  { headers = {}, first = JSON.stringify(AS_OPERATOR) } = {},
) {
  const socket = new WebSocket(url.replace("http", "ws") + path, { headers });
  const frames: string[] = [];
  socket.on("message", (data) => frames.push(messageText(data)));
  const closed = new Promise<number>((resolve) => socket.once("close", resolve));
  await new Promise((resolve, reject) => {
    socket.once("open", resolve);
    socket.once("error", reject);
  });
  socket.send(first);
  return { socket, frames, closed, text: () => frames.slice(1).join("") };
}

test("a listener over a WebSocket gets a status, then the text of the stream", async () => {
  await using lake = await serveTestApp();
  const { frames, text, socket } = await connect(lake.url, LISTEN, { headers: { origin: STUDIO_ORIGIN } });
  await expect.poll(() => text()).toContain("event: welcome");
  expect(frames[0]).toBe('{"status":200}');
  lake.write({ create: { _id: "a", _type: "page" } }, { create: { _id: "b", _type: "page" } });
  await expect.poll(() => text()).toContain('"transactionCurrentEvent":2');
  // The events of one transaction are one message, so that they arrive together.
  expect(frames.filter((frame) => frame.includes("event: mutation"))).toHaveLength(1);
  socket.close();
  await expect.poll(() => lake.connections.size).toBe(0);
});

test("the first message contains the token and the last event id", async () => {
  await using lake = await serveTestApp({ isLoopback: false });
  const { transactionId } = lake.write({ create: { _id: "a", _type: "page" } });
  lake.write({ create: { _id: "drafts.a", _type: "page" } });
  const first = JSON.stringify({
    Authorization: "ignored",
    authorization: `Bearer ${lake.tokens.createApiToken("test", "viewer")}`,
    "last-event-id": `${transactionId}#a`,
  });
  const { text, socket } = await connect(lake.url, `${LISTEN}&enableResume=true&includeAllVersions=true`, {
    first,
  });
  await expect.poll(() => text()).toContain("event: welcomeback");
  expect(text()).toContain('"documentId":"drafts.a"');
  socket.close();
});

test("an error is sent as status and body, then the socket is closed", async () => {
  await using lake = await serveTestApp();
  const { frames, closed } = await connect(lake.url, LISTEN, { first: '{"authorization":"Bearer wrong"}' });
  await closed;
  expect(JSON.parse(frames[0] ?? "")).toMatchObject({ status: 401, body: { errorCode: "SIO-401-ANF" } });
});

test.each([
  {},
  { origin: STUDIO_ORIGIN },
  { origin: SITE_ORIGIN },
  { "x-forwarded-for": "127.0.0.1" },
  { "sec-fetch-site": "none" },
])("a client without a token, with %j, gets 401", async (headers) => {
  await using lake = await serveTestApp();
  const { frames, closed } = await connect(lake.url, LISTEN, { headers, first: "{}" });
  await closed;
  expect(JSON.parse(frames[0] ?? "")).toMatchObject({ status: 401 });
});

test("the stream of a removed account ends within seconds", async () => {
  await using lake = await serveTestApp();
  const token = lake.tokens.createApiToken("leaving", "viewer");
  const { text, closed } = await connect(lake.url, LISTEN, {
    first: JSON.stringify({ authorization: `Bearer ${token}` }),
  });
  await expect.poll(() => text()).toContain("event: welcome");
  lake.tokens.revokeByLabel("leaving");
  await closed;
  expect(text()).toContain("event: reconnect");
});

test.each([
  "no headers",
  '"text"',
  '{"authorization":7}',
  '{"authorization":"Bearer \\n"}',
  '{"last-event-id":"ü"}',
])("an invalid first message, %j, closes the socket", async (first) => {
  await using lake = await serveTestApp();
  const { closed } = await connect(lake.url, LISTEN, { first });
  expect(await closed).toBe(1002);
  expect(lake.lines).toEqual([]);
});

test("upgrades of other paths are rejected", async () => {
  await using lake = await serveTestApp();
  await expect(connect(lake.url, "/v1/users/me")).rejects.toThrow("404");
  await expect(connect(lake.url, "/v1/socket/other")).rejects.toThrow("404");
});

test("an upgrade whose address leads elsewhere once it is parsed is rejected", async () => {
  await using lake = await serveTestApp();
  const socket = connectSocket(Number(new URL(lake.url).port), "127.0.0.1");
  const upgrade = "connection: upgrade\r\nupgrade: websocket\r\nsec-websocket-version: 13\r\n";
  const key = "sec-websocket-key: dGhlIHNhbXBsZSBub25jZQ==\r\n\r\n";
  socket.write(`GET /v1/data/listen/../query/production HTTP/1.1\r\nhost: x\r\n${upgrade}${key}`);
  expect(await readText(socket)).toMatch(/^HTTP\/1\.1 400 /);
});

test("the socket of a rejected upgrade is closed, even if the client leaves its side open", async () => {
  await using lake = await serveTestApp();
  const socket = connectSocket({
    port: Number(new URL(lake.url).port),
    host: "127.0.0.1",
    allowHalfOpen: true,
  });
  const closed = new Promise<boolean>((resolve) => socket.once("close", () => resolve(true)));
  socket.on("error", () => undefined).resume();
  const headers = "host: localhost\r\nconnection: upgrade\r\nupgrade: websocket";
  socket.write(`GET /v1/users/me HTTP/1.1\r\n${headers}\r\n\r\n`);
  await new Promise((resolve) => socket.once("end", resolve));
  // A closed socket answers with a reset.
  const interval = setInterval(() => socket.write("x"), 20);
  expect(await Promise.race([closed, new Promise((resolve) => setTimeout(resolve, 2000))])).toBe(true);
  clearInterval(interval);
  socket.destroy();
});

// CORS does not apply to WebSockets.
test.each(["/v1/socket/production", LISTEN, "/v2025-02-19/data/live/events/production?includeDrafts=true"])(
  "a page of another origin cannot open %s, even with a valid token",
  async (path) => {
    await using lake = await serveTestApp({ isLoopback: false });
    const first = JSON.stringify({ authorization: `Bearer ${READ_TOKEN}` });
    for (const origin of ["https://evil.example", "null", "http://localhost:3001"]) {
      await expect(connect(lake.url, path, { headers: { origin }, first })).rejects.toThrow("403");
    }
    const program = await connect(lake.url, path, { first });
    program.socket.close();
  },
);

test("sockets that have not signed in give way to newcomers, and those that have stay", async () => {
  await using lake = await serveTestApp({ isLoopback: false });
  const path = "/v1/socket/production";
  const authorization = `Bearer ${lake.tokens.createApiToken("test", "viewer")}`;
  const call = { jsonrpc: "2.0", id: "1", method: "authorization", params: { authorization } };
  const presence = await connect(lake.url, path);
  presence.socket.send(JSON.stringify(call));
  await expect.poll(() => presence.frames).toContain('{"jsonrpc":"2.0","id":"1","result":"ok"}');
  const stream = await connect(lake.url, LISTEN, { first: JSON.stringify({ authorization }) });
  await expect.poll(() => stream.text()).toContain("event: welcome");

  const waiting = await Promise.all(Array.from({ length: 260 }, () => connect(lake.url, path)));
  const openOf = (sockets: typeof waiting) =>
    sockets.filter(({ socket }) => socket.readyState === socket.OPEN).length;
  await expect.poll(() => openOf(waiting)).toBe(250);
  expect(openOf([presence, stream])).toBe(2);
  for (const { socket } of [...waiting, presence, stream]) socket.terminate();
});

test("a client that does not read is disconnected, and the others continue", async () => {
  await using lake = await serveTestApp();
  const slow = await connect(lake.url, LISTEN);
  await expect.poll(() => slow.text()).toContain("event: welcome");
  slow.socket.pause();
  const fast = await connect(lake.url, LISTEN);
  await expect.poll(() => fast.text()).toContain("event: welcome");
  const text = "x".repeat(400_000);
  for (let count = 0; count < 60; count += 1) {
    lake.write({ create: { _type: "page", text } });
    // Lets the fast client read.
    await new Promise((resolve) => setImmediate(resolve));
  }
  await expect.poll(() => lake.connections.size).toBe(1);
  slow.socket.terminate();
  await expect.poll(() => fast.text().match(/event: mutation/g)).toHaveLength(60);
  fast.socket.close();
});
