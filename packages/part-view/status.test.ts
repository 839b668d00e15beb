import { expect, test } from "vitest";

import { doneOf, estimateAfter } from "./status.tsx";

test("the progress grows over all stages, and a stage that a file does not need counts as done", () => {
  const done = (["load-reader", "read", "mesh", "measure"] as const).flatMap((stage) =>
    [0, 0.5, 1].map((share) => doneOf({ type: "progress", stage, done: share })),
  );
  expect(done).toEqual(done.toSorted((a, b) => a - b));
  expect([doneOf(undefined), done.at(-1)]).toEqual([0, 1]);
  expect(doneOf({ type: "progress", stage: "read", done: 0 })).toBeGreaterThan(0);
});

test("the bar moves while Open CASCADE reports nothing, and stays below the next stage", () => {
  const progress = { type: "progress", stage: "read", done: 0, expectedMs: 2000 } as const;
  const shown = [0, 250, 2000, 20_000].map((ms) => doneOf(estimateAfter(ms, progress)));
  expect(shown.toSorted((a, b) => a - b)).toEqual(shown);
  expect(new Set(shown).size).toBe(4);
  expect(shown.at(-1)).toBeLessThan(doneOf({ type: "progress", stage: "mesh", done: 0 }));
});

test("other progress is shown as it is", () => {
  const progress = { type: "progress", stage: "measure", done: 0.4 } as const;
  expect(estimateAfter(5000, progress)).toEqual(progress);
});
