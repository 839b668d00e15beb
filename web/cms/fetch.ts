import "server-only";
import type { ClientReturn, FilteredResponseQueryOptions, QueryParams } from "@sanity/client";
import { resolvePerspectiveFromCookies } from "next-sanity/live";
import { unstable_cache } from "next/cache";
import { cookies, draftMode } from "next/headers";
import { cache } from "react";
import { alternativeText, assetIdOf } from "schemas/fields/alternative-text.ts";
import { storedField, storedText } from "schemas/fields/stored-field.ts";
import { picture } from "schemas/objects/picture.ts";
import { capabilityIdsIn, figuresById, fillFigures } from "schemas/quantities/capability-figures.ts";
import * as v from "valibot";

import { ENGLISH, hasCatalog } from "#locale/catalogs.ts";
import { getLanguage } from "#locale/words.ts";
import type { Publish } from "#revalidate/receive-webhook.ts";

import { client, draftClient } from "./client.ts";
import { completeContent } from "./complete-content.ts";
import { parsePreviewDate, perspectiveWithReleases, PREVIEW_DATE_COOKIE } from "./preview-date.ts";
import {
  ASSET_TEXTS_QUERY,
  CAPABILITY_FIGURES_QUERY,
  LANGUAGES_QUERY,
  TRANSLATIONS_QUERY,
} from "./queries.ts";
import { translateContent } from "./translate-content.ts";
import type { LANGUAGES_QUERY_RESULT } from "./types.generated.ts";

interface Options {
  readonly params?: QueryParams;
  readonly tags: string[];
  /** The language of the texts of records. Default: that of the page that is being rendered. */
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
  const content = isDraft
    ? await fetchDrafts(query, params, language)
    : await fetchPublished(query, { params, tags, language });
  await addAssetTexts(content, (ids) => fetchAssetTexts(ids, language));
  return content;
}

async function fetchDrafts<const Query extends keyof SanityQueries>(
  query: Query,
  params: QueryParams,
  language: string,
): Promise<ClientReturn<Query>> {
  const options = { perspective: await draftPerspective(), cache: "no-store" } as const;
  const content = await draftClient.fetch(query, params, options);
  completeContent(content);
  await translate(content, language, (ids) => draftClient.fetch(TRANSLATIONS_QUERY, { ids }, options));
  const ids = capabilityIdsIn(content);
  if (ids.length > 0) {
    const capabilities = await draftClient.fetch(CAPABILITY_FIGURES_QUERY, { ids }, options);
    await translate(capabilities, language, (own) =>
      draftClient.fetch(TRANSLATIONS_QUERY, { ids: own }, options),
    );
    fillFigures(content, figuresById(capabilities));
  }
  return content;
}

/** Translates the records in a result, unless the reader's language is English. */
async function translate(content: unknown, language: string, load: Parameters<typeof translateContent>[2]) {
  if (language === ENGLISH) return;
  const all = await getAllLanguages();
  const languages = [language, ...fallbacksOf(language, all)] as const;
  await translateContent(content, languages, load);
}

/** Next's limit is 128 tags per result (NEXT_CACHE_TAG_MAX_ITEMS), of which `everythingTag` is one. It ignores further tags. */
const MAX_TAGS = 127;

/** The alternative texts and credits of assets, cached until one of them changes. Assets have no drafts. */
function fetchAssetTexts(ids: string[], language: string) {
  return fetchByIds(ASSET_TEXTS_QUERY, ids, language);
}

/** The translations of records, cached until one of them changes. */
function fetchTranslations(ids: string[]) {
  return fetchByIds(TRANSLATIONS_QUERY, ids, ENGLISH);
}

/**
 * Fills the quantities that refer to capabilities with their published figures. What is rendered from the content expires when one of
 * these capabilities is published.
 */
async function fillPublishedFigures(content: unknown, language: string): Promise<void> {
  const ids = capabilityIdsIn(content);
  if (ids.length > 0)
    fillFigures(content, figuresById(await fetchByIds(CAPABILITY_FIGURES_QUERY, ids, language)));
}

/** The published documents with these ids, cached until one of them changes. */
async function fetchByIds<
  const Query extends typeof ASSET_TEXTS_QUERY | typeof CAPABILITY_FIGURES_QUERY | typeof TRANSLATIONS_QUERY,
>(query: Query, ids: readonly string[], language: string): Promise<ClientReturn<Query>[number][]> {
  const parts = Array.from({ length: Math.ceil(ids.length / MAX_TAGS) }, (_, part) =>
    ids.slice(part * MAX_TAGS, (part + 1) * MAX_TAGS),
  );
  const found = await Promise.all(
    parts.map((part) =>
      fetchPublished(query, { params: { ids: part }, tags: part.map(documentTag), language }),
    ),
  );
  return found.flat();
}

/**
 * The perspective of an editor in draft mode: drafts, or the release that the editor chose in the Studio. If the editor chose a
 * date in the preview, releases that are scheduled up to that date are included.
 */
