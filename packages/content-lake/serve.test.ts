import { once } from "node:events";
import { connect } from "node:net";
import { text } from "node:stream/consumers";
import { setTimeout } from "node:timers/promises";

import { expect, test } from "vitest";

import { serve } from "./serve.ts";

const MAX_SILENCE_MS = 300;

/** Requests a stream that sends chunks of this length after pauses, and returns the connection and whether the server has cut it. */
async function request(length: number, pauseMs: number) {
  let isCut = false;
  const body = new ReadableStream<Uint8Array>({
    async pull(controller) {
      await setTimeout(pauseMs);
      if (!isCut) controller.enqueue(new Uint8Array(length));
    },
    cancel: () => {
      isCut = true;
    },
  });
  const settings = { port: 0, host: "127.0.0.1", maxSilenceMs: MAX_SILENCE_MS };
  const server = await serve(() => new Response(body), settings);
  const socket = connect(server.port, settings.host);
  socket.on("error", () => undefined);
  socket.write("GET / HTTP/1.1\r\nhost: localhost\r\n\r\n");
  return {
    socket,
    isCut: () => isCut,
    async [Symbol.asyncDispose]() {
      socket.destroy();
      server.http.closeAllConnections();
      await server.close();
    },
  };
}

test("an answer that nobody reads is cut", async () => {
  await using client = await request(1_000_000, 0);
  client.socket.pause();
  await expect.poll(client.isCut).toBe(true);
});

test("an answer that takes long is not", async () => {
  await using client = await request(1, MAX_SILENCE_MS / 10);
  client.socket.resume();
  await setTimeout(3 * MAX_SILENCE_MS);
  expect(client.isCut()).toBe(false);
});

test.each([
  ["", "GET / HTTP/1.1\r\nhost: localhost\r\n\r\n"],
  [" without a host", "GET / HTTP/1.1\r\n\r\n"],
  [" with an unknown expectation", "GET / HTTP/1.1\r\nhost: localhost\r\nexpect: x\r\n\r\n"],
])(
  "of thousands of requests%s that a client sends on one connection, few are answered",
  async (_kind, rejected) => {
    let answered = 0;
    const answer = () => {
      answered += 1;
      return new Response(new ReadableStream());
    };
    const server = await serve(answer, { port: 0, host: "127.0.0.1" });
    const socket = connect(server.port, "127.0.0.1").on("error", () => undefined);
    socket.write(`GET / HTTP/1.1\r\nhost: localhost\r\n\r\n${rejected.repeat(5000)}`);
    await expect.poll(() => socket.destroyed).toBe(true);
    await server.close();
    expect(answered).toBeLessThan(50);
  },
);

test.each([
  ["GET /files/a", "400"],
  ["POST /v1/auth/login/password", "411"],
  ["POST /v1/assets/files/production", "200"],
])("%s with a body in chunks of one byte gets %s", async (line, status) => {
  const server = await serve(() => new Response("answered"), { port: 0, host: "127.0.0.1" });
  const socket = connect(server.port, "127.0.0.1");
  const received = text(socket);
  const chunks = `${"1\r\na\r\n".repeat(1000)}0\r\n\r\n`;
  socket.write(
    `${line} HTTP/1.1\r\nhost: x\r\nconnection: close\r\ntransfer-encoding: chunked\r\n\r\n${chunks}`,
  );
  expect(await received).toMatch(new RegExp(`^HTTP/1.1 ${status} `));
  await server.close();
});

test("a server that closes waits for running requests, but not for unused connections", async () => {
  const answer = Promise.withResolvers<Response>();
  const server = await serve(() => answer.promise, { port: 0, host: "127.0.0.1" });
  const unused = connect(server.port, "127.0.0.1");
  await once(unused, "connect");
  const running = fetch(`http://127.0.0.1:${server.port}/`);
  await once(server.http, "request");
  const closed = server.close();
  answer.resolve(new Response("answered"));
  expect(await (await running).text()).toBe("answered");
  expect(await Promise.race([closed, setTimeout(2000, "It waits.")])).toBeUndefined();
});
