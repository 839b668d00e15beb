import { expect, test } from "vitest";

import { LakeError } from "../errors.ts";
import { testBed } from "./testing/test-engine.ts";

function refusal(query: string, params = {}): { status: number; body: unknown } {
  try {
    testBed({ _id: "a", _type: "x" }).ask(query, { params });
  } catch (error) {
    if (error instanceof LakeError) return { status: error.status, body: error.body };
    throw error;
  }
  throw new Error(`Not refused: ${query}`);
}

test("a syntax error is 400 and names the place", () => {
  expect(refusal("*[_type == ]")).toMatchObject({
    status: 400,
    body: { error: { type: "queryParseError", query: "*[_type == ]", start: 10, end: 11 } },
  });
});

test("a parameter that is used and not given is 400", () => {
  expect(refusal("*[_id == $id]")).toEqual({
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
  expect(refusal("*[0...$limit]")).toMatchObject({
    body: { error: { description: "param $limit referenced, but not provided" } },
  });
});

test("a parameter that is null is given", () => {
  const { ask } = testBed({ _id: "a", _type: "x" });
  expect(ask("*[title == $title]._id", { params: { title: null } })).toEqual(["a"]);
});

test("parameters can be the bounds of a slice and the index of an element, each time anew", () => {
  const { ask } = testBed({ _id: "a", _type: "x" }, { _id: "b", _type: "x" }, { _id: "c", _type: "x" });
  expect(ask("*[$from...$to]._id", { params: { from: 0, to: 2 } })).toEqual(["a", "b"]);
  expect(ask("*[$from...$to]._id", { params: { from: 1, to: 3 } })).toEqual(["b", "c"]);
  expect(ask("*[$index]._id", { params: { index: 2 } })).toBe("c");
});

test.each([
  "*[0]._id // the first",
  "*[0]._id//",
  '// all\n"a" // "',
  "*[_id == $id // $other\n][0]._id // end",
])("a comment may be the end of %s", (query) => {
  expect(testBed({ _id: "a", _type: "x" }).ask(query, { params: { id: "a" } })).toBe("a");
});

test.each([
  "geo::distance(geo::latLng(1, 2), geo::latLng(3, 4))",
  'documents::get("a")',
  "media::aspect(a, b)",
  "user::attributes()",
  "delta::operation()",
  '*[text::semanticSimilarity("a")]',
  "*[anywhere(title)]",
])("%s is refused, not answered wrongly", (query) => {
  expect(refusal(query)).toMatchObject({ status: 400, body: { error: { type: "queryParseError", query } } });
});

test("unknown functions are 400", () => {
  expect(refusal("nonsense()")).toMatchObject({
    status: 400,
    body: { error: { description: "Undefined function: nonsense" } },
  });
});

test.each([
  ["deep brackets", "(".repeat(5000) + "1" + ")".repeat(5000)],
  ["a long chain", `*${"{a}".repeat(3000)}`],
  ["a long sum", `a${"+a".repeat(4000)}`],
  ["very many words", `a${"||a".repeat(50_000)}`],
])("%s is 400 within two seconds", (_, query) => {
  const start = performance.now();
  expect(refusal(query)).toMatchObject({ status: 400 });
  expect(performance.now() - start).toBeLessThan(2000);
});
