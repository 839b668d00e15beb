import "server-only";
import { cache } from "react";
import { originalId, translationId } from "schemas/fields/language.ts";
import { ROUTABLE_FACTS, routableTypes } from "schemas/fields/routable-types.ts";
import { sortByText } from "unicode-text/unicode-text.ts";

import { ENGLISH, hasCatalog, languageOfPath } from "#locale/catalogs.ts";
import { getLanguage } from "#locale/words.ts";

import {
  atLeastOne,
  documentTag,
  fetchContent,
  fetchPublished,
  getLanguages,
  isLive,
  routesTag,
  type Tags,
  typeTag,
} from "./fetch.ts";
import { byTitle, getReaderLanguages, inReaderLanguage, withoutMissing } from "./languages.ts";
import * as queries from "./queries.ts";
import { createPathResolver, createRouteMap, type Resolution, slugFromPath } from "./resolve-path.ts";
import { emptySharedSections, sectionIds, withinPage, withSections } from "./sections.ts";
import type { CHOSEN_PAGES_QUERY_RESULT, Page, Section } from "./types.generated.ts";

// Pages, their lists and what every page shows; records.ts has the other documents. Each query has the cache tags of the content that it
// returns. React's `cache` runs a query once per request, however many components use it. Between requests Next keeps the result until
// one of its tags expires.

/** With these tags a query expires when any page is published. Use them only for small queries that rarely run. */
const everyPage = atLeastOne(routableTypes.map((type) => typeTag(type)));

// Paths

/** The path of each document in a language that visitors can read. */
export const getRoutes = cache(async () => {
  const [routes, languages] = await Promise.all([
    fetchContent(queries.ROUTES_QUERY, { tags: [routesTag] }),
    getLanguages(),
  ]);
  return createRouteMap(routes, languages);
});

/** The addresses of pages for links: of their translation into the reader's language, or else of the English page. */
export const getLinkRoutes = cache(async () => {
  const [routes, languages] = await Promise.all([getRoutes(), getReaderLanguages()]);
  return { pathOf: (id: string) => routes.pathOf(id, languages) };
});

/** The path of the page at an English path in the reader's language: `/` and the pages that the code links to. */
export async function getLocalPath(path: string): Promise<string> {
  if (getLanguage() === ENGLISH) return path;
  const [routes, links] = await Promise.all([getRoutes(), getLinkRoutes()]);
  const route = routes.find(path);
  return (route && links.pathOf(route._id)) ?? path;
}

/** A page in one of the languages that visitors can read. */
export interface LocalPage {
  readonly code: string;
  readonly path: string;
}

/** A page in English and in all languages that it is translated into. */
export async function getLocalPages({
  _id,
  language,
}: {
  readonly _id: string;
  readonly language: string | null;
}): Promise<LocalPage[]> {
  const [routes, languages] = await Promise.all([getRoutes(), getLanguages()]);
  const english = originalId(_id, language);
  return [ENGLISH, ...languages.map(({ code }) => code)].flatMap((code) => {
    const path = routes.pathOf(code === ENGLISH ? english : translationId(english, code));
    return path === undefined ? [] : [{ code, path }];
  });
}

/** Resolves a path to a page or a redirect. */
export const resolvePath = cache(async (path: string): Promise<Resolution> => {
  const routes = await getRoutes();
  // A page that reads the redirects would expire whenever one changes, so they are fetched only if no page has the path.
  const redirects = routes.find(path)
    ? { redirects: [], aliases: [] }
    : await fetchContent(queries.REDIRECTS_QUERY, { tags: [typeTag("redirect"), ...everyPage] });
  return createPathResolver(routes, redirects)(path);
});

/** The pages that the build renders, as parameters of app/[[...slug]]. The others are rendered when they are visited. */
export async function getStaticSlugs(): Promise<{ slug: string[] }[]> {
  const { all } = await getPublishedRoutes();
  return pathsToBuild(all.map(({ path }) => path)).map((path) => ({ slug: slugFromPath(path) }));
}

/** More than the site has. Without this limit, an account that publishes thousands of pages could make a build take hours. */
const MAX_BUILT_PAGES = 250;

/** The first paths of a site, those of English pages before all others. */
export function pathsToBuild(paths: readonly string[]): string[] {
  const [english = [], others = []] = [true, false].map((isEnglish) =>
    paths.filter((path) => (languageOfPath(path) === ENGLISH) === isEnglish),
  );
  return [...english, ...others].slice(0, MAX_BUILT_PAGES);
}

/** The path of each published page in a language that is live, also in draft mode. */
async function getPublishedRoutes() {
  const [routes, languages] = await Promise.all([
    fetchPublished(queries.ROUTES_QUERY, { tags: [routesTag] }),
    fetchPublished(queries.LANGUAGES_QUERY, { tags: [typeTag("language")] }),
  ]);
  return createRouteMap(
    routes,
    languages.filter((language) => hasCatalog(language.code) && isLive(language)),
  );
}

// One page

/** The page at a path, with its saved sections. Ignores case. Null if no page has the path. */
export const getPage = cache(async (path: string) => {
  const resolution = await resolvePath(path);
  if (resolution.kind !== "page") return null;
  const { _id: id, language } = resolution.route;
  // Every page shows its facts. Fetching them now saves a round trip.
  const [page] = await Promise.all([getPageById(id, language || ENGLISH), getPageFacts(id)]);
  if (!page) return null;
  // The links of all languages have the anchors of the English page.
  const original = page.original === null ? null : await getPageById(page.original, ENGLISH);
  return { ...page, original };
});

