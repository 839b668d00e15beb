import { isMarkedForUnpublishing, type StoredDocument } from "../documents/document.ts";
import { isDraftId, publishedIdOf } from "../documents/ids.ts";
import { isObject, isString, omit } from "../documents/json.ts";
import { strengthenReferencesInFields } from "../documents/references.ts";
import { withArrayKeysInDocument } from "../mutations/array-keys.ts";
import { WriteError, documentAlreadyExists, validationError, documentNotFound } from "../mutations/errors.ts";
import { parseDocumentId } from "../mutations/parse-mutation.ts";
import {
  type PendingTransaction,
  assertRevision,
  create,
  createOrReplace,
  getExisting,
  patch,
  remove,
} from "../mutations/pending-transaction.ts";
import { assertReleaseActive } from "../mutations/release-state.ts";
import { type Action, type ActionFields, type Actions, parseVersionId, parseActionPatch } from "./actions.ts";

const createDocument: Action = (pending, fields) => {
  const publishedId = fields.publishedId();
  const document = fields.document("attributes", publishedId);
  const ifExists = fields.optionalString("ifExists") ?? "fail";
  if (ifExists !== "fail" && ifExists !== "ignore")
    throw validationError('"ifExists" must be "fail" or "ignore"');
  if (pending.get(document._id) !== null && ifExists === "ignore") return;
  if (isDraftId(document._id) && pending.get(publishedId) !== null) throw documentAlreadyExists(publishedId);
  assertReleaseActive(pending, document._id);
  create(pending, withArrayKeysInDocument(pending, document));
};

const editDocument: Action = (pending, fields) => {
  const publishedId = fields.publishedId();
  const draftId = fields.versionId("draftId", publishedId);
  const { operations, ifRevisionId } = parseActionPatch(pending, fields);
  assertReleaseActive(pending, draftId);
  if (pending.get(draftId) === null) {
    const published = pending.get(publishedId);
    if (published === null) throw documentNotFound(draftId);
    copyDocument(pending, published, draftId);
    if (Object.keys(operations).length === 0) return;
  }
  patch(pending, draftId, operations, ifRevisionId);
};

const publishDocument: Action = (pending, fields) => {
  const publishedId = fields.publishedId();
  const draft = getExisting(pending, fields.versionId("draftId", publishedId));
  assertRevision(draft, fields.optionalString("ifDraftRevisionId"));
  const expected = fields.optionalString("ifPublishedRevisionId");
  if (expected !== undefined) assertRevision(getExisting(pending, publishedId), expected);
  assertReleaseActive(pending, draft._id);
  publishVersion(pending, draft, {});
};

const unpublishDocument: Action = (pending, fields) => {
  const published = getExisting(pending, fields.publishedId());
  const draftId = fields.versionId("draftId", published._id);
  const draft = pending.get(draftId);
  if (draft === null) copyDocument(pending, published, draftId);
  remove(pending, published._id);
  pending.causes.set(published._id, {
    kind: "unpublish",
    versionId: draftId,
    versionRevisionId: draft?._rev ?? pending.transactionId,
  });
};

const deleteDocument: Action = (pending, fields) => {
  const publishedId = getExisting(pending, fields.publishedId())._id;
  const listed = new Set(
    fields.strings("includeDrafts").map((id) => parseVersionId(parseDocumentId(id), publishedId)),
  );
  const versions = pending.versionsOf(publishedId).map(({ _id }) => _id);
  const unlisted = versions.filter((id) => !listed.has(id));
  if (unlisted.length > 0) {
    const description = `Document "${publishedId}" cannot be deleted: its versions "${unlisted.join('", "')}" are not listed in "includeDrafts"`;
    throw new WriteError(409, {
      type: "documentHasVersionsError",
      id: publishedId,
      versionIDs: unlisted,
      description,
    });
  }
  for (const id of [...versions, publishedId]) {
    remove(pending, id);
    if (fields.flag("purge")) pending.purged.add(id);
  }
  pending.causes.set(publishedId, { kind: "delete" });
};

