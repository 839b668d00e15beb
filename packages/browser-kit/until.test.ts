import { afterEach, beforeEach, expect, test, vi } from "vitest";

import { untilPainted } from "./until.ts";

beforeEach(() => void vi.useFakeTimers());
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

test("untilPainted waits for the next frame", async () => {
  const requestFrame = vi.fn<(paint: () => void) => void>();
  vi.stubGlobal("requestAnimationFrame", requestFrame);
  const isPainted = vi.fn<() => void>();
  void untilPainted().then(isPainted);
  await vi.advanceTimersByTimeAsync(100);
  expect(isPainted).not.toHaveBeenCalled();
  requestFrame.mock.calls[0]?.[0]();
  await vi.advanceTimersByTimeAsync(1);
  expect(isPainted).toHaveBeenCalledOnce();
});

test("untilPainted does not wait forever in a background tab, which paints no frames", async () => {
  vi.stubGlobal("requestAnimationFrame", () => 1);
  const isPainted = vi.fn<() => void>();
  void untilPainted().then(isPainted);
  await vi.advanceTimersByTimeAsync(499);
  expect(isPainted).not.toHaveBeenCalled();
  await vi.advanceTimersByTimeAsync(1);
  expect(isPainted).toHaveBeenCalledOnce();
});
