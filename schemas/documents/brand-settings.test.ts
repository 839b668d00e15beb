import { expect, test } from "vitest";

import { iconProblem, wordmarkProblem } from "./brand-settings.ts";

const settings = { wordmark: { _type: "image", text: "Donghe Manufacturing" } };

test("a changed company name is reported while the wordmark shows the old one", () => {
  expect(wordmarkProblem("Donghe Precision", settings)).toBe(
    "The wordmark still shows “Donghe Manufacturing”. Upload a new one, or correct “Name in the picture” there.",
  );
});

test("nothing is reported while both are the same, or the picture has no name", () => {
  expect(wordmarkProblem("Donghe manufacturing", settings)).toBeUndefined();
  expect(wordmarkProblem("Donghe Precision", {})).toBeUndefined();
  expect(wordmarkProblem(undefined, settings)).toBeUndefined();
});

test.each([
  ["120x120-png", "This icon is 120 × 120 pixels and looks blurred on home screens."],
  ["400x200-png", "This icon is 400 × 200 pixels and is cropped to a square."],
])("a site icon of %s is reported", (size, problem) => {
  expect(iconProblem({ asset: { _ref: `image-a1-${size}` } })).toContain(problem);
});

test("a large square icon, an SVG and an empty field are not reported", () => {
  expect(iconProblem({ asset: { _ref: "image-a1-180x180-png" } })).toBeUndefined();
  expect(iconProblem({ asset: { _ref: "image-a1-40x20-svg" } })).toBeUndefined();
  expect(iconProblem(undefined)).toBeUndefined();
});
