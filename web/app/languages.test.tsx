import { evaluate, parse } from "groq-js";
import { prerender } from "react-dom/static.edge";
import { afterAll, beforeAll, beforeEach, expect, test, vi } from "vitest";

import { link, page, TIMES } from "#testing/stored-pages.ts";

// A page, its lists, links, files and screens in another language, without Next's server and without a lake: the queries of the site are
// evaluated over these documents.

const german = {
  ...TIMES,
  _id: "language-de",
  _type: "language",
  code: "de",
  name: "Deutsch",
  englishName: "German",
  state: "live",
  missingPages: "english",
  direction: "ltr",
  units: "mm",
};

function inGerman(id: string, fields: object) {
  return page(`${id}__de`, {
    language: "de",
    original: { _type: "reference", _ref: id, _weak: true },
    ...fields,
  });
}

const guide = (id: string, title: string, path: string) =>
  page(id, { _type: "guide", title, path, summary: `About ${title}.` });
const list = { _key: "l", _type: "documentCards", heading: "Guides", selection: "kind", kind: "guide" };
const text = {
  _key: "t",
  _type: "richText",
  heading: "Two pages",
  text: [
    {
      _key: "p",
      _type: "block",
      style: "normal",
      markDefs: [
        { _key: "a", ...link("walls", { anchor: "two-pages" }) },
        { _key: "b", ...link("ribs") },
      ],
      children: [
        { _key: "1", _type: "span", text: "walls", marks: ["a"] },
        { _key: "2", _type: "span", text: "ribs", marks: ["b"] },
      ],
    },
  ],
};

const contentOf = (language: object = german) => [
  language,
  page("home", { title: "Home", path: "/" }),
  inGerman("home", { title: "Startseite", path: "/de" }),
  page("about", {
    title: "About us",
    path: "/about-us",
    blocks: [{ _key: "h", _type: "hero", heading: "" }, text, list],
  }),
  inGerman("about", {
    title: "Über uns",
    path: "/de/ueber-uns",
    blocks: [{ _key: "h", _type: "hero", heading: "" }, { ...text, heading: "Zwei Seiten" }, list],
  }),
  guide("walls", "Walls", "/walls"),
  { ...guide("walls", "Wände", "/de/waende"), _id: "walls__de", language: "de", original: { _ref: "walls" } },
  guide("ribs", "Ribs", "/ribs"),
  {
    ...TIMES,
    _id: "navigation",
    _type: "navigation",
    menus: [
      {
        _key: "m",
        _type: "menu",
        label: "Company",
        items: [{ _key: "i", _type: "menuLink", label: "About us", link: link("about") }],
      },
    ],
    footerColumns: [],
  },
  {
    ...TIMES,
    _id: "navigation__de",
    _type: "translation",
    language: "de",
    original: { _ref: "navigation" },
    texts: [{ _key: "t", path: 'menus[_key=="m"].label', source: "Company", text: "Unternehmen" }],
  },
];

let documents: object[] = [];
let isDraft = false;
/** The path that Next is rendering. */
let path = "/";

/** The parameters of the page at a path, which Next is then rendering. */
function paramsOf(at: string) {
  path = at;
  return { params: Promise.resolve({ slug: at.split("/").filter(Boolean) }) };
}

let site: Awaited<ReturnType<typeof loadSite>>;

