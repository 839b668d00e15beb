import type { StoredDocument } from "../documents/document.ts";
import { releaseDocumentId, randomId } from "../documents/ids.ts";
import type { Json } from "../documents/json.ts";
import { isObject, isString, omit } from "../documents/json.ts";
import { documentAlreadyExists, validationError, WriteError } from "../mutations/errors.ts";
import { parseNewDocument } from "../mutations/parse-mutation.ts";
import { create, createOrReplace, getExisting, patch, remove } from "../mutations/pending-transaction.ts";
import { type Action, patchIn } from "./action-fields.ts";
import { publishVersion } from "./document-actions.ts";
import { releaseIn, membersOf } from "./release-state.ts";

const TYPE = "system.release";

export const createRelease: Action = (workspace, fields) => {
  const name = fields.release();
  const metadata = {
    releaseType: "undecided",
    ...(fields.has("metadata") ? fields.object("metadata") : {}),
  };
  create(workspace, { _id: releaseDocumentId(name), _type: TYPE, name, state: "active", metadata });
};

export const editRelease: Action = (workspace, fields) => {
  const { _id } = getExisting(workspace, releaseDocumentId(fields.release()));
  const { operations, ifRevisionId } = patchIn(fields);
  for (const operation of Object.values(operations)) {
    const paths = Array.isArray(operation) ? operation : Object.keys(isObject(operation) ? operation : {});
    if (!paths.every((path) => /^"metadata(?![A-Za-z0-9_])/.test(JSON.stringify(path))))
      throw validationError('Only the "metadata" of a release can be edited');
  }
  patch(workspace, _id, operations, ifRevisionId);
};

export const importRelease: Action = (workspace, fields) => {
  const _id = releaseDocumentId(fields.release());
  const ifExists = fields.text("ifExists");
  if (!["fail", "ignore", "replace"].includes(ifExists))
    throw validationError('"ifExists" must be "fail", "ignore" or "replace"');
  const document = parseNewDocument(
    fields.object(fields.has("document") ? "document" : "attributes"),
    "optional id",
  );
  if (document._type !== TYPE) throw validationError(`An imported release must be of type "${TYPE}"`);
  const exists = workspace.get(_id) !== null;
  if (exists && ifExists === "fail") throw documentAlreadyExists(_id);
  if (!exists || ifExists === "replace") createOrReplace(workspace, { ...document, _id });
};

export const scheduleRelease: Action = (workspace, fields) => {
  const at = Date.parse(fields.text("publishAt"));
  if (Number.isNaN(at)) throw validationError('"publishAt" must be an ISO 8601 date and time');
  const { _id } = releaseIn(workspace, fields.release(), ["active"]);
  patch(workspace, _id, {
    set: { state: "scheduled", publishAt: new Date(at).toISOString() },
    unset: ["error"],
  });
};

export const unscheduleRelease: Action = (workspace, fields) => {
  const { _id } = releaseIn(workspace, fields.release(), ["scheduled"]);
  patch(workspace, _id, { set: { state: "active" }, unset: ["publishAt"] });
};

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

function lost(id: string): WriteError {
  return new WriteError(409, {
    type: "documentNotFoundError",
    id,
    description: `The history of "${id}" is no longer kept, so the release cannot be unarchived`,
  });
}
