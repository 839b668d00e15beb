import type { StoredDocument } from "../documents/document.ts";
import { isDraftId, publishedIdOf } from "../documents/ids.ts";
import { omit, isObject } from "../documents/json.ts";
import { strengthenedFields } from "../documents/references.ts";
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
import { type Action, type Fields, checkedVersionId, patchIn } from "./action-fields.ts";
import { checkOpen } from "./release-state.ts";

export const createDocument: Action = (workspace, fields) => {
  const publishedId = fields.publishedId();
  const document = fields.document("attributes", publishedId);
  const ifExists = fields.optionalText("ifExists") ?? "fail";
  if (ifExists !== "fail" && ifExists !== "ignore")
    throw validationError('"ifExists" must be "fail" or "ignore"');
  if (workspace.get(document._id) !== null && ifExists === "ignore") return;
  if (isDraftId(document._id) && workspace.get(publishedId) !== null)
    throw documentAlreadyExists(publishedId);
  checkOpen(workspace, document._id);
  create(workspace, document);
};

export const editDocument: Action = (workspace, fields) => {
  const publishedId = fields.publishedId();
  const draftId = fields.versionId("draftId", publishedId);
  const { operations, ifRevisionId } = patchIn(fields);
  checkOpen(workspace, draftId);
  if (workspace.get(draftId) === null) {
    const published = workspace.get(publishedId);
    if (published === null) throw documentNotFound(draftId);
    copy(workspace, published, draftId);
    if (Object.keys(operations).length === 0) return;
  }
  patch(workspace, draftId, operations, ifRevisionId);
};

export const publishDocument: Action = (workspace, fields) => {
  const publishedId = fields.publishedId();
  const draft = getExisting(workspace, fields.versionId("draftId", publishedId));
  assertRevision(draft, fields.optionalText("ifDraftRevisionId"));
  const expected = fields.optionalText("ifPublishedRevisionId");
  if (expected !== undefined) assertRevision(getExisting(workspace, publishedId), expected);
  checkOpen(workspace, draft._id);
  publishVersion(workspace, draft, {});
};

export const unpublishDocument: Action = (workspace, fields) => {
  const published = getExisting(workspace, fields.publishedId());
  const draftId = fields.versionId("draftId", published._id);
  const draft = workspace.get(draftId);
  if (draft === null) copy(workspace, published, draftId);
  remove(workspace, published._id);
  workspace.causes[published._id] = {
    kind: "unpublish",
    versionId: draftId,
    versionRevisionId: draft?._rev ?? workspace.transactionId,
  };
};

export const deleteDocument: Action = (workspace, fields) => {
  const publishedId = getExisting(workspace, fields.publishedId())._id;
  const listed = new Set(
    fields.texts("includeDrafts").map((id) => checkedVersionId(parseDocumentId(id), publishedId)),
  );
  const versions = workspace.versionsOf(publishedId).map(({ _id }) => _id);
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
    remove(workspace, id);
    if (fields.isTrue("purge")) workspace.purged.add(id);
  }
  workspace.causes[publishedId] = { kind: "delete" };
};

export function discard(workspace: PendingTransaction, fields: Fields, name: "draftId" | "versionId"): void {
  const { _id } = getExisting(workspace, fields.versionId(name));
  checkOpen(workspace, _id);
  remove(workspace, _id);
  if (fields.isTrue("purge")) workspace.purged.add(_id);
}

export const replaceDraft: Action = (workspace, fields) => {
  const publishedId = fields.publishedId();
  const document = fields.document("attributes", publishedId);
  if (workspace.get(document._id) === null && workspace.get(publishedId) === null)
    throw documentNotFound(document._id);
  checkOpen(workspace, document._id);
  createOrReplace(workspace, document);
};

/** Another version of a document, with its own revision and time of change. */
export function copy(workspace: PendingTransaction, from: StoredDocument, id: string): void {
  create(workspace, { ...omit(from, "_updatedAt"), _id: id, _type: from._type });
}

export const createVersion: Action = (workspace, fields) => {
  const publishedId = fields.publishedId();
  if (fields.has("document")) {
    const document = fields.document("document", publishedId);
    checkOpen(workspace, document._id);
    create(workspace, document);
    return;
  }
  const versionId = fields.versionId("versionId", publishedId);
  const base = getExisting(workspace, parseDocumentId(fields.text("baseId")));
  assertRevision(base, fields.optionalText("ifBaseRevisionId"));
  checkOpen(workspace, versionId);
  copy(workspace, base, versionId);
};

export const replaceVersion: Action = (workspace, fields) => {
  const document = fields.document("document");
  getExisting(workspace, document._id);
  checkOpen(workspace, document._id);
  createOrReplace(workspace, document);
};

export const unpublishVersion: Action = (workspace, fields) => {
  const publishedId = fields.publishedId();
  const versionId = fields.versionId("versionId", publishedId);
  if (isDraftId(versionId))
    throw validationError("Only a version in a release can be marked for unpublishing");
  checkOpen(workspace, versionId);
  const published = workspace.get(publishedId);
  if (published === null) throw documentNotFound(publishedId);
  if (workspace.get(versionId) === null) copy(workspace, published, versionId);
  patch(workspace, versionId, { set: { "_system.delete": true } });
};

/** Puts a draft or version in the place of the published document; one that is marked for it takes that document away. */
export function publishVersion(
  workspace: PendingTransaction,
  version: StoredDocument,
  release: { releaseId?: string },
): void {
  const publishedId = publishedIdOf(version._id);
  const published = workspace.get(publishedId);
  const from = { versionId: version._id, versionRevisionId: version._rev };
  if (isUnpublishing(version)) {
    if (published !== null) remove(workspace, publishedId);
    workspace.causes[publishedId] = { kind: "unpublish", ...from };
  } else {
    const content = strengthenedFields(omit(version, "_rev", "_updatedAt", "_system"));
    createOrReplace(workspace, {
      ...content,
      _id: publishedId,
      _type: version._type,
      _createdAt: published?._createdAt ?? version._createdAt,
    });
    workspace.causes[publishedId] = { kind: "publish", ...from, ...release };
  }
  remove(workspace, version._id);
}

function isUnpublishing({ _system: system }: StoredDocument): boolean {
  return isObject(system) && system.delete === true;
}
