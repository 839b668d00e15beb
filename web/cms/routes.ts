import "server-only";
import { cache } from "react";
import { routableTypes } from "schemas/documents/routable.ts";

import { fetchContent, fetchPublished } from "./fetch.ts";
import { ROUTES_QUERY } from "./queries.ts";
import { createRouteMap, routeKey } from "./route-map.ts";
import { createForwarding, type Forward } from "./routes-forwarding.ts";
import { FORWARDING_QUERY } from "./shell-queries.ts";
import { routesTag, typeTag } from "./tags.ts";

/** One query, shared by the page, its links, the header and the footer of a request, and cached between requests. */
export const getRoutes = cache(async () =>
  createRouteMap(await fetchContent(ROUTES_QUERY, { tags: [routesTag] })),
);

/** Where a path leads that no page has; asked of the lake only then, and anew after every publish that may matter. */
export async function getForward(path: string): Promise<Forward | undefined> {
  const tags = ["redirect", ...routableTypes].map((type) => typeTag(type));
  const [routes, forwarding] = await Promise.all([getRoutes(), fetchContent(FORWARDING_QUERY, { tags })]);
  return createForwarding(forwarding, routes).find(path);
}

/** The paths to render while building, as the catch-all's parameter. Lower case: that is how pages are cached. */
export async function getStaticSlugs(): Promise<{ slug: string[] }[]> {
  const routes = await fetchPublished(ROUTES_QUERY, { tags: [routesTag] });
  return routes.map(({ path }) => ({ slug: routeKey(path).split("/").filter(Boolean) }));
}
