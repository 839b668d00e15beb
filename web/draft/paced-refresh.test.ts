import { afterEach, beforeEach, expect, test, vi } from "vitest";

import { createPacedRefresh } from "./paced-refresh.ts";

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

test("the first change refreshes the preview at once, and a flood of changes twice a second", async () => {
  const act = createPacedRefresh();
  let refreshes = 0;
  const change = async () => {
    if ((await act()) === "refresh") refreshes += 1;
  };
  void change();
  await vi.advanceTimersByTimeAsync(1);
  expect(refreshes).toBe(1);
  for (let count = 0; count < 100; count += 1) {
    void change();
    await vi.advanceTimersByTimeAsync(100);
  }
  expect(refreshes).toBeGreaterThan(15);
  expect(refreshes).toBeLessThan(25);
  // The last change is not lost.
  await vi.advanceTimersByTimeAsync(10_000);
  const before = refreshes;
  void change();
  void change();
  await vi.advanceTimersByTimeAsync(1000);
  expect(refreshes).toBe(before + 1);
});