export const draftPerspective = cache(async () => {
  const chosen = (await resolvePerspectiveFromCookies({ cookies: await cookies() })) ?? "drafts";
  const at = await previewDate();
  return at === undefined ? chosen : perspectiveWithReleases(chosen, await dueReleases(at));
});

const DUE_RELEASES = `*[_type == "system.release" && _id in path("_.releases.*") && state == "scheduled" && publishAt <= $at] | order(publishAt desc).name`;

async function dueReleases(at: number): Promise<string[]> {
  const params = { at: new Date(at).toISOString() };
  const options = { perspective: "raw", cache: "no-store" } as const;
  return v.parse(v.array(v.string()), await draftClient.fetch<unknown>(DUE_RELEASES, params, options));
}

/** The date that an editor chose in the preview, in ms since 1970. Undefined outside of draft mode or if none was chosen. */
export async function previewDate(): Promise<number | undefined> {
  const { isEnabled: isDraft } = await draftMode();
  return isDraft ? parsePreviewDate((await cookies()).get(PREVIEW_DATE_COOKIE)?.value) : undefined;
}

/**
 * Like `fetchContent`, but always published content. Also works outside of a request, for example while Next collects the static
 * pages.
 */
export function fetchPublished<const Query extends keyof SanityQueries>(
  query: Query,
  { params = {}, tags, language = getLanguage() }: Options,
): Promise<ClientReturn<Query>> {
  const options = { cache: "force-cache" as const, next: { tags: [everythingTag, ...tags] } };
  return fetchComplete(query, params, { options, language });
}

/** Like `fetchPublished`, for a result above 2 MB, which Next does not cache. The caller keeps what it makes of it. */
export function fetchUncached<const Query extends keyof SanityQueries>(
  query: Query,
  params: QueryParams,
  language: string,
): Promise<ClientReturn<Query>> {
  return fetchComplete(query, params, { options: { cache: "no-store" }, language });
}

async function fetchComplete<const Query extends keyof SanityQueries>(
  query: Query,
  params: QueryParams,
  { options, language }: { options: Pick<FilteredResponseQueryOptions, "cache" | "next">; language: string },
): Promise<ClientReturn<Query>> {
  const content = await client.fetch(query, params, options);
  completeContent(content);
  await translate(content, language, fetchTranslations);
  await fillPublishedFigures(content, language);
  return content;
}

// Languages

/** A language besides English that the site has words and a document for. */
export type Language = LANGUAGES_QUERY_RESULT[number];

/** All languages of the site besides English, also those in preparation. */
export const getAllLanguages = cache(async (): Promise<Language[]> => {
  const options = { tags: [typeTag("language")], language: ENGLISH };
  const { isEnabled: isDraft } = await draftMode();
  const stored = isDraft
    ? await fetchDrafts(LANGUAGES_QUERY, {}, ENGLISH)
    : await fetchPublished(LANGUAGES_QUERY, options);
  return stored.filter(({ code }) => hasCatalog(code));
});

/** The codes of the languages that a language falls back to, the best first. English, where all end, is left out. */
export function fallbacksOf(
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

/** The tags of the results that a publish has changed. */
export function expiredTags({ documents, isMoved, isIncomplete }: Publish): string[] {
  return [
    ...documents.map(({ _id }) => documentTag(_id)),
    ...new Set(documents.map(({ _type }) => typeTag(_type))),
    ...(isMoved || isIncomplete ? [routesTag] : []),
    ...(isIncomplete ? [everythingTag] : []),
  ];
}

// What a result lacks

interface AssetTexts {
  readonly _id: string;
  readonly altText: string | null;
  readonly creditLine: string | null;
}

/**
 * Adds the texts of image assets to the pictures in a query's result: the credit, and the alternative text if the picture has none
 * itself. Modifies the result in place, because it may be large. `load` gets each asset's id once, and is not called for a result
 * without pictures.
 */
export async function addAssetTexts(
  result: unknown,
  load: (ids: string[]) => Promise<readonly AssetTexts[]>,
): Promise<void> {
  const pictures = picturesIn(result);
  if (pictures.length === 0) return;
  const ids = new Set(pictures.map(({ assetId }) => assetId));
  const assets = new Map((await load([...ids].toSorted())).map((asset) => [asset._id, asset]));
  for (const { stored, assetId } of pictures) {
    const asset = assets.get(assetId);
    const alt = alternativeText(stored, asset);
    const credit = storedText(asset, "creditLine");
    Object.assign(stored, alt !== undefined && { alt }, credit !== undefined && { credit });
  }
}

function picturesIn(value: unknown): { stored: object; assetId: string }[] {
  if (Array.isArray(value)) return value.flatMap((item: unknown) => picturesIn(item));
  if (typeof value !== "object" || value === null) return [];
  const assetId = assetIdOf(value);
  if (storedField(value, "_type") === picture.name && assetId !== undefined)
    return [{ stored: value, assetId }];
  return Object.values(value).flatMap((part) => picturesIn(part));
}
