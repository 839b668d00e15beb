import { expect, onTestFinished, test } from "vitest";

import { freePorts, isFree } from "./addresses.ts";
import { startLakeControl } from "./browser-tests.ts";
import { createStack } from "./stack.ts";

test("a lake that is killed stops listening, and listens again after it is started", async () => {
  const [port = 0] = await freePorts(1);
  const code = `require("node:http").createServer((_, reply) => reply.end()).listen(${port}, "127.0.0.1")`;
  const lake = {
    name: "The lake",
    command: process.execPath,
    args: ["-e", code],
    cwd: import.meta.dirname,
    env: process.env,
  };
  const stack = createStack();
  const control = await startLakeControl(stack, lake, `http://127.0.0.1:${port}/health`);
  onTestFinished(() => stack.stop());
  onTestFinished(() => control.close());

  expect((await fetch(`${control.url}/kill`, { method: "POST" })).status).toBe(204);
  expect(await isFree(port)).toBe(true);

  expect((await fetch(`${control.url}/start`, { method: "POST" })).status).toBe(204);
  expect((await fetch(`http://127.0.0.1:${port}/`)).status).toBe(200);
});
