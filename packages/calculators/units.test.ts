import { expect, test } from "vitest";

import { fieldText, lengthText, readTyped, roundedLength, valueText } from "./units.ts";

test.each([
  [{ mm: 47.392, decimals: 2 }, "47.39 mm", "1.8658 in"],
  [{ mm: [25, 25.021], decimals: 3 }, "25.000 to 25.021 mm", "0.98425 to 0.98508 in"],
  [{ mm: [-0.1, 0.1], decimals: 2, signed: true }, "±0.10 mm", "±0.0039 in"],
  [{ mm: [-0.015, 0.019], decimals: 3, signed: true }, "−0.015 to +0.019 mm", "−0.00059 to +0.00075 in"],
  [{ mm: 1998.8, decimals: 1 }, "1,998.8 mm", "78.693 in"],
  [{ mm: [-1e-9, 0.02], decimals: 2 }, "0.00 to 0.02 mm", "0.0000 to 0.0008 in"],
] as const)("%j is written %s and %s", (length, metric, imperial) => {
  expect(lengthText(length, "metric")).toBe(metric);
  expect(lengthText(length, "imperial")).toBe(imperial);
});

test.each([
  ["25", "metric", 25],
  ["25", "imperial", 635],
  ["1 in", "metric", 25.4],
  ['0.5"', "metric", 12.7],
  ["25.4 mm", "imperial", 25.4],
  ["0,5", "metric", 0.5],
  [".5", "metric", 0.5],
  ["20.", "metric", 20],
  ["20,", "metric", 20],
  ["−3", "metric", -3],
  ["3/8", "imperial", 9.525],
  ['3/8"', "metric", 9.525],
  ["1,250", "metric", 1250],
  ["0,125", "metric", 0.125],
  ["1 3/8", "imperial", 34.925],
  ["1-1/2 in", "metric", 38.1],
  ["2 inches", "metric", 50.8],
] as const)("%j typed in %s is %d mm", (typed, system, mm) => {
  expect(readTyped(typed, "mm", system)).toBeCloseTo(mm, 9);
});

test.each(["", "about 3", "1e999", "25 kg", "1/0", "1,2,3", "20..", "1 2", "mm", "--5", "3..5"])(
  "%j is no length",
  (typed) => {
    expect(readTyped(typed, "mm", "metric")).toBeNaN();
  },
);

test("every quantity may name its own unit, in either system, and no other one", () => {
  expect(readTyped("90", "°", "imperial")).toBe(90);
  expect(readTyped("90°", "°", "metric")).toBe(90);
  expect(readTyped("90 mm", "°", "metric")).toBeNaN();
  expect(readTyped("310 MPa", "MPa", "imperial")).toBe(310);
  expect(readTyped("45,000 psi", "MPa", "metric")).toBeCloseTo(310.26, 2);
  expect(readTyped("1 in³", "cm³", "metric")).toBeCloseTo(16.387, 3);
  expect(readTyped("3 mm", undefined, "metric")).toBeNaN();
});

test("a field shows what a person would write", () => {
  expect(fieldText(25, "mm", "metric")).toBe("25");
  expect(fieldText(12.7, "mm", "imperial")).toBe("0.5");
  expect(fieldText(Number.NaN, "mm", "metric")).toBe("");
});

test.each([
  [10, "cm³", "0.61024", "0.61024 in³"],
  [80, "cm²", "12.4", "12.4 in²"],
  [310, "MPa", "44962", "44,962 psi"],
  [90, "°", "90", "90°"],
  [3, undefined, "3", "3"],
])("%d %s are %s for a visitor with inches", (value, unit, field, text) => {
  expect(fieldText(value, unit, "imperial")).toBe(field);
  expect(valueText(value, unit, "imperial")).toBe(text);
  expect(readTyped(field, unit, "imperial") / value).toBeCloseTo(1, 4);
});

test("a length in a sentence has at most four digits", () => {
  expect(roundedLength(13.2, "imperial")).toBe("0.5197 in");
  expect(roundedLength(9.900001, "metric")).toBe("9.9 mm");
  expect(roundedLength(3000, "metric")).toBe("3,000 mm");
});

test("in German the comma separates decimals and the point thousands", () => {
  const german = { locale: "de", range: (from: string, to: string) => `${from} bis ${to}` };
  expect(lengthText({ mm: [25, 25.021], decimals: 3 }, "metric", german)).toBe("25,000 bis 25,021 mm");
  expect(valueText(4000, "mm", "metric", german)).toBe("4.000 mm");
  expect(fieldText(1250.5, "mm", "metric", german)).toBe("1250,5");
  expect(readTyped("1.250", "mm", "metric", german)).toBe(1250);
  expect(readTyped("1.250,5 mm", "mm", "metric", german)).toBe(1250.5);
  expect(readTyped("1,25", "mm", "metric", german)).toBe(1.25);
  expect(readTyped("1.25", "mm", "metric", german)).toBe(1.25);
});
