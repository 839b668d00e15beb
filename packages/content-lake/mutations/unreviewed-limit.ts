import type { Identity } from "../access/identity.ts";
import type { Documents, Permissions } from "../access/permissions.ts";
import type { StoredChange } from "../documents/transaction.ts";
import type { Store } from "../store/store.ts";
import { WriteError } from "./errors.ts";

interface UnreviewedLimitOptions {
  readonly permissions: Pick<Permissions, "isUnreviewed" | "limitsOf">;
  readonly store: { readonly documents: Pick<Store["documents"], "lastWrittenBy"> };
  readonly documents: Documents;
}

/**
 * Limits how many documents have an account as their last writer, and their size. A document no longer counts after another account has
 * published, changed or deleted it. Studios and previews read all drafts, so the daily limits alone would let drafts pile up.
 *
 * Returns a function that throws a WriteError if a transaction exceeds the limit. One that makes the amount smaller is always allowed.
 */
export function createUnreviewedLimit({ permissions, store, documents }: UnreviewedLimitOptions) {
  return (identity: Identity, changes: readonly StoredChange[]): void => {
    const max = permissions.limitsOf(identity)?.unreviewed;
    if (max === undefined) return;
    const bytesById = new Map<string, number>();
    for (const { id, bytes } of store.documents.lastWrittenBy(identity.id)) {
      const document = documents.get(id);
      if (document && permissions.isUnreviewed(identity, document, documents)) bytesById.set(id, bytes);
    }
    const before = amountOf(bytesById);
    for (const { id, after, body } of changes) {
      if (after === null || body === null) bytesById.delete(id);
      else if (permissions.isUnreviewed(identity, after, documents))
        bytesById.set(id, Buffer.byteLength(body));
    }
    const after = amountOf(bytesById);
    for (const unit of ["documents", "bytes"] as const)
      if (after[unit] > max[unit] && after[unit] > before[unit]) throw tooMuch();
  };
}

function amountOf(bytesById: ReadonlyMap<string, number>) {
  let bytes = 0;
  for (const each of bytesById.values()) bytes += each;
  return { documents: bytesById.size, bytes };
}

function tooMuch(): WriteError {
  const description =
    "This account has written too much that nobody else has changed since. Delete some of it, or ask an editor to publish, change or delete it";
  return new WriteError(429, { type: "validationError", description });
}
