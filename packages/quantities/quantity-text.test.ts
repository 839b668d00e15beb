import { expect, test } from "vitest";

import { type QuantityRules, parseQuantityText, shownText } from "./quantity-text.ts";
import { unitsNamed } from "./unit-names.ts";
import { type Dimension, type Unit, unitFacts, unitsOf } from "./units.ts";

const anything: QuantityRules = { types: ["quantity", "size"], units: unitsOf() };

function fieldOf(unit: Unit, ...dimensions: Dimension[]): QuantityRules {
  return { types: ["quantity"], units: unitsOf(...dimensions), unit };
}

test.each([
  ["±0.1 mm", { value: 0.1, plusMinus: true, unit: "mm" }],
  ["+/- 0.1mm", { value: 0.1, plusMinus: true, unit: "mm" }],
  ["12–15 days", { min: 12, max: 15, unit: "day" }],
  ["12 to 15 business days", { min: 12, max: 15, unit: "business day" }],
  ["0.8 mm – 1.2 mm", { min: 0.8, max: 1.2, unit: "mm" }],
  ["-50 to 200 °C", { min: -50, max: 200, unit: "°C" }],
  ["−20–0 µm", { min: -20, max: 0, unit: "µm" }],
  ["≤ 3.2 µm", { max: 3.2, unit: "µm" }],
  ["≤ 3.2 µm Ra", { max: 3.2, unit: "µm Ra" }],
  ["Ra 0.8 µm", { value: 0.8, unit: "µm Ra" }],
  ["at least 515 MPa", { min: 515, unit: "MPa" }],
  ["max. 1,500 mm", { max: 1500, unit: "mm" }],
  ["up to 500 parts", { max: 500, unit: "part" }],
  ["1 axis", { value: 1, unit: "axis" }],
  ["45 deg", { value: 45, unit: "°" }],
  ["13-20%", { min: 13, max: 20, unit: "%" }],
  ["0.6 × wall", { value: 0.6, unit: "× wall" }],
  ["0.5–0.8 x thickness", { min: 0.5, max: 0.8, unit: "× thickness" }],
  ["1.4 W/m·K", { value: 1.4, unit: "W/(m·K)" }],
  ["500 t clamp force", { value: 500, unit: "t" }],
  ["10 kJ/m2", { value: 10, unit: "kJ/m²" }],
  ["130 °C at 1.8 MPa", { value: 130, unit: "°C", note: "at 1.8 MPa" }],
  ["±0.1 mm (up to 100 mm)", { value: 0.1, plusMinus: true, unit: "mm", note: "up to 100 mm" }],
  ["3–7 days, aluminum", { min: 3, max: 7, unit: "day", note: "aluminum" }],
  ["8", { value: 8 }],
])("“%s” is read as %j", (text, quantity) => {
  expect(parseQuantityText(text, anything)).toEqual({ parsed: { _type: "quantity", ...quantity } });
});

test.each([
  ["0.005 in", { value: 0.127, unit: "mm" }],
  ['±.005"', { value: 0.127, plusMinus: true, unit: "mm" }],
  ["0.5–12 inches", { min: 12.7, max: 304.8, unit: "mm" }],
  ["125 µin", { value: 3.2, unit: "µm Ra" }],
  ["74,700 psi", { value: 515, unit: "MPa" }],
  ["10 psi", { value: 68.95, unit: "kPa" }],
  ["212 °F", { value: 100, unit: "°C" }],
  ["±9 °F", { value: 5, plusMinus: true, unit: "°C" }],
])("the imperial “%s” is stored as %j", (text, quantity) => {
  expect(parseQuantityText(text, anything)).toEqual({ parsed: { _type: "quantity", ...quantity } });
});

