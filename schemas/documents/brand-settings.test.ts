import { expect, test } from "vitest";

import { wordmarkProblem } from "./brand-settings.ts";

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
