import { expect, test } from "vitest";

import { findingText, lengthText, offsets, quantityText, sizeText } from "./lengths.ts";

test.each([
  [0.6234, "0.62 mm", "0.024 in"],
  [25.4, "25.4 mm", "1 in"],
  [1234.56, "1,234.6 mm", "48.6 in"],
])("%d mm is written with the accuracy of a mesh", (length, metric, imperial) => {
  expect(lengthText(length)).toEqual({
    metric: metric.replace(" mm", "\u00a0mm"),
    imperial: imperial.replace(" in", "\u00a0in"),
  });
});

test("a small volume keeps two digits", () => {
  expect(quantityText(0.000432, "cm³").metric).toBe("0.00043\u00a0cm³");
});

test("a size shows its unit once", () => {
  expect(sizeText([120, 80, 40]).metric).toBe("120 × 80 × 40\u00a0mm");
});

test("a ratio is the same in both systems, an angle has no space", () => {
  expect(findingText({ value: 4.256, unit: "×" })).toEqual({
    metric: "4.26\u00a0×",
    imperial: "4.26\u00a0×",
  });
  expect(findingText({ value: 0.5, unit: "°" }).metric).toBe("0.5°");
});

test("a finding about several sides has the length of each", () => {
  expect(findingText({ value: 0.62, unit: "mm" }).metric).toBe("0.62\u00a0mm");
  expect(findingText({ value: 2000, unit: "mm", otherSides: [1000] }).metric).toBe("2,000 × 1,000\u00a0mm");
});

test("offsets have no sign", () => {
  expect(offsets([1, 2, 3], [0, 4, 3])).toEqual([1, 2, 0]);
});
