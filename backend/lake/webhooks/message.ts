import type { JsonObject, StoredDocument } from "../documents/document.ts";
import { isObject, isString } from "../documents/json.ts";
import type { Backlog } from "./backlog.ts";

/** The site takes 1 MB and 10,000 documents; what it refuses for its size would be sent again for ever. */
const DOCUMENTS_MAX = 5000;
const BYTES_MAX = 500_000;

/**
 * The body of a delivery: which published documents were created, updated or deleted, where each was and is to be found on the
 * site, and which sync tags that touches. `isIncomplete`: more may have changed than is listed. What would be too much to list
 * is not listed at all.
 */
export function toMessage({ changes, syncTags, transactionId, isIncomplete }: Backlog): string {
  if (changes.size <= DOCUMENTS_MAX) {
    const message = JSON.stringify({
      transactionId,
      documents: [...changes].flatMap(([id, change]) => describe(id, change)),
      syncTags: [...syncTags],
      ...(isIncomplete ? { isIncomplete } : {}),
    });
    if (Buffer.byteLength(message) <= BYTES_MAX) return message;
  }
  return JSON.stringify({ transactionId, documents: [], syncTags: [], isIncomplete: true });
}

function describe(
  _id: string,
  { before, after }: { before: StoredDocument | null; after: StoredDocument | null },
): JsonObject[] {
  const _type = (after ?? before)?._type;
  // Created and deleted before it could be told.
  if (_type === undefined) return [];
  return [
    {
      _id,
      _type,
      operation: operationOf(before, after),
      before: before && addressOf(before),
      after: after && addressOf(after),
    },
  ];
}

function operationOf(before: StoredDocument | null, after: StoredDocument | null): string {
  if (!before) return "create";
  return after ? "update" : "delete";
}

/** Where the site shows a document: its `path`, or its `slug`, as far as it has one. */
function addressOf({ path, slug }: StoredDocument): JsonObject {
  const current = isObject(slug) ? slug.current : slug;
  return { ...(isString(path) ? { path } : {}), ...(isString(current) ? { slug: current } : {}) };
}
