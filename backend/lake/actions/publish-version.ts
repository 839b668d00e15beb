import type { StoredDocument } from "../documents/document.ts";
import { publishedIdOf } from "../documents/ids.ts";
import { isObject, omit } from "../documents/json.ts";
import { strengthenedFields } from "../documents/references.ts";
import type { Workspace } from "../mutations/workspace.ts";
import { createOrReplace, remove } from "../mutations/write.ts";

/** Puts a draft or version in the place of the published document; one that is marked for it takes that document away. */
export function publishVersion(
  workspace: Workspace,
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
