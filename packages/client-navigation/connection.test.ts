import { expect, test } from "vitest";

import { savesData, isVerySlow } from "./connection.ts";

test.each([
  ["save-data mode", { saveData: true, effectiveType: "4g" }, true],
  ["2g", { effectiveType: "2g" }, true],
  ["slow 2g", { effectiveType: "slow-2g" }, true],
  ["3g", { effectiveType: "3g" }, false],
  ["4g", { saveData: false, effectiveType: "4g" }, false],
])("%s: %o saves data: %s", (_name, connection, expected) => {
  expect(savesData({ connection })).toBe(expected);
});

test("a browser without the API is treated as fast", () => {
  expect([savesData({}), isVerySlow({})]).toEqual([false, false]);
});

test("only slow 2g is very slow", () => {
  const kinds = ["slow-2g", "2g", "3g"];
  expect(kinds.map((effectiveType) => isVerySlow({ connection: { effectiveType } }))).toEqual([
    true,
    false,
    false,
  ]);
});
