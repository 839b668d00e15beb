import { connect, createServer } from "node:net";
import { setTimeout } from "node:timers/promises";

import { freePort, listenOnFreePort } from "server-kit/testing/ports.ts";
import { expect, test } from "vitest";

import { listen } from "./listen.ts";

const MAX_SILENCE_MS = 300;
const HOST = "127.0.0.1";
const VARIABLES = { port: "API_PORT", host: "API_HOST" };

test("an answer that nobody reads is cut", async () => {
  let isCut = false;
  const body = new ReadableStream<Uint8Array>({
    async pull(controller) {
      await setTimeout(0);
      if (!isCut) controller.enqueue(new Uint8Array(1_000_000));
    },
    cancel: () => {
      isCut = true;
    },
  });
  const port = await freePort();
  const stop = await listen(() => new Response(body), {
    port,
    host: HOST,
    variables: VARIABLES,
    maxSilenceMs: MAX_SILENCE_MS,
  });
  const socket = connect(port, HOST);
  socket.on("error", () => undefined);
  socket.pause();
  socket.write("GET / HTTP/1.1\r\nhost: localhost\r\n\r\n");
  await expect.poll(() => isCut).toBe(true);
  socket.destroy();
  await stop();
});

test("behind a proxy, the client with the most requests is cut, not the one whose request takes the longest", async () => {
  const port = await freePort();
  const stop = await listen(() => new Promise(() => undefined), {
    port,
    host: HOST,
    variables: VARIABLES,
    trustedProxyHops: 1,
    maxOpen: 3,
  });
  const send = (client: string) => {
    const socket = connect(port, HOST).on("error", () => undefined);
    socket.write(`GET / HTTP/1.1\r\nhost: x\r\nx-forwarded-for: ${client}\r\n\r\n`);
    return socket;
  };
  const upload = send("192.0.2.1");
  await setTimeout(100);
  const [first] = [send("192.0.2.2"), send("192.0.2.2"), send("192.0.2.2")];
  await expect.poll(() => first?.destroyed).toBe(true);
  expect(upload.destroyed).toBe(false);
  upload.destroy();
  await stop();
});

test("a port in use is an error that names the variable to change", async () => {
  const server = createServer();
  const port = await listenOnFreePort(server);
  const started = listen(() => new Response(""), { port, host: HOST, variables: VARIABLES });
  await expect(started).rejects.toThrow("set API_PORT to another port");
  server.close();
});
