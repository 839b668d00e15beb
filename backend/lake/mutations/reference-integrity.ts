import { referencesOf } from "../documents/references.ts";
import { WriteError } from "./errors.ts";
import type { PendingChange, PendingTransaction } from "./pending-transaction.ts";

/** What a transaction must not leave behind. `index` says which mutation or action is to blame. */
export interface Violation {
  readonly index: number;
  readonly error: WriteError;
}

/** Strong references are checked once, at the end: a target and the reference to it may go in one transaction, in any order. */
export function findReferenceViolation(
  workspace: PendingTransaction,
  works: readonly PendingChange[],
): Violation | undefined {
  const removed = new Map(works.filter(({ after }) => after === null).map((work) => [work.id, work]));
  const retyped = new Map(
    works
      .filter(({ before, after }) => before && after && before._type !== after._type)
      .map((work) => [work.id, work]),
  );
  const changed = new Set(works.map(({ id }) => id));
  const blocked = new Map<PendingChange, string[]>();
  const block = (target: PendingChange, referrer: string) => {
    const referrers = blocked.get(target) ?? [];
    referrers.push(referrer);
    blocked.set(target, referrers);
  };

  for (const work of works) {
    if (work.after === null) continue;
    for (const { id: target, strong } of referencesOf(work.after)) {
      const gone = removed.get(target);
      if (!strong || workspace.get(target) !== null) continue;
      if (gone !== undefined) block(gone, work.id);
      else if (!hadStrongReference(workspace, work.id, target))
        return { index: work.index, error: missingReference(work.id, target) };
    }
  }
  for (const target of [...removed.values(), ...retyped.values()]) {
    for (const referrer of workspace.dataset.referrers(target.id)) {
      if (!changed.has(referrer) && hadStrongReference(workspace, referrer, target.id))
        block(target, referrer);
    }
  }
  for (const [target, referrers] of blocked)
    return { index: target.index, error: stillReferenced(target.id, referrers) };
  return undefined;
}

function hadStrongReference(workspace: PendingTransaction, referrer: string, target: string): boolean {
  return workspace.dataset.references(referrer).some(({ id, strong }) => strong && id === target);
}

function missingReference(id: string, target: string): WriteError {
  return new WriteError(409, {
    type: "documentReferenceDoesNotExistError",
    id,
    referenceID: target,
    description: `Document "${id}" references non-existent document "${target}"`,
  });
}

function stillReferenced(id: string, referrers: string[]): WriteError {
  return new WriteError(409, {
    type: "documentHasExistingReferencesError",
    id,
    referencingIDs: referrers,
    description: `Document "${id}" cannot be deleted as there are references to it from "${referrers[0]}"`,
  });
}
