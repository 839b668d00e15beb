import { afterEach, beforeEach, expect, test, vi } from "vitest";

import { startBackgroundTask } from "./background-task.ts";
import { createLog } from "./log.ts";

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

function setup(step: () => boolean) {
  const lines: string[] = [];
  const stop = startBackgroundTask({
    step,
    failureMessage: "The cleanup failed",
    delayMs: 10,
    intervalMs: 1000,
    log: createLog("error", (line) => lines.push(line)),
  });
  return { lines, stop };
}

test("remaining work continues after a pause, the next run starts after the interval, and nothing runs after stopping", () => {
  const step = vi.fn<() => boolean>().mockReturnValueOnce(true).mockReturnValue(false);
  const { stop } = setup(step);
  vi.advanceTimersByTime(9);
  expect(step).toHaveBeenCalledTimes(0);
  vi.advanceTimersByTime(1 + 50);
  expect(step).toHaveBeenCalledTimes(2);
  vi.advanceTimersByTime(1000);
  expect(step).toHaveBeenCalledTimes(3);
  stop();
  vi.advanceTimersByTime(10_000);
  expect(step).toHaveBeenCalledTimes(3);
});

test("a failed step is logged and retried after the interval", () => {
  const step = vi.fn<() => boolean>(() => {
    throw new Error("disk full");
  });
  const { lines, stop } = setup(step);
  vi.advanceTimersByTime(10 + 1000);
  stop();
  expect(step).toHaveBeenCalledTimes(2);
  expect(lines).toHaveLength(2);
  expect(lines[0]).toContain("The cleanup failed");
  expect(lines[0]).toContain("disk full");
});
