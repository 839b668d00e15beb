import { expect, test } from "vitest";

import { requiredFor } from "./list-fields.ts";

const problem = "Choose at least one, or pick something else under “Shows”";

test.each([
  ["nothing", undefined],
  ["an empty list", []],
])("a list of documents chosen by hand is rejected with %s", (_what, value) => {
  expect(requiredFor("hand")(value, { parent: { selection: "hand" } })).toBe(problem);
});

test("documents chosen by hand, and other selections, are accepted", () => {
  expect(requiredFor("hand")([{ _ref: "a" }], { parent: { selection: "hand" } })).toBe(true);
  expect(requiredFor("part")({ _ref: "a" }, { parent: { selection: "part" } })).toBe(true);
  expect(requiredFor("hand")(undefined, { parent: { selection: "all" } })).toBe(true);
});
