import { expect, test } from "vitest";

import { hasOneOf, hiddenUnless, storedField } from "./stored-field.ts";

test("a field is read from an object, and from nothing else", () => {
  expect(storedField({ kind: "note" }, "kind")).toBe("note");
  expect([undefined, null, "note", 4].map((value) => storedField(value, "kind"))).toEqual([
    undefined,
    undefined,
    undefined,
    undefined,
  ]);
});

test("a field that belongs to a choice is hidden while another is made, or none", () => {
  const isHidden = hiddenUnless("kind", "page");
  expect(
    [{ kind: "page" }, { kind: "address" }, {}, undefined].map((parent) => isHidden({ parent })),
  ).toEqual([false, true, true, true]);
});

test("one field that is filled in is enough, also when it holds nothing but false or zero", () => {
  expect(hasOneOf({ text: "No tooling" }, "quantity", "text")).toBe(true);
  expect(hasOneOf({ value: 0 }, "value")).toBe(true);
  expect(hasOneOf({ label: "Tolerance" }, "quantity", "text")).toBe(false);
});
