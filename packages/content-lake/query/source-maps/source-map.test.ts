import { parseJsonPath, resolveMapping } from "@sanity/client/csm";
import { expect, test } from "vitest";

import type { Json } from "../../documents/json.ts";
import type { ContentSourceMap } from "../../lake.ts";
import { undefinedIfRejected, editor, createTestEngine, MemoryDocuments } from "../../testing/engine.ts";
import { randomDocument } from "../../testing/random-documents.ts";
import { RandomQueries, randomParams } from "../../testing/random-query.ts";
import { Random } from "../../testing/random.ts";
import { createQueryEngine } from "../engine.ts";

const page = {
  _id: "drafts.page",
  _type: "page",
  title: "Title",
  "it's": "Odd",
  count: 3,
  tags: ["one", "two"],
  author: { _ref: "ada" },
  body: [
    { _key: "b1", _type: "block", children: [{ _key: "s1", _type: "span", text: "Hello" }] },
    { _key: "b2", _type: "block", children: [{ _key: "s2", _type: "span", text: "World" }] },
  ],
  blocks: [
    { _key: "k1", _type: "hero", heading: "First" },
    { _key: "k'2", _type: "text", heading: "Second" },
  ],
};
const ada = { _id: "ada", _type: "person", name: "Ada" };

/** The source of each value as "id path", by the path of the value in the result. */
function sources(query: string): Record<string, string> {
  const { resultSourceMap } = createTestEngine(page, ada).runRawQuery(query, {
    perspective: "drafts",
    sourceMap: true,
  });
  return resultSourceMap ? readable(resultSourceMap) : {};
}

function readable({ documents, mappings, paths }: ContentSourceMap): Record<string, string> {
  return Object.fromEntries(
    Object.entries(mappings).flatMap(([at, { source }]) =>
      source.type === "documentValue"
        ? [[at, `${documents[source.document]?._id} ${paths[source.path]}`]]
        : [],
    ),
  );
}

test.each<[string, Record<string, string>]>([
  [
    '*[_type == "page"]{title, "renamed": title}',
    { "$[0]['title']": "drafts.page $['title']", "$[0]['renamed']": "drafts.page $['title']" },
  ],
  ['*[_type == "page"][0].author->name', { $: "ada $['name']" }],
  ['*[_type == "page"][0]{"who": author->{name}}', { "$['who']['name']": "ada $['name']" }],
  [
    '*[_type == "page"][0].blocks[].heading',
    {
      "$[0]": "drafts.page $['blocks'][?(@._key=='k1')]['heading']",
      "$[1]": String.raw`drafts.page $['blocks'][?(@._key=='k\'2')]['heading']`,
    },
  ],
  [
    '*[_type == "page"][0]{blocks[_type == "text"]{heading}}',
    { "$['blocks'][0]['heading']": String.raw`drafts.page $['blocks'][?(@._key=='k\'2')]['heading']` },
  ],
  ['*[_type == "page"][0].tags', { "$[0]": "drafts.page $['tags'][0]", "$[1]": "drafts.page $['tags'][1]" }],
  ['*[_type == "page"][0].tags[@ == "two"]', { "$[0]": "drafts.page $['tags'][1]" }],
  ['*[_type == "page"][0].tags[-1..-1]', { "$[0]": "drafts.page $['tags'][1]" }],
  [
    '*[_type == "page"][0]{count, "two" in tags => {"t": title}}',
    { "$['count']": "drafts.page $['count']", "$['t']": "drafts.page $['title']" },
  ],
  ['coalesce(*[_type == "page"][0].nothing, *[_type == "page"][0].title)', { $: "drafts.page $['title']" }],
  ['*[_type == "page"][0]{"s": select(count > 5 => tags[0], title)}', { "$['s']": "drafts.page $['title']" }],
  [
    '*[_type == "page"][0]{"text": pt::text(body), "up": upper(title)}',
    { "$['text']": "drafts.page $['body']", "$['up']": "drafts.page $['title']" },
  ],
  ['*[_type == "page"][0]{"joined": title + "!", "n": count(tags), "is": title == "Title"}', {}],
  [
    '* | order(_type desc){"x": coalesce(name, title)}',
    { "$[0]['x']": "ada $['name']", "$[1]['x']": "drafts.page $['title']" },
  ],
  [
    '*[_type == "page"] | score(title match "title"){title, _score}',
    { "$[0]['title']": "drafts.page $['title']" },
  ],
  [
    '*[_type == "page"][0]{"list": [title, "new", ...tags]}',
    {
      "$['list'][0]": "drafts.page $['title']",
      "$['list'][2]": "drafts.page $['tags'][0]",
      "$['list'][3]": "drafts.page $['tags'][1]",
    },
  ],
  [`*[_type == "page"][0]["it's"]`, { $: String.raw`drafts.page $['it\'s']` }],
  [
    '*[_type == "page"][0]{"a": *[_type == "person"]{"name": name, "from": ^.title}}',
    { "$['a'][0]['name']": "ada $['name']", "$['a'][0]['from']": "drafts.page $['title']" },
  ],
])("%s", (query, expected) => {
  expect(sources(query)).toEqual(expected);
});

