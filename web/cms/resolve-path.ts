import { decodePath } from "page-paths/decode.ts";
import { comparablePath, splitAddress } from "page-paths/paths.ts";
import { firstSegment, SITE_LANGUAGE, translationId } from "schemas/fields/language.ts";
import { isSiteAddress } from "schemas/fields/path.ts";

import { safeHref } from "./links.ts";
import type { REDIRECTS_QUERY_RESULT, ROUTES_QUERY_RESULT } from "./types.generated.ts";

// The only place that decides what an address of the site leads to. `parseTarget` reads the request target, then a path resolver
// looks up the path in the content. They are separate because a cached response needs only the first step. There are two callers:
// the custom server (server/request-handler.ts), and Next itself if it runs without the custom server (proxy.ts, then
// app/[[...slug]]/page.tsx).

export interface Redirect {
  readonly kind: "redirect";
  /** A path on this site, optionally with a query and an anchor, or the address of another site. */
  readonly to: string;
  readonly isPermanent: boolean;
}

export type Target =
  /** Not a valid address. It gets status 400. */
  | { readonly kind: "malformed" }
  /** The path has an extra slash. */
  | Redirect
  /** `path` is normalized, as the key for look-ups and caches. `search` is the query string with its question mark. */
  | { readonly kind: "path"; readonly path: string; readonly search: string };

export type Resolution =
  | { readonly kind: "page"; readonly route: Route }
  | Redirect
  | { readonly kind: "missing" };

export type Route = ROUTES_QUERY_RESULT[number];

/** Finds a document by its path, and a path by its document. */
export interface RouteMap {
  readonly all: readonly Route[];
  /** Whether a document may have this path or alias: one that is published, in the language of the path. */
  mayHave(documentId: string, path: string): boolean;
  /** Ignores case and a slash at the end. */
  find(path: string): Route | undefined;
  /**
   * The path of a document as its editor wrote it; undefined when the document is not published. With `languages`, the path of its
   * translation into the first of these that has one.
   */
  pathOf(documentId: string, languages?: readonly string[]): string | undefined;
}

/** Redirects that lead to each other. A page that moves again adds none: its older redirects then lead to the new path. */
const MAX_REDIRECTS = 100;

/** Every path that a page can have, in lower case (schemas/fields/path.ts). */
const PAGE_PATH = /^(?:\/[a-z0-9-]+)+$/;

/** Whether a page can have a stored path, which may be anything. */
function isPagePath(path: unknown): boolean {
  return isText(path) && (path === "/" || PAGE_PATH.test(path.toLowerCase()));
}

function isText(value: unknown): value is string {
  return typeof value === "string";
}

/** The part after the slash is case-sensitive (docs/behavior.md §2.3). */
const THANK_YOU = /^(?:\/[a-z-]+)?\/thankyou2(?=\/[^/]+$)/i;

// Browsers read a backslash as a slash, so a redirect that starts with one could lead to another host.
const FORBIDDEN_IN_PATH = /[\p{Cc}\\]/u;

/** API paths are case-sensitive, except the paths of share pictures, which contain the path of a page. */
const API = /^\/api\/(?!share\/)/;

/**
 * Parses the target of a request. All spellings of a page's path result in the same path. A path that a URL parser would change is
 * malformed: Next parses it once more, so its dot segments would lead to another page than the one that was looked up here.
 */
export function parseTarget(target: string): Target {
  const end = target.indexOf("?");
  const written = end === -1 ? target : target.slice(0, end);
  const search = end === -1 ? "" : target.slice(end);
  const decoded = decodePath(written);
  if (decoded === undefined || !written.startsWith("/") || FORBIDDEN_IN_PATH.test(decoded)) {
    return { kind: "malformed" };
  }

  const tidy = written.replace(/\/{2,}/g, "/").replace(/(?<=.)\/$/, "");
  if (URL.parse(tidy, "http://site")?.pathname !== tidy) return { kind: "malformed" };
  if (tidy !== written) return { kind: "redirect", to: tidy + search, isPermanent: true };
  if (API.test(written)) return { kind: "path", path: written, search };
  const path = decoded.toLowerCase();
  return {
    kind: "path",
    path: PAGE_PATH.test(path) ? path : written.replace(THANK_YOU, (start) => start.toLowerCase()),
    search,
  };
}

/**
 * The pages in English and in `languages`, each below the code of its language: who may write pages in one language only must not take the
 * path of one in another, nor an alias, and what no page can have as its path must not break the others. If two routes have the same path, the first one wins. A page that translates another one has the path of its
 * language, so links find it by the id of the other one.
 */
