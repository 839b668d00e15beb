import { expect, test } from "vitest";

import { convert } from "./converted-number.ts";
import {
  formatQuantity,
  formatSize,
  hasImperial,
  type Quantity,
  quantityProblem,
  sortValue,
} from "./quantity.ts";
import { formatNote } from "./text-parts.ts";
import { english, type TextWords } from "./text-words.ts";
import { unitsOf } from "./units.ts";

const plain = (text: string) => text.replaceAll("\u00a0", " ");

test.each<[Quantity, string, string]>([
  [{ value: 25.4, unit: "mm" }, "25.4 mm", "1 in"],
  [{ value: 500, unit: "mm" }, "500 mm", "19.7 in"],
  [{ value: 0.125, plusMinus: true, unit: "mm" }, "±0.125 mm", "±0.005 in"],
  [{ value: 0.3, unit: "mm" }, "0.3 mm", "0.012 in"],
  [{ min: 0.8, max: 1.2, unit: "mm" }, "0.8–1.2 mm", "0.031–0.047 in"],
  [{ min: 515, unit: "MPa" }, "≥ 515 MPa", "≥ 74,700 psi"],
  [{ max: 1500, unit: "mm" }, "≤ 1,500 mm", "≤ 59.1 in"],
  [{ value: 3.2, unit: "µm Ra" }, "3.2 µm Ra", "125 µin Ra"],
  [{ min: 1.5, max: 6.3, unit: "µm Ra" }, "1.5–6.3 µm Ra", "59–250 µin Ra"],
  [{ value: 0.25, plusMinus: true, unit: "mm" }, "±0.25 mm", "±0.010 in"],
  [{ value: 0.02, unit: "mm" }, "0.02 mm", "0.0008 in"],
  [{ min: 1.14, max: 3.56, unit: "mm" }, "1.14–3.56 mm", "0.045–0.140 in"],
  [{ min: 0.5, max: 300, unit: "mm" }, "0.5–300 mm", "0.020–11.8 in"],
  [{ min: 60, max: 120, unit: "µm" }, "60–120 µm", "2.4–4.7 mil"],
  [{ min: -20, max: 0, unit: "µm" }, "−20 to 0 µm", "−0.8 to 0 mil"],
  [{ value: 2.77, unit: "g/cm³" }, "2.77 g/cm³", "0.100 lb/in³"],
  [{ value: 2.68, unit: "g/cm³" }, "2.68 g/cm³", "0.0968 lb/in³"],
  [{ value: 2.7, unit: "g/cm³" }, "2.7 g/cm³", "0.0975 lb/in³"],
  [{ value: 7.85, unit: "g/cm³" }, "7.85 g/cm³", "0.284 lb/in³"],
  [{ value: 100, unit: "°C" }, "100 °C", "212 °F"],
  [{ min: 46, max: 63, unit: "°C" }, "46–63 °C", "115–145 °F"],
  [{ value: 70, unit: "°C" }, "70 °C", "158 °F"],
  [{ value: 0.5, plusMinus: true, unit: "°C" }, "±0.5 °C", "±0.9 °F"],
  [{ value: 0.08, plusMinus: true, unit: "mm" }, "±0.08 mm", "±0.003 in"],
  [{ min: 0.016, max: 0.06, unit: "mm" }, "0.016–0.06 mm", "0.00063–0.0024 in"],
  [{ min: 12, max: 38, unit: "µm" }, "12–38 µm", "0.47–1.5 mil"],
  [{ value: 105, unit: "GPa" }, "105 GPa", "15,200 ksi"],
  [{ value: 0.002, plusMinus: true, unit: "mm/mm" }, "±0.002 mm/mm", "±0.002 in/in"],
  [{ min: -50, max: 200, unit: "°C" }, "−50 to 200 °C", "−58 to 392 °F"],
  [{ value: 5, plusMinus: true, unit: "°C" }, "±5 °C", "±9 °F"],
  [{ min: 13, max: 20, unit: "%" }, "13–20%", "13–20%"],
  [{ value: 1.5, unit: "°" }, "1.5°", "1.5°"],
  [{ min: 3, max: 7, unit: "day" }, "3–7 days", "3–7 days"],
  [{ value: 1, unit: "day" }, "1 day", "1 day"],
  [{ value: 1, unit: "axis" }, "1 axis", "1 axis"],
  [{ value: 1, unit: "× radius" }, "1 × radius", "1 × radius"],
  [{ value: 1, unit: "second" }, "1 s", "1 s"],
  [{ value: 8, unit: "number" }, "8", "8"],
  [{ value: 0, unit: "mm" }, "0 mm", "0 in"],
  [{ unit: "mm" }, "", ""],
])("%j is written %s, or %s", (quantity, metric, imperial) => {
  expect(plain(formatQuantity(quantity))).toBe(metric);
  expect(plain(formatQuantity(quantity, "imperial"))).toBe(imperial);
});

