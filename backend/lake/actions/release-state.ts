import type { StoredDocument } from "../documents/document.ts";
import { releaseDocumentId, releaseOf, versionPrefix } from "../documents/ids.ts";
import { WriteError } from "../mutations/errors.ts";
import { type PendingTransaction, getExisting } from "../mutations/pending-transaction.ts";

/** The release's own document. Throws a Refusal 409 unless it is in one of these states. */
export function releaseIn(
  workspace: PendingTransaction,
  name: string,
  states: readonly string[],
): StoredDocument {
  const release = getExisting(workspace, releaseDocumentId(name));
  if (states.some((state) => state === release.state)) return release;
  throw wrongState(name, release, `it must be ${states.join(" or ")}`);
}

/** All versions in a release. */
export function membersOf(workspace: PendingTransaction, name: string): StoredDocument[] {
  return workspace.documentsWithPrefix(versionPrefix(name));
}

/** Throws a Refusal 409 when this version belongs to a release whose content is settled. Drafts are always open. */
export function checkOpen(workspace: PendingTransaction, id: string): void {
  const name = releaseOf(id);
  const release = name === undefined ? null : workspace.get(releaseDocumentId(name));
  if (name === undefined || release === null || release.state === "active") return;
  throw wrongState(name, release, "its documents can be changed only while it is active");
}

function wrongState(name: string, { state = null }: StoredDocument, rule: string): WriteError {
  return new WriteError(409, {
    type: "invalidReleaseStateError",
    releaseId: name,
    state,
    description: `Release "${name}" is ${JSON.stringify(state)}: ${rule}`,
  });
}
