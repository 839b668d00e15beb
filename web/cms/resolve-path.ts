import { comparablePath } from "schemas/path.ts";

import { safeHref } from "./links.ts";
import type { REDIRECTS_QUERY_RESULT, ROUTES_QUERY_RESULT } from "./types.generated.ts";

// What an address of the site leads to is decided here and nowhere else. There are two steps, because a cached response
// needs only the first: `parseTarget` reads the request target, and a path resolver looks the path up in the content.
// Two callers take both steps: the custom server (server/request-handler.ts), and Next's own entry (proxy.ts, then
// app/[[...slug]]/page.tsx), which answers where Next runs without the custom server.

export interface Redirect {
  readonly kind: "redirect";
  /** A path of this site, perhaps with an anchor, or the address of another site. */
  readonly to: string;
  readonly isPermanent: boolean;
}

export type Target =
  /** Not the address of anything: answered with status 400. */
  | { readonly kind: "malformed" }
  /** The path has an extra slash. */
  | Redirect
  /** `path` is spelled as it is looked up and cached; `search` is the query string with its question mark. */
  | { readonly kind: "path"; readonly path: string; readonly search: string };

export type Resolution =
  | { readonly kind: "page"; readonly route: Route }
  | Redirect
  | { readonly kind: "missing" };

export type Route = ROUTES_QUERY_RESULT[number];

/** Finds a document by its path, and a path by its document. */
export interface RouteMap {
  readonly all: readonly Route[];
  /** Ignores case and a slash at the end. */
  find(path: string): Route | undefined;
  /** The path of a document as its editor wrote it; undefined when the document is not published. */
  pathOf(documentId: string): string | undefined;
}

/** Every path that a page can have, in lower case (schemas/path.ts). */
const PAGE_PATH = /^(?:\/[a-z0-9-]+)+$/;

/** The parameter keeps its capitals (docs/behavior.md §2.3). */
const THANK_YOU = /^\/thankyou2(?=\/[^/]+$)/i;

// A browser reads a backslash as a slash: a redirect to one could lead to another host.
const FORBIDDEN_IN_PATH = /[\p{Cc}\\]/u;

/** Programs call the API, so its paths match exactly. The share pictures of pages match like the pages. */
const API = /^\/api\/(?!share\/)/;

/** Reads the target of a request: a path, perhaps with a query string. Every spelling of a page's path gives the same path. */
export function parseTarget(target: string): Target {
  const end = target.indexOf("?");
  const written = end === -1 ? target : target.slice(0, end);
  const search = end === -1 ? "" : target.slice(end);
  const decoded = decode(written);
  if (decoded === undefined || !written.startsWith("/") || FORBIDDEN_IN_PATH.test(decoded)) {
    return { kind: "malformed" };
  }

  const tidy = written.replace(/\/{2,}/g, "/").replace(/(?<=.)\/$/, "");
  if (tidy !== written) return { kind: "redirect", to: tidy + search, isPermanent: true };
  if (API.test(written)) return { kind: "path", path: written, search };
  const path = decoded.toLowerCase();
  return {
    kind: "path",
    path: PAGE_PATH.test(path) ? path : written.replace(THANK_YOU, "/thankyou2"),
    search,
  };
}

/** Undefined for an incomplete escape such as `%E0%A4%A`. */
function decode(path: string): string | undefined {
  try {
    return decodeURIComponent(path);
  } catch (error) {
    if (error instanceof URIError) return undefined;
    throw error;
  }
}

/** If two routes have the same path, the first one wins. */
export function createRouteMap(routes: readonly Route[]): RouteMap {
  const byPath = new Map(routes.toReversed().map((route) => [comparablePath(route.path), route]));
  const byId = new Map(routes.map((route) => [route._id, route.path]));
  return {
    all: routes,
    find: (path) => byPath.get(comparablePath(path)),
    pathOf: (documentId) => byId.get(documentId),
  };
}

/**
 * Returns a function that looks a path up: it is a page's own, or another path of a page (an alias, or the id of a blog post),
 * or it has a redirect. A chain of redirects counts as one, which is permanent if each of its parts is. A chain without an
 * end, or to a page that is not published, is missing.
 */
export function createPathResolver(
  routes: RouteMap,
  { redirects, aliases }: REDIRECTS_QUERY_RESULT,
): (path: string) => Resolution {
  const redirectFrom = new Map(redirects.map((redirect) => [comparablePath(redirect.from), redirect]));
  const ownerOfAlias = new Map(
    aliases.flatMap((page) => (page.aliases ?? []).map((alias) => [comparablePath(alias), page._id])),
  );
  const pathOfPost = new Map(
    routes.all
      .filter(({ _type }) => _type === "blog")
      .map(({ _id, path }) => [comparablePath(`/blog/${_id}`), path]),
  );

  function follow(address: string, isPermanent: boolean, passed: ReadonlySet<string>): Resolution {
    const [path = "", hash] = address.split("#");
    const key = comparablePath(path);
    const page = routes.find(key)?.path ?? routes.pathOf(ownerOfAlias.get(key) ?? "") ?? pathOfPost.get(key);
    if (page !== undefined) return { kind: "redirect", to: hash ? `${page}#${hash}` : page, isPermanent };

    const redirect = redirectFrom.get(key);
    const to = redirect && targetOf(redirect);
    if (!to || passed.has(key)) return { kind: "missing" };
    const isStillPermanent = isPermanent && !redirect.isTemporary;
    if (!to.startsWith("/")) return { kind: "redirect", to, isPermanent: isStillPermanent };
    return follow(to, isStillPermanent, new Set([...passed, key]));
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
    return route ? { kind: "page", route } : follow(path, true, new Set());
  };
}

/** The path of app/[[...slug]]'s parameter, which is undefined on the home page. */
export function pathFromSlug(slug: readonly string[] = []): string {
  return `/${slug.join("/")}`;
}

/** The parameter under which Next stores a page. It is in lower case, as `parseTarget` gives it. */
export function slugFromPath(path: string): string[] {
  return comparablePath(path).split("/").filter(Boolean);
}
