import { readFileSync } from "node:fs";
import { join } from "node:path";

import { openLake } from "content-lake/open-lake";
import { expect, test } from "vitest";

import { routableTypes } from "../../schemas/fields/routable-types.ts";
import { schemaTypes } from "../../schemas/index.ts";

// The account for a translator of docs/recipes.md.

const recipes = readFileSync(join(import.meta.dirname, "../../docs/recipes.md"), "utf8");
const scope = /--scope '([^']*)'/.exec(recipes)?.[1] ?? "";
const types = schemaTypes.filter(({ type }) => type === "document").map(({ name }) => name);

test("a translator writes the pages and texts of one language, and nothing that is the same for all", () => {
  const lake = openLake({ file: ":memory:", projectId: "local000", dataset: "production" });
  const mayWrite = (_type: string, language: string) => {
    const create = { _id: `${_type}-${language}`, _type, language };
    try {
      lake.mutate([{ create }], { identity: { id: "gerda", role: "editor", scope } });
      return true;
    } catch {
      return false;
    }
  };
  const ofOneLanguage = new Set<string>(["translation", ...routableTypes]);
  expect(types.filter((type) => mayWrite(type, "de"))).toEqual(
    types.filter((type) => ofOneLanguage.has(type)),
  );
  expect(types.filter((type) => mayWrite(type, "ja"))).toEqual([]);
});
