import { expect, test } from "vitest";

import { createTestEngine, undefinedIfRejected } from "../../testing/engine.ts";

const { runQuery } = createTestEngine(
  {
    _id: "bracket",
    _type: "part",
    title: "Aluminium bracket",
    body: [{ _type: "block", children: [{ text: "Milled in Zürich, tolerance 0.05 mm" }] }],
  },
  { _id: "plate", _type: "part", title: "Steel plate", summary: "A bracket is not in this box" },
  { _id: "page-1", _type: "page", title: "About our brackets", tags: ["cnc-milling", "steel"] },
);

function found(search: string): unknown {
  return runQuery("*[[@, _id] match text::query($search)]._id", { params: { search } });
}

test.each<[string, string[]]>([
  ["bracket", ["bracket", "plate"]],
  ["BRACKET", ["bracket", "plate"]],
  ["bracket*", ["bracket", "page-1", "plate"]],
  ["steel", ["page-1", "plate"]],
  ["steel plate", ["plate"]],
  ["plate steel", ["plate"]],
  ['"steel plate"', ["plate"]],
  ['"plate steel"', []],
  ['"steel pla"*', ["plate"]],
  ["bracket -steel", ["bracket"]],
  ['-"steel plate"', ["bracket", "page-1"]],
  ["zurich", ["bracket"]],
  ["Zürich", ["bracket"]],
  ["cnc-milling", ["page-1"]],
  ["brack", []],
  ["page-1", ["page-1"]],
  ["*", ["bracket", "page-1", "plate"]],
  ["", ["bracket", "page-1", "plate"]],
  ["  ", ["bracket", "page-1", "plate"]],
  ["part", []],
])("a search for %j finds %j", (search, ids) => {
  expect(found(search)).toEqual(ids);
});

test("a phrase does not match across two fields", () => {
  expect(found('"plate a bracket"')).toEqual([]);
});

test("a search can be limited to one field", () => {
  expect(runQuery('*[title match text::query("brack*")]._id')).toEqual(["bracket", "page-1"]);
  expect(runQuery('*[tags match text::query("steel")]._id')).toEqual(["page-1"]);
});

test("the Studio's global search ranks matches in the title first", () => {
  const query = `// findability-mvi:5
    *[_type in $__types] | score(boost(_type in ["part"] && title match text::query($__query), 10), ([@, _id] match text::query($__query) || references($__rawQuery)))
    [_score > 0] {_type, _id, _originalId, "orderings": [_score]} | order(orderings[0] desc)[0...$__limit]`;
  const params = { __types: ["part", "page"], __query: "bracket*", __rawQuery: "bracket", __limit: 25 };
  expect(runQuery(query, { params })).toMatchObject(
    [{ _id: "bracket" }, { _id: "page-1" }, { _id: "plate" }].toSorted((a) => (a._id === "bracket" ? -1 : 0)),
  );
});

test("the Studio's document list without a search lists all documents", () => {
  const query = `*[_type in $__types && ([@, _id] match text::query($__query) || references($__rawQuery))]{_id} | order(_id desc)[0...$__limit]`;
  expect(
    runQuery(query, { params: { __types: ["part"], __query: "*", __rawQuery: "", __limit: 10 } }),
  ).toEqual([{ _id: "plate" }, { _id: "bracket" }]);
});

test("after a change, a document is found only by its new words", () => {
  const engine = createTestEngine({ _id: "a", _type: "part", title: "old" });
  const ids = (search: string) =>
    engine.runQuery("*[[@, _id] match text::query($search)]._id", { params: { search } });
  expect(ids("old")).toEqual(["a"]);
  engine.write({ _id: "a", _type: "part", title: "new" });
  expect(ids("old")).toEqual([]);
  expect(ids("new")).toEqual(["a"]);
});

test("a search of almost 2,000 letters in a text that almost has it takes little time", () => {
  const word = `b${"a".repeat(1988)}`;
  const params = { search: `${word}a*`, text: `${word}c `.repeat(20) + "a".repeat(100_000) };
  const query = `{"a": $text}${'{"a": a + a}'.repeat(6)}{"found": [a] match text::query($search)}`;
  const before = process.threadCpuUsage();
  undefinedIfRejected(() => runQuery(query, { params }));
  undefinedIfRejected(() => runQuery("[$text + $text] match text::query($search)", { params }));
  expect(process.threadCpuUsage(before).user / 1000).toBeLessThan(1000);
});
