import "server-only";
import { cache } from "react";
import { routableTypes } from "schemas/documents/routable.ts";

import { fetchContent, fetchPublished } from "./fetch.ts";
import {
  DIRECTORY_QUERY,
  NAVIGATION_QUERY,
  PAGE_FACTS_QUERY,
  PAGE_VIDEOS_QUERY,
  POSTS_QUERY,
} from "./shell-queries.ts";
import { documentTag, typeTag } from "./tags.ts";

/** Expired by whatever is published in a page, so only for what is small and made seldom. */
const everyPage = routableTypes.map((type) => typeTag(type));

export const getNavigation = cache(() => fetchContent(NAVIGATION_QUERY, { tags: [typeTag("navigation")] }));

/** Every published page, for lists that machines read and for the way on from an address that leads nowhere. */
export const getDirectory = cache(() => fetchPublished(DIRECTORY_QUERY, { tags: everyPage }));

export function getPosts() {
  return fetchPublished(POSTS_QUERY, { tags: [typeTag("blog"), typeTag("person")] });
}

export const getPageFacts = cache((id: string) =>
  fetchContent(PAGE_FACTS_QUERY, { params: { id }, tags: [documentTag(id), typeTag("person")] }),
);

/** The videos that a page shows: those with these ids, or all of them. */
export function getPageVideos(ids: readonly string[] | "all") {
  const params = ids === "all" ? { all: true, ids: [] } : { all: false, ids };
  return fetchContent(PAGE_VIDEOS_QUERY, { params, tags: [typeTag("video")] });
}
