import type { Json, StoredDocument } from "../documents/document.ts";
import { randomId } from "../documents/ids.ts";
import { isObject, isString, omit } from "../documents/json.ts";
import { Refusal } from "../mutations/refusal.ts";
import { create, patch, remove } from "../mutations/write.ts";
import type { Action } from "./fields.ts";
import { publishVersion } from "./publish-version.ts";
import { membersOf, releaseIn } from "./release-state.ts";

export const publishRelease: Action = (workspace, fields) => {
  const name = fields.release();
  const { _id } = releaseIn(workspace, name, ["active", "scheduled"]);
  const members = membersOf(workspace, name);
  for (const version of members) publishVersion(workspace, version, { releaseId: name });
  const set = {
    state: "published",
    publishedAt: workspace.timestamp,
    finalDocumentStates: finalStates(members),
  };
  patch(workspace, _id, { set, unset: ["error"] });
};

export const archiveRelease: Action = (workspace, fields) => {
  const name = fields.release();
  const { _id } = releaseIn(workspace, name, ["active"]);
  const members = membersOf(workspace, name);
  for (const version of members) remove(workspace, version._id);
  patch(workspace, _id, { set: { state: "archived", finalDocumentStates: finalStates(members) } });
};

/** Restores every version as it was when the release was archived: whole, or not at all. */
export const unarchiveRelease: Action = (workspace, fields, history) => {
  const release = releaseIn(workspace, fields.release(), ["archived"]);
  for (const id of idsOf(release.finalDocumentStates)) {
    const version = history.lastRevision(id);
    if (version === null) throw lost(id);
    create(workspace, { ...omit(version, "_updatedAt"), _id: id, _type: version._type });
  }
  patch(workspace, release._id, { set: { state: "active" }, unset: ["finalDocumentStates"] });
};

export const deleteRelease: Action = (workspace, fields) => {
  const name = fields.release();
  const { _id } = releaseIn(workspace, name, ["archived", "published"]);
  for (const version of membersOf(workspace, name)) remove(workspace, version._id);
  remove(workspace, _id);
};

function finalStates(members: readonly StoredDocument[]): Json {
  return members.map(({ _id, _rev }) => ({ _key: randomId(12), id: _id, revisionId: _rev }));
}

function idsOf(states: Json | undefined): string[] {
  if (!Array.isArray(states)) return [];
  return states.flatMap((state) => (isObject(state) && isString(state.id) ? [state.id] : []));
}

function lost(id: string): Refusal {
  return new Refusal(409, {
    type: "documentNotFoundError",
    id,
    description: `The history of "${id}" is no longer kept, so the release cannot be unarchived`,
  });
}
