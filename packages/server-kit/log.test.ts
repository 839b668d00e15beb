import { execFile } from "node:child_process";
import { promisify } from "node:util";

import { expect, onTestFinished, test, vi } from "vitest";

import { createLog } from "./log.ts";

const run = promisify(execFile);

test("each message is one line of JSON, even if a value contains a line break", () => {
  const lines: string[] = [];
  createLog("info", (line) => lines.push(line)).info("request", {
    path: '/a\n{"level":"error"}',
    cause: new Error("broken"),
  });
  expect(lines).toHaveLength(1);
  expect(lines[0]?.trimEnd()).not.toContain("\n");
  expect(JSON.parse(lines[0] ?? "")).toMatchObject({
    level: "info",
    message: "request",
    path: '/a\n{"level":"error"}',
  });
  expect(lines[0]).toContain("Error: broken");
});

test("messages below the minimum level are not written", () => {
  const lines: string[] = [];
  const log = createLog("error", (line) => lines.push(line));
  log.debug("one");
  log.info("two");
  log.error("three");
  expect(lines).toHaveLength(1);
});

test("of one info message 100 kB are written in a minute, and then how many lines were left out; other messages and errors always are", () => {
  vi.useFakeTimers();
  onTestFinished(() => void vi.useRealTimers());
  const lines: string[] = [];
  const log = createLog("info", (line) => lines.push(line));
  for (let count = 0; count < 2000; count += 1) log.info("rejected", { path: `/api/${"x".repeat(190)}` });
  expect(lines.join("").length).toBeLessThanOrEqual(100_000);
  expect(lines.join("").length).toBeGreaterThan(99_000);
  const rejected = lines.length;
  log.info("answered");
  for (let count = 0; count < 2000; count += 1) log.error("broken", { error: "x".repeat(200) });
  expect(lines).toHaveLength(rejected + 2001);

  vi.advanceTimersByTime(60_000);
  expect(JSON.parse(lines.at(-1) ?? "")).toEqual({
    time: expect.any(String),
    level: "info",
    message: "rejected",
    linesLeftOut: 2000 - rejected,
  });
  log.info("rejected");
  expect(lines).toHaveLength(rejected + 2003);
  vi.advanceTimersByTime(60_000);
  expect(lines).toHaveLength(rejected + 2003);
});

test("a process goes on after errors that nothing caught, and logs them", async () => {
  const script = `
    const { createLog, logUnexpectedErrors } = await import("./log.ts");
    const { PassThrough } = await import("node:stream");
    logUnexpectedErrors(createLog("info"));
    new PassThrough().destroy(new Error("of a stream"));
    Promise.reject(new Error("of a promise"));
    setTimeout(() => console.log("still here"), 50);`;
  const cwd = import.meta.dirname;
  const { stdout, stderr } = await run(process.execPath, ["--input-type=module", "-e", script], { cwd });
  expect(stdout).toBe("still here\n");
  expect(stderr).toMatch(/"uncaughtException".*of a stream/);
  expect(stderr).toMatch(/"unhandledRejection".*of a promise/);
});
