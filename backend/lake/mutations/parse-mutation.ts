import { faultOfId } from "../documents/ids.ts";
import type { Json, JsonObject } from "../documents/json.ts";
import { isObject, isString } from "../documents/json.ts";
import { invalid } from "./errors.ts";
import { type Operations, checkedOperations } from "./patch-operations.ts";

/** A document that a client sent: it has a type; the id may still have to be made up. */
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
      readonly operations: Operations;
    }
  | {
      readonly kind: "delete";
      readonly selection: Selection;
      readonly ifRevisionId: string | undefined;
    };

/** Reads one entry of the request's `mutations`. Throws a Refusal 400 that says what is wrong with it. */
export function parseMutation(value: Json): Mutation {
  if (!isObject(value))
    throw invalid(
      "A mutation must be an object with one key: create, createIfNotExists, createOrReplace, patch or delete",
    );
  const [kind, ...others] = Object.keys(value);
  if (kind === undefined || others.length > 0)
    throw invalid(`A mutation must have exactly one key, found ${Object.keys(value).length}`);
  const body = value[kind];
  if (!isObject(body)) throw invalid(`The mutation "${kind}" must be an object`);
  switch (kind) {
    case "create":
    case "createIfNotExists":
    case "createOrReplace":
      return {
        kind,
        document: checkedDocument(body, kind === "create" ? "optional id" : "with id"),
      };
    case "patch": {
      const { id, query, params, ifRevisionID, ...operations } = body;
      return {
        kind,
        selection: selectionOf({ id, query, params }),
        ifRevisionId: revision(ifRevisionID),
        operations: checkedOperations(operations),
      };
    }
    case "delete":
      return { kind, selection: selectionOf(body), ifRevisionId: revision(body.ifRevisionID) };
    default:
      throw invalid(
        `Unknown mutation "${kind}": use create, createIfNotExists, createOrReplace, patch or delete`,
      );
  }
}

/** Throws a Refusal 400 unless the lake may store this. With an optional id, "" and a trailing dot ask for a random one. */
export function checkedDocument(document: Json | undefined, id: "with id" | "optional id"): NewDocument {
  if (!isNewDocument(document)) throw invalid('A document must be an object with a string in "_type"');
  const given = document._id;
  const generated =
    id === "optional id" && (given === undefined || given === "" || (isString(given) && given.endsWith(".")));
  if (!generated) checkedId(given);
  for (const key of ["_createdAt", "_updatedAt"]) {
    const time = document[key];
    if (time !== undefined && !(isString(time) && !Number.isNaN(Date.parse(time))))
      throw invalid(`"${key}" must be an ISO 8601 date and time`);
  }
  return document;
}

/** Throws a Refusal 400 for what cannot be the id of a document. */
export function checkedId(id: Json | undefined): string {
  if (!isString(id) || id === "") throw invalid("A document ID must be a non-empty string");
  const fault = faultOfId(id);
  if (fault !== undefined) throw invalid(fault);
  return id;
}

function isNewDocument(value: Json | undefined): value is NewDocument {
  return isObject(value) && isString(value._type) && value._type !== "";
}

function selectionOf({ id, query, params }: { [key: string]: Json | undefined }): Selection {
  if (isString(query) && id === undefined) {
    if (params !== undefined && !isObject(params)) throw invalid('"params" must be an object');
    return { query, params: params ?? {} };
  }
  if (query !== undefined) throw invalid('Select documents by "id" or by "query", not by both');
  return { id: checkedId(id) };
}

function revision(value: Json | undefined): string | undefined {
  if (value === undefined || isString(value)) return value;
  throw invalid('"ifRevisionID" must be a string');
}
