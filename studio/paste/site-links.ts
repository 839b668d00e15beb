import * as v from "valibot";

import { createPageFinder, type LinkResolver, PagesResult, toLink } from "#paste/pasted-link.ts";

/** Long enough for the fields of one document, short enough to know a page that was published before the next one opened. */
const MAX_AGE_MS = 5000;

/**
 * The site's published pages, loaded once for all text fields. Until they are loaded, links to them are external links.
 * `resolve` stays the same function, because the Studio's link plugin restarts with a new one.
 */
export function createSiteLinks(siteUrl: string, now: () => number = Date.now) {
  let findPage: ReturnType<typeof createPageFinder> | undefined;
  let requestedAt = Number.NEGATIVE_INFINITY;

  const resolve: LinkResolver = (address) => toLink(address, findPage);

  /** Call it when a field opens. `fetchPages` runs the PAGES_QUERY. */
  async function load(fetchPages: () => Promise<unknown>): Promise<void> {
    if (now() - requestedAt < MAX_AGE_MS) return;
    requestedAt = now();
    try {
      findPage = createPageFinder(siteUrl, v.parse(PagesResult, await fetchPages()));
    } catch (error) {
      requestedAt = Number.NEGATIVE_INFINITY;
      console.warn(
        "The site's pages could not be loaded: pasted links to them become external links.",
        error,
      );
    }
  }

  return { resolve, load };
}
