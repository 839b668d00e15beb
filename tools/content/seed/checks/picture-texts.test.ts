import { expect, test } from "vitest";

import { seedDocuments } from "../documents.ts";
import pictures from "../pictures/pictures.json" with { type: "json" };
import { textsIn } from "../traverse.ts";

const rendered = Object.entries(pictures);

test("alternative texts have American spelling", () => {
  const british =
    /aluminium|\bgrey|anodis|galvanis|calliper|mould|colour|centre|fibre|louvre|(?:visual|optim)is|afterwards|\bmatt\b/i;
  const texts = textsIn(seedDocuments, "alt");
  expect(texts.length).toBeGreaterThan(60);
  expect(texts.filter((alt) => british.test(alt))).toEqual([]);
  expect(rendered.filter(([, { alt }]) => british.test(alt)).map(([name]) => name)).toEqual([]);
});

test("every rendered picture has its own alternative text", () => {
  const texts = rendered.map(([, { alt }]) => alt);
  expect(texts).toEqual([...new Set(texts)]);
});
