import { expect, test } from "vitest";

import { neededFor } from "./collection-fields.ts";

const problem = "Choose at least one, or something else under “Shows”";

test.each([
  ["nothing", undefined],
  ["an emptied list", []],
])("a list that is to be chosen cannot be published with %s", (_what, value) => {
  expect(neededFor("hand")(value, { parent: { selection: "hand" } })).toBe(problem);
});

test("a choice, and a list that fills itself, can be published", () => {
  expect(neededFor("hand")([{ _ref: "a" }], { parent: { selection: "hand" } })).toBe(true);
  expect(neededFor("part")({ _ref: "a" }, { parent: { selection: "part" } })).toBe(true);
  expect(neededFor("hand")(undefined, { parent: { selection: "all" } })).toBe(true);
});
