import "server-only";
import { cache } from "react";

import { fetchContent } from "./fetch.ts";
import {
  CHOSEN_PAGES_QUERY,
  FILES_QUERY,
  FINISHES_QUERY,
  GLOSSARY_QUERY,
  GRADES_QUERY,
  PAGES_OF_KIND_QUERY,
  SERVICES_QUERY,
  VIDEOS_QUERY,
} from "./list-queries.ts";
import { documentTag, typeTag } from "./tags.ts";
import type { CHOSEN_PAGES_QUERY_RESULT } from "./types.generated.ts";

// Each is one query for a whole request, however many blocks ask, and is asked again when something it shows is published.

export type ListedPage = CHOSEN_PAGES_QUERY_RESULT[number];

interface Reference {
  readonly _ref: string;
}

/** Pages in the order in which an editor chose them. */
export async function getChosenPages(references: readonly Reference[] = []): Promise<ListedPage[]> {
  const ids = references.map(({ _ref }) => _ref);
  if (ids.length === 0) return [];
  const pages = await fetchContent(CHOSEN_PAGES_QUERY, { params: { ids }, tags: ids.map(documentTag) });
  return inOrder(references, pages);
}

/** `kind` is a type of document, or `industry`. */
export async function getPagesOfKind(kind: string): Promise<ListedPage[]> {
  const tags = [typeTag(kind === "industry" ? "page" : kind)];
  return fetchContent(PAGES_OF_KIND_QUERY, { params: { kind }, tags });
}

export const getServices = cache(() => fetchContent(SERVICES_QUERY, { tags: [typeTag("service")] }));

export const getGrades = cache(() =>
  fetchContent(GRADES_QUERY, { tags: [typeTag("materialGrade"), typeTag("finish")] }),
);

export const getFinishes = cache(() =>
  fetchContent(FINISHES_QUERY, { tags: [typeTag("finish"), typeTag("service")] }),
);

export const getVideos = cache(() => fetchContent(VIDEOS_QUERY, { tags: [typeTag("video")] }));

export const getGlossary = cache(() => fetchContent(GLOSSARY_QUERY, { tags: [typeTag("glossaryTerm")] }));

/** Kind and size of stored files, by their id. They never change: their content is their name. */
export async function getFiles(ids: readonly string[]) {
  if (ids.length === 0) return new Map<string, never>();
  const files = await fetchContent(FILES_QUERY, { params: { ids }, tags: [typeTag("sanity.fileAsset")] });
  return new Map(files.map((file) => [file._id, file]));
}

/** The documents that references lead to, in their order; what is not published is left out. */
export function inOrder<Item extends { readonly _id: string }>(
  references: readonly Reference[],
  items: readonly Item[],
): Item[] {
  const byId = new Map(items.map((item) => [item._id, item]));
  return references.flatMap(({ _ref }) => byId.get(_ref) ?? []);
}