async function loadSite() {
  const { default: Page, generateMetadata } = await import("./[[...slug]]/page.tsx");
  const { default: sitemap } = await import("./sitemap.ts");
  const { GET: llms } = await import("./llms.txt/route.ts");
  const { getSearchIndex } = await import("#search/site-search.ts");
  const { getMenus } = await import("#shell/menus.ts");
  const { getBreadcrumbs } = await import("#shell/breadcrumbs.tsx");
  const { getLanguageEntries } = await import("#shell/language-switch.tsx");
  const { resolvePath } = await import("#cms/content.ts");
  return {
    async page(at: string) {
      const { prelude } = await prerender(await Page(paramsOf(at)));
      return new Response(prelude).text();
    },
    metadata: (at: string) => generateMetadata(paramsOf(at)),
    async menus(at: string) {
      path = at;
      return getMenus(at);
    },
    /** The words above the title of the picture that the site draws of a page. */
    async sectionOfShareImage(at: string) {
      path = `/api/share${at}`;
      const breadcrumbs = await getBreadcrumbs(at, "");
      return breadcrumbs.slice(1, -1).map(({ label }) => label);
    },
    async switch(at: string) {
      path = at;
      const entries = await getLanguageEntries(at);
      return entries.map(({ name, href, hrefLang, note }) => [name, href, hrefLang, note]);
    },
    async resolve(at: string) {
      path = at;
      return resolvePath(at);
    },
    sitemap,
    async llms(at: string) {
      path = at;
      return (await llms()).text();
    },
    searchIndex: getSearchIndex,
  };
}

const fetchFrom = async (query: string, params: Record<string, unknown>) => {
  const value = await evaluate(parse(query, { params }), { dataset: documents, params });
  const result: unknown = await value.get();
  return structuredClone(result);
};

// Test files share their modules, so the real modules are restored afterward.
const MOCKED = [
  "next/headers",
  "next/cache",
  "next-sanity/live",
  "#cms/client.ts",
  "#locale/catalogs.ts",
  "next-internals/rendered-path.ts",
];

beforeAll(async () => {
  vi.resetModules();
  vi.doMock("next/headers", () => ({
    draftMode: async () => ({ isEnabled: isDraft }),
    cookies: async () => ({ get: () => undefined }),
  }));
  vi.doMock("next/cache", () => ({ unstable_cache: (load: unknown) => load }));
  vi.doMock("next-sanity/live", () => ({ resolvePerspectiveFromCookies: async () => "drafts" }));
  vi.doMock("#cms/client.ts", async (importOriginal) => ({
    ...(await importOriginal<object>()),
    client: { fetch: fetchFrom },
    draftClient: { fetch: fetchFrom },
  }));
  vi.doMock("next-internals/rendered-path.ts", () => ({ renderedPath: () => path }));
  // German, whatever the catalogs are. A Dutch one is needed only for what falls back to it.
  vi.doMock("#locale/catalogs.ts", async (importOriginal) => {
    const original = await importOriginal<typeof import("#locale/catalogs.ts")>();
    return {
      ...original,
      TRANSLATED: ["de"],
      hasCatalog: (code: string) => ["en", "de", "nl"].includes(code),
      languageOfPath: (at: string) => (/^\/de(?:\/|$)/.test(at) ? "de" : "en"),
    };
  });
  site = await loadSite();
});
beforeEach(() => {
  documents = contentOf();
  isDraft = false;
});
afterAll(() => {
  for (const name of MOCKED) vi.doUnmock(name);
  vi.resetModules();
});

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

  documents = contentOf({ ...german, missingPages: "hidden" });
  expect(linkIn(await site.page("/de/ueber-uns"), "Ribs")).toBeUndefined();
});

