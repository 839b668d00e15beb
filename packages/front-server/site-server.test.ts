import { once } from "node:events";
import type { ServerResponse } from "node:http";
import { connect } from "node:net";
import { setTimeout } from "node:timers/promises";

import { expect, test } from "vitest";

import { createSiteServer } from "./site-server.ts";

const MAX_SILENCE_MS = 300;

/** Requests a page, and returns the connection and what tells whether the server has cut it. */
async function request(answer: (response: ServerResponse) => void) {
  let isCut = false;
  const server = createSiteServer((_request, response) => {
    response.once("close", () => (isCut = !response.writableFinished));
    answer(response);
  }, MAX_SILENCE_MS);
  server.listen(0, "127.0.0.1");
  await once(server, "listening");
  const address = server.address();
  const socket = connect(typeof address === "object" && address ? address.port : 0, "127.0.0.1");
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
