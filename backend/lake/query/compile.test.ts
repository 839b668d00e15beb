import { isDeepStrictEqual } from "node:util";

import { evaluateSync, parse, toJS } from "groq-js";
import { expect, test } from "vitest";

import type { Json } from "../documents/json.ts";
import { createQueryEngine } from "./engine.ts";
import { randomDocument } from "./testing/random-documents.ts";
import { parses, QueryMaker, randomParams } from "./testing/random-query.ts";
import { Random } from "./testing/random.ts";
import { testBed, MemoryDocuments } from "./testing/test-engine.ts";

const identity = { id: "somebody", role: "editor" } as const;

function groqJs(query: string, params: Record<string, Json>, documents: MemoryDocuments): unknown {
  const dataset = [...documents.all()].toSorted((a, b) => (a._id < b._id ? -1 : 1));
  return toJS(evaluateSync(parse(query, { params }), { dataset, params, identity: identity.id })) ?? null;
}

test("1,500 random queries answer what groq-js answers, with and without a source map", () => {
  const wrong: unknown[] = [];
  let answered = 0;
  for (let seed = 1; seed <= 75; seed++) {
    const random = new Random(seed);
    const documents = new MemoryDocuments(random.some(16, () => randomDocument(random)));
    const engine = createQueryEngine({ documents, projectId: "p", dataset: "d" });
    const maker = new QueryMaker(random);
    for (let count = 0; count < 20; count++) {
      const query = maker.query();
      const params = randomParams(random);
      if (!parses(query, params)) continue;
      const request = { query, params, perspective: "raw", identity } as const;
      const expected = groqJs(query, params, documents);
      const { result } = engine.query(request);
      const traced = engine.query({ ...request, sourceMap: true }).result;
      if (!isDeepStrictEqual(result, expected) || !isDeepStrictEqual(traced, expected))
        wrong.push({ seed, query, params, result, traced, expected });
      if (expected !== null && JSON.stringify(expected) !== "[]") answered++;
    }
  }
  expect(wrong).toEqual([]);
  expect(answered).toBeGreaterThan(500);
}, 30_000);

test("documents come by _id where the query asks for no order", () => {
  const { ask, write } = testBed(
    { _id: "c", _type: "x" },
    { _id: "a", _type: "x" },
    { _id: "d", _type: "y" },
  );
  write({ _id: "b", _type: "x" });
  expect(ask("*._id")).toEqual(["a", "b", "c", "d"]);
  expect(ask('*[_type in ["y", "x"]]._id')).toEqual(["a", "b", "c", "d"]);
  expect(ask('*[_id in ["d", "b", "zzz", "b"]]._id')).toEqual(["b", "d"]);
});

test("an order that is cut short gives the first of the whole order", () => {
  const numbers = Array.from({ length: 100 }, (_, index) => ({
    _id: `n${index}`,
    _type: "n",
    value: (index * 37) % 50,
  }));
  const { ask } = testBed(...numbers);
  const all = numbers.toSorted((a, b) => b.value - a.value || (a._id < b._id ? -1 : 1)).map(({ _id }) => _id);
  expect(ask('*[_type == "n"] | order(value desc, _id)[0...5]._id')).toEqual(all.slice(0, 5));
  expect(ask('*[_type == "n"] | order(value desc, _id)[2..3]._id')).toEqual(all.slice(2, 4));
  expect(ask('(*[_type == "n"] | order(value desc, _id))[7]._id')).toBe(all[7]);
});

test("what groq-js gets wrong is right: paths in paths, and nulls that are the same", () => {
  const { ask } = testBed();
  expect(ask('path("drafts.a") in path("drafts.**")')).toBe(true);
  expect(ask("array::unique([null, 1, null, 1])")).toEqual([null, 1]);
});

test("datetimes are given as text", () => {
  const { ask } = testBed();
  expect(ask('{"at": dateTime("2026-01-01T00:00:00Z") + 60}')).toEqual({ at: "2026-01-01T00:01:00Z" });
});

test("a result cannot be used to change the documents", () => {
  const { ask, documents } = testBed({ _id: "a", _type: "x", tags: ["one"] });
  const result = ask("*[0].tags");
  expect(() => Array.isArray(result) && result.push("two")).toThrow(TypeError);
  expect(documents.get("a")?.tags).toEqual(["one"]);
});
