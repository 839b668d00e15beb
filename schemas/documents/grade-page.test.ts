import { expect, test } from "vitest";

import { hasDataSheet } from "./grade-page.ts";

test("a grade page without a data sheet gets a warning that says what to add", () => {
  expect(hasDataSheet({ blocks: [{ _type: "hero" }] })).toMatch(/Add the block “Material data sheet”/);
  expect(hasDataSheet({})).toMatch(/Add the block/);
});

test("a grade page with a data sheet gets none", () => {
  expect(hasDataSheet({ blocks: [{ _type: "hero" }, { _type: "materialData" }] })).toBe(true);
});
