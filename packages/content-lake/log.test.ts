import { execFile } from "node:child_process";
import { promisify } from "node:util";

import { expect, onTestFinished, test, vi } from "vitest";

import { createLog } from "./log.ts";

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

test.each(["debug", "info", "error"] as const)(
  "of one %s message 100 kB are written in a minute, the first lines whole, and then how many were left out",
  (level) => {
    vi.useFakeTimers();
    onTestFinished(() => void vi.useRealTimers());
    const lines: string[] = [];
    const log = createLog(level, (line) => lines.push(line));
    const long = "x".repeat(60_000);
    for (let count = 0; count < 2000; count += 1) log[level]("failed", { text: long });
    expect(lines.map((line) => JSON.parse(line).text)).toEqual([long, long]);
    // Other messages, and the same one at another level, have room of their own.
    log[level]("answered");
    log.error(level === "error" ? "other" : "failed");
    expect(lines).toHaveLength(4);

    vi.advanceTimersByTime(60_000);
    expect(JSON.parse(lines.at(-1) ?? "")).toEqual({
      time: expect.any(String),
      level,
      message: "failed",
      linesLeftOut: 1998,
    });
    log[level]("failed");
    expect(lines).toHaveLength(6);
    vi.advanceTimersByTime(60_000);
    expect(lines).toHaveLength(6);
  },
);

test("a process goes on after errors that nothing caught, and logs them", async () => {
  const script = `
    const { createLog, logUnexpectedErrors } = await import("./log.ts");
    logUnexpectedErrors(createLog("info"));
    setTimeout(() => { throw new Error("of a timer"); });
    Promise.reject(new Error("of a promise"));
    setTimeout(() => console.log("still here"), 20);`;
  const args = ["--input-type=module", "-e", script];
  const { stdout, stderr } = await promisify(execFile)(process.execPath, args, { cwd: import.meta.dirname });
  expect(stdout).toBe("still here\n");
  expect(stderr).toMatch(/"uncaughtException".*of a timer/);
  expect(stderr).toMatch(/"unhandledRejection".*of a promise/);
});