export type ContentPage = NonNullable<Awaited<ReturnType<typeof getPage>>>;

async function getPageById(id: string, language: string) {
  const page = await fetchContent(queries.PAGE_QUERY, { params: { id }, tags: [documentTag(id)], language });
  if (!page) return null;
  // Null for a page that was just created, although the generated type says otherwise.
  const stored: Page["blocks"] = page.blocks ?? [];
  const blocks = withSections<Block>(stored, await getSections(sectionIds(stored), language));
  return {
    ...page,
    blocks,
    keys: stored.map(({ _key }) => _key),
    emptySharedSections: emptySharedSections(stored, blocks),
  };
}

type Block = Section["blocks"][number];

/** Saved sections have a query of their own, so that a change to one expires only the pages that use it. */
async function getSections(ids: readonly string[], language: string) {
  if (ids.length === 0) return [];
  const params = { ids, all: false };
  return fetchContent(queries.SECTIONS_QUERY, { params, tags: atLeastOne(ids.map(documentTag)), language });
}

export const getPageFacts = cache((id: string) =>
  fetchContent(queries.PAGE_FACTS_QUERY, { params: { id }, tags: [documentTag(id), typeTag("person")] }),
);

// Every page shows these

export const getSettings = cache(() => fetchContent(queries.SETTINGS_QUERY, { tags: [typeTag("settings")] }));

export const getNavigation = cache(() =>
  fetchContent(queries.NAVIGATION_QUERY, { tags: [typeTag("navigation")] }),
);

// Lists of pages

/** Every published page in a language that is live, also in draft mode. Without those that have a path of another language. */
export const getDirectory = cache(async () => {
  const [pages, routes] = await Promise.all([
    fetchPublished(queries.DIRECTORY_QUERY, { tags: everyPage }),
    getPublishedRoutes(),
  ]);
  return pages.filter(({ _id, path }) => routes.pathOf(_id) === path);
});

/** The pages of the directory in the language of the page that is being rendered. */
export async function getDirectoryInLanguage() {
  return (await getDirectory()).filter(({ path }) => languageOfPath(path) === getLanguage());
}

export type ListedPage = CHOSEN_PAGES_QUERY_RESULT[number];

/** Pages in the order in which an editor chose them. */
export async function getChosenPages(references: readonly Reference[] = []): Promise<ListedPage[]> {
  const ids = references.map(({ _ref }) => _ref);
  if (ids.length === 0) return [];
  const pages = await inReaderLanguage((language) => {
    const own = language === ENGLISH ? ids : ids.map((id) => translationId(id, language));
    const tags: Tags = [typeTag("section"), ...own.map(documentTag)];
    return fetchContent(queries.CHOSEN_PAGES_QUERY, { params: { ids: own }, tags, language });
  });
  return withoutMissing(inOrder(references, pages));
}

/** The latest first if the kind has a date, otherwise by title. `kind` is a document type, or `industry`. */
export async function getPagesOfKind(kind: string): Promise<ListedPage[]> {
  const tags: Tags = [
    typeTag(kind === "industry" ? "page" : kind),
    ...(kind === "guide" ? [typeTag("section")] : []),
  ];
  const pages = await withoutMissing(
    await inReaderLanguage((language) =>
      fetchContent(queries.PAGES_OF_KIND_QUERY, { params: { kind, language }, tags, language }),
    ),
  );
  const type = routableTypes.find((name) => name === kind);
  if (type === undefined || ROUTABLE_FACTS[type].date === undefined)
    return byTitle(pages, await getReaderLanguages());
  return sortByText(pages, (page) => page.date ?? "").toReversed();
}

interface ListBlock {
  readonly selection?: string;
  readonly documents?: readonly Reference[];
  readonly limit?: number;
}

/** The pages that a block lists: those that an editor chose by hand, or all of a kind. */
export async function getListedPages(block: ListBlock, kind: string) {
  const isByHand = block.selection === "hand";
  return listed(block, isByHand ? await getChosenPages(block.documents) : await getPagesOfKind(kind));
}

/** The documents that a block lists: those that an editor chose by hand, or all, as far as the page has room. */
export function listed<Document extends { readonly _id: string }>(
  { selection, documents = [], limit }: ListBlock,
  all: readonly Document[],
): Document[] {
  return withinPage((selection === "hand" ? inOrder(documents, all) : all).slice(0, limit));
}

/** The latest published posts in the language of the feed, also in draft mode. */
export function getPosts() {
  const params = { language: getLanguage() };
  return fetchPublished(queries.POSTS_QUERY, { params, tags: [typeTag("blog"), typeTag("person")] });
}

export interface Reference {
  readonly _ref: string;
}

/** The documents that references lead to, each once, in the order of the references. Unpublished documents are left out. */
export function inOrder<Item extends { readonly _id: string }>(
  references: readonly Reference[],
  items: readonly Item[],
): Item[] {
  const byId = new Map(items.map((item) => [item._id, item]));
  return [...new Set(references.map(({ _ref }) => _ref))].flatMap((id) => byId.get(id) ?? []);
}
