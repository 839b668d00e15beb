import type { Json, JsonObject } from "../documents/document.ts";
import { isObject, isString } from "../documents/json.ts";
import { checkPath } from "./path.ts";
import { invalid } from "./refusal.ts";

/** The operations of one patch, in the form that clients send; each has been checked. */
export type Operations = JsonObject;

/** The order in which @sanity/mutator, and so the Studio, applies the operations of one patch. */
export const ORDER = ["setIfMissing", "set", "unset", "diffMatchPatch", "inc", "dec", "insert"] as const;

const CHECKS: Record<(typeof ORDER)[number], (value: Json) => void> = {
  setIfMissing: (value) => eachPath("setIfMissing", value),
  set: (value) => eachPath("set", value),
  unset: checkUnset,
  diffMatchPatch: (value) => eachPath("diffMatchPatch", value, isString, "a patch text"),
  inc: (value) => eachPath("inc", value, isNumber, "a number"),
  dec: (value) => eachPath("dec", value, isNumber, "a number"),
  insert: checkInsert,
};

/** Throws a Refusal 400 for an unknown operation, a malformed path or a value of the wrong kind. */
export function checkedOperations(operations: JsonObject): Operations {
  for (const [name, value] of Object.entries(operations)) {
    if (!isOperation(name)) throw invalid(`Unknown patch operation "${name}": use ${ORDER.join(", ")}`);
    CHECKS[name](value);
  }
  return operations;
}

function isOperation(name: string): name is (typeof ORDER)[number] {
  return Object.hasOwn(CHECKS, name);
}

function eachPath(
  operation: string,
  value: Json,
  accepts: (item: Json) => boolean = () => true,
  kind = "",
): void {
  if (!isObject(value)) throw invalid(`"${operation}" must be an object of paths and values`);
  for (const [path, item] of Object.entries(value)) {
    checkPath(path);
    if (!accepts(item)) throw invalid(`"${operation}" of "${path}" must be ${kind}`);
  }
}

function checkUnset(value: Json): void {
  if (!Array.isArray(value)) throw invalid('"unset" must be an array of paths');
  for (const path of value) checkPath(isString(path) ? path : JSON.stringify(path));
}

function checkInsert(value: Json): void {
  if (!isObject(value) || !Array.isArray(value.items))
    throw invalid('"insert" must be an object with an array in "items"');
  const places = ["before", "after", "replace"].filter((place) => value[place] !== undefined);
  const [place, another] = places;
  if (place === undefined || another !== undefined)
    throw invalid('"insert" needs exactly one of "before", "after" and "replace"');
  const path = value[place];
  checkPath(isString(path) ? path : JSON.stringify(path));
}

function isNumber(value: Json): boolean {
  return typeof value === "number";
}
