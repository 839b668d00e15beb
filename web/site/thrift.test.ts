import { expect, test } from "vitest";

import { isThrifty, isVerySlow } from "./thrift.ts";

test.each([
  ["save-data mode", { saveData: true, effectiveType: "4g" }, true],
  ["2g", { effectiveType: "2g" }, true],
  ["slow 2g", { effectiveType: "slow-2g" }, true],
  ["3g", { effectiveType: "3g" }, false],
  ["4g", { saveData: false, effectiveType: "4g" }, false],
])("in %s nothing is fetched ahead: %o → %s", (_name, connection, expected) => {
  expect(isThrifty({ connection })).toBe(expected);
});

test("a browser that tells nothing counts as fast", () => {
  expect([isThrifty({}), isVerySlow({})]).toEqual([false, false]);
});

test("only slow 2g is very slow", () => {
  const kinds = ["slow-2g", "2g", "3g"];
  expect(kinds.map((effectiveType) => isVerySlow({ connection: { effectiveType } }))).toEqual([
    true,
    false,
    false,
  ]);
});
