import { isDraftId } from "../documents/ids.ts";
import { invalid, notFound } from "../mutations/refusal.ts";
import { checkedId } from "../mutations/request.ts";
import { checkRevision, create, createOrReplace, existing, patch } from "../mutations/write.ts";
import { copy } from "./document-actions.ts";
import type { Action } from "./fields.ts";
import { checkOpen } from "./release-state.ts";

export const createVersion: Action = (workspace, fields) => {
  const publishedId = fields.publishedId();
  if (fields.has("document")) {
    const document = fields.document("document", publishedId);
    checkOpen(workspace, document._id);
    create(workspace, document);
    return;
  }
  const versionId = fields.versionId("versionId", publishedId);
  const base = existing(workspace, checkedId(fields.text("baseId")));
  checkRevision(base, fields.optionalText("ifBaseRevisionId"));
  checkOpen(workspace, versionId);
  copy(workspace, base, versionId);
};

export const replaceVersion: Action = (workspace, fields) => {
  const document = fields.document("document");
  existing(workspace, document._id);
  checkOpen(workspace, document._id);
  createOrReplace(workspace, document);
};

export const unpublishVersion: Action = (workspace, fields) => {
  const publishedId = fields.publishedId();
  const versionId = fields.versionId("versionId", publishedId);
  if (isDraftId(versionId)) throw invalid("Only a version in a release can be marked for unpublishing");
  checkOpen(workspace, versionId);
  const published = workspace.get(publishedId);
  if (published === null) throw notFound(publishedId);
  if (workspace.get(versionId) === null) copy(workspace, published, versionId);
  patch(workspace, versionId, { set: { "_system.delete": true } });
};
