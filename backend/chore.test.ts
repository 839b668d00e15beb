import { afterEach, beforeEach, expect, test, vi } from "vitest";

import { startChore } from "./chore.ts";
import { createLog } from "./log.ts";

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

function setup(step: () => boolean) {
  const lines: string[] = [];
  const stop = startChore({
    step,
    failure: "The floor could not be swept",
    firstAfterMs: 10,
    everyMs: 1000,
    log: createLog("error", (line) => lines.push(line)),
  });
  return { lines, stop };
}

test("what is left to do is done after a breath, the rest at the next time, nothing after the end", () => {
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

test("a step that fails is told, and tried again at the next time", () => {
  const step = vi.fn<() => boolean>(() => {
    throw new Error("disk full");
  });
  const { lines, stop } = setup(step);
  vi.advanceTimersByTime(10 + 1000);
  stop();
  expect(step).toHaveBeenCalledTimes(2);
  expect(lines).toHaveLength(2);
  expect(lines[0]).toContain("The floor could not be swept");
  expect(lines[0]).toContain("disk full");
});
