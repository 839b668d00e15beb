import { assert, property, string } from "fast-check";
import { expect, test } from "vitest";

import type { Found } from "./engine.ts";
import { groupResults, marked, resultsHtml } from "./results.ts";
import { termsOf } from "./terms.ts";

function found(title: string, group: Found["entry"]["group"] = "page", terms: string[] = []): Found {
  const entry = { group, title, page: "", href: "/a", summary: "", figures: [], names: [] };
  return { entry, terms: new Set(terms) };
}

test("the three best results come first, the others by group", () => {
  const results = [
    found("1"),
    found("2", "term"),
    found("3"),
    found("4", "rule"),
    found("5"),
    found("6", "rule"),
  ];
  expect(
    groupResults(results).map(({ title, results: list }) => [title, list.map(({ entry }) => entry.title)]),
  ).toEqual([
    ["Best matches", ["1", "2", "3"]],
    ["Design rules", ["4", "6"]],
    ["Pages", ["5"]],
  ]);
});

test("words that were found are marked in their own spelling, with their unit", () => {
  expect(marked("Anodised walls of 0.5 mm", new Set(termsOf("anodizing 0.5mm")))).toBe(
    "<mark>Anodised</mark> walls of <mark>0.5</mark> <mark>mm</mark>",
  );
});

test("no text of the content or of the query becomes markup", () => {
  assert(
    property(string({ unit: "binary" }), string({ unit: "grapheme-ascii" }), (title, query) => {
      const html = resultsHtml(query, [found(`<img src=x onerror="a">${title}`, "page", termsOf(title))]);
      expect(html.match(/<(?!\/?(?:section|h2|ul|li|a|b|small|span|mark|p)\b)/g)).toBeNull();
      expect(html).not.toContain('onerror="');
    }),
    { seed: 25, numRuns: 200 },
  );
});

test("a query that finds nothing is repeated as text", () => {
  expect(resultsHtml("<b>", [])).toContain("Nothing found for “&lt;b&gt;”.");
});
