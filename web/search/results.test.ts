import { assert, property, string } from "fast-check";
import type { SearchGroup } from "schemas/site-search.ts";
import type { Answer, Found } from "site-search/engine.ts";
import { termsOf } from "site-search/terms.ts";
import { expect, test } from "vitest";

import { wordsOf } from "#locale/catalogs.ts";
import { search } from "#locale/en/search.ts";

import { countText, groupResults, marked, resultsHtml } from "./results.ts";

function found(title: string, group: SearchGroup = "page", terms: string[] = []): Found<SearchGroup> {
  const entry = { group, title, page: "", href: "/a", summary: "", figures: [], names: [] };
  return { entry, terms: new Set(terms) };
}

function answer(parts: Partial<Answer<SearchGroup>> = {}): Answer<SearchGroup> {
  return { found: [], total: parts.found?.length ?? 0, similar: [], popular: [], ...parts };
}

test("the three best results come first, and the others are grouped", () => {
  const results = [
    found("1"),
    found("2", "term"),
    found("3"),
    found("4", "rule"),
    found("5"),
    found("6", "rule"),
  ];
  expect(
    groupResults(results, search).map(({ title, results: list }) => [
      title,
      list.map(({ entry }) => entry.title),
    ]),
  ).toEqual([
    ["Best matches", ["1", "2", "3"]],
    ["Design rules", ["4", "6"]],
    ["Pages", ["5"]],
  ]);
});

test("the count says how many results there are, and how many of them are shown", () => {
  const results = Array.from({ length: 12 }, (_, index) => found(`${index}`));
  expect(countText(answer({ found: results.slice(0, 1) }), search)).toBe("1 result");
  expect(countText(answer({ found: results.slice(0, 9) }), search)).toBe("9 results");
  expect(countText(answer({ found: results, total: 187 }), search)).toBe("The best 9 of 187 results");
});

test("matching words are marked as they are spelled in the text, with their unit", () => {
  expect(marked("Anodised walls of 0.5 mm", new Set(termsOf("anodizing 0.5mm")))).toBe(
    "<mark>Anodised</mark> walls of <mark>0.5</mark> <mark>mm</mark>",
  );
});

test("a result shows the figures that were searched for first, and three at most", () => {
  const figures = [
    "Tensile strength 310 MPa",
    "Density 2.7 g/cm³",
    "Hardness 95 HB",
    "Yield strength 276 MPa",
  ];
  const result = found("6061-T6", "material", termsOf("6061 yield strength"));
  const html = resultsHtml(
    "6061 yield strength",
    answer({ found: [{ ...result, entry: { ...result.entry, figures } }] }),
    search,
  );
  const [, shown = ""] = /class="search-figures">(.*?)<\/span>/.exec(html) ?? [];
  expect(shown.replaceAll(/<[^>]+>/g, "")).toBe(
    "Yield strength 276 MPa · Tensile strength 310 MPa · Density 2.7 g/cm³",
  );
});

test("texts of the content and of the query are escaped", () => {
  assert(
    property(string({ unit: "binary" }), string({ unit: "grapheme-ascii" }), (title, query) => {
      const result = found(`<img src=x onerror="a">${title}`, "page", termsOf(title));
      const html = resultsHtml(query, answer({ found: [result] }), search);
      expect(html.match(/<(?!\/?(?:section|h2|ul|li|a|b|small|span|mark|p)\b)/g)).toBeNull();
      expect(html).not.toContain('onerror="');
    }),
    { seed: 25, numRuns: 200 },
  );
});

test("a query that finds nothing is repeated as text", () => {
  expect(resultsHtml("<b>", answer(), search)).toContain("Nothing found for “&lt;b&gt;”.");
});

function resultsIn(language: string, count: number): string {
  const results = Array.from({ length: count }, (_, index) => found(`${index}`));
  return resultsHtml('SLS & "MJF"', answer({ found: results }), wordsOf(language).search, { language });
}

test("a language with few results offers a search of the English pages with the same words", () => {
  const link = '<a href="/search?q=SLS%20%26%20%22MJF%22" hreflang="en">';
  expect(resultsIn("ja", 2)).toContain(`${link}英語のページで「SLS &amp; &quot;MJF&quot;」を検索</a>`);
  expect(resultsIn("de", 0)).toContain(link);
  expect(resultsIn("ja", 5)).not.toContain(link);
  expect(resultsIn("en", 0)).not.toContain(link);
});

const popular = [{ href: "/materials", title: "Materials" }];

test("without results there are similar titles, popular pages, and a quote request that repeats the query", () => {
  const html = resultsHtml('2" tube', answer({ similar: [found("Turning")], popular }), search);
  expect(html).toMatch(/Did you mean.*Turning.*Popular pages.*href="\/materials".*Request a quote/s);
  expect(html).toContain('data-prefill="I searched your site for: 2&quot; tube');
  expect(html).toContain('<noscript><a href="/quote">');
});

test("popular pages are shown before the first query, and not together with results", () => {
  expect(resultsHtml("", answer({ popular }), search)).toContain("Popular pages");
  expect(resultsHtml("", answer(), search)).not.toContain("<section>");
  expect(resultsHtml("a", answer({ found: [found("a")], popular }), search)).not.toContain("Popular pages");
});
