import { COMMENT_PERMISSIONS } from "./access/permissions.ts";
import { type LakeOptions, openLake, type OpenLake } from "./open-lake.ts";

/** The name of the add-on dataset with the comments and tasks about a dataset's documents. Sanity's is named like this too. */
export function commentsDatasetOf(dataset: string): string {
  return `${dataset}-comments`;
}

/**
 * Opens the add-on dataset of `dataset`: comments and tasks, as the unmodified Studio writes them. They have a dataset and a file of
 * their own, so that no query for content finds them, and their history takes no room from that of the content.
 */
export function openComments(options: Omit<LakeOptions, "permissions">): OpenLake {
  return openLake({
    ...options,
    dataset: commentsDatasetOf(options.dataset),
    permissions: COMMENT_PERMISSIONS,
  });
}