test.each([
  ["1,200 × 800 × 500 mm", { length: 1200, width: 800, height: 500, unit: "mm" }],
  ["1200x800 mm", { length: 1200, width: 800, unit: "mm" }],
  ["1200 mm x 800 mm x 500 mm", { length: 1200, width: 800, height: 500, unit: "mm" }],
  ["10 × 20 in", { length: 254, width: 508, unit: "mm" }],
  ["300 by 200 mm", { length: 300, width: 200, unit: "mm" }],
  ["1.2 × 0.8 m (in one piece)", { length: 1.2, width: 0.8, unit: "m", note: "in one piece" }],
])("the size “%s” is read as %j", (text, size) => {
  expect(parseQuantityText(text, anything)).toEqual({ parsed: { _type: "size", ...size } });
});

test.each([
  ["0,5 mm", "Write decimals with a point: 0.5, not 0,5"],
  ["1.200,5 mm", "Write decimals with a point: 1,200.5, not 1.200,5"],
  ["0,5–0,8 mm", "Write decimals with a point: 0.8, not 0,8"],
  ["5 furlongs", "“furlongs” is not a unit of this field. Use a unit from the list"],
  ["15–12 days", "The minimum is larger than the maximum"],
  ["3 mm–10 days", "Both ends of a range need the same unit"],
  ["10 ± 0.5 mm", "A figure is a value or a tolerance, not both: write ±0.5 mm as a separate figure"],
  [
    "+0.1/-0.05 mm",
    "A tolerance has the same amount on both sides. Write other limits as a range: −0.05 to 0.1 mm",
  ],
  ["STEP, IGES", "Start with a number, then write its unit: 5 mm, 5–10 mm or ≤ 10 mm"],
  ["1 × 2 × 3 × 4 mm", "A size has two or three sides: 500 × 400 × 300 mm"],
  ["3 mm × 2 in", "All sides need the same unit"],
])("“%s” is rejected: %s", (text, problem) => {
  expect(parseQuantityText(text, anything)).toEqual({ problem });
});

test("a field accepts only units that fit it, and adds its usual unit to a number without one", () => {
  const density = fieldOf("g/cm³", "density");
  expect(parseQuantityText("1.2", density)).toEqual({
    parsed: { _type: "quantity", value: 1.2, unit: "g/cm³" },
  });
  expect(parseQuantityText("80 Shore A", density)).toEqual({
    problem: "“Shore A” is not a unit of this field. Use g/cm³",
  });
  expect(parseQuantityText("3 business days", density)).toEqual({
    problem: "“business days” is not a unit of this field. Use g/cm³",
  });
  const roughness = fieldOf("µm Ra", "roughness");
  expect(parseQuantityText("≤ 3.2 µm", roughness)).toEqual({
    parsed: { _type: "quantity", max: 3.2, unit: "µm Ra" },
  });
});

test("a field for sizes accepts a single side, but no range", () => {
  const sizes: QuantityRules = { types: ["size"], units: unitsOf("length"), unit: "mm" };
  expect(parseQuantityText("500", sizes)).toEqual({ parsed: { _type: "size", length: 500, unit: "mm" } });
  expect(parseQuantityText("3–5 mm", sizes)).toEqual({
    problem: "Write the sides with × between them: 500 × 400 × 300 mm",
  });
});

test("an unrestricted field recognizes every way to write a unit", () => {
  const symbols = unitsOf().map((unit) => unitFacts(unit).symbol || unit);
  expect(symbols.map((symbol) => unitsNamed(symbol, unitsOf())[0]?.unit)).toEqual(unitsOf());
});

test.each([
  ["0.005 in", "0.127 mm or 0.005 in"],
  ["12-15 days", "12–15 days"],
  ["254 x 508 mm", "254 × 508 mm or 10 × 20 in"],
])("of “%s” visitors see %s", (text, shown) => {
  const reading = parseQuantityText(text, anything);
  expect("parsed" in reading && shownText(reading.parsed).replaceAll("\u00A0", " ")).toBe(shown);
});

test("a text that no figure needs is not parsed, because it is tried with a unit up to each of its spaces", () => {
  const start = performance.now();
  expect(parseQuantityText(`1${" a".repeat(60_000)}`, anything)).toEqual({
    problem: "Write at most 500 characters",
  });
  expect(performance.now() - start).toBeLessThan(1000);
});
