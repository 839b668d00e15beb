import { expect, test } from "vitest";

import { inPseudoArabic } from "./pseudo-arabic.ts";
import { sampleBlocks } from "./sample-blocks.ts";

test("the texts of blocks are in Arabic letters, and their figures and choices stay", () => {
  const [hero] = inPseudoArabic(sampleBlocks("light", []).filter(({ _type }) => _type === "hero"));
  expect(hero).toMatchObject({ _type: "hero", tone: "light" });
  expect(JSON.stringify(hero)).toMatch(/[ا-ي]{3}/);

  const questions = inPseudoArabic([
    { _key: "a", _type: "questions", heading: "Wall of 1.5 mm", questions: [] },
  ]);
  expect(questions).toMatchObject([{ heading: "والل of 1.5 mm" }]);
});
