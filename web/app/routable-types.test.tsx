import { evaluate, parse } from "groq-js";
import { prerender } from "react-dom/static.edge";
import { ROUTABLE_FACTS, type RoutableType, routableTypes } from "schemas/fields/routable-types.ts";
import { afterAll, beforeAll, expect, test, vi } from "vitest";

// Everything that the site does with a document type that has pages, for each type of `routableTypes`, also a new one.

const TIMES = { _rev: "1", _createdAt: "2027-01-01T00:00:00Z", _updatedAt: "2027-01-02T00:00:00Z" };

/** Two pages of a type and the page that lists them. */
function contentOf(type: RoutableType) {
  const { pathPrefix, listPage, date } = ROUTABLE_FACTS[type];
  const pageOf = (name: string, at: string) => ({
    ...TIMES,
    _id: name.toLowerCase(),
    _type: type,
    title: `${name} of its type`,
    path: `${pathPrefix}/${name.toLowerCase()}`,
    summary: `What the ${name} is about.`,
    ...(date && { [date.field]: at }),
    blocks: [{ _key: "a", _type: "hero", heading: "" }],
  });
  const list = {
    ...TIMES,
    _id: "list",
    _type: "page",
    title: "All of them",
    path: listPage ?? "/all",
    blocks: [{ _key: "a", _type: "documentCards", heading: "Pages", selection: "kind", kind: type }],
  };
  return [pageOf("Aardvark", "2027-05-01T08:00:00Z"), pageOf("Zebra", "2027-06-01T08:00:00Z"), list];
}

let documents: ReturnType<typeof contentOf> = [];

/** The site without Next's server and without a lake: its queries are evaluated over `documents`. */
let site: Awaited<ReturnType<typeof loadSite>>;

async function loadSite() {
  const { default: Page } = await import("./[[...slug]]/page.tsx");
  const { default: sitemap } = await import("./sitemap.ts");
  const { GET: llms } = await import("./llms.txt/route.ts");
  const { GET: searchIndex } = await import("./search-index.json/route.ts");
  const { createSearch } = await import("site-search/engine.ts");
  const { searchOptions } = await import("#search/search-options.ts");
  return {
    async page(path: string) {
      const params = Promise.resolve({ slug: path.split("/").filter(Boolean) });
      const { prelude } = await prerender(await Page({ params }));
      return new Response(prelude).text();
    },
    sitemap: async () => (await sitemap()).map(({ url }) => new URL(url).pathname),
    llms: async () => (await llms()).text(),
    search: async (query: string) => {
      const search = await createSearch(JSON.parse(await (await searchIndex()).text()), searchOptions);
      return search(query).found.map(({ entry }) => entry.href);
    },
  };
}

// Test files share their modules, so the real modules are restored afterward.
beforeAll(async () => {
  vi.resetModules();
  vi.doMock("next/headers", () => ({ draftMode: async () => ({ isEnabled: false }) }));
  vi.doMock("next/cache", () => ({ unstable_cache: (load: unknown) => load }));
  vi.doMock("#cms/client.ts", async (importOriginal) => ({
    ...(await importOriginal<object>()),
    client: {
      fetch: async (query: string, params: Record<string, unknown>) => {
        const value = await evaluate(parse(query, { params }), { dataset: documents, params });
        const result: unknown = await value.get();
        return structuredClone(result);
      },
    },
  }));
  site = await loadSite();
});
afterAll(() => {
  vi.doUnmock("next/headers");
  vi.doUnmock("next/cache");
  vi.doUnmock("#cms/client.ts");
  vi.resetModules();
});

test.each(routableTypes)(
  "a page of the type %s is everywhere where visitors and machines look for it",
  async (type) => {
    const { pathPrefix, listPage, llmsHeading, schemaOrg, date, cards } = ROUTABLE_FACTS[type];
    documents = contentOf(type);
    const [path, other] = [`${pathPrefix}/aardvark`, `${pathPrefix}/zebra`];
    const html = await site.page(path);

    expect(/<h1[^>]*>(.*?)<\/h1>/.exec(html)?.[1]).toContain("Aardvark of its type");
    expect(html.includes('<time dateTime="2027-05-01T08:00:00Z">May 1, 2027</time>')).toBe(
      date !== undefined,
    );
    const [, breadcrumbs = ""] = /<nav aria-label="Breadcrumbs"(.*?)<\/nav>/s.exec(html) ?? [];
    expect(breadcrumbs).toContain("Aardvark of its type");
    expect(breadcrumbs.includes(`<a href="${listPage}"`)).toBe(listPage !== undefined);

    const [, json = "{}"] = /<script type="application\/ld\+json">(.*?)<\/script>/s.exec(html) ?? [];
    const things: object[] = JSON.parse(json)["@graph"];
    expect(things).toContainEqual(
      expect.objectContaining({
        "@type": schemaOrg,
        name: "Aardvark of its type",
        ...(schemaOrg === "Event" && { startDate: "2027-05-01T08:00:00Z" }),
        ...(schemaOrg === "BlogPosting" && { datePublished: "2027-05-01T08:00:00Z" }),
      }),
    );

    expect(await site.sitemap()).toEqual(expect.arrayContaining([path, other]));
    const llms = await site.llms();
    expect(llms.slice(llms.indexOf(`## ${llmsHeading}`))).toMatch(
      new RegExp(
        String.raw`^## .*\n\n(?:- .*\n)*- \[Aardvark of its type\]\(\S+${path}\): What the Aardvark is about`,
      ),
    );
    expect(await site.search("aardvark")).toContain(path);

    if (cards === undefined) return;
    const list = await site.page(listPage ?? "/all");
    const listed = [...list.matchAll(/<h3[^>]*><a href="([^"]+)"/g)].map(([, href]) => href);
    expect(listed).toEqual(date ? [other, path] : [path, other]);
    expect(list.includes(">May 1, 2027</time>")).toBe(date?.isOnCards ?? false);
  },
);
