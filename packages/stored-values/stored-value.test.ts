import { expect, test } from "vitest";

import { assetIdOf, countOf, hasOneOf, storedField, storedValues } from "./stored-value.ts";

test("a field is read from objects only", () => {
  expect(storedField({ kind: "note" }, "kind")).toBe("note");
  expect([undefined, null, "note", 4].map((value) => storedField(value, "kind"))).toEqual([
    undefined,
    undefined,
    undefined,
    undefined,
  ]);
});

test("one field with a value is enough, even if the value is false or zero", () => {
  expect(hasOneOf({ text: "No tooling" }, "quantity", "text")).toBe(true);
  expect(hasOneOf({ value: 0 }, "value")).toBe(true);
  expect(hasOneOf({ label: "Tolerance" }, "quantity", "text")).toBe(false);
});

test("one item is written in the singular, none and several in the plural", () => {
  expect([undefined, ["a"], ["a", "b"]].map((list) => countOf(list, "link"))).toEqual([
    "0 links",
    "1 link",
    "2 links",
  ]);
  expect(countOf(["a", "b"], "entry", "entries")).toBe("2 entries");
});

test("a list with more items than a call has arguments is read", () => {
  const list = Array.from({ length: 200_000 }, () => 1);
  expect(storedValues({ list })).toHaveLength(200_002);
});

test("a value in a list is found by its key, or by its position if it has none", () => {
  const page = {
    _type: "page",
    blocks: [
      { _key: "a", heading: "A" },
      { _key: "", heading: "B" },
    ],
  };
  const found = storedValues(page).filter(({ value }) => typeof value === "string");
  expect(found).toEqual([
    { value: "A", path: ["blocks", { _key: "a" }, "heading"] },
    { value: "B", path: ["blocks", 1, "heading"] },
  ]);
});

test("a picture without an asset has no id of one", () => {
  expect(assetIdOf({ asset: { _type: "reference", _ref: "image-a-1x1-png" } })).toBe("image-a-1x1-png");
  expect([assetIdOf({ asset: {} }), assetIdOf(undefined)]).toEqual([undefined, undefined]);
});
