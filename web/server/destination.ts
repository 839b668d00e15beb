import type { Redirect } from "#cms/resolve-path.ts";
import type { BuildOutput, BuiltRoute } from "#next-internals/build-output.ts";

import type { RouteIndexCache } from "./route-index.ts";

/** Where a path leads. */
export type Destination =
  /** A response of Next that is the same for all visitors, or that Next renders for each request. */
  | BuiltRoute
  | Redirect
  | { readonly kind: "missing" }
  /** The lake has not responded since the start, so only the pages of the build are known. */
  | { readonly kind: "unknown" };

/** The share picture of a page: `/api/share` and the page's path. Without a path, that of the home page. */
const SHARE_PICTURE = /^\/api\/share((?:\/.*)?)$/;

/**
 * Returns the function that decides where a path leads: to a file or route of the build, or else to what the content has at this
 * path. Only what it finds reaches Next, because Next stores a page for every path that it is asked for.
 */
export function createFindDestination(
  build: Pick<BuildOutput, "find" | "readPage">,
  routeIndex: RouteIndexCache,
) {
  return async function findDestination(path: string): Promise<Destination> {
    const built = build.find(path);
    if (built) return built;
    const sharedPage = SHARE_PICTURE.exec(path)?.[1];
    const isPage = sharedPage === undefined;
    if (isPage && /^\/(?:_next|api)\//.test(path)) return { kind: "missing" };

    const page = sharedPage ?? path;
    const known = routeIndex.peek()?.resolve(page);
    // The visitor does not wait for the new index: if the page has been unpublished, Next answers 404.
    if (known?.kind === "page") void routeIndex.load();
    const resolution = known?.kind === "page" ? known : (await routeIndex.load())?.resolve(page);
    if (!resolution)
      return (await build.readPage(path)) ? { kind: "cacheable", isPage } : { kind: "unknown" };
    if (resolution.kind === "page") return { kind: "cacheable", isPage };
    return isPage ? resolution : { kind: "missing" };
  };
}
