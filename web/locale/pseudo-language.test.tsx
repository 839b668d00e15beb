import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";

import type { RequestPage } from "contracts/request-page.ts";
import { sampleRequestPage } from "contracts/testing/sample-request-page.ts";
import { evaluate, parse } from "groq-js";
import type { ReactNode } from "react";
import { prerender } from "react-dom/static.edge";
import { afterAll, beforeAll, expect, test, vi } from "vitest";

import { noEditAttributes } from "#cms/edit-attributes.tsx";
import { sampleBlocks } from "#gallery/sample-blocks.ts";

import * as english from "./en/index.ts";
import { pseudoText, pseudoWords, textsOf } from "./testing/pseudo-language.ts";

// Pages of the first content, rendered in a language that no person speaks: a text of the code that is plain English does not come from the
// catalog.

const TIMES = { _createdAt: "2027-01-01T00:00:00Z", _updatedAt: "2027-01-02T00:00:00Z" };
const PICTURE = "image-0123456789abcdef-1600x1200-jpg";

// Drawings are files of their own.
const content = readContent(join(import.meta.dirname, "../../content/documents")).filter(
  ({ _type }) => _type !== "technicalDrawing",
);
const samples = sampleBlocks("dark", [PICTURE, PICTURE], {});
const contentText = JSON.stringify([content, samples]);

const texts = [...new Set(textsOf(english))];
/** Sentences of the catalog that only the code can have written. */
const sentences = texts.filter(
  (text) => /\p{Letter}{3,}[ ,]+\p{Letter}{2,}/u.test(text) && !contentText.includes(text.trim()),
);
/**
 * Its words. They are in sentences of the content too, so only a whole text counts. The switch calls English by its own name in every
 * language.
 */
const words = texts.filter(
  (text) =>
    /^\p{Letter}{3,}$/u.test(text) && !contentText.includes(`"${text}"`) && text !== english.languages.name,
);

let site: Awaited<ReturnType<typeof loadSite>>;

async function loadSite() {
  const { default: Page } = await import("../app/[[...slug]]/page.tsx");
  const { default: Search } = await import("../app/(no-menu)/search/page.tsx");
  const { Shell } = await import("#shell/shell.tsx");
  const { InvalidAddress } = await import("#shell/invalid-address.tsx");
  const { QuoteDialog } = await import("#quote/quote-dialog.tsx");
  const { ThankYou } = await import("#quote/thank-you/thank-you.tsx");
  const requestPage = await import("#quote/request/request-page.tsx");
  const missingRequest = await import("#quote/request/missing-request.tsx");
  const { NavigationStatus } = await import("#navigation/navigation-status.tsx");
  const { renderBlock } = await import("#blocks/page-blocks.tsx");
  const { blockContexts } = await import("#cms/block-context.ts");
  return {
    Page,
    Search,
    Shell,
    InvalidAddress,
    QuoteDialog,
    ThankYou,
    ...requestPage,
    ...missingRequest,
    NavigationStatus,
    renderBlock,
    blockContexts,
  };
}

/** A request about which staff have a question. */
const ASKED: RequestPage = {
  ...sampleRequestPage,
  progress: "question",
  files: [{ id: "f", name: "a.pdf", addedAt: sampleRequestPage.receivedAt }],
  events: [{ id: "e", kind: "question", at: sampleRequestPage.receivedAt, text: "5083?" }],
};

// Test files share their modules, so the real modules are restored afterward.
const mocked = ["next/headers", "next/cache", "#cms/client.ts", "#locale/words.ts"];

beforeAll(async () => {
  vi.resetModules();
  vi.doMock("next/headers", () => ({ draftMode: async () => ({ isEnabled: false }) }));
  vi.doMock("next/cache", () => ({ unstable_cache: (load: unknown) => load }));
  const pseudo = pseudoWords(english);
  vi.doMock("#locale/words.ts", () => ({
    getWords: () => pseudo,
    getLanguage: () => "en",
  }));
  vi.doMock("#cms/client.ts", async (importOriginal) => ({
    ...(await importOriginal<object>()),
    client: {
      fetch: async (query: string, params: Record<string, unknown>) => {
        const value = await evaluate(parse(query, { params }), { dataset: content, params });
        const result: unknown = await value.get();
        return structuredClone(result);
      },
    },
  }));
  site = await loadSite();
});

afterAll(() => {
  for (const path of mocked) vi.doUnmock(path);
  vi.resetModules();
});

function readContent(folder: string): Record<string, unknown>[] {
  return readdirSync(folder, { recursive: true, encoding: "utf8" })
    .filter((name) => name.endsWith(".json"))
    .map((name) => {
      const document: Record<string, unknown> = JSON.parse(readFileSync(join(folder, name), "utf8"));
      return Object.assign({ _rev: "1", ...TIMES }, document);
    });
}

async function htmlOf(element: ReactNode): Promise<string> {
  const { prelude } = await prerender(element);
  return new Response(prelude).text();
}

function untranslated(html: string): string[] {
  const shown = html.replaceAll("<!-- -->", "").replaceAll("&#x27;", "'").replaceAll("&amp;", "&");
  return [
    ...sentences.filter((text) => shown.includes(text)),
    ...words.filter((text) => new RegExp(`>${text}<|(?:alt|label|placeholder|title)="${text}"`).test(shown)),
  ];
}

test("the catalog has hundreds of sentences, and the pseudo-language accents them", () => {
  expect(sentences.length).toBeGreaterThan(300);
  expect(words.length).toBeGreaterThan(50);
  expect(pseudoText("Search this site")).toBe("Šéàrçh thîš šîté~~~~~~~");
});

test.each([
  "/",
  "/part-check",
  "/calculators",
  "/contact-us",
  "/injection-molding",
  "/cnc-machining-materials",
  "/case-studies",
  "/stock-sizes",
])("the page %s has no English text of the code", async (path) => {
  const params = Promise.resolve({ slug: path.split("/").filter(Boolean) });
  const html = await htmlOf(await site.Page({ params }));
  expect(untranslated(html)).toEqual([]);
});

test("the block gallery has none", async () => {
  const { contexts } = site.blockContexts(samples);
  const html = await Promise.all(
    samples.map(async (block) => {
      const context = contexts.get(block._key);
      return context ? htmlOf(site.renderBlock(block, noEditAttributes, context)) : "";
    }),
  );
  expect(untranslated(html.join("\n"))).toEqual([]);
});

test("header, footer, quote form, confirmation, search and the screen for missing pages have none", async () => {
  const html = await Promise.all(
    [
      <site.Shell key="shell" path="/">
        <site.InvalidAddress title="404" suggestions={["/cnc-machining"]}>
          –
        </site.InvalidAddress>
      </site.Shell>,
      <site.QuoteDialog key="quote" />,
      <site.ThankYou key="thanks" />,
      <site.RequestPageContent key="request" token="0" request={ASKED} />,
      <site.RequestPageContent
        key="quoted"
        token="0"
        request={{ ...sampleRequestPage, progress: "quoted" }}
      />,
      <site.UnavailableRequest key="unavailable" token="0" />,
      <site.MissingRequest key="missing" />,
      <site.NavigationStatus key="status" />,
      await site.Search({ searchParams: Promise.resolve({ q: "qqxqq" }) }),
    ].map(htmlOf),
  );
  expect(untranslated(html.join("\n"))).toEqual([]);
});
