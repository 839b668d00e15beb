import { SITE_LANGUAGE } from "schemas/fields/language.ts";
import { routableTypes } from "schemas/fields/path.ts";
import { ROUTABLE_FACTS } from "schemas/fields/routable-types.ts";
import { schemaTypes } from "schemas/index.ts";
import { expect, test } from "vitest";

import * as queries from "./queries.ts";

test("the queries list every document type that has a path", () => {
  expect(queries.IS_ROUTABLE).toBe(`_type in ${JSON.stringify(routableTypes).replaceAll(",", ", ")}`);
});

test("the queries read the date of every document type that has one", () => {
  const dates = Object.entries(ROUTABLE_FACTS).flatMap(([type, { date }]) =>
    date === undefined ? [] : [`_type == "${type}" => ${date.field}`],
  );
  expect(queries.PAGE_DATE).toBe(`select(${dates.join(", ")})`);
});

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
