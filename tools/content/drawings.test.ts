import { openLake } from "content-lake/open-lake";
import { readContent } from "dataset-folder/content-folder.ts";
import { cleanSvg, MAX_STORED } from "technical-drawings/svg/clean-svg.ts";
import { inlineSvg } from "technical-drawings/svg/inline-svg.ts";
import { palette } from "technical-drawings/svg/palette.ts";
import { readTexts } from "technical-drawings/svg/texts.ts";
import * as v from "valibot";
import { expect, test } from "vitest";

import { CONTENT_FOLDER } from "./first-content.ts";

const Drawing = v.object({
  _id: v.string(),
  layout: v.string(),
  parts: v.array(v.object({ svg: v.string(), narrowSvg: v.optional(v.string()) })),
});

const { documents } = await readContent(CONTENT_FOLDER);
const drawings = documents
  .filter(({ _type }) => _type === "technicalDrawing")
  .map((document) => v.parse(Drawing, document));

test.each(drawings)("$_id is as the Studio stores an upload", ({ parts }) => {
  for (const svg of parts.flatMap((part) => [part.svg, part.narrowSvg ?? part.svg])) {
    expect(inlineSvg(svg, "").problem).toBeUndefined();
    expect(cleanSvg(svg)).toEqual({ svg });
  }
});

test.each(drawings)("the texts of $_id have 12 px, do not overlap and stay inside", ({ parts }) => {
  for (const svg of parts.flatMap((part) => [part.svg, part.narrowSvg ?? part.svg])) {
    const { smallest, overlapping, outside } = readTexts(svg);
    expect({ overlapping, outside }).toEqual({ overlapping: [], outside: [] });
    expect(smallest).toBeGreaterThanOrEqual(12);
  }
});

/** How often texts in the accent color may be in all parts together. */
const ACCENTS: Readonly<Record<string, readonly number[]>> = {
  single: [0, 1],
  steps: [1],
  wrongAndRight: [2],
};

test.each(drawings)(
  "$_id has one dimension in the accent color: each half of a rule, or all steps",
  ({ layout, parts }) => {
    const accents = parts.map(
      ({ svg }) => svg.split(`fill="${palette["--dw-accent-text"].light}"`).length - 1,
    );
    expect(ACCENTS[layout]).toContain(accents.reduce((sum, count) => sum + count, 0));
    expect(Math.max(...accents)).toBeLessThanOrEqual(1);
  },
);

test("a contributor may store the longest drawing that the Studio accepts", () => {
  const lake = openLake({ file: ":memory:", projectId: "p", dataset: "d" });
  const parts = [{ _key: "a", _type: "drawingPart", svg: "x".repeat(MAX_STORED) }];
  lake.mutate([{ create: { _id: "drafts.long", _type: "technicalDrawing", parts } }], {
    identity: { id: "carl", role: "contributor" },
  });
  expect(lake.documents.get("drafts.long")).toMatchObject({ parts });
});
