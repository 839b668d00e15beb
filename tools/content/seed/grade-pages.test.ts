import { expect, test } from "vitest";

import { pagesOfGrades } from "./documents/grade-pages.ts";
import { grades } from "./documents/grades.ts";
import { gradePages } from "./grade-pages.ts";
import { objectsIn, textsIn } from "./traverse.ts";

const content = {
  slug: "abs",
  title: "ABS",
  description: "Properties of ABS",
  summary: "A plastic",
  heading: "ABS",
  lead: "A plastic.",
  grades: ["im-abs"],
  processes: [["injection-molding", "Shrinks little"]],
  verdict: "Use it",
  reasons: ["It is tough"],
  limits: ["Sun"],
  alternatives: [],
} as const;

test("a page for an unknown grade, or an alternative without a page, is an error", () => {
  const withReasons = { ...content, reasons: [...content.reasons], limits: [...content.limits] };
  expect(() => gradePages([{ ...withReasons, grades: ["im-unobtainium"] }], grades)).toThrow(
    "There is no grade im-unobtainium",
  );
  expect(() =>
    gradePages([{ ...withReasons, alternatives: [["pc", "It is clear", "Price"]] }], grades),
  ).toThrow("There is no page of pc");
});

test("at least 40 materials have a page, each with its data, tolerances, alternatives and a quote call", () => {
  expect(pagesOfGrades.length).toBeGreaterThanOrEqual(40);
  const types = ["materialData", "specificationTable", "comparison", "materialTable", "quoteCall"] as const;
  const unfinished = pagesOfGrades.flatMap((page) =>
    types.filter((type) => objectsIn(page.blocks, type).length !== 1).map((type) => `${page._id}: ${type}`),
  );
  expect(unfinished).toEqual([]);
});

test("every alternative links to its page, and compares figures of its first grade", () => {
  for (const page of pagesOfGrades) {
    const links = objectsIn(objectsIn(page.blocks, "comparison"), "link").flatMap((link) =>
      textsIn(link, "_ref"),
    );
    const compared = textsIn(objectsIn(page.blocks, "materialTable"), "_ref").filter((id) =>
      id.startsWith("grade-"),
    );
    expect([page._id, links.length]).toEqual([page._id, compared.length - 1]);
  }
});
