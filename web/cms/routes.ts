import "server-only";
import { cache } from "react";
import { routableTypes } from "schemas/documents/routable.ts";

import { fetchContent, fetchPublished } from "./fetch.ts";
import { ROUTES_QUERY } from "./queries.ts";
import { createPathResolver, createRouteMap, type Resolution, slugFromPath } from "./resolve-path.ts";
import { REDIRECTS_QUERY } from "./shell-queries.ts";
import { routesTag, typeTag } from "./tags.ts";

/** One query, shared by the page, its links, the header and the footer of a request, and cached between requests. */
export const getRoutes = cache(async () =>
  createRouteMap(await fetchContent(ROUTES_QUERY, { tags: [routesTag] })),
);

const NO_REDIRECTS = { redirects: [], aliases: [] };

/** What a path leads to. */
export const resolvePath = cache(async (path: string): Promise<Resolution> => {
  const routes = await getRoutes();
  // A page that read the redirects would expire whenever one of them is published.
  const tags = ["redirect", ...routableTypes].map((type) => typeTag(type));
  const redirects = routes.find(path) ? NO_REDIRECTS : await fetchContent(REDIRECTS_QUERY, { tags });
  return createPathResolver(routes, redirects)(path);
});

/** The paths to render while building, as the parameter of app/[[...slug]]. */
export async function getStaticSlugs(): Promise<{ slug: string[] }[]> {
  const routes = await fetchPublished(ROUTES_QUERY, { tags: [routesTag] });
  return routes.map(({ path }) => ({ slug: slugFromPath(path) }));
}
