import { fileURLToPath } from "node:url";

import { evaluate, parse } from "groq-js";
import type { ReactNode } from "react";
import { prerender } from "react-dom/static.edge";
import { blocks } from "schemas/blocks/index.ts";
import { schemaTypes } from "schemas/index.ts";
import { storedField, storedText } from "stored-values/stored-value.ts";
import { afterAll, beforeAll, beforeEach, expect, test, vi } from "vitest";

import { completeValue, SAMPLE_LANGUAGE, type Unfinished, unfinishedVariants } from "./unfinished-values.ts";

// A draft is never complete, and what is published by API may not be either, nor have the types of the schema. Every block and document,
// unfinished in every way, goes through everything that reads it. The lake is groq-js, so that the queries run too.

interface StoredDocument {
  readonly _id: string;
  readonly _type: string;
  readonly [field: string]: unknown;
}

/** What the lake has. */
let documents: readonly StoredDocument[] = [];
/** The answers of the lake, because each block queries it. */
let answers = new Map<string, Promise<unknown>>();
let isDraft = false;
const forgetResults: (() => void)[] = [];

/** React's `cache` for one page. Outside of React's server it keeps nothing, so that each block would ask for all that it needs. */
function keepResults<Args extends unknown[], Result>(load: (...args: Args) => Result) {
  const results = new Map<string, Result>();
  forgetResults.push(() => results.clear());
  return (...args: Args): Result => {
    const key = JSON.stringify(args);
    const result = results.get(key) ?? load(...args);
    results.set(key, result);
    return result;
  };
}

function fillLake(stored: readonly StoredDocument[]): void {
  documents = stored;
  answers = new Map();
}

async function queryLake(query: string, params: Record<string, unknown>): Promise<unknown> {
  const key = JSON.stringify([query, params]);
  const answer = answers.get(key) ?? evaluateQuery(query, params);
  answers.set(key, answer);
  // The site completes it in place.
  return structuredClone(await answer);
}

const parsedQueries = new Map<string, ReturnType<typeof parse>>();

async function evaluateQuery(query: string, params: Record<string, unknown>): Promise<unknown> {
  const parsed = parsedQueries.get(query) ?? parse(query);
  parsedQueries.set(query, parsed);
  const value = await evaluate(parsed, { dataset: documents, params });
  return value.get();
}

interface Site {
  /** Everything that visitors and editors see at a path. */
  readonly showPage: (path: string) => Promise<void>;
  /** What is made of all pages: the sitemap, the feed, `llms.txt`, the search index and the rules of the part check. */
  readonly writeFiles: () => Promise<void>;
}
let site: Site;

// Test files share their modules, so the real modules are restored afterward.
const MOCKED = ["server-only", "react", "next/headers", "next/cache", "next/og", "#cms/client.ts"];

beforeAll(async () => {
  vi.resetModules();
  vi.doMock("server-only", () => ({}));
  vi.doMock("react", async (importOriginal) => ({ ...(await importOriginal<object>()), cache: keepResults }));
  vi.doMock("next/headers", () => ({
    draftMode: async () => ({ isEnabled: isDraft }),
    cookies: async () => ({ get: () => undefined }),
    headers: async () => new Headers(),
  }));
  vi.doMock("next/cache", () => ({ unstable_cache: (load: () => unknown) => load }));
  // Drawing takes a second. What the picture is drawn from is rendered.
  vi.doMock("next/og", () => ({
    ImageResponse: class {
      readonly done: Promise<void>;
      constructor(picture: ReactNode) {
        this.done = render(picture);
      }
    },
  }));
  vi.doMock("#cms/client.ts", async (importOriginal) => ({
    ...(await importOriginal<object>()),
    client: {
      fetch: queryLake,
      config: () => ({ apiHost: "https://lake.example", projectId: "site", dataset: "production" }),
    },
    draftClient: { fetch: queryLake },
    draftListClient: { fetch: queryLake },
  }));
  site = await openSite();
});
// Next's server runs in the folder of the site, where the fonts are.
beforeEach(() => {
  vi.spyOn(process, "cwd").mockReturnValue(fileURLToPath(new URL("..", import.meta.url)));
});

