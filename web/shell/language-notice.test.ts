import { expect, test, vi } from "vitest";

import { isChoice, offeredLanguage } from "./language-notice.client.tsx";

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
  expect(offeredLanguage(preferred, page, offers)).toBe(offered);
});

test.each([
  ["", "de", false],
  ["https://www.example.org/de", "en", false],
  ["https://site.example/contact-us", "en", false],
  ["https://site.example/contact-us", "de", true],
  ["https://site.example/de/kontakt", "de", false],
  ["https://site.example/DE/Kontakt", "en", true],
  ["https://site.example/de?q=a", "en", true],
  ["https://site.example/design-guide", "en", false],
  ["https://site.example.org/de", "en", false],
])("who comes from %j to a page in %s has chosen that language: %s", (referrer, page, expected) => {
  vi.stubGlobal("location", { origin: "https://site.example" });
  const offers = ["en", "de"].filter((code) => code !== page);
  expect(isChoice(referrer, page, offers)).toBe(expected);
});
