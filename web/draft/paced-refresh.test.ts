import { afterEach, beforeEach, expect, test, vi } from "vitest";

import { createPacedRefresh } from "./paced-refresh.ts";

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

function setup() {
  const paced = createPacedRefresh();
  const state = { refreshes: 0 };
  const changeFor = async (seconds: number) => {
    for (let count = 0; count < 10 * seconds; count += 1) {
      void paced.request(() => void (state.refreshes += 1));
      await vi.advanceTimersByTimeAsync(100);
    }
  };
  return { state, changeFor, paced };
}

test("the first change refreshes the preview at once, and a flood of changes twice a second, with the last one", async () => {
  const { state, changeFor } = setup();
  await changeFor(0.1);
  expect(state.refreshes).toBe(1);
  await changeFor(10);
  expect(state.refreshes).toBeGreaterThan(15);
  expect(state.refreshes).toBeLessThan(25);
  await vi.advanceTimersByTimeAsync(10_000);
  const before = state.refreshes;
  await changeFor(0.2);
  await vi.advanceTimersByTimeAsync(1000);
  expect(state.refreshes).toBe(before + 2);
});

test("while a slow preview is being refreshed, all changes wait for one refresh", async () => {
  const { state, changeFor, paced } = setup();
  paced.setRefreshing(true);
  await changeFor(10);
  expect(state.refreshes).toBe(0);
  paced.setRefreshing(false);
  await vi.advanceTimersByTimeAsync(2000);
  expect(state.refreshes).toBe(1);
});
