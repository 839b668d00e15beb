import { type Json, type JsonObject, isTooDeep, isObject, isString } from "../documents/json.ts";
import type { MutationResult } from "../documents/transaction.ts";
import { withArrayKeysInDocument, withArrayKeysInPatch } from "./array-keys.ts";
import { WriteError, validationError, toLakeError, tooDeeplyNested } from "./errors.ts";
import { type Mutation, type NewDocument, type Selection, parseMutation } from "./parse-mutation.ts";
import { type PendingTransaction, create, createOrReplace, patch, remove } from "./pending-transaction.ts";

interface MutateOptions {
  readonly autoGenerateArrayKeys: boolean;
  /** Runs a query over the documents before the transaction. The transaction's own writes are not visible. */
  readonly select: (query: string, params: JsonObject, milliseconds: number) => Json;
}

/** Parses and applies the request's mutations in order. Throws LakeError; the transaction must then be discarded. */
export function mutate(
  pending: PendingTransaction,
  mutations: Json,
  options: MutateOptions,
): MutationResult[] {
  if (!Array.isArray(mutations))
    throw toLakeError("mutationError", 0, validationError('"mutations" must be an array'));
  return mutations.flatMap((value, index) => {
    pending.index = index;
    try {
      pending.remainingMs();
      if (isTooDeep(value)) throw tooDeeplyNested();
      return applyMutation(
        pending,
        pending.parse(value, () => parseMutation(value)),
        options,
      );
    } catch (error) {
      throw error instanceof WriteError ? toLakeError("mutationError", index, error) : error;
    }
  });
}

function applyMutation(
  pending: PendingTransaction,
  mutation: Mutation,
  options: MutateOptions,
): MutationResult[] {
  switch (mutation.kind) {
    case "patch": {
      const operations = options.autoGenerateArrayKeys
        ? pending.limitTime(() => withArrayKeysInPatch(mutation.operations))
        : mutation.operations;
      // The mutation is stored for each document.
      const characters = JSON.stringify(operations).length;
      return selectIds(pending, mutation.selection, options).map((id) => {
        pending.spend(characters);
        patch(pending, id, operations, mutation.ifRevisionId);
        return { id, operation: "update" };
      });
    }
    case "delete":
      return selectIds(pending, mutation.selection, options).map((id) => {
        // Deleting a missing document is not an error.
        if (pending.get(id) === null) return { id, operation: "none" };
        remove(pending, id, mutation.ifRevisionId);
        return { id, operation: "delete" };
      });
    case "create":
    case "createIfNotExists":
    case "createOrReplace": {
      const { kind, document } = mutation;
      return [
        applyCreate(
          pending,
          kind,
          options.autoGenerateArrayKeys ? withArrayKeysInDocument(pending, document) : document,
        ),
      ];
    }
  }
}

function applyCreate(
  pending: PendingTransaction,
  kind: "create" | "createIfNotExists" | "createOrReplace",
  document: NewDocument,
): MutationResult {
  const id = document._id;
  if (kind === "create" || !isString(id)) return { id: create(pending, document), operation: "create" };
  const exists = pending.get(id) !== null;
  if (kind === "createOrReplace") createOrReplace(pending, { ...document, _id: id });
  else if (exists) return { id, operation: "none" };
  else create(pending, document);
  return { id, operation: exists ? "update" : "create" };
}

/** The ids that a mutation applies to, without documents that this transaction has already deleted. */
function selectIds(pending: PendingTransaction, selection: Selection, { select }: MutateOptions): string[] {
  if ("id" in selection) return [selection.id];
  const result = selectInTime(pending, selection, select);
  const ids = (Array.isArray(result) ? result : [result]).flatMap(toIds);
  return [...new Set(ids)].filter((id) => pending.get(id) !== null);
}

/** A query has the rest of the transaction's time. If that is over, throws WriteError 413 instead of the query's error. */
function selectInTime(
  pending: PendingTransaction,
  { query, params }: Extract<Selection, { query: string }>,
  select: MutateOptions["select"],
): Json {
  try {
    return select(query, params, pending.remainingMs());
  } catch (error) {
    pending.remainingMs();
    throw error;
  }
}

function toIds(item: Json): string[] {
  if (item === null) return [];
  if (isString(item)) return [item];
  if (isObject(item) && isString(item._id)) return [item._id];
  throw validationError('The query of a mutation must return documents or their "_id"');
}
