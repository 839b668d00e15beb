import { isTime } from "../documents/document.ts";
import { documentIdError } from "../documents/ids.ts";
import { type Json, type JsonObject, isObject, isString } from "../documents/json.ts";
import { validationError } from "./errors.ts";
import { type PatchOperations, parseOperations } from "./patch-operations.ts";

/** A document from a client. It has a type; its id may still have to be generated. */
export interface NewDocument extends JsonObject {
  _type: string;
}

export type Selection = { readonly id: string } | { readonly query: string; readonly params: JsonObject };

export type Mutation =
  | {
      readonly kind: "create" | "createIfNotExists" | "createOrReplace";
      readonly document: NewDocument;
    }
  | {
      readonly kind: "patch";
      readonly selection: Selection;
      readonly ifRevisionId: string | undefined;
      readonly operations: PatchOperations;
    }
  | {
      readonly kind: "delete";
      readonly selection: Selection;
      readonly ifRevisionId: string | undefined;
    };

/** Parses one entry of the request's `mutations`. Throws WriteError 400 that describes the problem. */
export function parseMutation(value: Json): Mutation {
  if (!isObject(value))
    throw validationError(
      "A mutation must be an object with one key: create, createIfNotExists, createOrReplace, patch or delete",
    );
  const [kind, ...others] = Object.keys(value);
  if (kind === undefined || others.length > 0)
    throw validationError(`A mutation must have exactly one key, found ${Object.keys(value).length}`);
  const body = value[kind];
  if (!isObject(body)) throw validationError(`The mutation "${kind}" must be an object`);
  switch (kind) {
    case "create":
    case "createIfNotExists":
    case "createOrReplace":
      return {
        kind,
        document: parseNewDocument(body, kind === "create" ? "optional id" : "with id"),
      };
    case "patch": {
      const { id, query, params, ifRevisionID, ...operations } = body;
      return {
        kind,
        selection: parseSelection({ id, query, params }),
        ifRevisionId: parseRevision(ifRevisionID),
        operations: parseOperations(operations),
      };
    }
    case "delete":
      return { kind, selection: parseSelection(body), ifRevisionId: parseRevision(body.ifRevisionID) };
    default:
      throw validationError(
        `Unknown mutation "${kind}": use create, createIfNotExists, createOrReplace, patch or delete`,
      );
  }
}

/**
 * Throws WriteError 400 for an invalid document. With "optional id", a missing id, "" or a trailing dot asks for a generated one.
 */
export function parseNewDocument(document: Json | undefined, id: "with id" | "optional id"): NewDocument {
  if (!isNewDocument(document))
    throw validationError('A document must be an object with a string in "_type"');
  const _id = document._id;
  const hasId = id === "with id" || (_id !== undefined && _id !== "");
  // The generated part of an id is as valid as any letter.
  const isPrefix = id === "optional id" && isString(_id) && _id.endsWith(".");
  if (hasId) parseDocumentId(isPrefix ? `${_id}x` : _id);
  for (const key of ["_createdAt", "_updatedAt"]) {
    const time = document[key];
    if (time !== undefined && !(isString(time) && isTime(time)))
      throw validationError(`"${key}" must be an ISO 8601 date and time`);
  }
  return document;
}

/** Throws WriteError 400 for an invalid document id. */
export function parseDocumentId(id: Json | undefined): string {
  if (!isString(id) || id === "") throw validationError("A document ID must be a non-empty string");
  const problem = documentIdError(id);
  if (problem !== undefined) throw validationError(problem);
  return id;
}

function isNewDocument(value: Json | undefined): value is NewDocument {
  return isObject(value) && isString(value._type) && value._type !== "";
}

function parseSelection({ id, query, params }: { [key: string]: Json | undefined }): Selection {
  if (isString(query) && id === undefined) {
    if (params !== undefined && !isObject(params)) throw validationError('"params" must be an object');
    return { query, params: params ?? {} };
  }
  if (query !== undefined) throw validationError('Select documents by "id" or by "query", not by both');
  return { id: parseDocumentId(id) };
}

function parseRevision(value: Json | undefined): string | undefined {
  if (value === undefined || isString(value)) return value;
  throw validationError('"ifRevisionID" must be a string');
}
