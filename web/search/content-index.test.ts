import { createSearch } from "site-search/engine.ts";
import { expect, test } from "vitest";

import { contentIndex } from "./content-index.ts";
import { searchEntries } from "./entries.ts";
import { searchOptionsWith } from "./search-options.ts";
import { WORD_FORMS } from "./word-forms.ts";

const page = (title: string) => ({ _id: title, _type: "page", path: `/de/${title.toLowerCase()}`, title });

test("a language has its own synonyms in addition to those of the settings", async () => {
  const content = {
    documents: [page("Rauheit"), page("Acetal"), page("Spritzguss")],
    synonyms: ["POM, Acetal"],
    ownSynonyms: ["Rauheit, Rauhigkeit", "Spritzguss, Spritzgießen"],
  };
  const search = await createSearch(await contentIndex(content, "de"), searchOptionsWith(WORD_FORMS["de"]));
  const titles = (query: string) => search(query).found.map(({ entry: { title } }) => title);
  expect(titles("Rauhigkeit")).toEqual(["Rauheit"]);
  expect(titles("spritzgiessen")).toEqual(["Spritzguss"]);
  expect(titles("POM")).toEqual(["Acetal"]);
});

test("others get a turn while the entries of many pages are read", async () => {
  const blocks = Array.from({ length: 40 }, (_, index) => ({
    _key: `${index}`,
    _type: "richText",
    heading: `Part ${index}`,
  }));
  const pages = Array.from({ length: 200 }, (_, index) => ({ ...page(`Page ${index}`), blocks }));
  const turns = { count: 0 };
  const timer = setInterval(() => (turns.count += 1));
  await searchEntries(pages);
  clearInterval(timer);
  expect(turns.count).toBeGreaterThan(3);
});
