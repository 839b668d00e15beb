import type { RawPatch } from "mendoza";

import type { StoredDocument } from "./document.ts";
import type { Json, JsonObject } from "./json.ts";

/** What one transaction did to one document. At least one of `before`, `after` is there. */
export interface Change {
  readonly id: string;
  readonly before: StoredDocument | null;
  readonly after: StoredDocument | null;
  /** This document's mutations only, as create / createOrReplace / patch by id / delete by id. */
  readonly mutations: readonly JsonObject[];
  /** Mendoza patches between `before` and `after`, both without `_rev`. */
  readonly effects: Effects;
}

interface Effects {
  readonly apply: RawPatch;
  readonly revert: RawPatch;
}

export interface Transaction {
  readonly id: string;
  /** Grows by one with each transaction of the dataset. */
  readonly sequence: number;
  /** ISO 8601, UTC. */
  readonly timestamp: string;
  /** The id of the user or token that wrote it. */
  readonly author: string;
  readonly changes: readonly Change[];
  /** What an action meant, by published id: what the history needs and the effects do not tell. */
  readonly causes: Readonly<Record<string, Cause>>;
}

/** A change as the log keeps it. The document on either side is found by replaying the effects. */
export type LoggedChange = Pick<Change, "id" | "mutations" | "effects">;

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

/** One line of `results` in the answer to /data/mutate. */
export interface MutationResult {
  readonly id: string;
  readonly operation: "create" | "update" | "delete" | "none";
  readonly document?: Json;
}
