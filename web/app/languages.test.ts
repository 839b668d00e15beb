import { expect, test } from "vitest";

import { page, TIMES } from "#testing/stored-pages.ts";
import { contentOf, german, guide, inGerman, lake, loadTranslatedSite } from "#testing/translated-site.ts";

const site = await loadTranslatedSite();

/** The attributes of a link with this text. */
function linkIn(html: string, title: string): string | undefined {
  return new RegExp(String.raw`<a ([^>]*)>${title}</a>`).exec(html)?.[1];
}

test("a German page links to German pages, and to English ones where there is none, marked", async () => {
  const html = await site.page("/de/ueber-uns");
  expect(html).toContain("Über uns</h1>");
  // The section has the anchor of the English page, to which all links lead.
  expect(html).toContain('id="two-pages"');
  expect(linkIn(html, "walls")).toMatch(/^href="\/de\/waende#two-pages"/);
  expect(linkIn(html, "walls")).not.toContain("hrefLang");
  expect(linkIn(html, "ribs")).toMatch(/^href="\/ribs".* hrefLang="en"/);
});

test("a list of a German page has the German pages, and English ones in their language", async () => {
  const html = await site.page("/de/ueber-uns");
  expect(linkIn(html, "Wände")).toMatch(/^href="\/de\/waende"/);
  expect(linkIn(html, "Ribs")).toMatch(/hrefLang="en" lang="en"/);
  expect(linkIn(html, "Walls")).toBeUndefined();

  lake.documents = contentOf({ ...german, missingPages: "hidden" });
  expect(linkIn(await site.page("/de/ueber-uns"), "Ribs")).toBeUndefined();
});

test("English pages know of no translation in their lists and links", async () => {
  const html = await site.page("/about-us");
  expect(linkIn(html, "walls")).toMatch(/^href="\/walls#two-pages"/);
  expect(linkIn(html, "Walls")).toMatch(/^href="\/walls"/);
  expect(html).not.toMatch(/\/de\b|hrefLang|Wände/);
});

test("menus have the translated texts of the navigation, and lead to German pages", async () => {
  const { menus } = await site.menus("/de");
  expect(menus).toMatchObject([
    { label: "Unternehmen", items: [{ label: "About us", href: "/de/ueber-uns" }] },
  ]);
  expect((await site.menus("/")).menus).toMatchObject([{ label: "Company", items: [{ href: "/about-us" }] }]);
});

test("the share picture of a page is in its language", async () => {
  expect(await site.sectionOfShareImage("/de/ueber-uns")).toEqual(["Unternehmen"]);
  expect(await site.sectionOfShareImage("/about-us")).toEqual(["Company"]);
});

test("the breadcrumbs of a German guide lead to the German page that lists guides", async () => {
  lake.documents = [
    ...contentOf(),
    page("guides", { title: "Design guides", path: "/design-guide" }),
    inGerman("guides", { title: "Konstruktionsleitfäden", path: "/de/konstruktionsleitfaden" }),
  ];
  const html = await site.page("/de/waende");
  expect(linkIn(html, "Konstruktionsleitfaden")).toContain('href="/de/konstruktionsleitfaden"');
  expect(html).not.toContain('"/design-guide"');
});

test("search engines learn of each language of a page", async () => {
  const languages = { en: "/about-us", de: "/de/ueber-uns", "x-default": "/about-us" };
  for (const at of ["/about-us", "/de/ueber-uns"])
    expect(await site.metadata(at)).toMatchObject({ alternates: { canonical: at, languages } });
  expect(await site.metadata("/de/ueber-uns")).toMatchObject({
    openGraph: { locale: "de_DE", alternateLocale: ["en_US"] },
    alternates: { types: { "application/rss+xml": "/de/blog/feed.xml" } },
  });
  expect((await site.metadata("/ribs")).alternates).not.toHaveProperty("languages");
  expect(await site.page("/de/ueber-uns")).toContain('"inLanguage":"de"');

  const entries = await site.sitemap();
  const about = entries.filter(({ url }) => /about-us|ueber-uns/.test(url));
  expect(about).toHaveLength(2);
  for (const { alternates } of about)
    expect(alternates?.languages).toEqual({
      en: expect.stringMatching(/\/about-us$/),
      de: expect.stringMatching(/\/de\/ueber-uns$/),
      "x-default": expect.stringMatching(/\/about-us$/),
    });
});

