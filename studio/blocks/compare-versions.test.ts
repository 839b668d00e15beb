import { expect, test } from "vitest";

import { compareVersions } from "#blocks/compare-versions.ts";

const compare = (a: readonly [number, number], b: readonly [number, number]) =>
  compareVersions(
    { successes: a[0], trials: a[1] },
    { successes: b[0], trials: b[1] },
    "opened the quote form",
  );

test.each([
  [
    "with few views",
    [9, 90],
    [1, 1000],
    /^Too early to tell with which version visitors opened the quote form more often\. .* each version needs about 8,200 views/,
  ],
  ["without any success", [0, 500], [0, 500], "No visitors opened the quote form yet."],
  [
    "B is clearly better",
    [20, 400],
    [60, 400],
    /5\.0% of the visitors .* B 15\.0%: 5\.\d to 14\.\d percentage points more\./,
  ],
  ["B is clearly worse", [60, 400], [20, 400], /5\.\d to 14\.\d percentage points fewer\./],
  [
    "more successes than views",
    [20, 400],
    [403, 400],
    /B 100\.0%: 9\d\.\d to 9\d\.\d percentage points more\./,
  ],
  ["it may be chance", [20, 400], [24, 400], /may be chance\. About 7,000 more views of each version/],
  ["there is hardly a difference", [5000, 20_000], [5010, 20_000], /the difference is smaller than a fifth/],
] as const)("what the Studio says: %s", (_name, a, b, said) => {
  expect(compare(a, b)).toMatch(said);
});
