import { expect, test } from "vitest";

import { isFree } from "./ports.ts";
import { launch, type Part } from "./process.ts";

function script(code: string): Part {
  return {
    name: "The fixture",
    command: process.execPath,
    args: ["-e", code],
    cwd: import.meta.dirname,
    env: process.env,
  };
}

function firstLine(code: string): Promise<{ line: string; running: ReturnType<typeof launch> }> {
  return new Promise((resolve) => {
    const running = launch({ ...script(code), onLine: (line) => resolve({ line, running }) });
  });
}

test("a process reports how it ended and the last lines it printed", async () => {
  const running = launch(script("console.log('one'); console.error('two'); process.exitCode = 3"));
  expect(await running.exited).toEqual({ code: 3, signal: null });
  expect(running.lastLines().toSorted()).toEqual(["one", "two"]);
});

test("only the last forty lines are kept", async () => {
  const running = launch(script("for (let n = 1; n <= 100; n++) console.log(n)"));
  await running.exited;
  expect(running.lastLines()).toHaveLength(40);
  expect(running.lastLines().at(0)).toBe("61");
});

test("a command that does not exist ends with 127 and says so", async () => {
  const running = launch({ ...script(""), command: "no-such-command" });
  expect(await running.exited).toEqual({ code: 127, signal: null });
  expect(running.lastLines().join("\n")).toContain("no-such-command");
});

test("stopping also ends what the process started", async () => {
  const { line, running } = await firstLine(`
    const { spawn } = require("node:child_process");
    const code = "const s = require('node:net').createServer().listen(0, '127.0.0.1', () => console.log(s.address().port))";
    spawn(process.execPath, ["-e", code], { stdio: "inherit" });
    setInterval(() => {}, 1000);
  `);
  expect(await isFree(Number(line))).toBe(false);
  await running.stop();
  expect(await isFree(Number(line))).toBe(true);
});

test("a process that ignores the request to end is killed after its time of grace", async () => {
  const { running } = await firstLine(
    "process.on('SIGTERM', () => {}); console.log('up'); setInterval(() => {}, 1000)",
  );
  await running.stop(100);
  expect(await running.exited).toEqual({ code: null, signal: "SIGKILL" });
});

test("stopping what has already ended does nothing", async () => {
  const running = launch(script(""));
  await running.exited;
  await running.stop();
  expect(await running.exited).toEqual({ code: 0, signal: null });
});
