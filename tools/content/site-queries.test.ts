import { readdirSync } from "node:fs";
import { fileURLToPath } from "node:url";

import { openLake } from "content-lake/open-lake";
import { readContent } from "dataset-folder/content-folder.ts";
import { evaluate, parse } from "groq-js";
import { expect, test } from "vitest";

import { CONTENT_FOLDER } from "./first-content.ts";

/** Loads the queries of the site. Only tests may import from that package. */
const folder = new URL("../../web/cms/", import.meta.url);
const files = readdirSync(folder).filter((name) => name.endsWith("queries.ts"));
const modules = await Promise.all(
  files.map((name): Promise<Record<string, unknown>> => import(fileURLToPath(new URL(name, folder)))),
);
const queries = modules
  .flatMap((module) => Object.values(module))
  .flatMap((value) => (typeof value === "string" ? [value.trim()] : []));

const { documents } = await readContent(CONTENT_FOLDER);
/** No lake stores this name, which only files have. */
const inputs: readonly { _id: string; _type: string }[] = JSON.parse(
  JSON.stringify(documents).replaceAll('"_sanityAsset"', '"assetAddress"'),
);
const editor = { id: "ada", role: "editor" } as const;
const lake = openLake({ file: ":memory:", projectId: "p", dataset: "d" });
lake.mutate(
  inputs.map((document) => ({ create: document })),
  { identity: editor },
);
const kinds = [...new Set(inputs.map(({ _type }) => _type))];
const params = inputs.map(({ _id, _type }, index) => ({
  id: _id,
  ids: [_id, inputs[(index * 7) % inputs.length]?._id ?? _id],
  kind: kinds[index % kinds.length] ?? _type,
  types: [_type],
  language: index % 2 === 0 ? "en" : "de",
  all: index % 2 === 0,
}));

/** The parameters that a query uses, once with each of their values: many documents have the same type and language. */
function paramSetsOf(query: string) {
  const used = new Set(Array.from(query.matchAll(/\$(\w+)/g), ([, name]) => name));
  const sets = params.map((all) =>
    Object.fromEntries(Object.entries(all).filter(([name]) => used.has(name))),
  );
  return [...new Map(sets.map((set) => [JSON.stringify(set), set])).values()];
}

test("queries of the site are found", () => {
  expect(queries.length).toBeGreaterThan(5);
});

test.each(queries)("%s has the same result with a source map, without one, and in groq-js", async (query) => {
  const dataset = [...lake.documents.all()].toSorted((a, b) => (a._id < b._id ? -1 : 1));
  const paramSets = paramSetsOf(query);
  // Compares only every twentieth of many with groq-js, which is slow.
  const step = paramSets.length > 100 ? 20 : 1;
  for (const [index, given] of paramSets.entries()) {
    const request = { query, params: given, perspective: "published", identity: editor } as const;
    const { result } = lake.queries.query(request);
    expect(lake.queries.query({ ...request, sourceMap: true }).result).toEqual(result);
    if (index % step !== 0) continue;
    const value = await evaluate(parse(query, { params: given }), { dataset, params: given });
    const expected: unknown = await value.get();
    expect(result).toEqual(JSON.parse(JSON.stringify(expected)));
  }
});

test("drafts of guides with hundreds of saved sections do not make lists of pages expensive", () => {
  const drafts = openLake({ file: ":memory:", projectId: "p", dataset: "d" });
  const blocks = Array.from({ length: 900 }, (_, index) => ({
    section: { _ref: `section${index}`, _weak: true },
  }));
  drafts.mutate(
    [
      ...blocks.map(({ section }) => ({ create: { _id: `drafts.${section._ref}`, _type: "section" } })),
      ...Array.from({ length: 20 }, (_, index) => ({
        create: {
          _id: `drafts.guide${index}`,
          _type: "guide",
          title: "Walls",
          path: `/guide${index}`,
          blocks,
        },
      })),
    ],
    { identity: editor },
  );
  const list = queries.filter((query) => query.includes("ruleCount") && query.includes("$kind"));
  expect(list).toHaveLength(1);
  const { result } = drafts.queries.query({
    query: list[0] ?? "",
    params: { kind: "guide", language: "en" },
    perspective: "drafts",
    identity: editor,
    limits: { milliseconds: 60_000, steps: 1_000_000, resultCharacters: 1_000_000 },
  });
  expect(result).toHaveLength(20);
});
