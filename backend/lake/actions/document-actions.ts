import type { StoredDocument } from "../documents/document.ts";
import { isDraftId } from "../documents/ids.ts";
import { omit } from "../documents/json.ts";
import { Refusal, alreadyExists, invalid, notFound } from "../mutations/refusal.ts";
import { checkedId } from "../mutations/request.ts";
import type { Workspace } from "../mutations/workspace.ts";
import { checkRevision, create, createOrReplace, existing, patch, remove } from "../mutations/write.ts";
import { type Action, type Fields, checkedVersionId } from "./fields.ts";
import { patchIn } from "./patch-field.ts";
import { publishVersion } from "./publish-version.ts";
import { checkOpen } from "./release-state.ts";

export const createDocument: Action = (workspace, fields) => {
  const publishedId = fields.publishedId();
  const document = fields.document("attributes", publishedId);
  const ifExists = fields.optionalText("ifExists") ?? "fail";
  if (ifExists !== "fail" && ifExists !== "ignore") throw invalid('"ifExists" must be "fail" or "ignore"');
  if (workspace.get(document._id) !== null && ifExists === "ignore") return;
  if (isDraftId(document._id) && workspace.get(publishedId) !== null) throw alreadyExists(publishedId);
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
    if (published === null) throw notFound(draftId);
    copy(workspace, published, draftId);
    if (Object.keys(operations).length === 0) return;
  }
  patch(workspace, draftId, operations, ifRevisionId);
};

export const publishDocument: Action = (workspace, fields) => {
  const publishedId = fields.publishedId();
  const draft = existing(workspace, fields.versionId("draftId", publishedId));
  checkRevision(draft, fields.optionalText("ifDraftRevisionId"));
  const expected = fields.optionalText("ifPublishedRevisionId");
  if (expected !== undefined) checkRevision(existing(workspace, publishedId), expected);
  checkOpen(workspace, draft._id);
  publishVersion(workspace, draft, {});
};

export const unpublishDocument: Action = (workspace, fields) => {
  const published = existing(workspace, fields.publishedId());
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
  const publishedId = existing(workspace, fields.publishedId())._id;
  const listed = new Set(
    fields.texts("includeDrafts").map((id) => checkedVersionId(checkedId(id), publishedId)),
  );
  const versions = workspace.versionsOf(publishedId).map(({ _id }) => _id);
  const unlisted = versions.filter((id) => !listed.has(id));
  if (unlisted.length > 0) {
    const description = `Document "${publishedId}" cannot be deleted: its versions "${unlisted.join('", "')}" are not listed in "includeDrafts"`;
    throw new Refusal(409, {
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

export function discard(workspace: Workspace, fields: Fields, name: "draftId" | "versionId"): void {
  const { _id } = existing(workspace, fields.versionId(name));
  checkOpen(workspace, _id);
  remove(workspace, _id);
  if (fields.isTrue("purge")) workspace.purged.add(_id);
}

export const replaceDraft: Action = (workspace, fields) => {
  const publishedId = fields.publishedId();
  const document = fields.document("attributes", publishedId);
  if (workspace.get(document._id) === null && workspace.get(publishedId) === null)
    throw notFound(document._id);
  checkOpen(workspace, document._id);
  createOrReplace(workspace, document);
};

/** Another version of a document, with its own revision and time of change. */
export function copy(workspace: Workspace, from: StoredDocument, id: string): void {
  create(workspace, { ...omit(from, "_updatedAt"), _id: id, _type: from._type });
}
