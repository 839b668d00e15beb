import type { Json, JsonObject } from "../documents/document.ts";
import { isObject, isString } from "../documents/json.ts";
import { checkedPath } from "./path.ts";
import { invalid } from "./refusal.ts";

/** The operations of one patch, in the form that clients send; each has been checked. */
export type Operations = JsonObject;

/** The order in which @sanity/mutator, and so the Studio, applies the operations of one patch. */
export const ORDER = ["setIfMissing", "set", "unset", "diffMatchPatch", "inc", "dec", "insert"] as const;

const CHECKED: Record<(typeof ORDER)[number], (value: Json) => Json> = {
  setIfMissing: (value) => withPaths("setIfMissing", value),
  set: (value) => withPaths("set", value),
  unset: checkedUnset,
  diffMatchPatch: (value) => withPaths("diffMatchPatch", value, isString, "a patch text"),
  inc: (value) => withPaths("inc", value, isNumber, "a number"),
  dec: (value) => withPaths("dec", value, isNumber, "a number"),
  insert: checkedInsert,
};

/** Throws a Refusal 400 for an unknown operation, a malformed path or a value of the wrong kind. */
export function checkedOperations(operations: JsonObject): Operations {
  return Object.fromEntries(
    Object.entries(operations).map(([name, value]) => {
      if (!isOperation(name)) throw invalid(`Unknown patch operation "${name}": use ${ORDER.join(", ")}`);
      return [name, CHECKED[name](value)];
    }),
  );
}

function isOperation(name: string): name is (typeof ORDER)[number] {
  return Object.hasOwn(CHECKED, name);
}

function withPaths(
  operation: string,
  value: Json,
  accepts: (item: Json) => boolean = () => true,
  kind = "",
): Json {
  if (!isObject(value)) throw invalid(`"${operation}" must be an object of paths and values`);
  return Object.fromEntries(
    Object.entries(value).map(([path, item]) => {
      if (!accepts(item)) throw invalid(`"${operation}" of "${path}" must be ${kind}`);
      return [checkedPath(path), item];
    }),
  );
}

function checkedUnset(value: Json): Json {
  if (!Array.isArray(value)) throw invalid('"unset" must be an array of paths');
  return value.map(pathIn);
}

function checkedInsert(value: Json): Json {
  if (!isObject(value) || !Array.isArray(value.items))
    throw invalid('"insert" must be an object with an array in "items"');
  const places = ["before", "after", "replace"].filter((place) => value[place] !== undefined);
  const [place, another] = places;
  if (place === undefined || another !== undefined)
    throw invalid('"insert" needs exactly one of "before", "after" and "replace"');
  return { ...value, [place]: pathIn(value[place]) };
}

function pathIn(value: Json | undefined): string {
  return checkedPath(isString(value) ? value : JSON.stringify(value));
}

function isNumber(value: Json): boolean {
  return typeof value === "number";
}
