import { randomId } from "../documents/ids.ts";
import type { Json, JsonObject } from "../documents/json.ts";
import { isTooDeep, isObject, isString } from "../documents/json.ts";
import type { MutationResult } from "../documents/transaction.ts";
import { WriteError, validationError, toLakeError, tooDeeplyNested } from "./errors.ts";
import { type Mutation, type NewDocument, type Selection, parseMutation } from "./parse-mutation.ts";
import { type PendingTransaction, create, createOrReplace, patch, remove } from "./pending-transaction.ts";

export interface MutateOptions {
  readonly autoGenerateArrayKeys: boolean;
  /** Answers a query over all documents as they stand before the transaction: its own writes are not visible to it. */
  readonly select: (query: string, params: JsonObject) => Json;
}

/** Applies the request's mutations in order. Throws LakeError; the workspace is then to be thrown away. */
export function mutate(
  workspace: PendingTransaction,
  mutations: Json,
  options: MutateOptions,
): MutationResult[] {
  if (!Array.isArray(mutations))
    throw toLakeError("mutationError", 0, validationError('"mutations" must be an array'));
  return mutations.flatMap((value, index) => {
    workspace.index = index;
    try {
      if (isTooDeep(value)) throw tooDeeplyNested();
      return applyMutation(workspace, parseMutation(value), options);
    } catch (error) {
      throw error instanceof WriteError ? toLakeError("mutationError", index, error) : error;
    }
  });
}

function applyMutation(
  workspace: PendingTransaction,
  mutation: Mutation,
  options: MutateOptions,
): MutationResult[] {
  switch (mutation.kind) {
    case "patch": {
      const operations = options.autoGenerateArrayKeys
        ? withArrayKeysInPatch(mutation.operations)
        : mutation.operations;
      return selectIds(workspace, mutation.selection, options).map((id) => {
        patch(workspace, id, operations, mutation.ifRevisionId);
        return { id, operation: "update" };
      });
    }
    case "delete":
      return selectIds(workspace, mutation.selection, options).map((id) => {
        // Deleting what is gone already is what the client wanted.
        if (workspace.get(id) === null) return { id, operation: "none" };
        remove(workspace, id, mutation.ifRevisionId);
        return { id, operation: "delete" };
      });
    case "create":
    case "createIfNotExists":
    case "createOrReplace":
      return [
        applyCreate(
          workspace,
          mutation.kind,
          options.autoGenerateArrayKeys ? withArrayKeysInDocument(mutation.document) : mutation.document,
        ),
      ];
  }
}

function applyCreate(
  workspace: PendingTransaction,
  kind: "create" | "createIfNotExists" | "createOrReplace",
  document: NewDocument,
): MutationResult {
  const id = document._id;
  if (kind === "create" || !isString(id)) return { id: create(workspace, document), operation: "create" };
  const exists = workspace.get(id) !== null;
  if (kind === "createOrReplace") createOrReplace(workspace, { ...document, _id: id });
  else if (exists) return { id, operation: "none" };
  else create(workspace, document);
  return { id, operation: exists ? "update" : "create" };
}

function withArrayKeysInDocument(document: NewDocument): NewDocument {
  return { ...withArrayKeysInside(document), _type: document._type };
}

/** A document that a query found but that this transaction has deleted meanwhile is passed over. */
function selectIds(workspace: PendingTransaction, selection: Selection, { select }: MutateOptions): string[] {
  if ("id" in selection) return [selection.id];
  const found = select(selection.query, selection.params);
  const ids = (Array.isArray(found) ? found : [found]).flatMap(toIds);
  return [...new Set(ids)].filter((id) => workspace.get(id) !== null);
}

function toIds(found: Json): string[] {
  if (found === null) return [];
  if (isString(found)) return [found];
  if (isObject(found) && isString(found._id)) return [found._id];
  throw validationError('The query of a mutation must give documents, or their "_id"');
}

/** The same value with a `_key` on every object in an array that has none. */
function withArrayKeys(value: Json): Json {
  if (Array.isArray(value)) return value.map((item) => withKey(withArrayKeys(item)));
  return isObject(value) ? withArrayKeysInside(value) : value;
}

export function withArrayKeysInside(value: JsonObject): JsonObject {
  return Object.fromEntries(Object.entries(value).map(([name, child]) => [name, withArrayKeys(child)]));
}

/** The values that a patch brings in, keyed. What is in the document already is left alone. */
export function withArrayKeysInPatch(operations: JsonObject): JsonObject {
  const { insert, set, setIfMissing, ...others } = operations;
  return {
    ...others,
    ...(isObject(setIfMissing) ? { setIfMissing: withArrayKeysInside(setIfMissing) } : {}),
    ...(isObject(set) ? { set: withArrayKeysInside(set) } : {}),
    ...(isObject(insert) ? { insert: { ...insert, items: withArrayKeys(insert.items ?? []) } } : {}),
  };
}

function withKey(item: Json): Json {
  return isObject(item) && !isString(item._key) ? { _key: randomId(12), ...item } : item;
}
