import { isPublishedId, publishedIdOf } from "../documents/ids.ts";
import type { JsonObject } from "../documents/json.ts";
import { isObject, isString } from "../documents/json.ts";
import type { History } from "../lake.ts";
import { validationError } from "../mutations/errors.ts";
import { type NewDocument, parseNewDocument, parseDocumentId } from "../mutations/parse-mutation.ts";
import { type PatchOperations, parseOperations } from "../mutations/patch-operations.ts";
import type { PendingTransaction } from "../mutations/pending-transaction.ts";

/** Throws a Refusal when it cannot be done. */
export type Action = (pending: PendingTransaction, fields: ActionFields, history: History) => void;

/** The fields of one action as the client sent them, read with a Refusal 400 for each that is missing or of the wrong kind. */
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
    throw validationError(`The action needs a text in "${name}"`);
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
    throw validationError(`"${name}" must be an array of texts`);
  }

  publishedId(name = "publishedId"): string {
    const id = parseDocumentId(this.#values[name]);
    if (isPublishedId(id)) return id;
    throw validationError(`"${name}" must be the ID of a published document, not "${id}"`);
  }

  /** The id of a draft or of a version in a release; of this document, if one is named. */
  versionId(name: string, publishedId?: string): string {
    return parseVersionId(parseDocumentId(this.#values[name]), publishedId);
  }

  /** A whole draft or version. */
  document(name: string, publishedId?: string): NewDocument & { _id: string } {
    const document = parseNewDocument(this.#values[name], "with id");
    return { ...document, _id: parseVersionId(parseDocumentId(document._id), publishedId) };
  }

  /** A release's name: it becomes part of document ids. */
  releaseName(): string {
    const name = this.string("releaseId");
    if (/^[a-zA-Z0-9_-]{1,64}$/.test(name)) return name;
    throw validationError(
      `Malformed release ID ${JSON.stringify(name)}: use 1 to 64 letters, digits, "_" and "-"`,
    );
  }
}

/** Throws a Refusal 400 unless `id` is that of a draft or version; of this document, if one is named. */
export function parseVersionId(id: string, publishedId: string | undefined): string {
  if (isPublishedId(id))
    throw validationError(
      `"${id}" must be the ID of a draft ("drafts.…") or of a version ("versions.<release>.…")`,
    );
  if (publishedId === undefined || publishedIdOf(id) === publishedId) return id;
  throw validationError(`"${id}" is not a draft or version of "${publishedId}"`);
}

/** The Studio unsets this field, which nothing has, when it wants a draft and has nothing to say yet. */
const EMPTY_ACTION_GUARD = "_empty_action_guard_pseudo_field_";

/** The "patch" of an action, checked, without the Studio's guard. */
export function parseActionPatch(fields: ActionFields): {
  operations: PatchOperations;
  ifRevisionId: string | undefined;
} {
  const { id: _, ifRevisionID, unset, ...others } = fields.object("patch");
  const paths = Array.isArray(unset) ? unset.filter((path) => path !== EMPTY_ACTION_GUARD) : unset;
  const isEmpty = paths === undefined || (Array.isArray(paths) && paths.length === 0);
  const operations = parseOperations({ ...others, ...(isEmpty ? {} : { unset: paths }) });
  return { operations, ifRevisionId: isString(ifRevisionID) ? ifRevisionID : undefined };
}