export function createRouteMap(
  stored: readonly Route[],
  languages: readonly { readonly code: string }[] = [],
): RouteMap {
  const codes = new Set(languages.map(({ code }) => code));
  const languageAt = (path: string) => (codes.has(firstSegment(path)) ? firstSegment(path) : SITE_LANGUAGE);
  const routes = stored.filter(
    ({ language, path }) => isPagePath(path) && (language || SITE_LANGUAGE) === languageAt(path),
  );
  const byPath = new Map(routes.toReversed().map((route) => [comparablePath(route.path), route]));
  const byId = new Map(routes.map((route) => [route._id, route.path]));
  return {
    all: routes,
    mayHave: (documentId, path) => {
      const own = byId.get(documentId);
      return own !== undefined && isText(path) && languageAt(own) === languageAt(path);
    },
    find: (path) => byPath.get(comparablePath(path)),
    pathOf: (documentId, preferred = []) =>
      preferred.map((code) => byId.get(translationId(documentId, code))).find((path) => path !== undefined) ??
      byId.get(documentId),
  };
}

/**
 * Returns a function that looks up a path: the page at this path, or a redirect. Other paths of a page (an alias, or the id of a
 * blog post) redirect to it. A chain of redirects becomes one redirect, which is permanent if all its parts are. A path is missing
 * if its redirects form a loop, are too many or lead to a page that is not published.
 */
export function createPathResolver(
  routes: RouteMap,
  { redirects, aliases }: REDIRECTS_QUERY_RESULT,
): (path: string) => Resolution {
  const redirectFrom = new Map(
    redirects.filter(({ from }) => isText(from)).map((redirect) => [comparablePath(redirect.from), redirect]),
  );
  // The first page with an alias has it, as with paths. No page takes the path of a redirect.
  const ownerOfAlias = new Map(
    aliases
      .toReversed()
      .flatMap((page) =>
        (page.aliases ?? [])
          .filter((alias) => routes.mayHave(page._id, alias) && !redirectFrom.has(comparablePath(alias)))
          .map((alias) => [comparablePath(alias), page._id]),
      ),
  );
  const pathOfPost = new Map(
    routes.all
      .filter(({ _type, _id }) => _type === "blog" && routes.mayHave(_id, `/blog/${_id}`))
      .map(({ _id, path }) => [comparablePath(`/blog/${_id}`), path]),
  );

  function follow(first: string): Resolution {
    const passed = new Set<string>();
    let isPermanent = true;
    let address = first;
    while (address.startsWith("/")) {
      const { path, search, hash } = splitAddress(address);
      const key = comparablePath(path);
      const page =
        routes.find(key)?.path ?? routes.pathOf(ownerOfAlias.get(key) ?? "") ?? pathOfPost.get(key);
      const end = page ?? (passed.size > 0 && isSiteAddress(key) ? path : undefined);
      if (end !== undefined) return { kind: "redirect", to: end + search + hash, isPermanent };

      const redirect = redirectFrom.get(key);
      const target = redirect && targetOf(redirect);
      if (!target || passed.has(key) || passed.size === MAX_REDIRECTS) return { kind: "missing" };
      address = withHash(withSearch(target, search), hash);
      isPermanent &&= !redirect.isTemporary;
      passed.add(key);
    }
    return { kind: "redirect", to: address, isPermanent };
  }

  function targetOf({
    page,
    anchor,
    address,
  }: REDIRECTS_QUERY_RESULT["redirects"][number]): string | undefined {
    if (page === null) return address === null ? undefined : safeHref(address);
    const path = routes.pathOf(page);
    return path && anchor ? `${path}#${anchor}` : path;
  }

  return (path) => {
    const route = routes.find(path);
    return route ? { kind: "page", route } : follow(path);
  };
}

/** Adds the query string of the address that redirects to the target, unless the target has its own. */
export function withSearch(to: string, search: string): string {
  const target = splitAddress(to);
  const isPage = /^(?:https?:|[/#])/i.test(to);
  return search.length > 1 && isPage && target.search === "" ? target.path + search + target.hash : to;
}

/** Adds the anchor of the address that redirects to the target, unless the target has its own. */
function withHash(to: string, hash: string): string {
  return splitAddress(to).hash === "" ? to + hash : to;
}

/** Turns the parameter of app/[[...slug]], which is undefined on the home page, into a path. */
export function pathFromSlug(slug: readonly string[] = []): string {
  return `/${slug.join("/")}`;
}

/** Turns a path into the parameter under which Next stores the page. It is in lower case, like the result of `parseTarget`. */
export function slugFromPath(path: string): string[] {
  return comparablePath(path).split("/").filter(Boolean);
}
