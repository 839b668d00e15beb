import { expect, test } from "vitest";

import { page } from "#testing/stored-pages.ts";
import { lake, loadTranslatedSite } from "#testing/translated-site.ts";

const site = await loadTranslatedSite();

/** The links of the index above a list of terms. */
async function indexOf(terms: readonly string[]): Promise<string[]> {
  lake.documents = [
    page("home", { title: "Home", path: "/", blocks: [{ _key: "g", _type: "glossary", heading: "Terms" }] }),
    ...terms.map((term) => ({ _id: term, _type: "glossaryTerm", term, explanation: "A word." })),
  ];
  const html = await site.page("/");
  const [, index = ""] = /<nav aria-label="Terms"[^>]*>(.*?)<\/nav>/.exec(html) ?? [];
  return [...index.matchAll(/href="([^"]*)"[^>]*>([^<]*)</g)].map(([, href, letter]) => `${letter} ${href}`);
}

test("a long list of terms has an index, whose letters lead to their first terms", async () => {
  expect(
    await indexOf(["Datum", "Ätzen", "draft", "Anodizing", "APQP", "3D printing", "DFM", "5S", "4M"]),
  ).toEqual(["# #entry-3d-printing", "A #entry-anodizing", "D #entry-datum"]);
});

test("a short list has none, and neither has one with hardly more terms than letters", async () => {
  expect(await indexOf(["Datum", "Draft"])).toEqual([]);
  expect(await indexOf(["公差", "抜き勾配", "金型", "鋳造"])).toEqual([]);
});
