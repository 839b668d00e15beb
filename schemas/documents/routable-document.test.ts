import { expect, test } from "vitest";

import { isReadyForSearch } from "./routable-document.ts";

test.each([
  { seo: { description: "Parts by Friday." }, document: {} },
  { seo: undefined, document: { summary: "Parts by Friday." } },
  { seo: { noIndex: true }, document: {} },
])("a page is ready for search engines: %j", ({ seo, document }) => {
  expect(isReadyForSearch(seo, document)).toBe(true);
});

test("a page with neither a description nor a summary is not ready for search engines", () => {
  expect(isReadyForSearch({ title: "Parts" }, { title: "Parts" })).toBe(false);
});
