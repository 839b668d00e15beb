import { expect, test } from "vitest";

import { hasKeyFigureValue } from "./key-figure.ts";

test.each([
  ["a figure", { quantity: { _type: "quantity", value: 0.1, unit: "mm" } }],
  ["a size", { size: { _type: "size", length: 500, width: 300, unit: "mm" } }],
  ["words", { text: "No tooling" }],
])("a key figure with %s has a value", (_what, figure) => {
  expect(hasKeyFigureValue({ _type: "keyFigure", label: "Maximum part size", ...figure })).toBe(true);
});

test.each([
  ["nothing else", {}],
  ["the unit of a size", { size: { _type: "size", unit: "mm" } }],
  ["the ± of a figure", { quantity: { _type: "quantity", plusMinus: true } }],
])("a key figure with a label and %s has no value", (_what, figure) => {
  expect(hasKeyFigureValue({ _type: "keyFigure", label: "Maximum part size", ...figure })).toBe(false);
});
