import type { PatchOperations } from "@sanity/client";
import type { SanityClient } from "sanity";
import { publishedId, type StoredDocument } from "stored-values/stored-document.ts";

import { patchPath } from "./patch-path.ts";

/** A document before and after a change. Null if it does not exist. */
export interface DocumentChange {
  before: StoredDocument | null;
  after: StoredDocument | null;
}

interface Committed {
  /** The changes that undo it. */
  undo: DocumentChange[];
  /** The changes of drafts and versions that the lake refused. */
  refused: DocumentChange[];
}

type Client = Pick<SanityClient, "transaction">;

/**
 * Commits the changes of published documents in one transaction, and throws if one of the documents has changed in the meantime. The changes
 * of drafts and versions follow. One that is refused does not hold back the others, because anyone with an account may write drafts, and
 * change them every second. Throws if nothing at all was changed.
 */
export async function commitChanges(
  client: Client,
  changes: readonly DocumentChange[],
  tag: string,
): Promise<Committed> {
  const published = changes.filter((change) => !isOfDraft(change));
  const undo = published.length === 0 ? [] : await commitTogether(client, published, tag);
  const drafts = await commitAccepted(client, changes.filter(isOfDraft), tag);
  if (undo.length === 0 && drafts.undo.length === 0 && drafts.refused.length > 0)
    throw new Error(refusedText(drafts));
  return { undo: [...undo, ...drafts.undo], refused: drafts.refused };
}

/** “Two drafts could not be changed”, for the editor; undefined if all were. */
export function refusedText({ refused }: Pick<Committed, "refused">): string | undefined {
  if (refused.length === 0) return undefined;
  const drafts = refused.length === 1 ? "One draft" : `${refused.length} drafts`;
  return `${drafts} could not be changed, for example because someone is editing. Look for links in them later.`;
}

function isOfDraft({ before, after }: DocumentChange): boolean {
  const id = (before ?? after)?._id ?? "";
  return publishedId(id) !== id;
}

/** Makes as many of the changes as the lake accepts. */
async function commitAccepted(
  client: Client,
  changes: readonly DocumentChange[],
  tag: string,
): Promise<Committed> {
  if (changes.length === 0) return { undo: [], refused: [] };
  try {
    return { undo: await commitTogether(client, changes, tag), refused: [] };
  } catch {
    if (changes.length === 1) return { undo: [], refused: [...changes] };
    const middle = Math.ceil(changes.length / 2);
    const first = await commitAccepted(client, changes.slice(0, middle), tag);
    const second = await commitAccepted(client, changes.slice(middle), tag);
    return { undo: [...first.undo, ...second.undo], refused: [...first.refused, ...second.refused] };
  }
}

async function commitTogether(
  client: Client,
  changes: readonly DocumentChange[],
  tag: string,
): Promise<DocumentChange[]> {
  const transaction = client.transaction();
  for (const { before, after } of changes) {
    if (before === null && after !== null) transaction.create(withoutRevision(after));
    if (before === null) continue;
    transaction.patch(before._id, changed(before, after));
    if (after === null) transaction.delete(before._id);
  }
  const { transactionId } = await transaction.commit({ tag, visibility: "sync" });
  return changes.map(({ before, after }) => ({
    before: after === null ? null : { ...after, _rev: transactionId },
    after: before,
  }));
}

/** Sets the fields that differ. For a document that is deleted next, only checks the revision. */
function changed(before: StoredDocument, after: StoredDocument | null): PatchOperations {
  const ifRevisionID = before._rev;
  if (after === null) return { ifRevisionID, setIfMissing: { _type: before._type } };
  const names = Object.keys({ ...before, ...after }).filter(
    (name) => !name.startsWith("_") && before[name] !== after[name],
  );
  const [lost, set] = [names.filter((name) => !(name in after)), names.filter((name) => name in after)];
  return {
    ifRevisionID,
    ...(set.length > 0 && { set: Object.fromEntries(set.map((name) => [patchPath([name]), after[name]])) }),
    ...(lost.length > 0 && { unset: lost.map((name) => patchPath([name])) }),
  };
}

/** The document without what the lake sets when it is created again. */
function withoutRevision({ _rev, _updatedAt, ...document }: StoredDocument) {
  return document;
}
