import { evaluate, parse } from "groq-js";
import { SITE_LANGUAGE } from "schemas/fields/language.ts";
import { routableTypes } from "schemas/fields/routable-types.ts";
import { schemaTypes } from "schemas/index.ts";
import { expect, test } from "vitest";

import * as queries from "./queries.ts";

test("every type in a query is a type of the schemas or of Sanity itself", () => {
  const known = new Set<string>(schemaTypes.map(({ name }) => name));
  const named = Object.values(queries).flatMap((query) =>
    [...query.matchAll(/_type == "([\w.]+)"/g)].map(([, type = ""]) => type),
  );
  expect(named).toContain("designRule");
  expect(named.filter((type) => !known.has(type) && !type.startsWith("sanity."))).toEqual([]);
});

interface Selection {
  readonly query: string;
  readonly filter: string;
  readonly after: string;
}

/** What the queries select from all documents, without what they select by id or of which they take one. */
const lists: Selection[] = Object.entries(queries).flatMap(([query, text]) =>
  text
    .split("*[")
    .slice(1)
    .map((rest) => {
      const end = endOfFilter(rest);
      return { query, filter: rest.slice(0, end), after: rest.slice(end + 1).trimStart() };
    })
    .filter(
      ({ filter, after }) => !/\b_id (?:in|==) /.test(filter) && !/^(?:\| order\([^[]*\))?\[0\]/.test(after),
    ),
);

/** The position of the bracket that closes a filter. */
function endOfFilter(text: string): number {
  let depth = 1;
  return Array.from(text).findIndex((character) => {
    if (character === "[") depth += 1;
    if (character === "]") depth -= 1;
    return depth === 0;
  });
}

test("each list of documents is sorted", () => {
  expect(lists.length).toBeGreaterThan(15);
  expect(lists.filter(({ after }) => !after.startsWith("| order("))).toEqual([]);
});

/** Queries of the pages of all languages. */
const ALL_LANGUAGES = new Set(["ROUTES_QUERY", "REDIRECTS_QUERY", "DIRECTORY_QUERY"]);

test("each list of pages has HAS_PATH, and IN_LANGUAGE unless it is of all languages", () => {
  const ofPages = lists.filter(
    ({ query, filter }) =>
      // The search reads its documents uncached and in steps, and limits its texts itself.
      query !== "SEARCHED_DOCUMENTS_QUERY" && routableTypes.some((type) => filter.includes(`"${type}"`)),
  );
  expect(ofPages.length).toBeGreaterThan(6);
  expect(ofPages.filter(({ filter }) => !filter.includes("length(lower(path)) <= "))).toEqual([]);
  const ofOneLanguage = ofPages.filter(({ query }) => !ALL_LANGUAGES.has(query));
  expect(ofOneLanguage.filter(({ filter }) => !filter.includes("== $language"))).toEqual([]);
});

test("a document with the code of English is no language of the site", () => {
  expect(queries.LANGUAGES_QUERY).toContain(`_type == "language" && code != "${SITE_LANGUAGE}"`);
});

test("pages with texts that no list can show are in no list", async () => {
  const page = { _type: "page", path: "/a", title: "A" };
  const dataset = [
    { ...page, _id: "plain", language: "de", seo: { description: "B" } },
    { ...page, _id: "other-types", language: [["en"]], title: [["A"]], summary: [["A"]] },
    { ...page, _id: "list", path: [["/a"]] },
    { ...page, _id: "path", path: `/${"a".repeat(200)}` },
    { ...page, _id: "title", title: "A".repeat(601) },
    { ...page, _id: "description", seo: { description: "A".repeat(601) } },
  ];
  for (const query of [queries.ROUTES_QUERY, queries.DIRECTORY_QUERY]) {
    const found: unknown = await (await evaluate(parse(query), { dataset })).get();
    expect(found).toMatchObject([
      { _id: "other-types", language: null },
      { _id: "plain", language: "de" },
    ]);
    expect(JSON.stringify(found)).not.toContain("[[");
  }
  const listed: unknown = await (await evaluate(parse(queries.DIRECTORY_QUERY), { dataset })).get();
  expect(listed).toMatchObject([
    { title: null, summary: null },
    { title: "A", summary: "B" },
  ]);
});

test("of the first paths of each page those that can be one are read, and redirects that are no address are not", async () => {
  const dataset = [
    {
      _id: "page",
      _type: "page",
      path: "/a",
      aliases: ["/1", 2, ["/c"], "/".repeat(201), ...Array(30).fill("/b")],
    },
    { _id: "old", _type: "redirect", from: "/old", anchor: "a".repeat(201) },
    { _id: "from", _type: "redirect", from: "/".repeat(601) },
    { _id: "list", _type: "redirect", from: ["/old"] },
    { _id: "address", _type: "redirect", from: "/address", address: "/".repeat(601) },
  ];
  expect(await (await evaluate(parse(queries.REDIRECTS_QUERY), { dataset })).get()).toEqual({
    redirects: [{ from: "/old", anchor: null, address: null, page: null, isTemporary: false }],
    aliases: [{ _id: "page", aliases: ["/1", ...Array(16).fill("/b")] }],
  });
});

test("texts behind references are short: hundreds of references in drafts can lead to one long text", () => {
  const behind = Object.entries(queries)
    // It reads one page, in which each field refers to one document.
    .filter(([name]) => name !== "PAGE_FACTS_QUERY")
    .map(([, query]) =>
      query.replaceAll(/select\(length\(lower\((?<text>[^()]+)\)\) <= 600 => \k<text>\)/g, "short"),
    )
    .flatMap((query) => Array.from(query.matchAll(/->\s*(\{[^}]*\}|\w+)/g), ([, fields = ""]) => fields));
  expect(behind.length).toBeGreaterThan(4);
  const allowed = /^(?:\{(?:\s*(?:_id|_type|"\w+": (?:short|coalesce\(short, short\)),?),?)*\s*\}|blocks)$/;
  expect(behind.filter((fields) => !allowed.test(fields))).toEqual([]);
});
