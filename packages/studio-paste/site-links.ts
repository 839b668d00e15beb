import { parseStored } from "studio-kit/parse-stored.ts";

import {
  createPageFinder,
  type LinkProblems,
  type LinkResolver,
  PagesResult,
  toLink,
} from "./pasted-link.ts";

/** Long enough for all fields of one document to share a request, short enough to find a page that was just published. */
const MAX_AGE_MS = 5000;

/**
 * The site's published pages, loaded once for all text fields. Until then, links to them become external links. `resolve` stays the same
 * function, because the Studio's link plugin restarts when it changes.
 */
export function createSiteLinks(siteUrl: string, problems: LinkProblems, now: () => number = Date.now) {
  let findPage: ReturnType<typeof createPageFinder> | undefined;
  let requestedAt = Number.NEGATIVE_INFINITY;

  const resolve: LinkResolver = (address) => toLink(address, problems, findPage);

  /** Call this when a field opens. `fetchPages` runs PAGES_QUERY. */
  async function load(fetchPages: () => Promise<unknown>): Promise<void> {
    if (now() - requestedAt < MAX_AGE_MS) return;
    requestedAt = now();
    try {
      findPage = createPageFinder(siteUrl, parseStored(PagesResult, await fetchPages()));
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
