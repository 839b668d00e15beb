import "server-only";
import { cache } from "react";

import { fetchContent } from "./fetch.ts";
import { PAGE_QUERY, SETTINGS_QUERY } from "./queries.ts";
import { resolvePath } from "./routes.ts";
import { documentTag, typeTag } from "./tags.ts";

/** The page at a path, in any capitals; null when no page has the path. */
export const getPage = cache(async (path: string) => {
  const resolution = await resolvePath(path);
  if (resolution.kind !== "page") return null;
  const { _id: id } = resolution.route;
  return fetchContent(PAGE_QUERY, { params: { id }, tags: [documentTag(id)] });
});

export const getSettings = cache(() => fetchContent(SETTINGS_QUERY, { tags: [typeTag("settings")] }));
