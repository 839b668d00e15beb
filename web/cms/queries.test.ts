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
