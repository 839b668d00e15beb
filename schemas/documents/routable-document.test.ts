import { expect, test } from "vitest";

import { isReadyForSearch } from "./routable-document.ts";

test.each([
  { seo: { description: "Parts by Friday." }, document: {} },
  { seo: undefined, document: { summary: "Parts by Friday." } },
  { seo: { noIndex: true }, document: {} },
])("search engines have what they show: %j", ({ seo, document }) => {
  expect(isReadyForSearch(seo, document)).toBe(true);
});

test("a page with neither a description nor a sentence for cards is not ready for search engines", () => {
  expect(isReadyForSearch({ title: "Parts" }, { title: "Parts" })).toBe(false);
});
