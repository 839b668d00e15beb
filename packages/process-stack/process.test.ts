import { expect, onTestFinished, test, vi } from "vitest";

import { isFree } from "./free-port.ts";
import { type Command, LOW_PRIORITY, startProcess, waitUntilReady } from "./process.ts";
import { freePorts } from "./testing/ports.ts";

function script(code: string): Command {
  return {
    name: "The fixture",
    command: process.execPath,
    args: ["-e", code],
    cwd: import.meta.dirname,
    env: process.env,
  };
}

function firstLine(code: string): Promise<{ line: string; running: ReturnType<typeof startProcess> }> {
  return new Promise((resolve) => {
    const running = startProcess({ ...script(code), onLine: (line) => resolve({ line, running }) });
  });
}

test("a process reports its exit code and the last lines that it printed", async () => {
  const running = startProcess(script("console.log('one'); console.error('two'); process.exitCode = 3"));
  expect(await running.exited).toEqual({ code: 3, signal: null });
  expect(running.lastLines().toSorted()).toEqual(["one", "two"]);
});

test("only the last forty lines are kept", async () => {
  const running = startProcess(script("for (let n = 1; n <= 100; n++) console.log(n)"));
  await running.exited;
  expect(running.lastLines()).toHaveLength(40);
  expect(running.lastLines().at(0)).toBe("61");
});

test("a command that does not exist ends with 127 and says so", async () => {
  const running = startProcess({ ...script(""), command: "no-such-command" });
  expect(await running.exited).toEqual({ code: 127, signal: null });
  expect(running.lastLines().join("\n")).toContain("no-such-command");
});

test("a process with a low priority passes it on to the processes that it starts", async () => {
  const code = `console.log(require("node:os").getPriority())`;
  const inChild = `${code}; require("node:child_process").spawnSync(process.execPath, ["-e", ${JSON.stringify(code)}], { stdio: "inherit" })`;
  const running = startProcess({ ...script(inChild), hasLowPriority: true });
  await running.exited;
  const low = String(LOW_PRIORITY);
  expect(running.lastLines()).toEqual([low, low]);
});

test("stopping also ends processes that the process has started", async () => {
  const { line, running } = await firstLine(`
    const { spawn } = require("node:child_process");
    const code = "const s = require('node:net').createServer().listen(0, '127.0.0.1', () => console.log(s.address().port))";
    spawn(process.execPath, ["-e", code], { stdio: "inherit" });
    setInterval(() => {});
  `);
  expect(await isFree(Number(line))).toBe(false);
  await running.stop();
  expect(await isFree(Number(line))).toBe(true);
});

test("a process that ignores SIGTERM is killed after the grace period", async () => {
  const { running } = await firstLine(
    "process.on('SIGTERM', () => {}); console.log('up'); setInterval(() => {}, 1000)",
  );
  await running.stop(100);
  expect(await running.exited).toEqual({ code: null, signal: "SIGKILL" });
});

test("stopping a process that has ended does nothing", async () => {
  const running = startProcess(script(""));
  await running.exited;
  await running.stop();
  expect(await running.exited).toEqual({ code: 0, signal: null });
});

function start(code: string) {
  const running = startProcess({
    name: "The site",
    command: process.execPath,
    args: ["-e", code],
    cwd: import.meta.dirname,
    env: process.env,
  });
  onTestFinished(() => running.stop());
  return running;
}

const server = (port: number, status: number) =>
  `require("node:http").createServer((_, reply) => reply.writeHead(${status}).end()).listen(${port}, "127.0.0.1")`;

test("a server is ready when it responds, even with status 404", async () => {
  const [port = 0] = await freePorts(1);
  const url = `http://127.0.0.1:${port}/`;
  await waitUntilReady(url, start(server(port, 404)));
  expect((await fetch(url)).status).toBe(404);
});

test("a request for which there is no limit is never canceled", async () => {
  const [port = 0] = await freePorts(1);
  const requested = vi.spyOn(globalThis, "fetch");
  await waitUntilReady(`http://127.0.0.1:${port}/`, start(server(port, 200)), Infinity);
  expect(requested.mock.calls.map(([, init]) => init?.signal)).toEqual(requested.mock.calls.map(() => null));
});

test("a server that responds only with errors is not ready", async () => {
  const [port = 0] = await freePorts(1);
  const url = `http://127.0.0.1:${port}/`;
  await expect(waitUntilReady(url, start(server(port, 503)), 600)).rejects.toThrow(
    `The site does not respond at ${url}.`,
  );
});

test("a server that ends before it is ready fails with its last lines", async () => {
  const [port = 0] = await freePorts(1);
  const running = start("console.error('SITE_URL: is wrong'); process.exit(1)");
  await expect(waitUntilReady(`http://127.0.0.1:${port}/`, running)).rejects.toMatchObject({
    message: "The site did not start (exit code 1).",
    details: ["SITE_URL: is wrong"],
  });
});
