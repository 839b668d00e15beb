import { Mutation, extract } from "@sanity/mutator";

import { type StoredDocument, isStoredDocument, isTime } from "../documents/document.ts";
import { type Json, type JsonObject, isLonger, isObject, isString } from "../documents/json.ts";
import { WriteError, validationError } from "./errors.ts";
import { FAST_OPERATIONS, FastPatcher, countSegments, simplePathValues } from "./fast-patch.ts";
import { OPERATION_ORDER, type PatchOperations, splitArrayPath } from "./patch-operations.ts";

/**
 * Applies validated operations to a copy of the document. Also returns the operations in the form in which the Studio can repeat
 * them with @sanity/mutator. Throws WriteError if they do not apply.
 */
export function applyPatch(
  document: StoredDocument,
  operations: PatchOperations,
): { document: StoredDocument; operations: PatchOperations } {
  let next: Json = document;
  const repeatable: PatchOperations = { ...operations };
  const fastPatcher = new FastPatcher();
  for (const name of OPERATION_ORDER) {
    const value = operations[name];
    if (value === undefined) continue;
    if ((name === "inc" || name === "dec") && isObject(value)) assertNumbers(name, value, next);
    if (name === "diffMatchPatch" && isObject(value)) assertShortSearch(value, next);
    if (name === "insert" && isObject(value)) repeatable.insert = normalizeInsert(value, next);
    const operation = FAST_OPERATIONS.find((fast) => fast === name);
    if (operation === undefined)
      next = applyWithMutator(next, document._id, { [name]: repeatable[name] ?? value });
    else {
      for (const [path, item] of toEdits(value))
        next =
          fastPatcher.apply(next, path, { operation, value: item }) ??
          applyWithMutator(next, document._id, { [name]: name === "unset" ? [path] : { [path]: item } });
    }
  }
  return { document: validateResult(document, next), operations: repeatable };
}

/** Of all paths together, for each item that they select. Most changes of an editor need no more. */
const FEW_SEGMENTS = 10;

/** In characters. Whatever takes time in proportion to a longer document may take seconds: all its items may have one key. */
const LONG_DOCUMENT = 200_000;

/** Ranges and keys, which may select many items. Several items rarely have one key. */
const MAY_SELECT_MANY = /[:=]/;
const SELECTS_MANY = /:/;

/**
 * Whether a patch takes little time: in proportion to the size of the document, if that is small. Others may take hours in a large one:
 * many or long paths, one that selects items by a condition or a range, or one that selects many by a key for an operation of
 * @sanity/mutator, which copies the array for each.
 */
export function isQuickPatch(document: StoredDocument, operations: PatchOperations): boolean {
  const { insert, diffMatchPatch, ...byPath } = operations;
  const slow = [
    ...toPaths(diffMatchPatch),
    ...(isObject(insert) ? [insert.before, insert.after, insert.replace].filter(isString) : []),
  ];
  const paths = [...Object.values(byPath).flatMap(toPaths), ...slow];
  const segments = paths.reduce((sum, path) => sum + countSegments(path), 0);
  return (
    segments <= FEW_SEGMENTS &&
    !paths.some((path) => SELECTS_MANY.test(path)) &&
    !slow.some((path) => MAY_SELECT_MANY.test(path)) &&
    !isLonger(document, LONG_DOCUMENT)
  );
}

function toPaths(value: Json | undefined): string[] {
  return toEdits(value ?? null).map(([path]) => path);
}

function toEdits(value: Json): [path: string, value: Json][] {
  return Array.isArray(value)
    ? value.filter(isString).map((path) => [path, null])
    : Object.entries(value ?? {});
}

function applyWithMutator(document: Json, id: string, operation: JsonObject): Json {
  try {
    const mutation = new Mutation({ mutations: [{ patch: { id, ...operation } }] });
    const after: unknown = isStoredDocument(document) ? mutation.apply(document) : document;
    return isObject(after) ? after : document;
  } catch (error) {
    throw patchFailed(error);
  }
}

function valuesAt(path: string, document: Json): unknown[] {
  try {
    return simplePathValues(document, path) ?? extract(path, document);
  } catch (error) {
    throw patchFailed(error);
  }
}

/** @sanity/mutator throws only for operations that do not apply, such as an invalid diff or a path through a string. */
function patchFailed(error: unknown): WriteError {
  return validationError(
    `The patch cannot be applied: ${error instanceof Error ? error.message : String(error)}`,
  );
}

function validateResult(before: StoredDocument, after: Json): StoredDocument {
  for (const attribute of ["_id", "_type"]) {
    if (!isObject(after) || after[attribute] !== before[attribute]) {
      throw new WriteError(409, {
        type: "cannotModifyImmutableAttributeError",
        attribute,
        id: before._id,
        description: `Cannot modify immutable attribute "${attribute}" of document "${before._id}"`,
      });
    }
  }
  if (isStoredDocument(after) && isTime(after._createdAt)) return after;
  throw validationError(
    `The patch would leave document "${before._id}" without a valid "_createdAt", "_updatedAt" or "_rev"`,
  );
}

/** Throws WriteError 409 for inc or dec of a missing or non-numeric field: @sanity/mutator would ignore it silently. */
function assertNumbers(operation: string, paths: JsonObject, document: Json): void {
  for (const path of Object.keys(paths)) {
    const values = valuesAt(path, document);
    if (values.length > 0 && values.every((value) => typeof value === "number")) continue;
    throw new WriteError(409, {
      type: "invalidPatchTargetError",
      path,
      description: `Cannot ${operation} "${path}": it is ${values.length === 0 ? "missing" : "not a number"}. Use setIfMissing first`,
    });
  }
}

/** The limit of a text diff: its number of changes times the length of the texts, all of which each change may be searched in. */
const MAX_DIFF_SEARCH = 10_000_000;

/** Throws WriteError 400 for a text diff whose changes would be searched for seconds. */
function assertShortSearch(diffs: JsonObject, document: Json): void {
  for (const [path, diff] of Object.entries(diffs)) {
    const changes = isString(diff) ? diff.split("@@ -").length - 1 : 0;
    const lengths = valuesAt(path, document).map((text) => (isString(text) ? text.length : 0));
    const searched = changes * lengths.reduce((sum, length) => sum + length, 0);
    if (searched > MAX_DIFF_SEARCH)
      throw validationError(`The text at "${path}" is too long for ${changes} changes. Use "set" instead`);
  }
}

/**
 * Turns a `replace` of an empty range, such as "tags[1:1]" from the client's `splice`, into an insert before that position, because
 * @sanity/mutator would duplicate the array. Throws WriteError 400 if the path leads to several arrays, which the mutator also handles
 * incorrectly.
 */
function normalizeInsert(insert: JsonObject, document: Json): JsonObject {
  const { before, after, replace, ...others } = insert;
  const path = [before, after, replace].find(isString) ?? "";
  const arrayPath = splitArrayPath(path);
  if (arrayPath === undefined) return insert;
  const { array, position } = arrayPath;
  if (valuesAt(array, document).length > 1)
    throw validationError(`"insert" at "${path}" would change several arrays. Send one patch for each`);
  const range = /^\[\s*(?:(-?\d+|-)\s*)?:/.exec(position);
  if (path !== replace || range === null || valuesAt(path, document).length > 0) return insert;
  return { ...others, before: `${array}[${range[1] ?? 0}]` };
}
