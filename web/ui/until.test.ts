import { afterEach, beforeEach, expect, test, vi } from "vitest";

import { untilPainted } from "./until.ts";

beforeEach(() => void vi.useFakeTimers());
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

test("a picture that is painted is waited for", async () => {
  const asked = vi.fn<(paint: () => void) => void>();
  vi.stubGlobal("requestAnimationFrame", asked);
  const isPainted = vi.fn<() => void>();
  void untilPainted().then(isPainted);
  await vi.advanceTimersByTimeAsync(100);
  expect(isPainted).not.toHaveBeenCalled();
  asked.mock.calls[0]?.[0]();
  await vi.advanceTimersByTimeAsync(1);
  expect(isPainted).toHaveBeenCalledOnce();
});

test("a tab in the background paints nothing, and still goes on", async () => {
  vi.stubGlobal("requestAnimationFrame", () => 1);
  const isPainted = vi.fn<() => void>();
  void untilPainted().then(isPainted);
  await vi.advanceTimersByTimeAsync(499);
  expect(isPainted).not.toHaveBeenCalled();
  await vi.advanceTimersByTimeAsync(1);
  expect(isPainted).toHaveBeenCalledOnce();
});
