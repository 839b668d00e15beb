import { expect, test } from "vitest";

import { offeredLanguage } from "./language-notice.ts";

test.each([
  [["de-AT", "en"], "en", "de"],
  [["en-GB", "de"], "en", undefined],
  [["fr", "DE-de", "en"], "en", "de"],
  [["pt-BR"], "en", "pt-br"],
  [["pt-PT"], "en", undefined],
  [["en"], "de", "en"],
  [["fr"], "en", undefined],
  [[], "en", undefined],
])("a browser with %j on a page in %s is offered %s", (preferred, page, offered) => {
  const offers = ["en", "de", "pt-br"].filter((code) => code !== page);
  expect(offeredLanguage(preferred, page, offers, null)).toBe(offered);
});

test("who chose a language before is offered none", () => {
  expect(offeredLanguage(["de"], "en", ["de"], "en")).toBeUndefined();
});
