import { basename } from "node:path";

import type { SanityClient } from "@sanity/client";
import type { ContentIndex } from "front-server/content-index.ts";
import type { BuildOutput } from "next-internals/build-output.ts";
import { comparablePath } from "page-paths/paths.ts";
import { createSuggestions } from "page-paths/suggest-paths.ts";
import { firstSegment, pathInLanguage, pathWithoutLanguage } from "schemas/fields/language.ts";

import { DIRECTORY_QUERY, LANGUAGES_QUERY, REDIRECTS_QUERY, ROUTES_QUERY } from "#cms/queries.ts";
import { createPathResolver, createRouteMap, type Redirect, type Resolution } from "#cms/resolve-path.ts";
import type {
  DIRECTORY_QUERY_RESULT,
  LANGUAGES_QUERY_RESULT,
  REDIRECTS_QUERY_RESULT,
  ROUTES_QUERY_RESULT,
} from "#cms/types.generated.ts";
import { ENGLISH, hasCatalog, languageOfPath, TRANSLATED } from "#locale/catalogs.ts";

/** Where a path leads. */
export type Destination =
  /** A response of Next that is the same for all visitors, or that Next renders for each request. */
  | BuiltRoute
  | Redirect
  | { readonly kind: "missing" }
  /** The lake has not responded since the start, so only the pages of the build are known. */
  | { readonly kind: "unknown" };

/** A path that exists whatever the content is. */
interface BuiltRoute {
  readonly kind: "cacheable" | "perRequest";
  readonly isPage: boolean;
}

/** The share picture of a page: `/api/share` and the page's path. Without a path, the picture of the home page. */
const SHARE_PICTURE = /^\/api\/share((?:\/.*)?)$/;

/**
 * Returns the function that decides where a path leads: to a file or route of the build, or else to what the content has at this
 * path. Only what it finds reaches Next, because Next stores a page for every path that it is asked for.
 */
export function createFindDestination(
  build: Pick<BuildOutput, "files" | "routes" | "prerendered" | "readPage">,
  routeIndex: ContentIndex<RouteIndex>,
) {
  const findBuilt = createFindBuilt(build);

  /** A language in preparation has no pages for visitors, also none of the code. */
  async function isShown(path: string): Promise<boolean> {
    const language = languageOfPath(path);
    return language === ENGLISH || (await routeIndex.load())?.languageOf(path) === language;
  }

  return async function findDestination(path: string): Promise<Destination> {
    const built = findBuilt(path);
    if (built && (await isShown(path))) return built;
    const sharedPage = SHARE_PICTURE.exec(path)?.[1];
    const isPage = sharedPage === undefined;
    if (isPage && /^\/(?:_next|api)\//.test(path)) return { kind: "missing" };

    const page = sharedPage ?? path;
    // The visitor of a page does not wait for the new index: if the page has been unpublished, Next answers 404.
    const known = routeIndex.peek()?.resolve(page);
    const resolution = known?.kind === "page" ? known : (await routeIndex.load())?.resolve(page);
    if (!resolution)
      return (await build.readPage(path)) ? { kind: "cacheable", isPage } : { kind: "unknown" };
    if (resolution.kind === "page") return { kind: "cacheable", isPage };
    return isPage ? resolution : { kind: "missing" };
  };
}

/** The route of the pages of the content. Which of its paths exist is up to the route index. */
export const CONTENT_ROUTE = "/[[...slug]]";

/** Screens that this server requests from Next, and Next's own screens. Visitors cannot request them. */
const INTERNAL_ROUTE =
  /^\/(?:missing-address|malformed-address|missing-request|_global-error|_not-found)(?:\/|$)/;

export function isInternalRoute(path: string): boolean {
  return INTERNAL_ROUTE.test(pathWithoutLanguage(path, languageOfPath(path)));
}

/** What routes of pages in other languages start with: app/(no-menu)/[language]. */
const LANGUAGE_SEGMENT = "[language]";

/**
 * Returns the function that finds a file of the build, or a route other than the one for pages of the content. Of a dynamic route that
 * Next caches, only the parameters from the build exist: Next would store a page for every other one. A dynamic route that Next renders for
 * each request stores nothing, so all its parameters exist.
 */
function createFindBuilt({
  files,
  routes,
  prerendered,
}: Pick<BuildOutput, "files" | "routes" | "prerendered">) {
  const found = new Map<string, BuiltRoute>(
    files.map((path) => [path, { kind: "cacheable", isPage: false }]),
  );
  const patterns: (readonly [RegExp, BuiltRoute])[] = [];
  const pages = new Set(
    Object.entries(routes).flatMap(([file, route]) => (basename(file) === "page" ? [route] : [])),
  );

  for (const [path, { srcRoute }] of Object.entries(prerendered.routes)) {
    const route = srcRoute ?? path;
    if (route !== CONTENT_ROUTE && !isInternalRoute(path))
      found.set(path, { kind: "cacheable", isPage: pages.has(route) });
  }
  for (const route of Object.values(routes)) {
    const isInternal = isInternalRoute(route.replace(`/${LANGUAGE_SEGMENT}/`, "/"));
    if (found.has(route) || route in prerendered.dynamicRoutes || isInternal) continue;
    const built: BuiltRoute = { kind: "perRequest", isPage: pages.has(route) };
    if (route.includes("[")) patterns.push([patternOf(route), built]);
    else found.set(route, built);
  }
  return (path: string) => found.get(path) ?? patterns.find(([pattern]) => pattern.test(path))?.[1];
}

/** A route with catch-all parameters matches nothing here. */
function patternOf(route: string): RegExp {
  const segments = route
    .split("/")
    .slice(1)
    .map((segment) => {
      if (segment === LANGUAGE_SEGMENT)
        return `/(?:${TRANSLATED.map((code) => RegExp.escape(code)).join("|")})`;
      return /^\[[^.\]]+\]$/.test(segment) ? "/[^/]+" : `/${RegExp.escape(segment)}`;
    });
  return new RegExp(`^${segments.join("")}$`);
}

