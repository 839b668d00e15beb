import { MAX_COLUMNS } from "data-table/data-table.tsx";
import { MAX_TABLE_PROPERTIES } from "schemas/blocks/material-table.ts";
import { describe, expect, test } from "vitest";

import type { Grade } from "#cms/records.ts";
import * as english from "#locale/en/materials.ts";

import { dataSheetOf } from "./material-data-sheet.tsx";

const EMPTY: Omit<Grade, "_id" | "name" | "family"> = {
  _type: "materialGrade",
  _createdAt: "",
  _updatedAt: "",
  _rev: "",
  services: null,
  finishes: null,
};

function grade(facts: Partial<Grade> & Pick<Grade, "_id" | "family">): Grade {
  return { ...EMPTY, name: facts._id, ...facts };
}

const megapascals = (value: number) => ({ _type: "quantity", value, unit: "MPa" }) as const;
const steel = grade({ _id: "steel", family: "Stainless steel", tensileStrength: megapascals(515) });
const plastic = grade({
  _id: "plastic",
  family: "Thermoplastic",
  tensileStrength: megapascals(45),
  resistance: { sunlight: "poor" },
  flammability: "UL 94 HB",
});

const labelsOf = (grades: Grade[]) =>
  dataSheetOf(grades, [], english).map(({ title, rows }) => [title, rows.map(({ label }) => label)]);

const titleOf = (...grades: Grade[]) => dataSheetOf(grades, [], english)[0]?.rows[0]?.label;
const methodOf = (shown: Grade) => dataSheetOf([shown], [], english)[0]?.rows[0]?.method;

describe("a material's data sheet", () => {
  test("has only the rows and groups for which a grade has a value", () => {
    expect(labelsOf([steel])).toEqual([["Mechanical", ["Tensile strength"]]]);
    expect(labelsOf([steel, plastic])).toEqual([
      ["Mechanical", ["Tensile strength"]],
      ["Chemicals and weather", ["Sunlight, outdoors"]],
      ["Supply", ["Flame rating"]],
    ]);
  });

  test("names the grade in each system of standards", () => {
    const named = grade({
      _id: "304",
      family: "Stainless steel",
      namesGb: ["06Cr19Ni10"],
      namesJis: ["SUS304"],
    });
    expect(labelsOf([named])).toEqual([["Form and condition", ["Name in GB", "Name in JIS"]]]);
  });

  test("names the test standards for metals, or for plastics", () => {
    expect(methodOf(steel)).toBe("ISO 6892-1, ASTM E8");
    expect(methodOf(plastic)).toBe("ISO 527, ASTM D638");
  });

  test("names the class of a property that differs between classes", () => {
    const modulus = { _type: "quantity", value: 2, unit: "GPa" } as const;
    const flexible = grade({ _id: "pa", family: "Thermoplastic", modulus });
    expect(titleOf(flexible)).toBe("Flexural modulus");
    expect(titleOf(flexible, grade({ _id: "al", family: "Titanium", modulus }))).toBe(
      "Modulus (plastics: flexural)",
    );
    expect(methodOf(grade({ _id: "tpu", family: "Elastomer", tensileStrength: megapascals(30) }))).toBe(
      "ISO 37, ASTM D412",
    );
  });

  test("leaves the cell of a grade without a value empty, and writes a rating in words", () => {
    const [, environment] = dataSheetOf([steel, plastic], [], english);
    const [sunlight] = environment?.rows ?? [];
    expect(sunlight?.cell(steel)).toBeUndefined();
    expect(sunlight?.cell(plastic)).toBe("Not resistant");
  });
});

test("a material table with all properties has a label for each column", () => {
  expect(MAX_TABLE_PROPERTIES).toBeLessThanOrEqual(MAX_COLUMNS);
});
