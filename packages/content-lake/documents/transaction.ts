import type { RawPatch } from "mendoza";

import type { StoredDocument } from "./document.ts";
import type { JsonObject } from "./json.ts";

/** The change of one document in a transaction. `before` is null for a creation, `after` for a deletion. */
export interface Change {
  readonly id: string;
  readonly before: StoredDocument | null;
  readonly after: StoredDocument | null;
  /** The mutations of this document only, in the form that listeners receive: by id, never by query. */
  readonly mutations: readonly JsonObject[];
  /** Mendoza patches from `before` to `after` and back, both without `_rev`. */
  readonly effects: Effects;
}

/** A change with the new document as JSON for the store; null for a deletion. */
export interface StoredChange extends Change {
  readonly body: string | null;
}

interface Effects {
  readonly apply: RawPatch;
  readonly revert: RawPatch;
}

export interface Transaction {
  readonly id: string;
  /** The number of the transaction in the dataset, counted from 1. */
  readonly sequence: number;
  /** ISO 8601, UTC. */
  readonly timestamp: string;
  /** The id of the user or token that wrote it. */
  readonly author: string;
  readonly changes: readonly Change[];
  /** The reasons why documents changed, by published id. The history API shows them, and they do not follow from the effects. */
  readonly causes: ReadonlyMap<string, Cause>;
}

/**
 * A change as stored in the log, in JSON that is sent as it is: parsing takes up to 85 ms for each MB. The documents before and after it are
 * found by replaying effects.
 */
export interface LoggedChange {
  readonly id: string;
  readonly mutations: string;
  readonly apply: string;
  readonly revert: string;
}

export interface LoggedTransaction extends Omit<Transaction, "changes"> {
  readonly changes: readonly LoggedChange[];
}

export type Cause =
  | {
      readonly kind: "publish";
      readonly versionId: string;
      readonly versionRevisionId: string;
      readonly releaseId?: string;
    }
  | { readonly kind: "unpublish"; readonly versionId: string; readonly versionRevisionId: string }
  | { readonly kind: "delete" };

/** One entry of `results` in the response of /data/mutate. */
export interface MutationResult {
  readonly id: string;
  readonly operation: "create" | "update" | "delete" | "none";
}
