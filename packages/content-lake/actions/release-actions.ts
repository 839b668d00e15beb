import { Deadline } from "../deadline.ts";
import type { Dataset } from "../documents/dataset.ts";
import type { StoredDocument } from "../documents/document.ts";
import { draftIdOf, releaseDocumentId, randomId } from "../documents/ids.ts";
import { type Json, type JsonObject, isObject, isString, omit } from "../documents/json.ts";
import { isScheduledDraft } from "../documents/scheduled-draft.ts";
import { withArrayKeysInDocument } from "../mutations/array-keys.ts";
import { documentAlreadyExists, validationError, WriteError } from "../mutations/errors.ts";
import { type NewDocument, parseNewDocument } from "../mutations/parse-mutation.ts";
import {
  type PendingTransaction,
  create,
  createOrReplace,
  getExisting,
  patch,
  remove,
} from "../mutations/pending-transaction.ts";
import { getReleaseInState, versionsInRelease } from "../mutations/release-state.ts";
import { type Action, type Actions, parseActionPatch } from "./actions.ts";
import { baseRevisionOf, publishVersion } from "./document-actions.ts";

const RELEASE_TYPE = "system.release";

const createRelease: Action = (pending, fields) => {
  const name = fields.releaseName();
  const metadata = {
    releaseType: "undecided",
    ...(fields.has("metadata") ? fields.object("metadata") : {}),
  };
  const release = { _id: releaseDocumentId(name), _type: RELEASE_TYPE, name, state: "active", metadata };
  create(pending, withArrayKeysInDocument(pending, release));
};

