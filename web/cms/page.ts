import "server-only";
import { cache } from "react";

import { fetchContent } from "./fetch.ts";
import { PAGE_QUERY, SETTINGS_QUERY } from "./queries.ts";
import { getRoutes } from "./routes.ts";
import { documentTag, typeTag } from "./tags.ts";

/** The page at a path, in any capitals; null when there is none. */
export const getPage = cache(async (path: string) => {
  const route = (await getRoutes()).find(path);
  if (!route) return null;
  return fetchContent(PAGE_QUERY, { params: { id: route._id }, tags: [documentTag(route._id)] });
});

export const getSettings = cache(() => fetchContent(SETTINGS_QUERY, { tags: [typeTag("settings")] }));
