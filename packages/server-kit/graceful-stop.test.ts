import { createServer, type RequestListener } from "node:http";
import { connect } from "node:net";

import { expect, test } from "vitest";

import { createGracefulStop } from "./graceful-stop.ts";
import { listenOnFreePort } from "./testing/ports.ts";

async function listen(handle: RequestListener, limitMs: number) {
  const server = createServer(handle);
  const stop = createGracefulStop(server, { limitMs, graceMs: 10 });
  return { stop, port: await listenOnFreePort(server) };
}

test("a running request is completed, and an idle connection does not delay the stop", async () => {
  const started = Promise.withResolvers<void>();
  const go = Promise.withResolvers<void>();
  const { stop, port } = await listen((_request, outgoing) => {
    started.resolve();
    void go.promise.then(() => outgoing.end("whole"));
  }, 60_000);
  const idle = connect(port, "127.0.0.1");
  const idleEnded = new Promise((resolve) => {
    idle.once("close", resolve);
  });
  const response = fetch(`http://127.0.0.1:${port}/`);
  await started.promise;
  const stopped = stop();
  go.resolve();
  expect(await (await response).text()).toBe("whole");
  await stopped;
  await idleEnded;
  await expect(fetch(`http://127.0.0.1:${port}/`)).rejects.toThrow("fetch failed");
});

test("a request that takes too long is cut off", async () => {
  const started = Promise.withResolvers<void>();
  const { stop, port } = await listen(() => started.resolve(), 20);
  const response = fetch(`http://127.0.0.1:${port}/`);
  await started.promise;
  const stopped = stop();
  await expect(response).rejects.toThrow("fetch failed");
  await stopped;
});