test("the editable fields of a whole document are mapped", () => {
  const { runRawQuery } = createTestEngine(page, ada);
  const { resultSourceMap } = runRawQuery('*[_type == "person"][0]', {
    perspective: "drafts",
    sourceMap: true,
  });
  expect(resultSourceMap).toEqual({
    documents: [{ _id: "ada", _type: "person" }],
    paths: ["$['name']"],
    mappings: { "$['name']": { type: "value", source: { type: "documentValue", document: 0, path: 0 } } },
  });
});

test("@sanity/client resolves the mapping of a value", () => {
  const { runRawQuery } = createTestEngine(page);
  const { resultSourceMap } = runRawQuery('*[_type == "page"][0]{blocks[]{heading}}', {
    perspective: "drafts",
    sourceMap: true,
  });
  if (!resultSourceMap) throw new Error("No source map");
  const path = ["blocks", { _key: "k1", _index: 0 }, "heading"];
  const { mapping } = resolveMapping(path, JSON.parse(JSON.stringify(resultSourceMap))) ?? {};
  expect(mapping).toMatchObject({ type: "value", source: { type: "documentValue", document: 0 } });
  expect(resultSourceMap.documents).toEqual([{ _id: "drafts.page", _type: "page" }]);
  expect(parseJsonPath(resultSourceMap.paths[0] ?? "")).toEqual([
    "blocks",
    { _key: "k1", _index: -1 },
    "heading",
  ]);
});

test("every mapped value of random queries is the value at its source", () => {
  const mismatches: unknown[] = [];
  let mapped = 0;
  for (let seed = 1; seed <= 60; seed++) {
    const random = new Random(seed);
    const documents = new MemoryDocuments(random.some(12, () => randomDocument(random)));
    const engine = createQueryEngine({ documents, projectId: "p", dataset: "d" });
    const queries = new RandomQueries(random);
    for (let count = 0; count < 10; count++) {
      const query = queries.query();
      if (/upper|lower|pt::text/.test(query)) continue;
      const response = undefinedIfRejected(() =>
        engine.query({
          query,
          params: randomParams(random),
          perspective: "drafts",
          identity: editor,
          sourceMap: true,
        }),
      );
      for (const [at, sourcePath] of Object.entries(
        response?.resultSourceMap ? readable(response.resultSourceMap) : {},
      )) {
        mapped++;
        const [id = "", path = ""] = sourcePath.split(/ (.*)/s);
        const [value, source] = [
          valueAt(response?.result ?? null, at),
          valueAt(documents.get(id) ?? null, path),
        ];
        // In a perspective `_id` is the published id.
        if (value !== source && path !== "$['_id']")
          mismatches.push({ seed, query, at, sourcePath, value, source });
      }
    }
  }
  expect(mismatches).toEqual([]);
  expect(mapped).toBeGreaterThan(500);
});

function valueAt(root: Json, path: string): Json | undefined {
  let value: Json | undefined = root;
  for (const step of parseJsonPath(path)) {
    if (Array.isArray(value))
      value = typeof step === "number" ? value[step] : value.find((item) => hasKey(item, step));
    else if (typeof value === "object" && value !== null && typeof step === "string") value = value[step];
    else return undefined;
  }
  return value;
}

function hasKey(item: Json, step: unknown): boolean {
  if (typeof item !== "object" || item === null || Array.isArray(item)) return false;
  return typeof step === "object" && step !== null && "_key" in step && item._key === step._key;
}
