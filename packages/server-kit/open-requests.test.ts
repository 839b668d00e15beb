import { once } from "node:events";
import type { ServerResponse } from "node:http";
import { connect } from "node:net";
import { text } from "node:stream/consumers";

import { expect, onTestFinished, test, vi } from "vitest";

import { createLimitedServer, isPlainAddress } from "./open-requests.ts";
import { listenOnFreePort } from "./testing/ports.ts";

/** A server that answers a request when the test does. */
async function setup(limits: Partial<Parameters<typeof createLimitedServer>[2]>) {
  const open = new Set<ServerResponse>();
  const server = createLimitedServer(
    {},
    (_request, response) => {
      open.add(response);
      response.once("close", () => open.delete(response));
    },
    { ownerOf: ({ headers }) => String(headers["x-owner"]), ...limits },
  );
  server.on("upgrade", (_request, socket) => void socket.end());
  const port = await listenOnFreePort(server);
  onTestFinished(() => void server.close());
  return {
    open,
    /** Sends requests on a connection of their own, without waiting for an answer. */
    send: (owner: string, count = 1) => {
      const socket = connect(port, "127.0.0.1").on("error", () => undefined);
      onTestFinished(() => void socket.destroy());
      socket.write(`GET / HTTP/1.1\r\nhost: x\r\nx-owner: ${owner}\r\n\r\n`.repeat(count));
      return socket;
    },
  };
}

test("who has most requests open loses the connection that has been busy for the longest", async () => {
  const { open, send } = await setup({ maxOpen: 4 });
  const good = send("good");
  await vi.waitFor(() => expect(open.size).toBe(1));
  const oldest = send("bad", 2);
  await vi.waitFor(() => expect(open.size).toBe(3));
  const next = send("bad", 1);
  await vi.waitFor(() => expect(open.size).toBe(4));
  send("bad", 1);
  await vi.waitFor(() => expect(oldest.destroyed).toBe(true));
  await vi.waitFor(() => expect(open.size).toBe(3));
  expect([good.destroyed, next.destroyed]).toEqual([false, false]);
});

test("a client that needs several requests keeps them while many strangers have one each", async () => {
  const { open, send } = await setup({ maxOpen: 256 });
  const strangers = Array.from({ length: 254 }, (_, index) => send(`stranger ${index}`));
  await vi.waitFor(() => expect(open.size).toBe(254));
  const browser = Array.from({ length: 4 }, () => send("browser"));
  await vi.waitFor(() => expect(strangers.filter(({ destroyed }) => destroyed)).toHaveLength(2));
  expect(browser.some(({ destroyed }) => destroyed)).toBe(false);
});

test("among clients with as many requests, the connection is cut on which nothing moves", async () => {
  const { open, send } = await setup({ maxOpen: 2, acceptsChunked: () => true });
  const upload = send("upload", 0);
  upload.write("POST / HTTP/1.1\r\nhost: x\r\nx-owner: upload\r\ncontent-length: 1000\r\n\r\n");
  await vi.waitFor(() => expect(open.size).toBe(1));
  const silent = send("silent");
  await vi.waitFor(() => expect(open.size).toBe(2));
  upload.write("more of its body");
  await new Promise((resolve) => setTimeout(resolve, 50));
  send("new");
  await vi.waitFor(() => expect(silent.destroyed).toBe(true));
  expect(upload.destroyed).toBe(false);
});

test("a connection with too many requests is cut, and none of the others is answered", async () => {
  const { open, send } = await setup({ maxPerConnection: 3 });
  const socket = send("bad", 1000);
  let answered = 0;
  const poll = setInterval(() => (answered = Math.max(answered, open.size)));
  await vi.waitFor(() => expect(socket.destroyed).toBe(true));
  clearInterval(poll);
  await vi.waitFor(() => expect(open.size).toBe(0));
  expect(answered).toBeLessThanOrEqual(3);
});

