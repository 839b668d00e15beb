import { expect, test, vi } from "vitest";

import { createStore } from "./store.ts";

test("an update sets some fields, and tells the listeners until they end", () => {
  const store = createStore({ name: "part.step", percent: 0 });
  const first = store.get();
  const listener = vi.fn<() => void>();
  const end = store.subscribe(listener);
  store.update({ percent: 50 });
  expect(store.get()).toEqual({ name: "part.step", percent: 50 });
  expect(first.percent).toBe(0);
  end();
  store.update({ percent: 100 });
  expect(listener).toHaveBeenCalledTimes(1);
});
