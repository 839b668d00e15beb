import { expect, test } from "vitest";

import { explained } from "./glossary.ts";
import { written } from "./rich-text.ts";
import { objectsIn } from "./traverse.ts";

test("the first place that names a term is explained, and the words stay the same", () => {
  const page = { blocks: [{ text: written("Leave 1° of draft.", "More draft helps.") }] };
  const [first, second] = explained(page).blocks[0]?.text ?? [];
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

test("headings, links and stressed words stay as they are, and so does the page that was given", () => {
  const page = { blocks: [{ text: written("## Draft", "**Draft** and [draft](molding01#draft)") }] };
  expect(explained(page)).toEqual(page);
  const plain = { blocks: [{ text: written("A draft.") }] };
  explained(plain);
  expect(objectsIn(plain, "glossaryMark")).toEqual([]);
});

test("a term that the page explains already is not explained again", () => {
  const page = { blocks: [{ text: written("Some draft.", "See [draft](term-draft).") }] };
  expect(objectsIn(explained(page), "glossaryMark")).toHaveLength(1);
});

test("no page gets more than nine explanations", () => {
  const words = "draft, undercut, gate, shrinkage, CMM, GD&T, DFM, PPAP, APQP, FMEA, K-factor, STEP";
  expect(objectsIn(explained({ blocks: written(words) }), "glossaryMark")).toHaveLength(9);
});
