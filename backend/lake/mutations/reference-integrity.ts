import { referencesOf } from "../documents/references.ts";
import { Refusal } from "./errors.ts";
import type { Work, Workspace } from "./pending-transaction.ts";

/** What a transaction must not leave behind. `index` says which mutation or action is to blame. */
export interface Fault {
  readonly index: number;
  readonly refusal: Refusal;
}

/** Strong references are checked once, at the end: a target and the reference to it may go in one transaction, in any order. */
export function faultOfReferences(workspace: Workspace, works: readonly Work[]): Fault | undefined {
  const removed = new Map(works.filter(({ after }) => after === null).map((work) => [work.id, work]));
  const retyped = new Map(
    works
      .filter(({ before, after }) => before && after && before._type !== after._type)
      .map((work) => [work.id, work]),
  );
  const changed = new Set(works.map(({ id }) => id));
  const blocked = new Map<Work, string[]>();
  const block = (target: Work, referrer: string) => {
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
      else if (!heldBefore(workspace, work.id, target))
        return { index: work.index, refusal: missing(work.id, target) };
    }
  }
  for (const target of [...removed.values(), ...retyped.values()]) {
    for (const referrer of workspace.dataset.referrers(target.id)) {
      if (!changed.has(referrer) && heldBefore(workspace, referrer, target.id)) block(target, referrer);
    }
  }
  for (const [target, referrers] of blocked)
    return { index: target.index, refusal: stillReferenced(target.id, referrers) };
  return undefined;
}

function heldBefore(workspace: Workspace, referrer: string, target: string): boolean {
  return workspace.dataset.references(referrer).some(({ id, strong }) => strong && id === target);
}

function missing(id: string, target: string): Refusal {
  return new Refusal(409, {
    type: "documentReferenceDoesNotExistError",
    id,
    referenceID: target,
    description: `Document "${id}" references non-existent document "${target}"`,
  });
}

function stillReferenced(id: string, referrers: string[]): Refusal {
  return new Refusal(409, {
    type: "documentHasExistingReferencesError",
    id,
    referencingIDs: referrers,
    description: `Document "${id}" cannot be deleted as there are references to it from "${referrers[0]}"`,
  });
}
