import { IncomingMessage, ServerResponse } from "node:http";
import { connect, Socket } from "node:net";
import { setTimeout } from "node:timers/promises";

import { listenOnFreePort } from "server-kit/testing/ports.ts";
import { expect, test } from "vitest";

import { allowSlowBody, createReadBody, createSiteServer } from "./site-server.ts";

const MAX_SILENCE_MS = 300;

/** Requests a page, and returns the connection and what tells whether the server has cut it. */
async function request(answer: (response: ServerResponse) => void) {
  let isCut = false;
  const server = createSiteServer(
    (_request, response) => {
      response.once("close", () => (isCut = !response.writableFinished));
      answer(response);
    },
    { maxSilenceMs: MAX_SILENCE_MS },
  );
  const socket = connect(await listenOnFreePort(server), "127.0.0.1");
  socket.on("error", () => undefined);
  socket.write("GET / HTTP/1.1\r\nhost: localhost\r\n\r\n");
  const stop = async () => {
    socket.destroy();
    server.closeAllConnections();
    await server[Symbol.asyncDispose]();
  };
  return { socket, isCut: () => isCut, [Symbol.asyncDispose]: stop };
}

test("an answer that nobody reads is cut", async () => {
  await using client = await request((response) => response.end(Buffer.alloc(50_000_000)));
  client.socket.pause();
  await expect.poll(client.isCut).toBe(true);
});

test("an answer that takes long is not", async () => {
  let timer: NodeJS.Timeout | undefined;
  await using client = await request((response) => {
    timer = setInterval(() => response.write("a"), MAX_SILENCE_MS / 10);
  });
  client.socket.resume();
  await setTimeout(3 * MAX_SILENCE_MS);
  clearInterval(timer);
  expect(client.isCut()).toBe(false);
});

/** Reads bodies of at most 100 kB, and at most 1 MB at a time. Returns a function that begins a body, which never ends. */
function limitBodies() {
  const readBody = createReadBody({
    ownerOf: ({ headers }) => String(headers.from),
    maxOpenBytes: 1_000_000,
    sendTooLarge: () => undefined,
  });
  return (from: string, bytes: number) => {
    const incoming = new IncomingMessage(new Socket());
    Object.assign(incoming.headers, { from, "content-length": String(bytes) });
    void readBody(incoming, new ServerResponse(incoming), 100_000);
    return incoming;
  };
}

const isOpen = ({ socket }: IncomingMessage) => !socket.destroyed;

test("short bodies that are begun first make no room for long ones", () => {
  const begin = limitBodies();
  const short = Array.from({ length: 300 }, () => begin("attacker", 1));
  expect(short.filter(isOpen)).toHaveLength(61);
  const long = Array.from({ length: 300 }, () => begin("attacker", 100_000));
  expect(short.filter(isOpen)).toEqual([]);
  expect(long.filter(isOpen)).toHaveLength(10);
});

test("bodies of others stay open while one client has most", () => {
  const begin = limitBodies();
  const visitors = Array.from({ length: 5 }, (_, index) => begin(`visitor ${index}`, 50_000));
  const long = Array.from({ length: 300 }, () => begin("attacker", 100_000));
  expect(visitors.every(isOpen)).toBe(true);
  expect(long.filter(isOpen)).toHaveLength(7);
});

test("a body that is a little longer than those of many strangers stays open", () => {
  const begin = limitBodies();
  const strangers = Array.from({ length: 61 }, (_, index) => begin(`stranger ${index}`, 1));
  const visitor = begin("visitor", 20_000);
  expect(isOpen(visitor)).toBe(true);
  expect(strangers.map(isOpen).slice(0, 3)).toEqual([false, false, true]);
});

test("a body that has arrived counts until its request is answered", async () => {
  const readBody = createReadBody({
    ownerOf: () => "",
    maxOpenBytes: 100_000,
    sendTooLarge: () => undefined,
  });
  const read = async () => {
    const incoming = new IncomingMessage(new Socket());
    const response = new ServerResponse(incoming);
    Object.assign(incoming, { headers: { "content-length": "60000" }, complete: true });
    incoming.push(Buffer.alloc(60_000));
    incoming.push(null);
    await readBody(incoming, response, 100_000);
    return { incoming, response };
  };
  const answered = await read();
  answered.response.emit("close");
  const waiting = await read();
  expect([answered, waiting].map(({ incoming }) => isOpen(incoming))).toEqual([true, true]);
  await read();
  expect([answered, waiting].map(({ incoming }) => isOpen(incoming))).toEqual([true, false]);
});

/** Posts a body that never ends, and returns what the server answers. */
async function postSlowly(onRequest: (request: IncomingMessage) => void) {
  let received = 0;
  const server = createSiteServer(
    (incoming) => {
      onRequest(incoming);
      incoming.on("data", (chunk: Buffer) => (received += chunk.length));
    },
    { maxSilenceMs: 300, requestTimeout: 200, headersTimeout: 100, connectionsCheckingInterval: 50 },
  );
  const socket = connect(await listenOnFreePort(server), "127.0.0.1");
  let answer = "";
  socket.on("error", () => undefined);
  socket.on("data", (chunk) => (answer += chunk.toString()));
  socket.write("POST / HTTP/1.1\r\nhost: localhost\r\ncontent-length: 1000\r\n\r\n");
  const timer = setInterval(() => socket.write("a"), 40);
  const stop = async () => {
    clearInterval(timer);
    socket.destroy();
    server.closeAllConnections();
    await server[Symbol.asyncDispose]();
  };
  return { answer: () => answer, received: () => received, [Symbol.asyncDispose]: stop };
}

test("a body that takes too long is rejected, unless it may", async () => {
  await using slow = await postSlowly(() => undefined);
  await expect.poll(slow.answer).toMatch(/^HTTP\/1\.1 408 /);
  await using allowed = await postSlowly(allowSlowBody);
  await expect.poll(allowed.received, { timeout: 5000 }).toBeGreaterThan(20);
  expect(allowed.answer()).toBe("");
});

test("of thousands of requests that a visitor sends on one connection, few are answered", async () => {
  let answered = 0;
  const server = createSiteServer(() => (answered += 1));
  const socket = connect(await listenOnFreePort(server), "127.0.0.1");
  socket.on("error", () => undefined);
  socket.write("GET / HTTP/1.1\r\nhost: localhost\r\n\r\n".repeat(5000));
  await expect.poll(() => socket.destroyed).toBe(true);
  await server[Symbol.asyncDispose]();
  expect(answered).toBeLessThan(50);
});
