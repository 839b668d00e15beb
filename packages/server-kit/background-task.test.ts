import { afterEach, beforeEach, expect, test, vi } from "vitest";

import { startBackgroundTask } from "./background-task.ts";
import { createLog } from "./log.ts";

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

function setup(step: () => Promise<boolean>) {
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

test("remaining work continues after a pause, the next run starts after the interval, and nothing runs after stopping", async () => {
  const step = vi.fn<() => Promise<boolean>>().mockResolvedValueOnce(true).mockResolvedValue(false);
  const { stop } = setup(step);
  await vi.advanceTimersByTimeAsync(9);
  expect(step).toHaveBeenCalledTimes(0);
  await vi.advanceTimersByTimeAsync(1 + 50);
  expect(step).toHaveBeenCalledTimes(2);
  await vi.advanceTimersByTimeAsync(1000);
  expect(step).toHaveBeenCalledTimes(3);
  await stop();
  await vi.advanceTimersByTimeAsync(10_000);
  expect(step).toHaveBeenCalledTimes(3);
});

test("a failed step is logged and retried after the interval", async () => {
  const step = vi.fn<() => Promise<boolean>>(async () => {
    throw new Error("disk full");
  });
  const { lines, stop } = setup(step);
  await vi.advanceTimersByTimeAsync(10 + 1000);
  await stop();
  expect(step).toHaveBeenCalledTimes(2);
  expect(lines).toHaveLength(2);
  expect(lines[0]).toContain("The cleanup failed");
  expect(lines[0]).toContain("disk full");
});
