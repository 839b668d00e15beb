import { expect, test } from "vitest";

import { isMetalFamily, thermosets } from "./material-properties.ts";

test("a thermoset is not a metal", () => {
  expect(thermosets.filter((family) => isMetalFamily(family))).toEqual([]);
  expect(isMetalFamily("Titanium")).toBe(true);
});
