import { isPublishedId, publishedIdOf } from "../documents/ids.ts";
import { type Json, type JsonObject, isObject, isString, isTooDeep } from "../documents/json.ts";
import type { MutationResult } from "../documents/transaction.ts";
import type { History } from "../lake.ts";
import { withArrayKeysInPatch } from "../mutations/array-keys.ts";
import { WriteError, validationError, toLakeError, tooDeeplyNested } from "../mutations/errors.ts";
import { type NewDocument, parseNewDocument, parseDocumentId } from "../mutations/parse-mutation.ts";
import { type PatchOperations, parseOperations } from "../mutations/patch-operations.ts";
import type { PendingTransaction } from "../mutations/pending-transaction.ts";

/** Applies one action to the transaction. Throws WriteError if that is impossible. */
export type Action = (pending: PendingTransaction, fields: ActionFields, history: History) => void;

/** What each action does, by its `actionType`. */
export type Actions = Readonly<Record<string, Action>>;

/**
 * Applies the request's actions in order; each sees the changes of those before it. Throws LakeError; the transaction must then be
 * discarded.
 */
export function performActions(
  known: Actions,
  { pending, actions, history }: { pending: PendingTransaction; actions: Json; history: History },
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
      const action = Object.hasOwn(known, type) ? known[type] : undefined;
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

/** Reads the fields of an action from a client. Each method throws WriteError 400 for a missing or invalid value. */
export class ActionFields {
  readonly #values: JsonObject;

  constructor(values: JsonObject) {
    this.#values = values;
  }

  has(name: string): boolean {
    return this.#values[name] !== undefined;
  }

  string(name: string): string {
    const value = this.#values[name];
    if (isString(value) && value !== "") return value;
    throw validationError(`The action needs a string in "${name}"`);
  }

  optionalString(name: string): string | undefined {
    return this.has(name) ? this.string(name) : undefined;
  }

  flag(name: string): boolean {
    const value = this.#values[name];
    if (value === undefined || typeof value === "boolean") return value === true;
    throw validationError(`"${name}" must be true or false`);
  }

  object(name: string): JsonObject {
    const value = this.#values[name];
    if (isObject(value)) return value;
    throw validationError(`The action needs an object in "${name}"`);
  }

  strings(name: string): string[] {
    const value = this.#values[name] ?? [];
    if (Array.isArray(value) && value.every(isString)) return value;
    throw validationError(`"${name}" must be an array of strings`);
  }

  publishedId(name = "publishedId"): string {
    const id = parseDocumentId(this.#values[name]);
    if (isPublishedId(id)) return id;
    throw validationError(`"${name}" must be the ID of a published document, not "${id}"`);
  }

  /** The id of a draft or of a version in a release. If `publishedId` is given, it must be of that document. */
  versionId(name: string, publishedId?: string): string {
    return parseVersionId(parseDocumentId(this.#values[name]), publishedId);
  }

  /** A complete document that is a draft or version. */
  document(name: string, publishedId?: string): NewDocument & { _id: string } {
    const document = parseNewDocument(this.#values[name], "with id");
    return { ...document, _id: parseVersionId(parseDocumentId(document._id), publishedId) };
  }

  /** The name of a release, which becomes part of document ids. */
  releaseName(): string {
    const name = this.string("releaseId");
    if (/^[a-zA-Z0-9_-]{1,64}$/.test(name)) return name;
    throw validationError(
      `Malformed release ID ${JSON.stringify(name)}: use 1 to 64 letters, digits, "_" and "-"`,
    );
  }
}

/** Throws WriteError 400 unless `id` is the id of a draft or version. If `publishedId` is given, it must be of that document. */
export function parseVersionId(id: string, publishedId: string | undefined): string {
  if (isPublishedId(id))
    throw validationError(
      `"${id}" must be the ID of a draft ("drafts.…") or of a version ("versions.<release>.…")`,
    );
  if (publishedId === undefined || publishedIdOf(id) === publishedId) return id;
  throw validationError(`"${id}" is not a draft or version of "${publishedId}"`);
}

/** The Studio unsets this field, which no document has, to create a draft without changing anything. */
const EMPTY_ACTION_GUARD = "_empty_action_guard_pseudo_field_";

/** Parses the "patch" of an edit action, without the Studio's pseudo field, and adds keys to the items that it writes. */
export function parseActionPatch(
  pending: PendingTransaction,
  fields: ActionFields,
): {
  operations: PatchOperations;
  ifRevisionId: string | undefined;
} {
  const sent = fields.object("patch");
  const { id: _, ifRevisionID, unset, ...others } = sent;
  const paths = Array.isArray(unset) ? unset.filter((path) => path !== EMPTY_ACTION_GUARD) : unset;
  const isEmpty = paths === undefined || (Array.isArray(paths) && paths.length === 0);
  const operations = pending.parse(sent, () =>
    withArrayKeysInPatch(parseOperations({ ...others, ...(isEmpty ? {} : { unset: paths }) })),
  );
  return { operations, ifRevisionId: isString(ifRevisionID) ? ifRevisionID : undefined };
}
