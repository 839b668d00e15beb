import { expect, test } from "vitest";

import { storedField } from "../../../../schemas/fields/stored-field.ts";
import {
  isMetalFamily,
  materialProperties,
  propertyFacts,
  thermosets,
} from "../../../../schemas/quantities/material-properties.ts";
import { pagesOfGrades } from "../documents/grade-pages.ts";
import { grades } from "../documents/grades.ts";
import { services } from "../documents/services.ts";
import { objectsIn, textsIn, wordsIn } from "../traverse.ts";
import { pages } from "./pages.ts";

type Grade = (typeof grades)[number];
type Property = Extract<keyof Grade, "tensileStrength" | "yieldStrength" | TemperatureProperty>;
type TemperatureProperty =
  | "glassTransition"
  | "heatDeflectionHigh"
  | "heatDeflectionLow"
  | "maxServiceTemperature"
  | "meltingPoint";

/** Amorphous thermoplastics. They soften at their glass transition and have no melting point. */
const AMORPHOUS = /^(ABS|ASA|PC\b|PC[-/]ABS|Polycarbonate|PMMA|GPPS|HIPS|PETG|PEI|PPSU|PVC|ULTEM)/;

const isMetal = ({ family }: Grade) => isMetalFamily(family);
const isCured = ({ family, name }: Grade) =>
  thermosets.some((thermoset) => thermoset === family) || /\bLSR\b|Rubber-like|Hei-Cast/.test(name);
const isAmorphous = (grade: Grade) => !isCured(grade) && AMORPHOUS.test(grade.name);

const named = (found: readonly Grade[]) => found.map(({ name }) => name);

test("no amorphous plastic and no cured resin has a melting point", () => {
  const solid = grades.filter((grade) => isAmorphous(grade) || isCured(grade));
  expect(solid.length).toBeGreaterThan(35);
  expect(named(solid.filter(({ meltingPoint }) => meltingPoint !== undefined))).toEqual([]);
});

test("no metal has a glass transition or a heat deflection temperature", () => {
  const wrong = grades.filter(
    (grade) =>
      isMetal(grade) && (grade.glassTransition ?? grade.heatDeflectionLow ?? grade.heatDeflectionHigh),
  );
  expect(named(wrong)).toEqual([]);
});

const isProperty = (name: string): name is keyof typeof materialProperties =>
  Object.hasOwn(materialProperties, name);

test("no grade has a property that its family does not have", () => {
  const wrong = Object.keys(materialProperties)
    .filter(isProperty)
    .flatMap((name) =>
      grades
        .filter((grade) => grade[name] && propertyFacts(name).absent?.families.includes(grade.family))
        .map((grade) => `${grade.name}: ${name}`),
    );
  expect(wrong).toEqual([]);
});

test("every grade of a grade page states its resistance and its source", () => {
  const shown = new Set(pagesOfGrades.flatMap((page) => textsIn(objectsIn(page, "materialData"), "_ref")));
  const silent = grades.filter(
    ({ _id, resistance, source }) => shown.has(_id) && (resistance === undefined || source === undefined),
  );
  expect(shown.size).toBeGreaterThan(80);
  expect(named(silent)).toEqual([]);
});

test("no grade belongs to two grade pages, because its rows can link to only one", () => {
  const shown = pagesOfGrades.flatMap((page) => textsIn(objectsIn(page, "materialData"), "_ref"));
  expect(shown.filter((id, index) => shown.indexOf(id) !== index)).toEqual([]);
});

test("no plastic has the yield strength of a metal's data sheet", () => {
  expect(named(grades.filter((grade) => !isMetal(grade) && grade.yieldStrength !== undefined))).toEqual([]);
});

const highest = (grade: Grade, property: Property) =>
  grade[property]?.max ?? grade[property]?.value ?? grade[property]?.min ?? Number.NaN;

/** Pairs of properties. In the same material, the first cannot exceed the second. */
const ORDER: readonly (readonly [Property, Property])[] = [
  ["yieldStrength", "tensileStrength"],
  ["glassTransition", "meltingPoint"],
  ["heatDeflectionLow", "meltingPoint"],
  ["heatDeflectionHigh", "meltingPoint"],
  ["maxServiceTemperature", "meltingPoint"],
];

test.each(ORDER)("%s is not above %s", (lower, upper) => {
  const wrong = grades.filter((grade) => highest(grade, lower) > highest(grade, upper));
  expect(named(wrong)).toEqual([]);
});

test("the heat deflection of an amorphous plastic at 1.8 MPa is below its glass transition", () => {
  const wrong = grades.filter(
    (grade) => isAmorphous(grade) && highest(grade, "heatDeflectionHigh") > highest(grade, "glassTransition"),
  );
  expect(named(wrong)).toEqual([]);
});

/** The maximum wall thickness in mm from the molding guide. Thicker walls get sink marks or voids. */
const MAX_WALL_MM = 4;

test("no wall of a molded thermoplastic is so thick that it gets sink marks", () => {
  const molded = grades.filter(({ _id, name }) => _id.startsWith("grade-im-") && !name.includes("LSR"));
  expect(molded.length).toBeGreaterThan(15);
  expect(named(molded.filter(({ wallThickness }) => (wallThickness?.max ?? 0) > MAX_WALL_MM))).toEqual([]);
});

const nylonsOf = (process: string) =>
  grades.filter(
    ({ family, services: by }) => family === "Nylon powder" && textsIn(by, "_ref").includes(process),
  );

/** The lowest and the highest value of a property. */
function spanOf(found: readonly Grade[], property: TemperatureProperty): [number, number] {
  const values = found.flatMap(({ [property]: quantity }) =>
    [quantity?.value, quantity?.min, quantity?.max].filter((value) => value !== undefined),
  );
  return [Math.min(...values), Math.max(...values)];
}

test.each(["sls-printing", "mjf-printing"])("%s states the heat deflection of all its nylons", (process) => {
  const page = services.find(({ _id }) => _id === process);
  const row = objectsIn(page, "specificationRow").find(
    (found) => storedField(found, "label") === "Heat deflection, 0.45 MPa",
  );
  const [range] = objectsIn(row, "quantity").map((found) => [
    storedField(found, "min"),
    storedField(found, "max"),
  ]);
  expect(range).toEqual(spanOf(nylonsOf(process), "heatDeflectionLow"));
  expect(textsIn(row, "note").join(" ")).toContain(
    `At 1.8 MPa: ${spanOf(nylonsOf(process), "heatDeflectionHigh").join("–")} °C`,
  );
});

test("the powder that texts recommend for heat has the highest heat deflection", () => {
  const powders = grades.filter(({ family }) => family === "Nylon powder");
  const [, most] = spanOf(powders, "heatDeflectionHigh");
  const answer = wordsIn(pages.find(({ _id }) => _id === "printing3d-materials")).join(" ");
  expect(answer).toMatch(new RegExp(`Among powders, [^.]*?: ${most} °C`));
});
