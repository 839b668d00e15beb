import { expect, test } from "vitest";

import { countOf, hasOneOf, hiddenUnless, storedField, storedValues } from "./stored-field.ts";

test("a field is read from objects only", () => {
  expect(storedField({ kind: "note" }, "kind")).toBe("note");
  expect([undefined, null, "note", 4].map((value) => storedField(value, "kind"))).toEqual([
    undefined,
    undefined,
    undefined,
    undefined,
  ]);
});

test("a field that needs a choice is hidden for other choices and without a choice", () => {
  const isHidden = hiddenUnless("kind", "page");
  expect(
    [{ kind: "page" }, { kind: "address" }, {}, undefined].map((parent) => isHidden({ parent })),
  ).toEqual([false, true, true, true]);
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