test("a size has up to three sides and one unit", () => {
  const size = { length: 380, width: 284, height: 380, unit: "mm" } as const;
  expect(plain(formatSize(size))).toBe("380 × 284 × 380 mm");
  expect(plain(formatSize(size, "imperial"))).toBe("15 × 11.2 × 15 in");
  expect(plain(formatSize({ length: 3000, width: 1500, unit: "mm" }))).toBe("3,000 × 1,500 mm");
  expect(formatSize({})).toBe("");
});

test("a size can break before a ×, but not before its unit", () => {
  expect(formatSize({ length: 2000, width: 1500, height: 500, unit: "mm" }).split(" ")).toEqual([
    "2,000",
    "×\u00a01,500",
    "×\u00a0500\u00a0mm",
  ]);
});

test.each([
  ["300–600 mm", "11.8–23.6 in"],
  ["0.5 mm through a 1 mm wall", "0.020 in through a 0.039 in wall"],
  ["At most 1,200 × 600 × 25 mm", "At most 47.2 × 23.6 × 0.984 in"],
  ["0.5, 0.8, 1.0 mm", "0.020, 0.031, 0.039 in"],
  ["Or ±0.003 mm per mm, the larger", "Or ±0.003 in per in, the larger"],
  ["or ±0.002 mm/mm, on request", "or ±0.002 in/in, on request"],
  ["0.1 mm per 25 mm", "0.004 in per 1 in"],
  ["added for each further 25 mm", "added for each further 1 in"],
  ["added for each additional 25 mm", "added for each additional 1 in"],
  ["on 83 mm", "on 3.27 in"],
  ["0.5 ± 0.3 mm", "0.020 ± 0.012 in"],
  ["1.5 ± 0.8 mm on each side", "0.059 ± 0.031 in on each side"],
  ["20 ± 5 °C", "68 ± 9 °F"],
  ["+0.08/−0 mm", "+0.003/−0 in"],
  ["from −50 °C", "from −58 °F"],
  ["M6, 4 × thickness", "M6, 4 × thickness"],
  ["5 to 25 mm", "0.197 to 0.984 in"],
  ["−50 to +200 °C", "−58 to +392 °F"],
  ["0 to +0.021 mm", "0 to +0.00083 in"],
  ["1.5 × (2 + 1.5) = 5.25 mm", "1.5 × (2 + 1.5) = 5.25 mm"],
  ["1, 1.5, 2 mm", "0.039, 0.059, 0.079 in"],
  ["grade A2 and 5 mm", "grade A2 and 0.197 in"],
  ["48 MPa at 23 °C", "7,000 psi at 73 °F"],
  ["Ra 1.6 µm, from 10 µm", "Ra 63 µin, from 390 µin"],
  ["layers of 20 µm", "layers of 20 µm"],
  ["27.95–28.04 mm", "1.1004–1.104 in"],
  ["47.18 mm of sheet", "1.8575 in of sheet"],
  ["5 mm² at 2 mm/s", "0.0078 in² at 2 mm/s"],
  ["Projected area at most 112,903 mm², volume 967 cm³", "Projected area at most 175 in², volume 59 in³"],
  ["65–130 cm²", "10–20.2 in²"],
  ["Airtight at 10 to 50 kPa", "Airtight at 1.5 to 7.3 psi"],
  ["M4 in SLA, with 0.1 mm of clearance", "M4 in SLA, with 0.004 in of clearance"],
  ["25.4 mm is 1 in", "25.4 mm is 1 in"],
  ["Part 1, mm", "Part 1, mm"],
])("the text “%s” is written “%s” in inches", (metric, imperial) => {
  expect(formatNote(metric, "metric")).toBe(metric);
  expect(formatNote(metric, "imperial")).toBe(imperial);
});

