import { expect, test } from "vitest";

import { textsIn } from "../traverse.ts";
import { type Page, pages, runningText } from "./pages.ts";
import { readingGrade, sentencesOf, wordsOf } from "./reading.ts";

test("the reading grade follows the published formula", () => {
  // 10 words of 38 letters in 2 sentences: 4.71 × 3.8 + 0.5 × 5 − 21.43.
  expect(readingGrade(["The cat sat upon a mat.", "It was perfectly content."])).toBeCloseTo(-1.032, 3);
});

test.each(pages.map((page) => [page._id, page] as const))(
  "%s can be read with nine years of school",
  (_, page) => {
    expect(readingGrade(runningText(page))).toBeLessThan(9);
  },
);

test("no sentence has more than 35 words", () => {
  const long = pages.flatMap((page) =>
    sentencesOf(runningText(page)).filter((text) => wordsOf(text).length > 35),
  );
  expect(long).toEqual([]);
});

/** The minimum and maximum number of words for each type of page: body text, headings and table cells. */
const LENGTHS: Readonly<Record<Page["_type"], readonly [number, number]>> = {
  blog: [700, 1400],
  caseStudy: [450, 1200],
  gradePage: [150, 700],
  guide: [700, 2200],
  material: [400, 1200],
  page: [60, 1400],
  service: [700, 2200],
};

test.each(pages.map((page) => [page._id, page] as const))("%s has the length of its page type", (_, page) => {
  const [least, most] = LENGTHS[page._type];
  const count = shownWords(page);
  expect(count).toBeGreaterThanOrEqual(least);
  expect(count).toBeLessThanOrEqual(most);
});

function shownWords(page: Page): number {
  const tables = textsIn(page.blocks, "caption").concat(cellsOf(page.blocks));
  const shown = [
    ...runningText(page),
    ...textsIn(page.blocks, "heading"),
    ...textsIn(page.blocks, "question"),
    ...tables,
  ];
  return shown.flatMap((text) => wordsOf(text)).length;
}

/** Table cells and row texts, which are stored as plain strings. */
function cellsOf(value: unknown): string[] {
  if (typeof value !== "object" || value === null) return [];
  if (Array.isArray(value))
    return value.flatMap((inner: unknown) => (typeof inner === "string" ? [inner] : cellsOf(inner)));
  return Object.entries(value).flatMap(([field, inner]: [string, unknown]) =>
    field === "marks" ? [] : cellsOf(inner),
  );
}
