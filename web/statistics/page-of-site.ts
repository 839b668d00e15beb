import * as v from "valibot";

import { getRoutes } from "#cms/content.ts";
import { env } from "#env.ts";
import { ownPage } from "#locale/own-page.ts";

/** Pages of app/(no-menu)/, which no document has. */
const OTHER_PAGES = new Set(["/quote", "/request", "/search", "/thankyou", "/thankyou2"]);

const Body = v.pipe(v.string(), v.parseJson(), v.object({ pageUrl: v.string() }));

/**
 * Whether the `pageUrl` of a statistic is a page of this site. Only the site knows its pages; the admin host does not know the content.
 * It rejects a body without an address, so that is not checked here.
 */
export async function isPageOfSite(
  body: string,
  loadRoutes: () => Promise<{ find(path: string): unknown }> = getRoutes,
): Promise<boolean> {
  const parsed = v.safeParse(Body, body);
  const path = parsed.success ? URL.parse(parsed.output.pageUrl, env.siteUrl)?.pathname : undefined;
  if (path === undefined || OTHER_PAGES.has(ownPage(path.toLowerCase()))) return true;
  try {
    return (await loadRoutes()).find(path) !== undefined;
  } catch (error) {
    // Statistics do not depend on the lake. The admin host limits the number of different pages.
    console.error("A page view is counted unchecked, because the routes could not be read:", error);
    return true;
  }
}