const german: TextWords = {
  ...english,
  locale: "de-DE",
  between: / bis | und | oder /,
  range: / bis /,
  base: /ersten|je|auf/,
  per: /je|pro/,
  imperial: /Zoll/,
};

test.each([
  ["0,5 mm", "0,020 in"],
  ["Schlitze von 0,125 mm", "Schlitze von 0,005 in"],
  ["bis 1.000 mm", "bis 39,4 in"],
  ["0,1 bis 0,3 mm Spalt", "0,004 bis 0,012 in Spalt"],
  ["0,5 ± 0,3 mm", "0,020 ± 0,012 in"],
  ["0,1 mm auf 25 mm", "0,004 in auf 1 in"],
  ["27,95–28,04 mm", "1,1004–1,104 in"],
  ["0,005 mm je mm", "0,005 in je in"],
  ["1.310 MPa", "190.000 psi"],
  ["25,4 mm sind ein Zoll", "25,4 mm sind ein Zoll"],
])("the German text “%s” is written “%s” in inches", (metric, imperial) => {
  expect(formatNote(metric, "imperial", german)).toBe(imperial);
});

test.each([
  ["0.5 ± 0.00001 mm", "0.0196850 ± 0.0000004 in"],
  ["0.00001–0.00002 mm", "0.0000004–0.0000008 in"],
  ["1–1 mm", "0.039–0.039 in"],
  [`0.${"0".repeat(120)}1–0.${"0".repeat(120)}2 mm`, `0.${"0".repeat(20)}–0.${"0".repeat(20)} in`],
])("“%s”, for which no rounding is close enough, is written “%s” in inches", (metric, imperial) => {
  expect(formatNote(metric, "imperial")).toBe(imperial);
});

test.each(["1–1", "1/", "1 × 1", "1 to "])("a text of many “%s” takes linear time", (part) => {
  const text = part.repeat(20_000);
  expect(formatNote(text, "imperial")).toBe(text);
});

// Below the limit of numbers of a measure, where each number doubled the time.
test.each(["/+1", "/−1", " ± −1", ", or 1", ",111"])("no text of “%s” is read in two ways", (part) => {
  const start = performance.now();
  expect(formatNote(`1${part.repeat(25)}!`, "imperial")).toBe(`1${part.repeat(25)}!`);
  expect(performance.now() - start).toBeLessThan(500);
});

test("the offset of 32 °F is not added to a tolerance", () => {
  expect(convert(10, "°C", "imperial", true)).toBe(18);
  expect(convert(10, "°C", "imperial")).toBe(50);
});

test("ranges are sorted by their middle, open ranges by their end", () => {
  expect(sortValue({ min: 10, max: 20 })).toBe(15);
  expect(sortValue({ min: 10 })).toBe(10);
  expect(sortValue({ max: 20 })).toBe(20);
  expect(sortValue({ value: 0 })).toBe(0);
  expect(sortValue({})).toBeUndefined();
});

test("weeks and business days are sorted by the calendar days that they take", () => {
  expect(sortValue({ value: 20, unit: "day" })).toBe(20);
  expect(sortValue({ value: 2, unit: "week" })).toBe(14);
  expect(sortValue({ value: 10, unit: "business day" })).toBe(14);
  expect(sortValue({ min: 10, max: 20, unit: "business day" })).toBe(21);
});

test("a unit without an imperial counterpart is the same in both systems", () => {
  expect(hasImperial({ unit: "Shore A" })).toBe(false);
  expect(hasImperial({ unit: "mm" })).toBe(true);
  expect(hasImperial({})).toBe(false);
});

test.each<[Quantity, string | undefined]>([
  [{ value: 1, unit: "mm" }, undefined],
  [{ min: 1, unit: "mm" }, undefined],
  [{ min: 2, max: 1, unit: "mm" }, "The minimum is larger than the maximum"],
  [{ value: 1, min: 1, unit: "mm" }, "Enter one value or a range, not both"],
  [{ unit: "mm" }, "Enter a value, a minimum or a maximum"],
  [{ value: 1 }, "Choose a unit"],
])("%j: %s", (quantity, problem) => {
  expect(quantityProblem(quantity)).toBe(problem);
});

test("units can be listed by dimension", () => {
  expect(unitsOf("roughness")).toEqual(["µm Ra"]);
  expect(unitsOf("angle", "area")).toEqual(["°", "mm²", "cm²"]);
});
