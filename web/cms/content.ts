import "server-only";
import { cache } from "react";
import { routableTypes } from "schemas/fields/path.ts";
import { ROUTABLE_FACTS } from "schemas/fields/routable-types.ts";

import { documentTag, fetchContent, fetchPublished, routesTag, typeTag } from "./fetch.ts";
import * as queries from "./queries.ts";
import { createPathResolver, createRouteMap, type Resolution, slugFromPath } from "./resolve-path.ts";
import { emptySharedSections, sectionIds, withSections } from "./sections.ts";
import type { CHOSEN_PAGES_QUERY_RESULT, Page, ROUTES_QUERY_RESULT, Section } from "./types.generated.ts";

// Every query of the site, with the cache tags of the content that it returns. React's `cache` runs a query once per request,
// however many components use it. Between requests Next keeps the result until one of its tags expires.

/** With these tags a query expires when any page is published. Use them only for small queries that rarely run. */
const everyPage = routableTypes
  // If the compiler misses a type here, add it to IS_ROUTABLE in queries.ts and run `pnpm typegen`.
  .map((type: ROUTES_QUERY_RESULT[number]["_type"]) => typeTag(type));

// Paths

/** The path of each document, for links and menus. */
export const getRoutes = cache(async () =>
  createRouteMap(await fetchContent(queries.ROUTES_QUERY, { tags: [routesTag] })),
);

/** Resolves a path to a page or a redirect. */
export const resolvePath = cache(async (path: string): Promise<Resolution> => {
  const routes = await getRoutes();
  // A page that reads the redirects would expire whenever one changes, so they are fetched only if no page has the path.
  const redirects = routes.find(path)
    ? { redirects: [], aliases: [] }
    : await fetchContent(queries.REDIRECTS_QUERY, { tags: [typeTag("redirect"), ...everyPage] });
  return createPathResolver(routes, redirects)(path);
});

/** The pages that the build renders, as parameters of app/[[...slug]]. */
export async function getStaticSlugs(): Promise<{ slug: string[] }[]> {
  const routes = await fetchPublished(queries.ROUTES_QUERY, { tags: [routesTag] });
  return routes.map(({ path }) => ({ slug: slugFromPath(path) }));
}

// One page

/** The page at a path, with its saved sections. Ignores case. Null if no page has the path. */
export const getPage = cache(async (path: string) => {
  const resolution = await resolvePath(path);
  if (resolution.kind !== "page") return null;
  const { _id: id } = resolution.route;
  const page = await fetchContent(queries.PAGE_QUERY, { params: { id }, tags: [documentTag(id)] });
  if (!page) return null;
  // Null for a page that was just created, although the generated type says otherwise.
  const stored: Page["blocks"] = page.blocks ?? [];
  const blocks = withSections<Block>(stored, await getSections(sectionIds(stored)));
  return {
    ...page,
    blocks,
    keys: stored.map(({ _key }) => _key),
    emptySharedSections: emptySharedSections(stored, blocks),
  };
});

export type ContentPage = NonNullable<Awaited<ReturnType<typeof getPage>>>;

type Block = Section["blocks"][number];

