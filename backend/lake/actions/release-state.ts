import type { StoredDocument } from "../documents/document.ts";
import { releaseDocumentId, releaseNameOf, versionIdPrefix } from "../documents/ids.ts";
import { WriteError } from "../mutations/errors.ts";
import { type PendingTransaction, getExisting } from "../mutations/pending-transaction.ts";

/** The document of a release. Throws WriteError 409 unless it exists and is in one of these states. */
export function getReleaseInState(
  pending: PendingTransaction,
  name: string,
  states: readonly string[],
): StoredDocument {
  const release = getExisting(pending, releaseDocumentId(name));
  if (states.some((state) => state === release.state)) return release;
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

function invalidReleaseState(name: string, { state = null }: StoredDocument, rule: string): WriteError {
  return new WriteError(409, {
    type: "invalidReleaseStateError",
    releaseId: name,
    state,
    description: `Release "${name}" is ${JSON.stringify(state)}: ${rule}`,
  });
}
