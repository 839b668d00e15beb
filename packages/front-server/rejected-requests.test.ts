import { connect } from "node:net";
import { text } from "node:stream/consumers";

import { listenOnFreePort } from "server-kit/testing/ports.ts";
import { afterAll, beforeAll, expect, test } from "vitest";

import { createSiteServer, createValidateRequest, requestId } from "./site-server.ts";

const rejectionOf = createValidateRequest({
  siteUrl: "https://site.example",
  takesForms: (url) => url === "/quote",
});
const good = { method: "GET", url: "/", headers: { host: "site.example" }, rawHeaders: [] };

test("a page can be read at the site's own host, in any capitals, and on this machine", () => {
  for (const host of ["site.example", "SITE.example", "localhost:3000", "127.0.0.1:3000", "[::1]:3000"]) {
    expect(rejectionOf({ ...good, headers: { host } })).toBeUndefined();
  }
});

test.each(["evil.example", "site.example.evil.example", "localhost.evil.example", "site.example:81", ""])(
  "the host %j is rejected with 421",
  (host) => {
    expect(rejectionOf({ ...good, headers: { host } })?.status).toBe(421);
  },
);

test.each(["POST", "PUT", "PATCH", "DELETE", "TRACE", "PROPFIND", "OPTIONS"])(
  "%s on a page is rejected with 405",
  (method) => {
    expect(rejectionOf({ ...good, method })).toMatchObject({ status: 405, headers: { allow: "GET, HEAD" } });
  },
);

test("only server actions, API calls and the quote form may use POST", () => {
  expect(rejectionOf({ ...good, method: "POST", url: "/quote" })).toBeUndefined();
  expect(rejectionOf({ ...good, method: "PUT", url: "/quote" })?.status).toBe(405);
  expect(
    rejectionOf({ ...good, method: "POST", headers: { ...good.headers, "next-action": "a" } }),
  ).toBeUndefined();
  expect(rejectionOf({ ...good, method: "POST", url: "/api/a" })).toBeUndefined();
  expect(rejectionOf({ ...good, method: "DELETE", url: "/api/a" })).toMatchObject({
    status: 405,
    headers: { allow: "GET, HEAD, POST" },
  });
});

test("a POST from another site is rejected at every address", () => {
  const post = { ...good, method: "POST" };
  for (const url of ["/api/draft-mode/disable", "/api/oss/upload", "/api/added-later", "/quote"]) {
    for (const foreign of [{ origin: "https://evil.example" }, { "sec-fetch-site": "cross-site" }]) {
      expect(rejectionOf({ ...post, url, headers: { ...good.headers, ...foreign } })?.status).toBe(403);
    }
  }
  const action = { ...good.headers, "next-action": "a", origin: "https://evil.example" };
  expect(rejectionOf({ ...post, headers: action })?.status).toBe(403);
  const own = { ...good.headers, origin: "https://site.example", "sec-fetch-site": "same-origin" };
  expect(rejectionOf({ ...post, url: "/api/draft-mode/disable", headers: own })).toBeUndefined();
});

test.each(["%7B%5B", "{}", "[1]", "%", "[".repeat(50_000)])(
  "a navigation whose state %.20j Next cannot read is rejected with 400",
  (state) => {
    const headers = { ...good.headers, rsc: "1", "next-router-state-tree": state };
    expect(rejectionOf({ ...good, headers })?.status).toBe(400);
  },
);

test("a long state is rejected without reading it, because the time for that grows with the square of its length", () => {
  let nested: unknown = ["", {}];
  for (let depth = 0; depth < 1350; depth++) nested = ["", { a: nested }];
  const headers = { ...good.headers, "next-router-state-tree": JSON.stringify(nested) };
  const before = process.cpuUsage();
  expect(rejectionOf({ ...good, headers: { ...headers, rsc: "1" } })?.status).toBe(400);
  expect(rejectionOf({ ...good, headers: { ...headers, "next-action": "a" } })?.status).toBe(400);
  // Only navigation and actions have one that Next reads.
  expect(rejectionOf({ ...good, headers })).toBeUndefined();
  expect(process.cpuUsage(before).user).toBeLessThan(100_000);
});

test("the state that Next's client sends is accepted", () => {
  const state = ["", { children: ["(site)", { children: ["__PAGE__", {}] }] }, null, "refetch"];
  const headers = {
    ...good.headers,
    rsc: "1",
    "next-router-state-tree": encodeURIComponent(JSON.stringify(state)),
  };
  expect(rejectionOf({ ...good, headers })).toBeUndefined();
});

test("a long address, many parameters, many headers and a large body are rejected", () => {
  expect(rejectionOf({ ...good, url: `/?${"a&".repeat(99)}` })).toBeUndefined();
  expect(rejectionOf({ ...good, url: `/?${"a&".repeat(100)}` })?.status).toBe(414);
  expect(rejectionOf({ ...good, url: `/?${"a".repeat(8192)}` })?.status).toBe(414);
  expect(rejectionOf({ ...good, rawHeaders: Array<string>(202).fill("a") })?.status).toBe(431);
  const headers = { ...good.headers, "content-length": "2097153" };
  expect(rejectionOf({ ...good, headers })?.status).toBe(413);
});

test("the request id of a reverse proxy is kept, and that of a visitor is replaced", () => {
  expect(requestId("0123456789abcdef", true)).toBe("0123456789abcdef");
  expect(requestId("0123456789abcdef", false)).toMatch(/^[\da-f-]{36}$/);
});

test.each([undefined, "", "short", "a b c d e f g h", "a".repeat(65), "line\nbreak-1", ["a", "b"]])(
  "%j is no id, so the request gets one",
  (given) => {
    expect(requestId(given, true)).toMatch(/^[\da-f-]{36}$/);
  },
);

const reached: string[] = [];
const server = createSiteServer((request, response) => {
  reached.push(request.url ?? "");
  request.resume();
  response.end("page");
});
let port = 0;
beforeAll(async () => {
  port = await listenOnFreePort(server);
});
afterAll(() => {
  server.close();
});

async function sendRaw(bytes: string): Promise<string> {
  const socket = connect(port, "127.0.0.1");
  socket.write(bytes);
  return text(socket);
}

const HOST = "Host: localhost\r\n";
const SECOND = "GET /second HTTP/1.1\r\nHost: localhost\r\n\r\n";

test.each([
  [
    "two lengths",
    `POST / HTTP/1.1\r\n${HOST}Content-Length: 4\r\nContent-Length: 50\r\n\r\nabcd${SECOND}`,
    "400 Bad Request",
  ],
  [
    "a length and chunks",
    `POST / HTTP/1.1\r\n${HOST}Content-Length: 4\r\nTransfer-Encoding: chunked\r\n\r\n0\r\n\r\n${SECOND}`,
    "400 Bad Request",
  ],
  ["no HTTP", `HELLO\r\n\r\n${SECOND}`, "400 Bad Request"],
  [
    "20 kB of headers",
    `GET / HTTP/1.1\r\n${HOST}X-A: ${"a".repeat(20_000)}\r\n\r\n${SECOND}`,
    "431 Request Header Fields Too Large",
  ],
])(
  "%s: there is one response, and the bytes after it are not read as a request",
  async (_what, bytes, status) => {
    reached.length = 0;
    const response = await sendRaw(bytes);
    expect(response.match(/HTTP\/1\.1 [^\r]*/g)).toEqual([`HTTP/1.1 ${status}`]);
    expect(response).toContain("\r\nx-content-type-options: nosniff\r\n");
    expect(reached).not.toContain("/second");
  },
);
