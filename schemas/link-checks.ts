import type { ValidationContext } from "@sanity/types";

import { apiVersion } from "./api-version.ts";
import { publishedId } from "./document-id.ts";
import { storedField } from "./stored-field.ts";

/** Warns when a link leads to a page that visitors cannot see yet. */
export async function targetIsPublished(value: unknown, context: ValidationContext): Promise<string | true> {
  const target = referenceOf(value);
  if (target === undefined) return true;
  const isPublished: unknown = await context
    .getClient({ apiVersion })
    .fetch(`defined(*[_id == $id][0]._id)`, { id: target }, { perspective: "raw" });
  return (
    isPublished === true || "This page is not published: until it is, visitors see the text without the link"
  );
}

/** Warns when no block of the page, as visitors see it or as it is drafted, has the anchor that a link names. */
export async function anchorExists(anchor: unknown, context: ValidationContext): Promise<string | true> {
  const target = referenceOf(storedField(context.parent, "reference"));
  if (typeof anchor !== "string" || target === undefined) return true;
  const anchors: unknown = await context
    .getClient({ apiVersion })
    .fetch(`*[_id in [$id, "drafts." + $id]].blocks[].anchor`, { id: target }, { perspective: "raw" });
  return (
    (Array.isArray(anchors) && anchors.includes(anchor)) ||
    `No block of that page has the anchor “${anchor}”. Choose another place`
  );
}

/** The published id that a reference leads to. */
function referenceOf(value: unknown): string | undefined {
  const id = storedField(value, "_ref");
  return typeof id === "string" ? publishedId(id) : undefined;
}