test("the switch leads to the same page, and says so where there is none", async () => {
  expect(await site.switch("/about-us")).toEqual([
    ["English", "/about-us", "en", undefined],
    ["Deutsch", "/de/ueber-uns", "de", undefined],
  ]);
  expect(await site.switch("/ribs")).toEqual([
    ["English", "/ribs", "en", undefined],
    ["Deutsch", "/de", "de", expect.stringMatching(/./)],
  ]);
  lake.documents = contentOf({ ...german, missingPages: "hidden" });
  expect(await site.switch("/ribs")).toEqual([["English", "/ribs", "en", undefined]]);
});

test("a page that says it is German, and has an English path, is in no list of pages", async () => {
  const taken = inGerman("taken", { title: "Buy elsewhere", path: "/about-us", summary: "Buy elsewhere." });
  lake.documents = [...contentOf(), taken, inGerman("lost", { title: "Buy elsewhere", path: "/lost" })];
  expect(
    (await site.sitemap()).map(({ url }) => url).filter((url) => /about-us|lost/.test(url)),
  ).toHaveLength(1);
  for (const file of ["/llms.txt", "/de/llms.txt"]) expect(await site.llms(file)).not.toContain("elsewhere");
});

test.each<object>([
  { path: 5 },
  { path: {} },
  { path: "/de/neu", aliases: [5, null] },
  { path: "/de/neu", title: {}, summary: [], seo: { description: 5, noIndex: "no" } },
  { path: "/de/</loc><script>" },
])("a German page that stores %j breaks no page in English", async (fields) => {
  lake.documents = [...contentOf(), inGerman("new", { title: "Neu", ...fields })];
  for (const path of ["/about-us", "/de/ueber-uns"]) expect(await site.page(path)).toContain("</h1>");
  expect(await site.resolve("/nothing")).toEqual({ kind: "missing" });
  expect(await site.llms("/llms.txt")).toContain("[Walls]");
  expect(JSON.stringify(await site.sitemap())).not.toContain("<");
});

test("a language in preparation is in the preview only", async () => {
  lake.documents = contentOf({ ...german, state: "preparation" });
  expect(await site.resolve("/de/ueber-uns")).toEqual({ kind: "missing" });
  expect(await site.switch("/about-us")).toEqual([]);
  expect((await site.metadata("/about-us")).alternates).not.toHaveProperty("languages");
  expect((await site.sitemap()).map(({ url }) => url).join()).not.toContain("/de");

  lake.isDraft = true;
  expect(await site.resolve("/de/ueber-uns")).toMatchObject({ kind: "page" });
  expect(await site.switch("/about-us")).toHaveLength(2);
});

test.each([
  ["live", /href="\/nl\/ribben"[^>]*>Ribben/, "Bedrijf"],
  ["preparation", /href="\/ribs"[^>]*>Ribs/, "Company"],
])(
  "what has no German page or text falls back to Dutch, if that is live: %s",
  async (state, shown, label) => {
    const original = { _type: "reference", _ref: "navigation" };
    const bedrijf = { _key: "t", path: 'menus[_key=="m"].label', source: "Company", text: "Bedrijf" };
    const fallback = { _type: "reference", _ref: "language-nl" };
    lake.documents = [
      ...contentOf({ ...german, fallback }).filter(
        (document) => Reflect.get(document, "_id") !== "navigation__de",
      ),
      { ...german, _id: "language-nl", code: "nl", name: "Nederlands", state },
      {
        ...guide("ribs", "Ribben", "/nl/ribben"),
        _id: "ribs__nl",
        language: "nl",
        original: { _ref: "ribs" },
      },
      { ...TIMES, _id: "navigation__nl", _type: "translation", language: "nl", original, texts: [bedrijf] },
    ];
    expect(await site.page("/de/ueber-uns")).toMatch(shown);
    expect((await site.menus("/de")).menus).toMatchObject([{ label }]);
  },
);

test("the pages of a language without a document are not served", async () => {
  lake.documents = contentOf().slice(1);
  expect(await site.resolve("/de/ueber-uns")).toEqual({ kind: "missing" });
});

test("each language has a search index and a file for language models", async () => {
  const index = await site.searchIndex("de");
  expect(index).toContain("Wände");
  expect(index).not.toContain("Walls");
  expect(await site.searchIndex("en")).not.toContain("Wände");
  expect(await site.llms("/de/llms.txt")).toContain("[Wände]");
  expect(await site.llms("/llms.txt")).toMatch(/\[Walls\].*\[Deutsch\]\(\S+\/de\/llms.txt\)/s);
});