function discardVersion(
  pending: PendingTransaction,
  fields: ActionFields,
  name: "draftId" | "versionId",
): void {
  const { _id } = getExisting(pending, fields.versionId(name));
  assertReleaseActive(pending, _id);
  remove(pending, _id);
  if (fields.flag("purge")) pending.purged.add(_id);
}

const replaceDraft: Action = (pending, fields) => {
  const publishedId = fields.publishedId();
  const document = fields.document("attributes", publishedId);
  if (pending.get(document._id) === null && pending.get(publishedId) === null)
    throw documentNotFound(document._id);
  assertReleaseActive(pending, document._id);
  createOrReplace(pending, withArrayKeysInDocument(pending, document));
};

/** Creates a copy of a document under another id. */
function copyDocument(pending: PendingTransaction, from: StoredDocument, id: string): void {
  create(pending, { ...omit(from, "_updatedAt"), _id: id, _type: from._type });
}

const createVersion: Action = (pending, fields) => {
  const publishedId = fields.publishedId();
  if (fields.has("document")) {
    const document = fields.document("document", publishedId);
    assertReleaseActive(pending, document._id);
    create(pending, withArrayKeysInDocument(pending, document));
    return;
  }
  const versionId = fields.versionId("versionId", publishedId);
  const base = getExisting(pending, parseDocumentId(fields.string("baseId")));
  assertRevision(base, fields.optionalString("ifBaseRevisionId"));
  assertReleaseActive(pending, versionId);
  // The Studio compares the draft's revision with this one to tell whether a scheduled draft is still current.
  const system = { base: { id: base._id, rev: base._rev } };
  copyDocument(pending, { ...base, _system: system }, versionId);
};

/** The revision of the document from which the version was created. Undefined if it was created with its content. */
export function baseRevisionOf({ _system: system }: StoredDocument): string | undefined {
  const base = isObject(system) ? system.base : undefined;
  return isObject(base) && isString(base.rev) ? base.rev : undefined;
}

const replaceVersion: Action = (pending, fields) => {
  const document = fields.document("document");
  getExisting(pending, document._id);
  assertReleaseActive(pending, document._id);
  createOrReplace(pending, withArrayKeysInDocument(pending, document));
};

const unpublishVersion: Action = (pending, fields) => {
  const publishedId = fields.publishedId();
  const versionId = fields.versionId("versionId", publishedId);
  if (isDraftId(versionId))
    throw validationError("Only a version in a release can be marked for unpublishing");
  assertReleaseActive(pending, versionId);
  const published = pending.get(publishedId);
  if (published === null) throw documentNotFound(publishedId);
  if (pending.get(versionId) === null) copyDocument(pending, published, versionId);
  patch(pending, versionId, { set: { "_system.delete": true } });
};

/**
 * Replaces the published document with a draft or version, and deletes the draft or version. If the version is marked for
 * unpublishing, both are deleted.
 */
export function publishVersion(
  pending: PendingTransaction,
  version: StoredDocument,
  release: { releaseId?: string },
): void {
  const publishedId = publishedIdOf(version._id);
  const published = pending.get(publishedId);
  const from = { versionId: version._id, versionRevisionId: version._rev };
  if (isMarkedForUnpublishing(version)) {
    if (published !== null) remove(pending, publishedId);
    pending.causes.set(publishedId, { kind: "unpublish", ...from });
  } else {
    const content = strengthenReferencesInFields(omit(version, "_rev", "_updatedAt", "_system"));
    createOrReplace(pending, {
      ...content,
      _id: publishedId,
      _type: version._type,
      _createdAt: published?._createdAt ?? version._createdAt,
    });
    pending.causes.set(publishedId, { kind: "publish", ...from, ...release });
  }
  remove(pending, version._id);
}

export const documentActions: Actions = {
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
};
