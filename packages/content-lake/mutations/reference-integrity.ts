import { isPublishedId, releaseNameOf } from "../documents/ids.ts";
import { referencesOf } from "../documents/references.ts";
import { WriteError } from "./errors.ts";
import type { PendingChange, PendingTransaction } from "./pending-transaction.ts";

/** A rule that a transaction breaks as a whole. `index` is the position of the responsible mutation or action in the request. */
export interface Violation {
  readonly index: number;
  readonly error: WriteError;
}

/**
 * Checks strong references at the end of a transaction, so that a document and the references to it can be created or deleted
 * together, in any order. References that were dangling before are ignored, and so are those in a version of a release: their target
 * may go live with the same release. Publishing it checks them. Only published documents protect what they refer to: everybody may write
 * drafts that refer to all documents, and that no list of the Studio shows. Nothing protects a draft or version from deletion, because
 * publishing and discarding delete it.
 */
export function findReferenceViolation(
  pending: PendingTransaction,
  changes: readonly PendingChange[],
): Violation | undefined {
  const hadStrongReference = createReferenceCheck(pending);
  const published = changes.filter(({ id }) => isPublishedId(id));
  const removed = new Map(
    published.filter(({ after }) => after === null).map((change) => [change.id, change]),
  );
  const retyped = new Map(
    published
      .filter(({ before, after }) => before && after && before._type !== after._type)
      .map((change) => [change.id, change]),
  );
  const changed = new Set(changes.map(({ id }) => id));
  const blocked = new Map<PendingChange, string[]>();
  const block = (target: PendingChange, referrer: string) => {
    if (!isPublishedId(referrer)) return;
    const referrers = blocked.get(target) ?? [];
    referrers.push(referrer);
    blocked.set(target, referrers);
  };

  for (const change of pending.inTime(changes)) {
    if (change.after === null) continue;
    for (const { id: target, strong } of referencesOf(change.after)) {
      const removedTarget = removed.get(target);
      if (!strong || pending.get(target) !== null) continue;
      if (removedTarget !== undefined) block(removedTarget, change.id);
      else if (releaseNameOf(change.id) === undefined && !hadStrongReference(change.id, target))
        return { index: change.index, error: missingReference(change.id, target) };
    }
  }
  for (const target of [...removed.values(), ...retyped.values()]) {
    for (const referrer of pending.dataset.referrers(target.id)) {
      if (!changed.has(referrer) && hadStrongReference(referrer, target.id)) block(target, referrer);
    }
  }
  for (const [target, referrers] of blocked)
    return { index: target.index, error: stillReferenced(target.id, referrers) };
  return undefined;
}

/**
 * Returns a function that says whether a document had a strong reference before the transaction. It reads the references of each document
 * only once, because one document may refer to thousands that are deleted in the same transaction.
 */
function createReferenceCheck({ dataset }: PendingTransaction) {
  const targets = new Map<string, ReadonlySet<string>>();
  return (referrer: string, target: string): boolean => {
    let known = targets.get(referrer);
    if (known === undefined) {
      known = new Set(dataset.references(referrer).flatMap(({ id, strong }) => (strong ? id : [])));
      targets.set(referrer, known);
    }
    return known.has(target);
  };
}

function missingReference(id: string, target: string): WriteError {
  return new WriteError(409, {
    type: "documentReferenceDoesNotExistError",
    id,
    referenceID: target,
    description: `Document "${id}" references non-existent document "${target}"`,
  });
}

export function stillReferenced(id: string, referrers: readonly string[]): WriteError {
  return new WriteError(409, {
    type: "documentHasExistingReferencesError",
    id,
    referencingIDs: [...referrers],
    description: `Document "${id}" cannot be deleted as there are references to it from "${referrers[0]}"`,
  });
}