// A capability and what German calls its condition.
const capability = { _id: "capability-tolerance", _type: "capability" };
const tolerance = (id: string, label: string) => ({
  _key: "t",
  _type: "keyFigure",
  label,
  quantity: { _type: "quantity", capability: { _type: "reference", _ref: id } },
});
const service = (id: string, fields: object) => ({ ...TIMES, _id: id, _type: "service", ...fields });
const processTable = {
  _key: "p",
  _type: "processCards",
  heading: "",
  selection: "all",
  showFigures: true,
};
/** Two processes of which German has one, and their tolerance. */
const processes = (isTranslated: boolean) => [
  ...contentOf().filter((document) => Reflect.get(document, "_id") !== "about__de"),
  inGerman("about", { title: "Über uns", path: "/de/ueber-uns", blocks: [processTable, guidesList] }),
  {
    ...TIMES,
    ...capability,
    name: "Tolerance",
    figures: [
      { _type: "quantity", _key: "f", value: 0.1, plusMinus: true, unit: "mm", note: "up to 1,500 mm" },
    ],
  },
  {
    ...TIMES,
    _id: "capability-tolerance__de",
    _type: "translation",
    language: "de",
    original: { _ref: "capability-tolerance" },
    texts: [{ _key: "t", path: 'figures[_key=="f"].note', source: "up to 1,500 mm", text: "bis 1.500 mm" }],
  },
  service("milling", {
    title: "Milling",
    path: "/milling",
    summary: "Cuts up to 1,500 mm.",
    figures: [tolerance(capability._id, "Tolerance")],
  }),
  ...(isTranslated
    ? [
        service("milling__de", {
          language: "de",
          original: { _ref: "milling" },
          title: "Fräsen",
          path: "/de/fraesen",
          summary: "Spant bis 1.500 mm.",
          figures: [tolerance(capability._id, "Toleranz")],
        }),
      ]
    : []),
  service("casting", {
    title: "Casting",
    path: "/casting",
    summary: "Pours.",
    figures: [tolerance(capability._id, "Tolerance")],
  }),
  { ...guide("marks", "Marks", "/marks"), ruleName: "defect", blocks: [{ _key: "r", _type: "designRule" }] },
];
const guidesList = { _key: "g", _type: "guides", heading: "", selection: "all" };

/** The rows of the first table: texts in metric units, the languages that they are marked with, and a bar after each cell. */
const rowsOf = (html: string) =>
  [...(/<table[^]*?<\/table>/.exec(html)?.[0] ?? "").matchAll(/<tr[^]*?<\/tr>/g)].map(([row]) =>
    row
      .replaceAll(/<span class="imperial">[^<]*<\/span>|<span[^>]* aria-hidden="true">\d+<\/span>/g, "")
      .replaceAll(/<[a-z][^>]*? lang="(\w+)"[^>]*>/g, "($1)")
      .replaceAll(/<\/t[dh]>/g, "|")
      .replaceAll(/<[^>]*>/g, "")
      .replaceAll("\u00A0", " "),
  );

test("a table of processes that are not translated is English as a whole, with the conditions of its figures", async () => {
  documents = processes(false);
  expect(rowsOf(await site.page("/de/ueber-uns"))).toEqual([
    "(en)Process|Tolerance|",
    "(en)Casting(en)Pours.|(en)±0.1 mm up to 1,500 mm|",
    "(en)Milling(en)Cuts up to 1,500 mm.|(en)±0.1 mm up to 1,500 mm|",
  ]);
});

test("a row of a translated process is in the language of the page, and so are the titles of the columns", async () => {
  documents = processes(true);
  expect(rowsOf(await site.page("/de/ueber-uns"))).toEqual([
    "Verfahren|Toleranz|",
    "(en)Casting(en)Pours.|(en)±0.1 mm up to 1,500 mm|",
    "FräsenSpant bis 1.500 mm.|±0,1 mm bis 1.500 mm|",
  ]);
});

test("lists of guides count rules and defects in the language of the page, beside summaries in that of the guide", async () => {
  documents = processes(true);
  const html = await site.page("/de/ueber-uns");
  expect(html).toContain("1 Fehlerbild<");
  expect(html).toMatch(/<p [^>]*lang="en"[^>]*>About Marks\.<\/p>/);
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
  documents = contentOf({ ...german, missingPages: "hidden" });
  expect(await site.switch("/ribs")).toEqual([["English", "/ribs", "en", undefined]]);
});

test("a language in preparation is in the preview only", async () => {
  documents = contentOf({ ...german, state: "preparation" });
  expect(await site.resolve("/de/ueber-uns")).toEqual({ kind: "missing" });
  expect(await site.switch("/about-us")).toEqual([]);
  expect((await site.metadata("/about-us")).alternates).not.toHaveProperty("languages");
  expect((await site.sitemap()).map(({ url }) => url).join()).not.toContain("/de");

  isDraft = true;
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
    documents = [
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
  documents = contentOf().slice(1);
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
