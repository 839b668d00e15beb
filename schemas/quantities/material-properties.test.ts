import { expect, test } from "vitest";

import { materialFamilies, materialGrade } from "../documents/material-grade.ts";
import { familyTitle, isMetalFamily, thermosets } from "./material-properties.ts";

test("visitors and editors see the American spelling of a family, although documents store the British one", () => {
  expect(familyTitle("Aluminium")).toBe("Aluminum");
  expect(materialFamilies.map((family) => familyTitle(family)).join(" ")).not.toMatch(/aluminium/i);
  expect(materialFamilies).toContain("Aluminium");
  expect(materialGrade.preview?.prepare?.({ title: "6061-T6", family: "Aluminium" })).toEqual({
    title: "6061-T6",
    subtitle: "Aluminum",
  });
});

test("every other family is shown as it is stored", () => {
  const others = materialFamilies.filter((family) => family !== "Aluminium");
  expect(others.length).toBeGreaterThan(10);
  expect(others.map((family) => familyTitle(family))).toEqual(others);
});

test("a thermoset is not a metal", () => {
  expect(thermosets.filter((family) => isMetalFamily(family))).toEqual([]);
  expect(isMetalFamily("Titanium")).toBe(true);
});
