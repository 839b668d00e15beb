import { evaluate, parse } from "groq-js";
import { prerender } from "react-dom/static.edge";
import { afterAll, beforeEach, vi } from "vitest";

import { link, page, TIMES } from "./stored-pages.ts";

// A page, its lists, links, files and screens in another language, without Next's server and without a lake: the queries of the site are
// evaluated over these documents.

export const german = {
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

export function inGerman(id: string, fields: object) {
  return page(`${id}__de`, {
    language: "de",
    original: { _type: "reference", _ref: id, _weak: true },
    ...fields,
  });
}

export const guide = (id: string, title: string, path: string) =>
  page(id, { _type: "guide", title, path, summary: `About ${title}.` });
const list = { _key: "l", _type: "documentCards", heading: "Guides", selection: "kind", kind: "guide" };
const textUnder = (heading: string) => ({
  _key: "t",
  _type: "richText",
  text: [
    { _key: "h2", _type: "block", style: "h2", children: [{ _key: "1", _type: "span", text: heading }] },
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
});

export const contentOf = (language: object = german) => [
  language,
  page("home", { title: "Home", path: "/" }),
  inGerman("home", { title: "Startseite", path: "/de" }),
  page("about", {
    title: "About us",
    path: "/about-us",
    blocks: [{ _key: "h", _type: "hero", heading: "" }, textUnder("Two pages"), list],
  }),
  inGerman("about", {
    title: "Über uns",
    path: "/de/ueber-uns",
    blocks: [{ _key: "h", _type: "hero", heading: "" }, textUnder("Zwei Seiten"), list],
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

/** What the lake has. Each test begins with the documents of `contentOf()`. */
export const lake: { documents: readonly object[]; isDraft: boolean } = { documents: [], isDraft: false };
/** The path that Next is rendering. */
let path = "/";

/** The parameters of the page at a path, which Next is then rendering. */
function paramsOf(at: string) {
  path = at;
  return { params: Promise.resolve({ slug: at.split("/").filter(Boolean) }) };
}

async function loadSite() {
  const { default: Page, generateMetadata } = await import("../app/[[...slug]]/page.tsx");
  const { default: sitemap } = await import("../app/sitemap.ts");
  const { GET: llms } = await import("../app/llms.txt/route.ts");
  const { getSearchIndex } = await import("#search/site-search.ts");
  const { getMenus } = await import("#shell/menus.ts");
  const { getBreadcrumbs } = await import("#shell/breadcrumbs.tsx");
  const { getLanguageEntries } = await import("#shell/language-switch.tsx");
  const { resolvePath } = await import("#cms/content.ts");
  const { getPriceModels } = await import("#pricing/get-price-models.ts");
  const { fetchDensities, fetchRuleSet } = await import("../app/api/part-check/published-rules.ts");
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
    /** What the part check and the price form fetch. */
    async fetched(at: string) {
      path = at;
      const [models, materials, rules] = await Promise.all([
        getPriceModels(),
        fetchDensities(),
        fetchRuleSet(),
      ]);
      return { models, materials, rules };
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
  const value = await evaluate(parse(query, { params }), { dataset: [...lake.documents], params });
  const result: unknown = await value.get();
  return structuredClone(result);
};

const MOCKED = [
  "next/headers",
  "next/cache",
  "next-sanity/live",
  "#cms/client.ts",
  "#locale/catalogs.ts",
  "next-internals/rendered-path.ts",
];

/** Loads the site before the tests of a file, with German and Dutch whatever its catalogs are. */
export async function loadTranslatedSite() {
  vi.resetModules();
  vi.doMock("next/headers", () => ({
    draftMode: async () => ({ isEnabled: lake.isDraft }),
    cookies: async () => ({ get: () => undefined }),
  }));
  vi.doMock("next/cache", () => ({ unstable_cache: (load: unknown) => load }));
  vi.doMock("next-sanity/live", () => ({ resolvePerspectiveFromCookies: async () => "drafts" }));
  vi.doMock("#cms/client.ts", async (importOriginal) => ({
    ...(await importOriginal<object>()),
    client: { fetch: fetchFrom },
    draftClient: { fetch: fetchFrom },
    draftListClient: { fetch: fetchFrom },
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
  beforeEach(() => {
    Object.assign(lake, { documents: contentOf(), isDraft: false });
  });
  // Test files share their modules, so the real modules are restored afterward.
  afterAll(() => {
    for (const name of MOCKED) vi.doUnmock(name);
    vi.resetModules();
  });
  return loadSite();
}
