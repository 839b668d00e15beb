import { expect, test } from "vitest";

import { linkGlossaryTerms } from "./glossary.ts";
import { parseProse } from "./rich-text.ts";
import { objectsIn } from "./traverse.ts";

test("the first mention of a term is linked, and the text does not change", () => {
  const page = { blocks: [{ text: parseProse("Leave 1° of draft.", "More draft helps.") }] };
  const [first, second] = linkGlossaryTerms(page).blocks[0]?.text ?? [];
  expect(first?.children?.map(({ text }) => text)).toEqual(["Leave 1° of ", "draft", "."]);
  expect(first?.markDefs).toEqual([
    {
      _key: first?.children?.[1]?.marks?.[0],
      _type: "glossaryMark",
      term: { _type: "reference", _ref: "term-draft" },
    },
  ]);
  expect(second?.children).toHaveLength(1);
});

test("headings, links and strong text are not linked, and the input does not change", () => {
  const page = { blocks: [{ text: parseProse("## Draft", "**Draft** and [draft](molding01#draft)") }] };
  expect(linkGlossaryTerms(page)).toEqual(page);
  const plain = { blocks: [{ text: parseProse("A draft.") }] };
  linkGlossaryTerms(plain);
  expect(objectsIn(plain, "glossaryMark")).toEqual([]);
});

test("a term that the page already links is not linked again", () => {
  const page = { blocks: [{ text: parseProse("Some draft.", "See [draft](term-draft).") }] };
  expect(objectsIn(linkGlossaryTerms(page), "glossaryMark")).toHaveLength(1);
});

test("a page gets at most nine explanations", () => {
  const words = "draft, undercut, gate, shrinkage, CMM, GD&T, DFM, PPAP, APQP, FMEA, K-factor, STEP";
  expect(objectsIn(linkGlossaryTerms({ blocks: parseProse(words) }), "glossaryMark")).toHaveLength(9);
});

test("the relief of a turned part is not explained as a bend relief", () => {
  const page = { blocks: parseProse("Add a relief in the corner of the bore.", "Cut a relief slot.") };
  const [turned, bent] = linkGlossaryTerms(page).blocks;
  expect(turned?.markDefs ?? []).toEqual([]);
  expect(bent?.children?.map(({ text }) => text)).toEqual(["Cut a ", "relief slot", "."]);
});
