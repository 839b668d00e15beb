import type { StoredDocument } from "../documents/document.ts";
import { isPublishedId, releaseDocumentId, releaseNameOf, versionIdPrefix } from "../documents/ids.ts";
import { strengthenReferencesInFields, referencesOf } from "../documents/references.ts";
import { WriteError } from "./errors.ts";
import { type PendingChange, type PendingTransaction, getExisting } from "./pending-transaction.ts";
import { stillReferenced, type Violation } from "./reference-integrity.ts";

/** The document of a release. Throws WriteError 409 unless it exists and is in one of these states. */
export function getReleaseInState(
  pending: PendingTransaction,
  name: string,
  states: readonly string[],
): StoredDocument {
  const release = getExisting(pending, releaseDocumentId(name));
  if (release._type === "system.release" && states.some((state) => state === release.state)) return release;
  throw invalidReleaseState(name, release, `it must be ${states.join(" or ")}`);
}

/** All version documents in a release. */
export function versionsInRelease(pending: PendingTransaction, name: string): StoredDocument[] {
  return pending.documentsWithPrefix(versionIdPrefix(name));
}

/** Throws WriteError 409 if the id is that of a version in a release that is no longer active. Drafts are always accepted. */
export function assertReleaseActive(pending: PendingTransaction, id: string): void {
  const name = releaseNameOf(id);
  const release = name === undefined ? null : pending.get(releaseDocumentId(name));
  if (name === undefined || release === null || release.state === "active") return;
  throw invalidReleaseState(name, release, "its documents can be changed only while it is active");
}

/**
 * A scheduled release is locked until it is unscheduled or published: its versions cannot change, and the documents that they will
 * reference cannot be deleted, because that would make publishing fail.
 */
export function findLockViolation(
  pending: PendingTransaction,
  changes: readonly PendingChange[],
): Violation | undefined {
  for (const { id, after, index } of pending.inTime(changes)) {
    const release = lockedRelease(pending, id);
    if (release !== undefined) {
      const rule = "its documents can be changed only after it is unscheduled";
      return { index, error: invalidReleaseState(release.name, release.document, rule) };
    }
    if (after !== null || !isPublishedId(id)) continue;
    const referrer = [...pending.dataset.referrers(id)].find(
      (each) => lockedRelease(pending, each) !== undefined && willReference(pending, each, id),
    );
    if (referrer !== undefined) return { index, error: stillReferenced(id, [referrer]) };
  }
  return undefined;
}

/** The release of a version, if it is scheduled both before and after the transaction. */
function lockedRelease(pending: PendingTransaction, id: string) {
  const name = releaseNameOf(id);
  if (name === undefined) return undefined;
  const document = pending.get(releaseDocumentId(name));
  const wasScheduled = pending.dataset.get(releaseDocumentId(name))?.state === "scheduled";
  return wasScheduled && document?.state === "scheduled" ? { name, document } : undefined;
}

/** Whether the document has a strong reference once it is published. */
function willReference(pending: PendingTransaction, referrer: string, target: string): boolean {
  const document = pending.get(referrer);
  return (
    document !== null &&
    referencesOf(strengthenReferencesInFields(document)).some(({ id, strong }) => strong && id === target)
  );
}

function invalidReleaseState(name: string, { state = null }: StoredDocument, rule: string): WriteError {
  return new WriteError(409, {
    type: "invalidReleaseStateError",
    releaseId: name,
    state,
    description: `Release "${name}" is ${JSON.stringify(state)}: ${rule}`,
  });
}
