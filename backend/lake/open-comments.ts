import { COMMENT_PERMISSIONS } from "./access/permissions.ts";
import { type LakeOptions, openLake, type OpenLake } from "./open-lake.ts";

/** The name of the add-on dataset with the comments and tasks about a dataset's documents. Sanity's is named like this too. */
export function commentsDatasetOf(dataset: string): string {
  return `${dataset}-comments`;
}

/**
 * Opens the add-on dataset of `dataset`: comments and tasks, as the unmodified Studio writes them. A dataset and a file of its own,
 * so that no query of the site's content sees it, and its history does not shorten that of the content.
 */
export function openComments(options: Omit<LakeOptions, "permissions">): OpenLake {
  return openLake({
    ...options,
    dataset: commentsDatasetOf(options.dataset),
    permissions: COMMENT_PERMISSIONS,
  });
}
