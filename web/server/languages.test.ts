import { afterAll, beforeAll, expect, test, vi } from "vitest";

import type { IndexedContent } from "./destination.ts";

// The request handler with a site that has German words.

let testing: typeof import("../testing/test-context.ts");
let destination: typeof import("./destination.ts");

beforeAll(async () => {
  vi.resetModules();
  vi.doMock("#locale/catalogs.ts", async (importOriginal) => ({
    ...(await importOriginal<object>()),
    TRANSLATED: ["de"],
    hasCatalog: (code: string) => code === "en" || code === "de",
    languageOfPath: (path: string) => (/^\/de(?:\/|$)/.test(path) ? "de" : "en"),
  }));
  destination = await import("./destination.ts");
  testing = await import("../testing/test-context.ts");
});
afterAll(() => {
  vi.doUnmock("#locale/catalogs.ts");
  vi.resetModules();
});

const german = (state: "live" | "preparation"): IndexedContent["languages"][number] => ({
  _id: "language-de",
  _type: "language",
  code: "de",
  name: "Deutsch",
  state,
  missingPages: "english",
  direction: "ltr",
  units: "mm",
  currency: null,
  dollarRate: null,
  dollarRateOn: null,
  fallback: null,
});
const germanPage = { _id: "about-us__de", _type: "page" as const, path: "/de/ueber-uns", language: "de" };

function finder(languages: IndexedContent["languages"]) {
  const { page, BUILD } = testing;
  const index = destination.createRouteIndex({
    languages,
    routes: [page("/"), page("/about-us"), germanPage],
    redirects: { redirects: [], aliases: [] },
    directory: [],
  });
  return destination.createFindDestination(
    {
      files: [],
      routes: {
        ...BUILD.routes,
        "/(no-menu)/[language]/search/page": "/[language]/search",
        "/(no-menu)/[language]/thankyou/page": "/[language]/thankyou",
        "/(no-menu)/[language]/missing-address/[suggestions]/page":
          "/[language]/missing-address/[suggestions]",
        "/[language]/llms.txt/route": "/[language]/llms.txt",
      },
      prerendered: {
        routes: {
          ...BUILD.prerendered.routes,
          "/de/thankyou": { srcRoute: "/[language]/thankyou" },
          "/de/llms.txt": { srcRoute: "/[language]/llms.txt" },
          "/de/missing-address/none": { srcRoute: "/[language]/missing-address/[suggestions]" },
        },
        dynamicRoutes: {
          ...BUILD.prerendered.dynamicRoutes,
          "/[language]/thankyou": {},
          "/[language]/llms.txt": {},
        },
      },
      readPage: async () => undefined,
    },
    { peek: () => index, load: async () => index, expire: () => undefined },
  );
}

test.each([
  ["/de/ueber-uns", "cacheable", "missing"],
  ["/de/search", "perRequest", "missing"],
  ["/de/thankyou", "cacheable", "missing"],
  ["/de/llms.txt", "cacheable", "missing"],
  ["/ja/search", "missing", "missing"],
  ["/about-us/search", "missing", "missing"],
  ["/de/missing-address/none", "missing", "missing"],
  ["/de/nothing", "missing", "missing"],
  ["/search", "perRequest", "perRequest"],
])("%s is %s while German is live, and %s while it is in preparation", async (path, live, preparation) => {
  expect((await finder([german("live")])(path)).kind).toBe(live);
  expect((await finder([german("preparation")])(path)).kind).toBe(preparation);
});

test("a missing page gets the screen of its language, with pages of that language", async () => {
  const { openTestSite } = testing;
  const { visit, requests, publish } = await openTestSite();
  const pages = [
    { _type: "page" as const, _id: "a", path: "/ueber-uns", language: null },
    { _type: "page" as const, _id: "b", path: "/de/ueber-uns", language: "de" },
  ];
  const listed = { title: "", modifiedAt: null, isHidden: false, summary: null };
  await publish({
    languages: [german("live")],
    routes: pages,
    directory: pages.map((each) => Object.assign({}, listed, each)),
  });
  expect((await visit("/de/uber-uns")).status).toBe(404);
  expect(requests).toContain("GET /de/missing-address/de.ueber-uns");
  await visit("/de/%E0%A4%A");
  expect(requests).toContain("GET /de/malformed-address");
});

test("a visitor without scripts can post the quote form of a language", async () => {
  const { openTestSite } = testing;
  const { visit, requests, publish } = await openTestSite();
  await publish({ languages: [german("live")] });
  await visit("/de/quote", {
    method: "POST",
    body: "firstName=Ada",
    headers: { "content-type": "application/x-www-form-urlencoded" },
  });
  expect(requests).toContain("POST /de/quote");
});