/** What the server knows about the content before a page is rendered. */
export interface RouteIndex {
  /** Those of all pages, in lower case. */
  readonly paths: readonly string[];
  resolve(path: string): Resolution;
  /** The language of a path: the code of a language that is live, or English. */
  languageOf(path: string): string;
  /** Existing paths that are similar to a missing one, in its language. */
  suggest(path: string): readonly string[];
}

export interface IndexedContent {
  readonly languages: LANGUAGES_QUERY_RESULT;
  readonly routes: ROUTES_QUERY_RESULT;
  readonly redirects: REDIRECTS_QUERY_RESULT;
  readonly directory: DIRECTORY_QUERY_RESULT;
}

const QUERY = `{
  "languages": ${LANGUAGES_QUERY},
  "routes": ${ROUTES_QUERY},
  "redirects": ${REDIRECTS_QUERY},
  "directory": ${DIRECTORY_QUERY}
}`;

/** Fetches the index with one request to the lake. Throws after ten seconds. */
export async function fetchRouteIndex(client: Pick<SanityClient, "fetch">): Promise<RouteIndex> {
  return createRouteIndex(
    await client.fetch<IndexedContent>(QUERY, {}, { signal: AbortSignal.timeout(10_000) }),
  );
}

export function createRouteIndex({ languages, routes, redirects, directory }: IndexedContent): RouteIndex {
  const live = languages.filter(({ code, state }) => hasCatalog(code) && state === "live");
  const languageOf = (path: string) => live.find(({ code }) => code === firstSegment(path))?.code ?? ENGLISH;
  const routeMap = createRouteMap(routes, live);
  const listed = directory
    .filter(({ _id, path, isHidden }) => !isHidden && routeMap.pathOf(_id) === path)
    .flatMap(({ path }) => path ?? []);
  const byLanguage = Map.groupBy(listed, languageOf);
  const suggestions = new Map(
    [...byLanguage].map(([code, paths]) => [code, createSuggestions(paths, pathInLanguage("/", code))]),
  );
  return {
    paths: routeMap.all.map(({ path }) => comparablePath(path)),
    resolve: createPathResolver(routeMap, redirects),
    languageOf,
    suggest: (path) => suggestions.get(languageOf(path))?.(path) ?? [],
  };
}
