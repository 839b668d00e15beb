import { expect, test } from "vitest";

import { capability, figuresText, isConfirmed } from "./capability.ts";

const figures = [
  { _type: "quantity", value: 0.125, plusMinus: true, unit: "mm", note: "up to 300 mm" },
  { _type: "size", length: 500, width: 400, unit: "mm" },
];

test("the figures are one line, each with its condition", () => {
  expect(figuresText(figures)).toBe("±0.125 mm (up to 300 mm); 500 × 400 mm");
});

test("a list shows the process, the name and the figures", () => {
  expect(
    capability.preview?.prepare?.({ name: "General tolerance", process: "CNC machining", figures }),
  ).toEqual({
    title: "CNC machining: General tolerance",
    subtitle: "±0.125 mm (up to 300 mm); 500 × 400 mm",
  });
});

test("a confirmation holds only for the figures that were confirmed", () => {
  const confirmed = { figures, confirmedOn: "2026-11-26", confirmedFigures: figuresText(figures) };
  expect(isConfirmed(confirmed)).toBe(true);
  expect(isConfirmed({ ...confirmed, figures: figures.slice(0, 1) })).toBe(false);
  expect(isConfirmed({ figures })).toBe(false);
});
