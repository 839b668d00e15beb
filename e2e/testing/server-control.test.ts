import { isFree } from "process-stack/free-port.ts";
import { createStack } from "process-stack/stack.ts";
import { freePorts } from "process-stack/testing/ports.ts";
import { expect, onTestFinished, test } from "vitest";

import { startServerControl } from "./server-control.ts";
import { createServerProcess } from "./server-process.ts";

async function serveFakeLake() {
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
  const server = createServerProcess(stack, lake, `http://127.0.0.1:${port}/health`);
  const control = await startServerControl(server, port);
  onTestFinished(() => stack.stop());
  onTestFinished(() => control.close());
  const post = async (path: string) => (await fetch(control.url + path, { method: "POST" })).status;
  return { port, post, url: `http://127.0.0.1:${port}/` };
}

test("a lake that is killed stops listening, and listens again after it is started", async () => {
  const { port, post, url } = await serveFakeLake();
  expect(await post("/kill")).toBe(204);
  expect(await isFree(port)).toBe(true);
  expect(await post("/start")).toBe(204);
  expect((await fetch(url)).status).toBe(200);
});

test("instead of a killed lake, a proxy's error page can answer, or connections can be reset", async () => {
  const { post, url } = await serveFakeLake();
  await post("/kill?answer=502");
  expect((await fetch(url)).status).toBe(502);
  await post("/start");
  expect((await fetch(url)).status).toBe(200);
  await post("/kill?answer=503");
  const response = await fetch(url, { headers: { origin: "http://studio.example" } });
  expect(response.status).toBe(503);
  expect(response.headers.get("access-control-allow-origin")).toBe("http://studio.example");
  await post("/start");
  await post("/kill?answer=reset");
  await expect(fetch(url)).rejects.toThrow("fetch failed");
});
