import { expect, test } from "vitest";

import { differenceInterval, trialsPerGroup } from "./two-proportions.ts";

// Table II of Newcombe (1998), method 10. It subtracts the second share from the first one.
test.each([
  ["56/70 and 48/80", [56, 70, 48, 80], [0.0524, 0.3339]],
  ["9/10 and 3/10", [9, 10, 3, 10], [0.1705, 0.809]],
  ["5/56 and 0/29", [5, 56, 0, 29], [-0.0381, 0.1926]],
  ["0/10 and 0/10", [0, 10, 0, 10], [-0.2775, 0.2775]],
  ["10/10 and 0/10", [10, 10, 0, 10], [0.6075, 1]],
] as const)("the interval of %s is the published one", (_name, [a, m, b, n], [from, to]) => {
  const interval = differenceInterval({ successes: b, trials: n }, { successes: a, trials: m });
  expect(interval.from).toBeCloseTo(from, 4);
  expect(interval.to).toBeCloseTo(to, 4);
});

test.each([
  [0.05, 0.06, 8155],
  [0.1, 0.2, 197],
  [0.2, 0.1, 197],
])("to tell %d and %d apart, each group needs %d trials", (first, second, trials) => {
  expect(trialsPerGroup(first, second)).toBe(trials);
});
