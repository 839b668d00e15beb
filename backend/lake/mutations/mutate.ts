import { isTooDeep } from "../documents/depth.ts";
import type { Json, JsonObject } from "../documents/document.ts";
import { isObject, isString } from "../documents/json.ts";
import type { MutationResult } from "../documents/transaction.ts";
import { withArrayKeysInPatch, withArrayKeysInside } from "./array-keys.ts";
import { Refusal, invalid, refused, tooDeep } from "./refusal.ts";
import { type Mutation, type NewDocument, type Selection, parseMutation } from "./request.ts";
import type { Workspace } from "./workspace.ts";
import { create, createOrReplace, patch, remove } from "./write.ts";

export interface MutateOptions {
  readonly autoGenerateArrayKeys: boolean;
  /** Answers a query over all documents as they stand before the transaction: its own writes are not visible to it. */
  readonly select: (query: string, params: JsonObject) => Json;
}

/** Applies the request's mutations in order. Throws LakeError; the workspace is then to be thrown away. */
export function mutate(workspace: Workspace, mutations: Json, options: MutateOptions): MutationResult[] {
  if (!Array.isArray(mutations)) throw refused("mutationError", 0, invalid('"mutations" must be an array'));
  return mutations.flatMap((value, index) => {
    workspace.index = index;
    try {
      if (isTooDeep(value)) throw tooDeep();
      return applied(workspace, parseMutation(value), options);
    } catch (error) {
      throw error instanceof Refusal ? refused("mutationError", index, error) : error;
    }
  });
}

function applied(workspace: Workspace, mutation: Mutation, options: MutateOptions): MutationResult[] {
  switch (mutation.kind) {
    case "patch": {
      const operations = options.autoGenerateArrayKeys
        ? withArrayKeysInPatch(mutation.operations)
        : mutation.operations;
      return selected(workspace, mutation.selection, options).map((id) => {
        patch(workspace, id, operations, mutation.ifRevisionId);
        return { id, operation: "update" };
      });
    }
    case "delete":
      return selected(workspace, mutation.selection, options).map((id) => {
        // Deleting what is gone already is what the client wanted.
        if (workspace.get(id) === null) return { id, operation: "none" };
        remove(workspace, id, mutation.ifRevisionId);
        return { id, operation: "delete" };
      });
    case "create":
    case "createIfNotExists":
    case "createOrReplace":
      return [
        created(
          workspace,
          mutation.kind,
          options.autoGenerateArrayKeys ? keyed(mutation.document) : mutation.document,
        ),
      ];
  }
}

function created(
  workspace: Workspace,
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

function keyed(document: NewDocument): NewDocument {
  return { ...withArrayKeysInside(document), _type: document._type };
}

/** A document that a query found but that this transaction has deleted meanwhile is passed over. */
function selected(workspace: Workspace, selection: Selection, { select }: MutateOptions): string[] {
  if ("id" in selection) return [selection.id];
  const found = select(selection.query, selection.params);
  const ids = (Array.isArray(found) ? found : [found]).flatMap(idIn);
  return [...new Set(ids)].filter((id) => workspace.get(id) !== null);
}

function idIn(found: Json): string[] {
  if (found === null) return [];
  if (isString(found)) return [found];
  if (isObject(found) && isString(found._id)) return [found._id];
  throw invalid('The query of a mutation must give documents, or their "_id"');
}