test.each([
  ["without a host", "GET / HTTP/1.1\r\n\r\n", "400"],
  ["with an unknown expectation", "GET / HTTP/1.1\r\nhost: x\r\nexpect: x\r\n\r\n", "417"],
  ["with a body", "GET / HTTP/1.1\r\nhost: x\r\ncontent-length: 1\r\n\r\nx", "400"],
])("requests %s are rejected, and count as well", async (_name, request, status) => {
  const { open, send } = await setup({ maxPerConnection: 3 });
  const rejected = send("client", 0);
  rejected.write(request);
  expect(await text(rejected)).toMatch(new RegExp(`^HTTP/1.1 ${status} `));
  const many = send("bad");
  many.write(request.repeat(3));
  await vi.waitFor(() => expect(many.destroyed).toBe(true));
  expect(open.size).toBe(0);
});

test.each(["CONNECT x:1 HTTP/1.1\r\n", "GET / HTTP/1.1\r\nconnection: upgrade\r\nupgrade: websocket\r\n"])(
  "requests that wait when %j arrives are closed with their connection",
  async (last) => {
    const { open, send } = await setup({});
    const socket = send("bad", 5);
    socket.end(`${last}host: x\r\n\r\n`);
    await once(socket.resume(), "close");
    await vi.waitFor(() => expect(open.size).toBe(0));
  },
);

test("requests that are answered count no longer, on the same connection too", async () => {
  const { open, send } = await setup({ maxOpen: 2, maxPerConnection: 1 });
  const socket = send("good");
  for (let count = 0; count < 5; count += 1) {
    await vi.waitFor(() => expect(open.size).toBe(1));
    for (const response of open) response.end();
    await once(socket, "data");
    socket.write("GET / HTTP/1.1\r\nhost: x\r\nx-owner: good\r\n\r\n");
  }
  await vi.waitFor(() => expect(open.size).toBe(1));
  expect(socket.destroyed).toBe(false);
});

test.each([
  ["GET /", 400],
  ["HEAD /", 400],
  ["POST /", 411],
  ["POST /upload", undefined],
])("%s with a body in chunks of one byte is answered with %s before it is read", async (line, status) => {
  const { open, send } = await setup({ acceptsChunked: ({ url }) => url === "/upload" });
  const socket = send("client", 0);
  const received = text(socket);
  const chunks = "1\r\na\r\n".repeat(1000);
  socket.write(`${line} HTTP/1.1\r\nhost: x\r\ntransfer-encoding: chunked\r\n\r\n${chunks}`);
  await expect.poll(() => open.size > 0 || socket.closed).toBe(true);
  const isOpen = open.size > 0;
  socket.destroy();
  expect([isOpen, /^HTTP\/1\.1 (\d+)/.exec(await received.catch(() => ""))?.[1]]).toEqual([
    status === undefined,
    status?.toString(),
  ]);
});

const MALFORMED = [
  "/a/../b",
  "/a/%2e%2E/b",
  "/a/./b",
  "/a\\\\b",
  "//host/a",
  "http://host/a",
  "/a#b",
  "*",
  "",
];

test("an address that a URL parser would change is no plain one", () => {
  expect(MALFORMED.filter(isPlainAddress)).toEqual([]);
  const plain = ["/", "/a/b?c=../d#e", "/a/%2F..%2Fb", "/a//b", "/v1/data/doc/production/drafts.a,b", "/*"];
  expect(plain.filter((address) => !isPlainAddress(address))).toEqual([]);
});

test.each(["/upload/../private", "/upload/%2e%2e/private"])(
  "%s reaches a handler only if it accepts any address",
  async (address) => {
    const request = `GET ${address} HTTP/1.1\r\nhost: x\r\n\r\n`;
    const strict = await setup({});
    const rejected = strict.send("client", 0);
    const received = text(rejected);
    rejected.write(request);
    expect(await received).toMatch(/^HTTP\/1\.1 400 /);
    expect(strict.open.size).toBe(0);

    const lenient = await setup({ acceptsAnyAddress: true });
    lenient.send("client", 0).write(request);
    await expect.poll(() => lenient.open.size).toBe(1);
  },
);
