import { isDeepStrictEqual } from "node:util";

import { evaluateSync, parse, toJS } from "groq-js";
import { expect, test } from "vitest";

import type { Json } from "../../documents/json.ts";
import { createTestEngine, MemoryDocuments } from "../../testing/engine.ts";
import { randomDocument } from "../../testing/random-documents.ts";
import { isValidQuery, RandomQueries, randomParams } from "../../testing/random-query.ts";
import { Random } from "../../testing/random.ts";
import { createQueryEngine } from "../engine.ts";

const identity = { id: "ada", role: "editor" } as const;

function groqJs(query: string, params: Record<string, Json>, documents: MemoryDocuments): unknown {
  const dataset = [...documents.all()].toSorted((a, b) => (a._id < b._id ? -1 : 1));
  return toJS(evaluateSync(parse(query, { params }), { dataset, params, identity: identity.id })) ?? null;
}

test("1,500 random queries have the result of groq-js, with and without a source map", () => {
  const mismatches: unknown[] = [];
  let nonEmpty = 0;
  for (let seed = 1; seed <= 75; seed++) {
    const random = new Random(seed);
    const documents = new MemoryDocuments(random.some(16, () => randomDocument(random)));
    const engine = createQueryEngine({ documents, projectId: "p", dataset: "d" });
    const queries = new RandomQueries(random);
    for (let count = 0; count < 20; count++) {
      const query = queries.query();
      const params = randomParams(random);
      if (!isValidQuery(query, params)) continue;
      const request = { query, params, perspective: "raw", identity } as const;
      const expected = groqJs(query, params, documents);
      const { result } = engine.query(request);
      const traced = engine.query({ ...request, sourceMap: true }).result;
      if (!isDeepStrictEqual(result, expected) || !isDeepStrictEqual(traced, expected))
        mismatches.push({ seed, query, params, result, traced, expected });
      if (expected !== null && JSON.stringify(expected) !== "[]") nonEmpty++;
    }
  }
  expect(mismatches).toEqual([]);
  expect(nonEmpty).toBeGreaterThan(500);
});

test("documents are sorted by _id without an order", () => {
  const { runQuery, write } = createTestEngine(
    { _id: "c", _type: "x" },
    { _id: "a", _type: "x" },
    { _id: "d", _type: "y" },
  );
  write({ _id: "b", _type: "x" });
  expect(runQuery("*._id")).toEqual(["a", "b", "c", "d"]);
  expect(runQuery('*[_type in ["y", "x"]]._id')).toEqual(["a", "b", "c", "d"]);
  expect(runQuery('*[_id in ["d", "b", "zzz", "b"]]._id')).toEqual(["b", "d"]);
});

test("a sliced order returns the first elements of the full order", () => {
  const numbers = Array.from({ length: 100 }, (_, index) => ({
    _id: `n${index}`,
    _type: "n",
    value: (index * 37) % 50,
  }));
  const { runQuery } = createTestEngine(...numbers);
  const all = numbers.toSorted((a, b) => b.value - a.value || (a._id < b._id ? -1 : 1)).map(({ _id }) => _id);
  expect(runQuery('*[_type == "n"] | order(value desc, _id)[0...5]._id')).toEqual(all.slice(0, 5));
  expect(runQuery('*[_type == "n"] | order(value desc, _id)[2..3]._id')).toEqual(all.slice(2, 4));
  expect(runQuery('(*[_type == "n"] | order(value desc, _id))[7]._id')).toBe(all[7]);
});

test.each(["a", "İ", "𝒳", "ẞ"])(
  "a test of the length of a text, and of its lower case, is that of groq-js for %s",
  (character) => {
    const documents = new MemoryDocuments(
      [0, 9, 10, 11, 19, 20, 21, 22, 40].map((length) => ({
        _id: `d${length}`,
        _type: "x",
        text: character.repeat(length),
        list: Array.from({ length }, () => character),
      })),
    );
    const engine = createQueryEngine({ documents, projectId: "p", dataset: "d" });
    for (const op of ["<", "<=", ">", ">="])
      for (const measured of ["text", "lower(text)", "list", "lower(list)", "_missing", "upper(text)"])
        for (const limit of ["10", "10.5", "-1", "0"]) {
          const query = `*{"is": length(${measured}) ${op} ${limit}}`;
          const { result } = engine.query({ query, params: {}, perspective: "raw", identity });
          expect({ query, result }).toEqual({ query, result: groqJs(query, {}, documents) });
        }
  },
);

test("two bugs of groq-js are fixed: paths in paths, and equal nulls", () => {
  const { runQuery } = createTestEngine();
  expect(runQuery('path("drafts.a") in path("drafts.**")')).toBe(true);
  expect(runQuery("array::unique([null, 1, null, 1])")).toEqual([null, 1]);
});

test("datetimes are returned as strings", () => {
  const { runQuery } = createTestEngine();
  expect(runQuery('{"at": dateTime("2026-01-01T00:00:00Z") + 60}')).toEqual({ at: "2026-01-01T00:01:00Z" });
});

test("results are frozen, so that they cannot change documents", () => {
  const { runQuery, documents } = createTestEngine({ _id: "a", _type: "x", tags: ["one"] });
  const result = runQuery("*[0].tags");
  expect(() => Array.isArray(result) && result.push("two")).toThrow(TypeError);
  expect(documents.get("a")?.tags).toEqual(["one"]);
});
