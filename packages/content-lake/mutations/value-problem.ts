import type { StoredDocument } from "../documents/document.ts";
import { findInParts, isString, isTooDeep, type Json, MAX_NAME_LENGTH } from "../documents/json.ts";
import { nameReserved, nameTooLong, numberTooLarge, tooDeeplyNested, type WriteError } from "./errors.ts";

/**
 * Methods that programs call on any object, to show or compare it: a field with such a name ends them. And the name by which an export
 * says which file to upload: an import would publish any file of the operator. Assigning to `__proto__` sets no field, so a replay of the log
 * would lose it.
 */
const RESERVED_NAMES = new Set([
  "__proto__",
  "_sanityAsset",
  "toString",
  "toLocaleString",
  "valueOf",
  "hasOwnProperty",
  "propertyIsEnumerable",
]);

/**
 * Why a document cannot be stored; undefined if it can. Must run before all other checks, because values that are nested too deeply would
 * overflow the stack there.
 */
export function valueProblem(document: StoredDocument): WriteError | undefined {
  if (isTooDeep(document)) return tooDeeplyNested();
  return findInParts(document, (name, part) => {
    if (RESERVED_NAMES.has(name)) return nameReserved(name);
    const isIdentifier = isString(part) && (name === "_type" || name === "_ref");
    if ((isIdentifier ? part : name).length > MAX_NAME_LENGTH) return nameTooLong();
    // 1e999 becomes Infinity, which JSON does not have: after a restart it would be null.
    return typeof part === "number" && !Number.isFinite(part) ? numberTooLarge() : undefined;
  });
}

/** The id of a document, which may be in another dataset. */
const TARGET = /^\w[\w.:-]*$/;

/**
 * Whether a change adds a reference that names no id, at which the form of the Studio fails. If `before` has one already, it may stay.
 */
export function addsMalformedReference(
  before: StoredDocument | undefined,
  after: StoredDocument | null,
): boolean {
  const [had, has] = [before, after].map(
    (document) => document && findInParts(document, findMalformedReference),
  );
  return has === true && had !== true;
}

function findMalformedReference(name: string, part: Json): true | undefined {
  return name === "_ref" && !(isString(part) && TARGET.test(part)) ? true : undefined;
}
