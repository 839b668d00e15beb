import { evaluate, parse } from "groq-js";
import { SITE_LANGUAGE } from "schemas/fields/language.ts";
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

test("of each page the first paths that can be one are read, and redirects that are no address are not", async () => {
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
    aliases: [{ _id: "page", aliases: ["/1", ...Array(19).fill("/b")] }],
  });
});
