import {
  bendDeduction,
  bendForce,
  formedRadius,
  type Sheet,
  sheets,
  shortestFlange,
  standardDie,
  tensileStrengthOf,
} from "calculators/bending.ts";
import { readContent } from "dataset-folder/content-folder.ts";
import { storedField, storedItems } from "stored-values/stored-value.ts";
import { expect, test } from "vitest";

import { objectsOf } from "../../schemas/rules/texts.ts";
import { CONTENT_FOLDER } from "./first-content.ts";

const { documents } = await readContent(CONTENT_FOLDER);

function document(id: string) {
  return documents.find(({ _id }) => _id === id);
}

/** The cells of a table of the bend data, row by row. */
function rowsOf(key: string): string[][] {
  const table = objectsOf(document("bend-data"), "table").find(
    ({ object }) => storedField(object, "_key") === key,
  );
  return storedItems(storedField(table?.object, "rows")).map((row) =>
    storedItems(storedField(row, "cells")).map(String),
  );
}

function numberOf(cell: string | undefined): number {
  return Number(/\d[\d,]*(?:\.\d+)?/.exec(cell ?? "")?.[0].replaceAll(",", ""));
}

test.each([
  ["mild-steel", "mild-steel-cold-rolled-or-galvanized-90-bends-in-the-standard-die"],
  ["stainless", "stainless-steel-304-and-316-90-bends-in-the-standard-die"],
  ["aluminum", "aluminum-5052-h32-90-bends-in-the-standard-die"],
] as const)("the bend table of %s is the calculator’s", (material, key) => {
  const sheet: Sheet = sheets[material];
  const rows = rowsOf(key);
  expect(rows.length).toBeGreaterThan(0);
  const differences = rows.flatMap(([first, ...rest]) => {
    const thickness = numberOf(first);
    const die = standardDie(thickness);
    const radius = formedRadius(die, sheet);
    const bend = { thickness, radius, angle: 90, kFactor: sheet.kFactor };
    const values = [die, radius, sheet.kFactor, bendDeduction(bend), shortestFlange(die, thickness)];
    return rest.flatMap((cell, index) => {
      const decimals = /\.(\d+)/.exec(cell)?.[1]?.length ?? 0;
      const difference = Math.abs(numberOf(cell) - (values[index] ?? Number.NaN));
      return difference < 0.51 * 10 ** -decimals ? [] : [`${first}: ${cell} is ${values[index]}`];
    });
  });
  expect(differences).toEqual([]);
});

test("the bends of other metals follow from die, radius and K-factor", () => {
  const rows = rowsOf("other-metals-90-bends-in-multiples-of-the-thickness").filter(
    (row) => !row.some((cell) => cell.includes("–") && cell.includes(" t")),
  );
  expect(rows.length).toBeGreaterThan(4);
  const wrong = rows.filter(([, die, radius, kFactor, deduction, flange]) => {
    const bend = { thickness: 1, radius: numberOf(radius), angle: 90, kFactor: numberOf(kFactor) };
    return !(
      Math.abs(bendDeduction(bend) - numberOf(deduction)) < 0.011 &&
      Math.abs(shortestFlange(numberOf(die), 1) - numberOf(flange)) < 1e-9
    );
  });
  expect(wrong).toEqual([]);
});

test("no bend is longer than 1,000 kN bend", () => {
  const columns = ["mild-steel", "stainless", "aluminum"] as const;
  const tooLong = rowsOf("longest-90-bend-at-1-000-kn").flatMap(([first, ...cells]) => {
    const thickness = numberOf(first);
    return cells.filter((cell, index) => {
      const strength = tensileStrengthOf(sheets[columns[index] ?? "mild-steel"], thickness);
      return !(bendForce(strength, thickness, numberOf(cell), standardDie(thickness)) < 1005);
    });
  });
  expect(tooLong).toEqual([]);
});

// The row of the bend data that a sheet is bent by, and its thickness.
test.each([
  ["grade-sheet-s355", "S355"],
  ["grade-sheet-al-6061", "Aluminum 6061-T6, 2.5 mm"],
  ["grade-sheet-ti-gr2", "Titanium grade 2, 2–3 mm"],
])("the die for %s forms a radius that its thickest bent sheet takes", (id, name) => {
  const bent = storedItems(document(id)?.["stock"]).filter((form) =>
    storedItems(storedField(form, "operations")).includes("bend"),
  );
  const largest = bent.map((form) => Number(storedField(storedField(form, "bendRadius"), "max")));
  const row = rowsOf("other-metals-90-bends-in-multiples-of-the-thickness").find(([sheet]) => sheet === name);
  expect(largest).toHaveLength(1);
  expect(numberOf(row?.[2])).toBeGreaterThanOrEqual(largest[0] ?? Number.NaN);
});