async function openSite(): Promise<Site> {
  const page = await import("../app/[[...slug]]/page.tsx");
  const { default: PageLayout } = await import("../app/[[...slug]]/layout.tsx");
  const share = await import("../app/api/share/[[...slug]]/route.ts");
  const { default: sitemap } = await import("../app/sitemap.ts");
  const routes = await Promise.all([
    import("../app/blog/feed.xml/route.ts"),
    import("../app/llms.txt/route.ts"),
    import("../app/api/part-check/rules/route.ts"),
    import("../app/api/part-check/materials/route.ts"),
    import("../app/search-index.json/route.ts"),
  ]);
  return {
    async showPage(path) {
      for (const forget of forgetResults) forget();
      const params = Promise.resolve({ slug: path.split("/").filter(Boolean) });
      await page.generateMetadata({ params });
      await render(
        <PageLayout params={params}>
          <page.default params={params} />
        </PageLayout>,
      );
      const picture: unknown = await share.GET(new Request("https://site.example"), { params });
      await Reflect.get(Object(picture), "done");
    },
    async writeFiles() {
      // They are the same in draft mode.
      if (isDraft) return;
      for (const forget of forgetResults) forget();
      await sitemap();
      await Promise.all(routes.map(({ GET }) => GET()));
    },
  };
}

afterAll(() => {
  for (const name of MOCKED) vi.doUnmock(name);
  vi.resetModules();
});

async function render(node: ReactNode): Promise<void> {
  const errors: unknown[] = [];
  const { prelude } = await prerender(node, { onError: (error) => void errors.push(error) });
  const html = await new Response(prelude).text();
  if (errors.length > 0) throw errors[0];
  expect(html).not.toMatch(/>(?:undefined|null|NaN|\[object Object\])</);
}

const TIME = "2026-01-02T03:04:05Z";
const COMMON = { _rev: "1", _createdAt: TIME, _updatedAt: TIME };

/** One complete document of each type, without blocks. */
const samples: readonly StoredDocument[] = schemaTypes.flatMap(({ name, type }) => {
  if (type !== "document") return [];
  const complete = completeValue(name);
  return Object.assign(complete, COMMON, {
    _type: name,
    _id: name === "settings" || name === "navigation" ? name : `${name}-sample`,
    ...("path" in complete && { path: `/${SAMPLE_LANGUAGE}/${name.toLowerCase()}-sample` }),
    ...("blocks" in complete && { blocks: [] }),
    ...(name === "language" && { state: "live" }),
  });
});

function pageWith(stored: readonly unknown[]): StoredDocument {
  return {
    ...COMMON,
    _id: "page-under-test",
    _type: "page",
    title: "Page",
    path: "/under-test",
    blocks: stored,
  };
}

/** What fails with all of the variants at once, and if anything does, with each of them. */
async function failuresOf(
  variants: readonly Unfinished[],
  show: (values: readonly unknown[]) => Promise<void>,
): Promise<string[]> {
  const failures: string[] = [];
  for (const draft of [false, true]) {
    isDraft = draft;
    const isFailing = await show(variants.map(({ value }) => value)).then(
      () => false,
      () => true,
    );
    for (const { what, value } of isFailing ? variants : [])
      await show([value]).catch((error: unknown) => {
        failures.push(`${draft ? "draft" : "published"}, ${what}: ${String(error)}`);
      });
  }
  isDraft = false;
  return failures;
}

