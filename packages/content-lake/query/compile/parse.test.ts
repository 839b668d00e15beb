import { expectLinearTime } from "benchmarking/linear-time.ts";
import { expect, test } from "vitest";

import { LakeError } from "../../errors.ts";
import { createTestEngine } from "../../testing/engine.ts";

function rejectionOf(query: string, params = {}): { status: number; body: unknown } {
  try {
    createTestEngine({ _id: "a", _type: "x" }).runQuery(query, { params });
  } catch (error) {
    if (error instanceof LakeError) return { status: error.status, body: error.body };
    throw error;
  }
  throw new Error(`The query was not rejected: ${query}`);
}

test("a syntax error becomes a 400 with its position", () => {
  expect(rejectionOf("*[_type == ]")).toMatchObject({
    status: 400,
    body: { error: { type: "queryParseError", query: "*[_type == ]", start: 10, end: 11 } },
  });
});

test("a missing parameter becomes a 400", () => {
  expect(rejectionOf("*[_id == $id]")).toEqual({
    status: 400,
    body: {
      error: {
        type: "queryParseError",
        description: "param $id referenced, but not provided",
        query: "*[_id == $id]",
        start: 9,
        end: 12,
      },
    },
  });
  expect(rejectionOf("*[0...$limit]")).toMatchObject({
    body: { error: { description: "param $limit referenced, but not provided" } },
  });
});

test("a parameter may be null", () => {
  const { runQuery } = createTestEngine({ _id: "a", _type: "x" });
  expect(runQuery("*[title == $title]._id", { params: { title: null } })).toEqual(["a"]);
});

test("parameters can be slice bounds and indexes, with other values in each query", () => {
  const { runQuery } = createTestEngine(
    { _id: "a", _type: "x" },
    { _id: "b", _type: "x" },
    { _id: "c", _type: "x" },
  );
  expect(runQuery("*[$from...$to]._id", { params: { from: 0, to: 2 } })).toEqual(["a", "b"]);
  expect(runQuery("*[$from...$to]._id", { params: { from: 1, to: 3 } })).toEqual(["b", "c"]);
  expect(runQuery("*[$index]._id", { params: { index: 2 } })).toBe("c");
});

test.each([
  "*[0]._id // the first",
  "*[0]._id//",
  '// all\n"a" // "',
  "*[_id == $id // $other\n][0]._id // end",
])("a query can end with a comment: %s", (query) => {
  expect(createTestEngine({ _id: "a", _type: "x" }).runQuery(query, { params: { id: "a" } })).toBe("a");
});

test.each([
  "geo::distance(geo::latLng(1, 2), geo::latLng(3, 4))",
  'documents::get("a")',
  "media::aspect(a, b)",
  "user::attributes()",
  "delta::operation()",
  '*[text::semanticSimilarity("a")]',
  "*[anywhere(title)]",
])("%s is not supported and is rejected", (query) => {
  expect(rejectionOf(query)).toMatchObject({
    status: 400,
    body: { error: { type: "queryParseError", query } },
  });
});

test("an unknown function becomes a 400", () => {
  expect(rejectionOf("nonsense()")).toMatchObject({
    status: 400,
    body: { error: { description: "Undefined function: nonsense" } },
  });
});

test.each<[string, number, (count: number) => string]>([
  ["deep brackets", 20_000, (count) => "(".repeat(count) + "1" + ")".repeat(count)],
  ["a long chain", 12_000, (count) => `*${"{a}".repeat(count)}`],
  ["a long sum", 16_000, (count) => `a${"+a".repeat(count)}`],
  ["very many words", 30_000, (count) => `a${"||a".repeat(count)}`],
])("%s are rejected in a time that grows linearly with their number", (_, largest, queryOf) => {
  expectLinearTime(largest, (count) => {
    const query = queryOf(count);
    return () => expect(rejectionOf(query)).toMatchObject({ status: 400 });
  });
});
