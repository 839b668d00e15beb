import type { StoredDocument } from "../documents/document.ts";

/** The documents as one perspective and one reader see them, by the ids they have there. */
export interface View {
  /** By `_id`, ascending. */
  readonly documents: readonly StoredDocument[];
  /** By `_id`, ascending. */
  ofType(type: string): readonly StoredDocument[];
  get(id: string): StoredDocument | undefined;
}
