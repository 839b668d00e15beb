import "server-only";
import { ClientError, type ClientReturn, type QueryParams } from "@sanity/client";
import { unstable_cache } from "next/cache";
import { draftMode } from "next/headers";
import { cache } from "react";
import { capabilityIdsIn, figuresById, fillFigures } from "schemas/quantities/capability-figures.ts";
import { createPause } from "site-search/pause.ts";

import { ENGLISH, hasCatalog } from "#locale/catalogs.ts";
import { getLanguage } from "#locale/words.ts";
import type { Publish } from "#revalidate/receive-webhook.ts";

import { client, draftClient, draftListClient } from "./client.ts";
import { addAssetTexts, completeContent, completeInSteps } from "./complete-content.ts";
import { draftPerspective } from "./draft-perspective.ts";
import { draftToken } from "./draft-token.ts";
import {
  ASSET_TEXTS_QUERY,
  CAPABILITY_FIGURES_QUERY,
  LANGUAGES_QUERY,
  PAGE_QUERY,
  TRANSLATIONS_QUERY,
} from "./queries.ts";
import { translateContent } from "./translate-content.ts";
import type { LANGUAGES_QUERY_RESULT } from "./types.generated.ts";

/** At least one: without a tag of its own, a result would not expire when what it shows is published. */
export type Tags = readonly [string, ...string[]];

interface Options {
  readonly params?: QueryParams;
  readonly tags: Tags;
  /** The language of the texts of records. Default: the language of the page that is being rendered. */
  readonly language?: string;
}

/**
 * The result of a query for the current request: published content, cached until one of its tags expires. In draft mode it includes
 * drafts and is never cached.
 *
 * Tagged `fetch` is used instead of `use cache`. Without Cache Components a page is rendered completely before its first byte, so
 * an unknown path gets status 404 (with Cache Components some versions answered 200: vercel/next.js #98518), pages stay static
 * HTML, and `revalidateTag(tag, { expire: 0 })` expires both the result and the pages rendered from it.
 *
 * A compile error at a query means that it has no generated type, or a stale one: run `pnpm typegen`.
 */
export async function fetchContent<const Query extends keyof SanityQueries>(
  query: Query,
  { params = {}, tags, language = getLanguage() }: Options,
): Promise<ClientReturn<Query>> {
  const { isEnabled: isDraft } = await draftMode();
  const content = await fetchComplete(isDraft ? drafts : published, query, { params, tags, language });
  // Assets have no drafts.
  await addAssetTexts(content, (ids) => fetchByIds(published, ASSET_TEXTS_QUERY, { ids, language }));
  return content;
}

/**
 * Like `fetchContent`, but always published content. Also works outside of a request, for example while Next collects the static
 * pages.
 */
export function fetchPublished<const Query extends keyof SanityQueries>(
  query: Query,
  { params = {}, tags, language = getLanguage() }: Options,
): Promise<ClientReturn<Query>> {
  return fetchComplete(published, query, { params, tags, language });
}

/** Like `fetchPublished`, for a result above 2 MB, which Next does not cache. The caller keeps what it makes of it. */
export async function fetchUncached<const Query extends keyof SanityQueries>(
  query: Query,
  params: QueryParams,
  language: string,
): Promise<ClientReturn<Query>> {
  const content = await client.fetch(query, params, { cache: "no-store" });
  await complete(content, published, language, createPause());
  return content;
}

/** Asks the lake. */
type Source = <const Query extends keyof SanityQueries>(
  query: Query,
  params: QueryParams,
  tags: readonly string[],
) => Promise<ClientReturn<Query>>;

const published: Source = (query, params, tags) =>
  client.fetch(query, params, { cache: "force-cache", next: { tags: [everythingTag, ...tags] } });

/** The lake answers 400 to a query that takes too long, and 429 to too many. `fetchDraftLists` answers 413 to too many bytes. */
const REFUSED: ReadonlySet<number> = new Set([400, 413, 429]);

/** Falls back to the published content of a list if its drafts are too large for the preview, or take the lake too long. */
const drafts: Source = async (query, params, tags) => {
  const [perspective, token] = await Promise.all([draftPerspective(), draftToken()]);
  const options = { perspective, token, cache: "no-store" } as const;
  if (query === PAGE_QUERY) return draftClient.fetch(query, params, options);
  try {
    return await draftListClient.fetch(query, params, options);
  } catch (error) {
    if (error instanceof ClientError && REFUSED.has(error.statusCode)) return published(query, params, tags);
    throw error;
  }
};

async function fetchComplete<const Query extends keyof SanityQueries>(
  source: Source,
  query: Query,
  { params, tags, language }: Required<Options>,
): Promise<ClientReturn<Query>> {
  const content = await source(query, params, tags);
  await complete(content, source, language);
  return content;
}

/**
 * Adds to a result what it lacks: what its type requires, the texts of records in another language, and the figures of the capabilities to
 * which its quantities refer. What is rendered from it expires when one of these is published. `pause` is awaited between the steps.
 */
