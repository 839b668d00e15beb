import { expect, test } from "vitest";

import { unitProblem } from "./quantity-field.ts";

test("a wrong unit is answered with those that fit, the usual one first", () => {
  expect(unitProblem("MPa", ["kPa", "MPa", "GPa"])).toBe("Choose the unit MPa, kPa or GPa");
  expect(unitProblem("g/cm³", ["g/cm³"])).toBe("Choose the unit g/cm³");
});
