import { materialProperties } from "material-properties/properties.ts";
import { parseQuantityText } from "quantities/quantity-text.ts";
import { unitsOf } from "quantities/units.ts";
import { expect, test } from "vitest";

import {
  absenceProblem,
  fittingUnits,
  quantityField,
  storedQuantityProblem,
  storedQuantityText,
  typedText,
  unitProblem,
} from "./quantity-field.ts";

test("the message about a wrong unit names the allowed ones, the usual one first", () => {
  expect(unitProblem("MPa", ["kPa", "MPa", "GPa"])).toBe("Choose the unit MPa, kPa or GPa");
  expect(unitProblem("g/cm³", ["g/cm³"])).toBe("Choose the unit g/cm³");
});

test("a stored quantity is written on one line, without its other fields", () => {
  const stored = {
    _type: "quantity",
    value: 0.1,
    plusMinus: true,
    unit: "mm",
    min: null,
    note: "up to 100 mm",
  };
  expect(storedQuantityText(stored)).toBe("±0.1\u00a0mm");
});

test("a stored size is written on one line", () => {
  const stored = { _type: "size", length: 1500, width: 400, unit: "mm" };
  expect(storedQuantityText(stored)).toBe("1,500 ×\u00a0400\u00a0mm");
});

test("a quantity without a number is an empty text", () => {
  expect(
    [{ _type: "size", unit: "mm" }, { unit: "mm" }, null, undefined].map((stored) =>
      storedQuantityText(stored),
    ),
  ).toEqual(["", "", "", ""]);
});

test("an unknown unit counts as not chosen", () => {
  expect(storedQuantityProblem({ value: 1, unit: "furlong" })).toBe("Choose a unit");
  expect(storedQuantityProblem({ value: 1, unit: "mm" })).toBeUndefined();
  expect(storedQuantityProblem(undefined)).toBeUndefined();
});

test("a cleared quantity is valid in a field, even with its ±, but not in a list", () => {
  const emptied = { _type: "quantity", plusMinus: true };
  expect(storedQuantityProblem(emptied)).toBeUndefined();
  expect(storedQuantityProblem({ ...emptied, _key: "a" })).toBe("Enter a value, a minimum or a maximum");
  expect(storedQuantityProblem({ ...emptied, unit: "mm" })).toBe("Enter a value, a minimum or a maximum");
});

test("a melting point of a cured resin is rejected, and so is a glass transition of a metal", () => {
  const { meltingPoint, glassTransition } = materialProperties;
  const quantity = { _type: "quantity", value: 105, unit: "°C" };
  const resin = { family: "Polyurethane" };
  const metal = { family: "Zinc" };
  expect(absenceProblem(quantity, resin, meltingPoint.absent)).toBe(meltingPoint.absent.message);
  expect(absenceProblem(quantity, metal, glassTransition.absent)).toBe(glassTransition.absent.message);
  expect(absenceProblem(quantity, metal, meltingPoint.absent)).toBeUndefined();
  expect(absenceProblem(undefined, resin, meltingPoint.absent)).toBeUndefined();
});

test("a field offers the units of its dimension, and a field without a usual unit offers all units", () => {
  const { density, elongation, hardness } = materialProperties;
  expect(offeredIn(density)).toEqual({ units: ["g/cm³"], unit: "g/cm³" });
  expect(offeredIn(elongation).units).toEqual(["mm/mm", "%"]);
  expect(offeredIn(hardness).units).toEqual(unitsOf("hardness"));
  expect(fittingUnits({ columns: 2 })).toEqual({ units: unitsOf(), unit: undefined });
});

function offeredIn({ unit }: Parameters<typeof quantityField>[3]) {
  return fittingUnits(quantityField("property", "Property", "A property", { unit }).options);
}

test("the text of a stored quantity can be typed in again", () => {
  for (const unit of unitsOf())
    for (const numbers of [{ value: 2 }, { value: 1 }, { min: 1.5, max: 20 }, { min: 515 }, { max: 1500 }]) {
      const quantity = { _type: "quantity", ...numbers, unit, note: "up to 5 parts" } as const;
      expect(parseQuantityText(typedText(quantity), { types: ["quantity"], units: [unit], unit })).toEqual({
        parsed: quantity,
      });
    }
});
