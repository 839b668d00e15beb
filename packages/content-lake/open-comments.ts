import { COMMENT_PERMISSIONS } from "./access/comment-permissions.ts";
import { type LakeOptions, openLake, type OpenLake } from "./open-lake.ts";

/** The name of the add-on dataset with the comments and tasks for a dataset. Sanity uses the same name. */
export function commentsDatasetOf(dataset: string): string {
  return `${dataset}-comments`;
}

/**
 * Opens the add-on dataset of `dataset` with comments and tasks, as the unmodified Studio writes them. It is a separate dataset in
 * a separate file, so that queries for content do not find them, and their history does not use up the limits of the content's
 * history.
 */
export function openComments(options: Omit<LakeOptions, "permissions">): OpenLake {
  return openLake({
    ...options,
    dataset: commentsDatasetOf(options.dataset),
    permissions: COMMENT_PERMISSIONS,
  });
}