async function complete(
  content: unknown,
  source: Source,
  language: string,
  pause?: () => Promise<void>,
): Promise<void> {
  if (pause === undefined) completeContent(content);
  else await completeInSteps(content, pause);
  await pause?.();
  if (language !== ENGLISH) {
    const languages = [language, ...(await getFallbacks(language))] as const;
    const load = (ids: string[]) => fetchByIds(source, TRANSLATIONS_QUERY, { ids, language: ENGLISH });
    await translateContent(content, languages, load, pause);
    await pause?.();
  }
  const ids = capabilityIdsIn(content);
  if (ids.length > 0)
    fillFigures(content, figuresById(await fetchByIds(source, CAPABILITY_FIGURES_QUERY, { ids, language })));
}

/** Next's limit is 128 tags per result (NEXT_CACHE_TAG_MAX_ITEMS), of which `everythingTag` is one. It ignores further tags. */
const MAX_TAGS = 127;

/** The documents with these ids, cached until one of them changes. */
async function fetchByIds<
  const Query extends typeof ASSET_TEXTS_QUERY | typeof CAPABILITY_FIGURES_QUERY | typeof TRANSLATIONS_QUERY,
>(
  source: Source,
  query: Query,
  { ids, language }: { ids: readonly string[]; language: string },
): Promise<ClientReturn<Query>[number][]> {
  const parts = Array.from({ length: Math.ceil(ids.length / MAX_TAGS) }, (_, part) =>
    ids.slice(part * MAX_TAGS, (part + 1) * MAX_TAGS),
  );
  const found = await Promise.all(
    parts.map((part) =>
      fetchComplete(source, query, {
        params: { ids: part },
        tags: atLeastOne(part.map(documentTag)),
        language,
      }),
    ),
  );
  return found.flat();
}

// Languages

/** A language besides English that the site has words and a document for. */
export type Language = LANGUAGES_QUERY_RESULT[number];

/** All languages of the site besides English, also those in preparation. */
export const getAllLanguages = cache(async (): Promise<Language[]> => {
  const { isEnabled: isDraft } = await draftMode();
  const stored = await fetchComplete(isDraft ? drafts : published, LANGUAGES_QUERY, {
    params: {},
    tags: [typeTag("language")],
    language: ENGLISH,
  });
  return stored.filter(({ code }) => hasCatalog(code));
});

/** The languages besides English that visitors can read: those that are live, in the preview also those in preparation. */
export const getLanguages = cache(async (): Promise<Language[]> => {
  const [all, { isEnabled: isDraft }] = await Promise.all([getAllLanguages(), draftMode()]);
  return isDraft ? all : all.filter(isLive);
});

/** What the editors set for the language of the page that is being rendered. Undefined for English. */
export async function getPageLanguage(): Promise<Language | undefined> {
  return (await getLanguages()).find(({ code }) => code === getLanguage());
}

export function isLive({ state }: Language): boolean {
  return state === "live";
}

/**
 * The codes of the languages that a language falls back to, the best first. English, where all end, is left out. One in preparation is
 * passed over, except in the preview.
 */
export async function getFallbacks(code: string): Promise<string[]> {
  const [all, shown] = await Promise.all([getAllLanguages(), getLanguages()]);
  return fallbacksOf(code, all).filter((fallback) => shown.some((language) => language.code === fallback));
}

function fallbacksOf(
  code: string,
  languages: readonly Pick<Language, "code" | "fallback">[],
  passed: readonly string[] = [],
): string[] {
  const next = languages.find((language) => language.code === code)?.fallback ?? undefined;
  if (next === undefined || next === code || passed.includes(next)) return [];
  return [next, ...fallbacksOf(next, languages, [...passed, code])];
}

/**
 * Limits the cache lifetime of the page that is being rendered: after a minute a visitor gets a new one and never the older one
 * (`expireTime` in next.config.ts). For pages whose blocks appear or disappear at a set time, and for 404 pages. All other pages
 * are cached until something that they show is published.
 */
export async function revalidateWithinAMinute(): Promise<void> {
  await shortLived();
}

// Next caches a page only as long as the shortest-lived data that it reads.
const shortLived = unstable_cache(async () => true, ["short-lived"], { revalidate: 30 });

// Cache tags

/** Every result has this tag, for a publish that does not say all that it changed. */
export const everythingTag = "everything";

/** The routes change only when a path does. */
export const routesTag = "routes";

export function documentTag(id: string): string {
  return `document:${id}`;
}

export function typeTag(type: string): string {
  return `type:${type}`;
}

/** For tags that are computed. Throws an Error if there are none. */
export function atLeastOne([first, ...others]: readonly string[]): Tags {
  if (first === undefined) throw new Error("A result without a tag would never expire.");
  return [first, ...others];
}

/** The tags of the results that a publish has changed. */
export function expiredTags({ documents, isMoved, isIncomplete }: Publish): string[] {
  return [
    ...documents.map(({ _id }) => documentTag(_id)),
    ...new Set(documents.map(({ _type }) => typeTag(_type))),
    ...(isMoved || isIncomplete ? [routesTag] : []),
    ...(isIncomplete ? [everythingTag] : []),
  ];
}