/** A complete value, one with nothing but its type, those with another type in each field, and those that lack one thing. */
function variantsOf(complete: Record<string, unknown>): Unfinished[] {
  const { _type } = complete;
  return [
    { what: "complete", value: complete },
    { what: "only its type", value: { _type } },
    ...[5, "constructor", {}, [null, 5, {}]].map((other) => ({
      what: `${JSON.stringify(other)} in each field`,
      // A page of another language has another path.
      value: Object.fromEntries(
        Object.entries(complete).map(([name, value]) => [
          name,
          /^_type$|^language$/.test(name) ? value : other,
        ]),
      ),
    })),
    ...unfinishedVariants(complete),
  ];
}

test.each(blocks.map(({ name }) => name))("%s is shown while it is unfinished", async (name) => {
  const failures = await failuresOf(variantsOf(completeValue(name)), async (variants) => {
    const stored = variants.map((variant, index) => ({ ...Object(variant), _key: `key-${index}` }));
    fillLake([...samples, pageWith([null, ...stored])]);
    await site.showPage("/under-test");
    await site.writeFiles();
  });
  expect(failures).toEqual([]);
});

/** Leaves out what is inside of a field if another field of the same type has it too: a grade has sixty quantities. */
function withoutRepeats(variants: readonly Unfinished[], document: StoredDocument): Unfinished[] {
  const typeOf = (name: string) => storedField(document[name], "_type");
  const firstOfType = new Map(
    Object.keys(document)
      .toReversed()
      .map((name) => [typeOf(name), name]),
  );
  return variants.filter(({ what }) => {
    const [, name = "", inside = ""] = /^\.(\w+)(\S*) /.exec(what) ?? [];
    return inside === "" || typeOf(name) === undefined || firstOfType.get(typeOf(name)) === name;
  });
}

/** One complete block of each kind. They refer to the sample documents. */
const everyBlock = blocks.map(({ name }) => Object.assign(completeValue(name), { _key: name }));

/** The blocks that show something from the settings. */
const SETTINGS_BLOCKS = everyBlock.filter(({ _key }) => /^(?:hero|quote|contact|newsletter)/.test(_key));

/** A block that refers to one document may list all of its type, so the page grows with the square of this number. */
const MAX_TOGETHER = 20;

/** Copies of the blocks that refer to a sample document. The copies refer to the documents with these ids. */
function blocksAbout(sampleId: string, ids: readonly string[]) {
  const reference = `"_ref":"${sampleId}"`;
  return everyBlock.flatMap((block) => {
    const stored = JSON.stringify(block);
    if (!stored.includes(reference)) return [];
    return ids.map((id) => ({
      ...JSON.parse(stored.replaceAll(reference, `"_ref":"${id}"`)),
      _key: `${block._key}-${id}`,
    }));
  });
}

test.each(samples)("the $_type is shown while it is unfinished", async (sample) => {
  const type = sample._type;
  const others = samples.filter((document) => document !== sample);
  const isSingleton = sample._id === type;

  async function showTogether(values: readonly unknown[]): Promise<void> {
    const shown = values.map((value, index) => {
      const id = isSingleton ? type : `${type}-${index}`;
      const prefix = storedText(value, "language") === undefined ? "" : `/${SAMPLE_LANGUAGE}`;
      const path = "path" in sample && { path: `${prefix}/${id.toLowerCase()}` };
      return Object.assign({}, value, COMMON, { _id: id, _type: type, ...path });
    });
    const ids = shown.map(({ _id }) => _id);
    const lists = isSingleton ? SETTINGS_BLOCKS : everyBlock;
    fillLake([...others, ...shown, pageWith([...lists, ...blocksAbout(sample._id, ids)])]);
    await site.showPage("/under-test");
    await site.writeFiles();
    for (const { path } of shown) if (path !== undefined) await site.showPage(path);
  }
  const failures = await failuresOf(withoutRepeats(variantsOf(sample), sample), async (values) => {
    const together = isSingleton ? 1 : MAX_TOGETHER;
    for (let start = 0; start < values.length; start += together)
      await showTogether(values.slice(start, start + together));
  });
  expect(failures).toEqual([]);
});
