import { expect, test } from "vitest";

import { doneOf } from "./status.tsx";

test("the progress grows over all stages, and a stage that a file does not need counts as done", () => {
  const done = (["load-reader", "read", "mesh", "measure"] as const).flatMap((stage) =>
    [0, 0.5, 1].map((share) => doneOf({ type: "progress", stage, done: share })),
  );
  expect(done).toEqual(done.toSorted((a, b) => a - b));
  expect([doneOf(undefined), done.at(-1)]).toEqual([0, 1]);
  expect(doneOf({ type: "progress", stage: "read", done: 0 })).toBeGreaterThan(0);
});
