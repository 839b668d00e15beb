import { textParts } from "quantities/text-parts.ts";
import { expect, test } from "vitest";

import { ENGLISH, TRANSLATED, wordsOf } from "#locale/catalogs.ts";

import { isQuantityText } from "./rich-text-table.tsx";

test.each([
  "12",
  "±0.05 mm",
  "≤ 0.8 µm",
  "0.10–0.15 mm",
  "1,000 × 500 × 300 mm",
  "1–500 parts",
  "0.6 × wall",
  "5–10 ×",
  "1.0–1.5 t",
  "1.5–2°",
  "86–90 Shore A",
  "2.67 g/cm³",
  "Ra 5–15 µm",
  "0.4–0.8 µm Ra",
  "1:10",
  "1/8",
  "M6×1",
  "M2–M8",
  "Ø24 H7",
  "±0.25 mm or ±0.3 %",
  "154 °C at 0.45 MPa",
  "over 6–10 mm",
  "3° or more",
])("“%s” is a quantity", (cell) => expect(isQuantityText(cell)).toBe(true));

test.each([
  undefined,
  "",
  "–",
  "PA12",
  "PA12 with carbon fiber",
  "TPU (MJF or SLS)",
  "Aluminum 6061-T6",
  "6061-T6: 276 MPa",
  "AlSi10Mg",
  "CNC, 5-axis",
  "M4 in SLA, M6 in SLS",
  "1/8 of the die width",
  "±0.05 mm on small parts",
  "3D printing",
])("“%s” is words", (cell) => expect(isQuantityText(cell)).toBe(false));

test("a text of more than 80 characters is words", () => {
  expect(isQuantityText(`1${"–1".repeat(30)} mm`)).toBe(true);
  expect(isQuantityText(`1${"–1".repeat(60)} mm`)).toBe(false);
});

const PARTS = ["", "1", " 1", "-", " - ", "- ", "/", "×", " × ", "±", " + ", "−", ".", ",", ", ", " "];
const WORDS = [
  " Ra",
  " Ra ",
  " mm",
  " Shore",
  " Shore A",
  "°",
  " %",
  "M",
  " at ",
  " or ",
  " to ",
  " bis ",
  "まで ",
];

test.each([ENGLISH, ...TRANSLATED])("in “%s”, repetitions do not double the time", (language) => {
  const { measures } = wordsOf(language);
  const parts = [...PARTS, ...WORDS];
  const repeated = parts.flatMap((one) =>
    parts.flatMap((other) => ["1", "1 ", ", 1"].map((number) => `${one}${other}${number}`)),
  );
  const start = performance.now();
  for (const part of repeated) {
    isQuantityText(`1${part.repeat(Math.floor(78 / part.length))}!`, measures);
    textParts(`1${part.repeat(22)}!`, measures);
  }
  expect(performance.now() - start).toBeLessThan(5000);
});
