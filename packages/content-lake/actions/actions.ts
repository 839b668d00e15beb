import { type Json, isTooDeep, isObject } from "../documents/json.ts";
import type { MutationResult } from "../documents/transaction.ts";
import type { History } from "../lake.ts";
import { WriteError, validationError, toLakeError, tooDeeplyNested } from "../mutations/errors.ts";
import type { PendingTransaction } from "../mutations/pending-transaction.ts";
import { type Action, ActionFields } from "./action-fields.ts";
import {
  createDocument,
  deleteDocument,
  discardVersion,
  editDocument,
  publishDocument,
  replaceDraft,
  unpublishDocument,
  createVersion,
  replaceVersion,
  unpublishVersion,
} from "./document-actions.ts";
import {
  createRelease,
  editRelease,
  importRelease,
  scheduleRelease,
  unscheduleRelease,
  archiveRelease,
  deleteRelease,
  publishRelease,
  unarchiveRelease,
} from "./release-actions.ts";

const ACTIONS: Record<string, Action> = {
  "sanity.action.document.create": createDocument,
  "sanity.action.document.edit": editDocument,
  "sanity.action.document.publish": publishDocument,
  "sanity.action.document.unpublish": unpublishDocument,
  "sanity.action.document.delete": deleteDocument,
  "sanity.action.document.discard": (pending, fields) => discardVersion(pending, fields, "draftId"),
  "sanity.action.document.replaceDraft": replaceDraft,
  "sanity.action.document.version.create": createVersion,
  "sanity.action.document.version.discard": (pending, fields) => discardVersion(pending, fields, "versionId"),
  "sanity.action.document.version.replace": replaceVersion,
  "sanity.action.document.version.unpublish": unpublishVersion,
  "sanity.action.release.create": createRelease,
  "sanity.action.release.edit": editRelease,
  "sanity.action.release.import": importRelease,
  "sanity.action.release.schedule": scheduleRelease,
  "sanity.action.release.unschedule": unscheduleRelease,
  "sanity.action.release.archive": archiveRelease,
  "sanity.action.release.unarchive": unarchiveRelease,
  "sanity.action.release.publish": publishRelease,
  "sanity.action.release.delete": deleteRelease,
};

/**
 * Applies the request's actions in order; each sees the changes of those before it. Throws LakeError; the transaction must then be
 * discarded.
 */
export function performActions(
  pending: PendingTransaction,
  actions: Json,
  history: History,
): MutationResult[] {
  if (!Array.isArray(actions))
    throw toLakeError("actionError", 0, validationError('"actions" must be an array'));
  for (const [index, value] of actions.entries()) {
    pending.index = index;
    try {
      pending.remainingMs();
      if (isTooDeep(value)) throw tooDeeplyNested();
      if (!isObject(value)) throw validationError("An action must be an object");
      const fields = new ActionFields(value);
      const type = fields.string("actionType");
      const action = Object.hasOwn(ACTIONS, type) ? ACTIONS[type] : undefined;
      if (action === undefined) throw validationError(`Unsupported action "${type}"`);
      action(pending, fields, history);
    } catch (error) {
      throw error instanceof WriteError ? toLakeError("actionError", index, error) : error;
    }
  }
  return pending.changes().map(({ id, before, after }) => {
    if (after === null) return { id, operation: "delete" };
    return { id, operation: before === null ? "create" : "update" };
  });
}
