import type { JsonObject, StoredDocument } from "../documents/document.ts";
import { randomId } from "../documents/ids.ts";
import { isString } from "../documents/json.ts";
import type { Operations } from "./operations.ts";
import { patched } from "./patch.ts";
import { alreadyExists, notFound, revisionDiffers } from "./refusal.ts";
import type { NewDocument } from "./request.ts";
import type { Workspace } from "./workspace.ts";

/** Throws a Refusal 409 when the id is taken. Returns the id, which may have been made up. */
export function create(workspace: Workspace, document: NewDocument): string {
  const id = idFor(document._id);
  if (workspace.get(id) !== null) throw alreadyExists(id);
  const stored = stamped(workspace, { ...document, _id: id }, workspace.timestamp);
  workspace.write(id, stored, { create: eventBody(stored) });
  return id;
}

/** Creates, or replaces all of it but the time of its creation. */
export function createOrReplace(workspace: Workspace, document: NewDocument & { _id: string }): void {
  const previous = workspace.get(document._id);
  const stored = stamped(workspace, document, previous?._createdAt ?? workspace.timestamp);
  workspace.write(document._id, stored, { createOrReplace: eventBody(stored) });
}

/** Throws a Refusal when it is not there, is at another revision, or cannot be patched so. */
export function patch(workspace: Workspace, id: string, operations: Operations, ifRevisionId?: string): void {
  const document = existing(workspace, id);
  checkRevision(document, ifRevisionId);
  const done = patched(document, operations);
  const next = { ...done.document, _rev: document._rev, _updatedAt: workspace.timestamp };
  workspace.write(id, next, { patch: { ...done.operations, id } });
}

/** Throws a Refusal 409 where there is no such document, or it has another revision. */
export function remove(workspace: Workspace, id: string, ifRevisionId?: string): void {
  checkRevision(existing(workspace, id), ifRevisionId);
  workspace.write(id, null, { delete: { id } });
}

/** Throws a Refusal 409 where there is none. */
export function existing(workspace: Workspace, id: string): StoredDocument {
  const document = workspace.get(id);
  if (document === null) throw notFound(id);
  return document;
}

/** Within a transaction a document keeps the revision that it began with. */
export function checkRevision(document: StoredDocument, expected: string | undefined): void {
  if (expected !== undefined && document._rev !== expected)
    throw revisionDiffers(document._id, document._rev, expected);
}

function idFor(given: unknown): string {
  return isString(given) && given !== "" && !given.endsWith(".")
    ? given
    : `${isString(given) ? given : ""}${randomId()}`;
}

/** An import keeps the times that it brings along. */
function stamped(
  workspace: Workspace,
  document: NewDocument & { _id: string },
  createdAt: string,
): StoredDocument {
  const { _id, _type, _createdAt, _updatedAt, ...fields } = document;
  return {
    _id,
    _type,
    ...fields,
    _createdAt: isString(_createdAt) ? _createdAt : createdAt,
    _updatedAt: isString(_updatedAt) ? _updatedAt : workspace.timestamp,
    _rev: workspace.get(_id)?._rev ?? workspace.transactionId,
  };
}

function eventBody({ _rev, ...document }: StoredDocument): JsonObject {
  return document;
}
