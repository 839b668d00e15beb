import { applyPatch, type RawPatch } from "mendoza";

import type { StoredDocument } from "../documents/document.ts";
import { isObject, isStoredDocument, omit } from "../documents/json.ts";

/** The document on the other side of a Mendoza patch; `revision` is the one that it had there. */
export function replayed(
  document: StoredDocument | null,
  patch: RawPatch,
  revision: string | null,
): StoredDocument | null {
  const other: unknown = applyPatch(document === null ? null : omit(document, "_rev"), patch);
  if (other === null || revision === null) return null;
  const restored = isObject(other) ? { ...other, _rev: revision } : other;
  if (isStoredDocument(restored)) return restored;
  throw new Error(
    `The log is damaged: a change of document "${document?._id ?? ""}" does not lead to a document`,
  );
}
