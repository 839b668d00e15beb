import { expect, test } from "vitest";

import { isMetalFamily, thermosets } from "./classes.ts";

test("a thermoset is not a metal", () => {
  expect(thermosets.filter((family) => isMetalFamily(family))).toEqual([]);
  expect(isMetalFamily("Titanium")).toBe(true);
});