/** Saved sections have a query of their own, so that a change to one expires only the pages that use it. */
async function getSections(ids: readonly string[]) {
  if (ids.length === 0) return [];
  return fetchContent(queries.SECTIONS_QUERY, { params: { ids, all: false }, tags: ids.map(documentTag) });
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

/** Every published page, also in draft mode. */
export const getDirectory = cache(() => fetchPublished(queries.DIRECTORY_QUERY, { tags: everyPage }));

export type ListedPage = CHOSEN_PAGES_QUERY_RESULT[number];

/** Pages in the order in which an editor chose them. */
export async function getChosenPages(references: readonly Reference[] = []): Promise<ListedPage[]> {
  const ids = references.map(({ _ref }) => _ref);
  if (ids.length === 0) return [];
  const tags = [...ids.map(documentTag), typeTag("section")];
  const pages = await fetchContent(queries.CHOSEN_PAGES_QUERY, { params: { ids }, tags });
  return inOrder(references, pages);
}

/** Sorted by the date of the kind if it has one, then by title. `kind` is a document type, or `industry`. */
export async function getPagesOfKind(kind: string): Promise<ListedPage[]> {
  const tags = [
    typeTag(kind === "industry" ? "page" : kind),
    ...(kind === "guide" ? [typeTag("section")] : []),
  ];
  const pages = await fetchContent(queries.PAGES_OF_KIND_QUERY, { params: { kind }, tags });
  const type = routableTypes.find((name) => name === kind);
  const date = type && ROUTABLE_FACTS[type].date;
  if (date === undefined) return pages;
  const sign = date.first === "latest" ? -1 : 1;
  return pages.toSorted((one, other) => sign * (one.date ?? "").localeCompare(other.date ?? ""));
}

interface ListBlock {
  readonly selection?: string;
  readonly documents?: readonly Reference[];
  readonly limit?: number;
}

/** The pages that a block lists: those that an editor chose by hand, or all of a kind. */
export async function getListedPages({ selection, documents, limit }: ListBlock, kind: string) {
  const pages = selection === "hand" ? await getChosenPages(documents) : await getPagesOfKind(kind);
  return pages.slice(0, limit);
}

/** The latest published posts, also in draft mode. */
export function getPosts() {
  return fetchPublished(queries.POSTS_QUERY, { tags: [typeTag("blog"), typeTag("person")] });
}

// Other documents that blocks show

export const getServices = cache(() => fetchContent(queries.SERVICES_QUERY, { tags: [typeTag("service")] }));

/** Each drawing has a query of its own, so that a change expires only the pages that show it. */
export const getDrawing = cache((id: string) =>
  fetchContent(queries.DRAWING_QUERY, { params: { id }, tags: [documentTag(id)] }),
);

export const getGrades = cache(() =>
  fetchContent(queries.GRADES_QUERY, { tags: [typeTag("materialGrade"), typeTag("finish")] }),
);

/** The path of the page that shows the data sheet of a grade, by the id of the grade. */
export const getGradePaths = cache(async () => {
  const pages = await fetchContent(queries.GRADE_PAGES_QUERY, { tags: [typeTag("gradePage")] });
  // If two pages show the same grade, the older one wins.
  return new Map(
    pages.toReversed().flatMap(({ path, grades }) => (grades ?? []).map((grade) => [grade, path] as const)),
  );
});

export const getCaseStudies = cache(() =>
  fetchContent(queries.CASE_STUDIES_QUERY, {
    tags: [typeTag("caseStudy"), typeTag("service"), typeTag("page")],
  }),
);

/** The published guides with their rules, also in draft mode. */
export async function getGuidesWithRules() {
  const [guides, sections] = await Promise.all([
    fetchPublished(queries.RULES_QUERY, { tags: [typeTag("guide")] }),
    fetchPublished(queries.SECTIONS_QUERY, { params: { ids: [], all: true }, tags: [typeTag("section")] }),
  ]);
  return guides.map((guide) =>
    Object.assign({}, guide, { blocks: withSections<Block>(guide.blocks ?? [], sections) }),
  );
}

/** The published grades with a density, also in draft mode. */
export function getDensities() {
  return fetchPublished(queries.DENSITIES_QUERY, { tags: [typeTag("materialGrade")] });
}

export function getPublishedServices() {
  return fetchPublished(queries.SERVICES_QUERY, { tags: [typeTag("service")] });
}

export const getFinishes = cache(() =>
  fetchContent(queries.FINISHES_QUERY, { tags: [typeTag("finish"), typeTag("service")] }),
);

export const getCostModels = cache(() =>
  fetchContent(queries.COST_MODELS_QUERY, {
    tags: [typeTag("costModel"), typeTag("materialGrade"), typeTag("finish")],
  }),
);

/** A comparison chart; null if it is not published. */
export const getChart = cache((id: string) =>
  fetchContent(queries.CHART_QUERY, { params: { id }, tags: [documentTag(id)] }),
);

export const getVideos = cache(() => fetchContent(queries.VIDEOS_QUERY, { tags: [typeTag("video")] }));

/** People in the order in which an editor chose them. */
export async function getPeople(references: readonly Reference[]) {
  const ids = references.map(({ _ref }) => _ref);
  if (ids.length === 0) return [];
  const people = await fetchContent(queries.PEOPLE_QUERY, { params: { ids }, tags: [typeTag("person")] });
  return inOrder(references, people);
}

export const getGlossary = cache(() =>
  fetchContent(queries.GLOSSARY_QUERY, { tags: [typeTag("glossaryTerm")] }),
);

/** Name, type and size of uploaded files, by id. A file never changes: its id is a hash of its content. */
export async function getFiles(ids: readonly string[]) {
  if (ids.length === 0) return new Map<string, never>();
  const files = await fetchContent(queries.FILES_QUERY, {
    params: { ids },
    tags: [typeTag("sanity.fileAsset")],
  });
  return new Map(files.map((file) => [file._id, file]));
}

/** Documents for the block gallery. */
export function getSamples() {
  const tags = ["sanity.imageAsset", "technicalDrawing", "chart"].map(typeTag);
  return fetchContent(queries.SAMPLES_QUERY, { tags });
}

interface Reference {
  readonly _ref: string;
}

/** The documents that references lead to, in the order of the references. Unpublished documents are left out. */
export function inOrder<Item extends { readonly _id: string }>(
  references: readonly Reference[],
  items: readonly Item[],
): Item[] {
  const byId = new Map(items.map((item) => [item._id, item]));
  return references.flatMap(({ _ref }) => byId.get(_ref) ?? []);
}