const editRelease: Action = (pending, fields) => {
  const { _id } = getExisting(pending, releaseDocumentId(fields.releaseName()));
  const { operations, ifRevisionId } = parseActionPatch(pending, fields);
  for (const operation of Object.values(operations)) {
    const paths = Array.isArray(operation) ? operation : Object.keys(isObject(operation) ? operation : {});
    if (!paths.every((path) => /^"metadata(?![A-Za-z0-9_])/.test(JSON.stringify(path))))
      throw validationError('Only the "metadata" of a release can be edited');
  }
  patch(pending, _id, operations, ifRevisionId);
};

const importRelease: Action = (pending, fields) => {
  const _id = releaseDocumentId(fields.releaseName());
  const ifExists = fields.string("ifExists");
  if (!["fail", "ignore", "replace"].includes(ifExists))
    throw validationError('"ifExists" must be "fail", "ignore" or "replace"');
  const document = parseNewDocument(
    fields.object(fields.has("document") ? "document" : "attributes"),
    "optional id",
  );
  if (document._type !== RELEASE_TYPE)
    throw validationError(`An imported release must be of type "${RELEASE_TYPE}"`);
  const exists = pending.get(_id) !== null;
  if (exists && ifExists === "fail") throw documentAlreadyExists(_id);
  if (!exists || ifExists === "replace")
    createOrReplace(pending, withArrayKeysInDocument(pending, { ...unscheduled(document), _id }));
};

/** An imported release is not scheduled: its documents are imported after it, and only an editor should publish it. */
function unscheduled(release: NewDocument): NewDocument {
  const { publishAt, ...rest } = release;
  if (release.state !== "scheduled") return release;
  const metadata = { ...(isObject(release.metadata) ? release.metadata : {}), releaseType: "scheduled" };
  return {
    ...rest,
    _type: release._type,
    state: "active",
    metadata: isString(publishAt) ? { ...metadata, intendedPublishAt: publishAt } : metadata,
  };
}

const scheduleRelease: Action = (pending, fields) => {
  const at = Date.parse(fields.string("publishAt"));
  if (Number.isNaN(at)) throw validationError('"publishAt" must be an ISO 8601 date and time');
  // To reschedule a draft, the Studio schedules it again.
  const { _id } = getReleaseInState(pending, fields.releaseName(), ["active", "scheduled"]);
  patch(pending, _id, {
    set: { state: "scheduled", publishAt: new Date(at).toISOString() },
    unset: ["error"],
  });
};

/**
 * Throws what the publication of the releases would throw that the actions schedule. At its time nobody would see it: contributors may write
 * versions that cannot be published, while the release is active. Releases that are due earlier may publish what it refers to.
 */
export function assertCanBeScheduled(actions: Json, dataset: Dataset, dryRun: (actions: Json) => void): void {
  if (!Array.isArray(actions)) return;
  const scheduling = actions.filter(isScheduling);
  if (scheduling.length === 0) return;
  const own = actions.map((action) => (isScheduling(action) ? publicationOf(action.releaseId) : action));
  try {
    dryRun(own);
  } catch (error) {
    const latest = Math.max(...scheduling.map(timeOf));
    const names = new Set(scheduling.map(({ releaseId }) => releaseId));
    const earlier = [...dataset.ofType(RELEASE_TYPE)].filter(
      (release) => release.state === "scheduled" && timeOf(release) < latest && !names.has(release.name),
    );
    if (earlier.length === 0) throw error;
    try {
      dryRun([...earlier.map(({ name }) => publicationOf(name)), ...own]);
    } catch {
      throw error;
    }
  }
}

function isScheduling(action: Json): action is JsonObject {
  return isObject(action) && action.actionType === "sanity.action.release.schedule";
}

function timeOf({ publishAt }: JsonObject): number {
  return isString(publishAt) ? Date.parse(publishAt) : NaN;
}

function publicationOf(releaseId: Json | undefined): Json {
  return { actionType: "sanity.action.release.publish", ...(releaseId === undefined ? {} : { releaseId }) };
}

const unscheduleRelease: Action = (pending, fields) => {
  const { _id } = getReleaseInState(pending, fields.releaseName(), ["scheduled"]);
  patch(pending, _id, { set: { state: "active" }, unset: ["publishAt"] });
};

const publishRelease: Action = (pending, fields) => {
  const name = fields.releaseName();
  const release = getReleaseInState(pending, name, ["active", "scheduled"]);
  const versions = versionsInRelease(pending, name);
  for (const version of versions) {
    if (isScheduledDraft(release)) removeDraftOf(pending, version);
    publishVersion(pending, version, { releaseId: name });
  }
  const set = {
    state: "published",
    publishedAt: pending.timestamp,
    finalDocumentStates: toFinalDocumentStates(versions),
  };
  patch(pending, release._id, { set, unset: ["error"] });
};

/**
 * Removes the draft that was scheduled, because it would look like an unpublished change. Keeps it if an editor has changed it
 * since.
 */
function removeDraftOf(pending: PendingTransaction, version: StoredDocument): void {
  const draft = pending.get(draftIdOf(version._id));
  if (draft !== null && draft._rev === baseRevisionOf(version)) remove(pending, draft._id);
}

const archiveRelease: Action = (pending, fields) => {
  const name = fields.releaseName();
  const { _id } = getReleaseInState(pending, name, ["active"]);
  const versions = versionsInRelease(pending, name);
  for (const version of versions) remove(pending, version._id);
  patch(pending, _id, { set: { state: "archived", finalDocumentStates: toFinalDocumentStates(versions) } });
};

/** Restores all versions from the log, as they were when the release was archived. */
const unarchiveRelease: Action = (pending, fields, history) => {
  const release = getReleaseInState(pending, fields.releaseName(), ["archived"]);
  const deadline = new Deadline(pending.remainingMs());
  for (const id of documentIdsOf(release.finalDocumentStates)) {
    const version = history.lastRevision(id, deadline);
    if (version === null) throw historyExpired(id);
    create(pending, { ...omit(version, "_updatedAt"), _id: id, _type: version._type });
  }
  patch(pending, release._id, { set: { state: "active" }, unset: ["finalDocumentStates"] });
};

const deleteRelease: Action = (pending, fields) => {
  const name = fields.releaseName();
  const { _id } = getReleaseInState(pending, name, ["archived", "published"]);
  for (const version of versionsInRelease(pending, name)) remove(pending, version._id);
  remove(pending, _id);
};

function toFinalDocumentStates(versions: readonly StoredDocument[]): Json {
  return versions.map(({ _id, _rev }) => ({ _key: randomId(12), id: _id, revisionId: _rev }));
}

function documentIdsOf(states: Json | undefined): string[] {
  if (!Array.isArray(states)) return [];
  return states.flatMap((state) => (isObject(state) && isString(state.id) ? [state.id] : []));
}

function historyExpired(id: string): WriteError {
  return new WriteError(409, {
    type: "documentNotFoundError",
    id,
    description: `The history of "${id}" is no longer in the log, so the release cannot be unarchived`,
  });
}

export const releaseActions: Actions = {
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
