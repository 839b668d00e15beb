import { extract } from "@sanity/mutator";

import type { Json, JsonObject } from "../documents/json.ts";
import { isObject, isString } from "../documents/json.ts";
import { invalid } from "./errors.ts";

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

const NAME = "[A-Za-z_][A-Za-z0-9_]*";
const QUOTED = `"(?:\\\\.|[^"\\\\])*"|'(?:\\\\.|[^'\\\\])*'`;
const BRACKETS = `\\[(?:[^\\[\\]"']|${QUOTED})+\\]`;
const PATH = new RegExp(`^(?:\\.\\.)?(?:${NAME}|${BRACKETS})(?:\\.\\.?${NAME}|(?:\\.\\.)?${BRACKETS})*$`);

const PLACE = new RegExp(`^(.*[^.])(${BRACKETS})$`);

/** All items of an array; a text in quotes is passed over. */
const ALL_ITEMS = new RegExp(`(${QUOTED})|\\[\\s*(?:\\*|:)\\s*\\]`, "g");

const seen = new Map<string, string>();
const SEEN_MAX = 5000;

/**
 * A JSONMatch path as @sanity/mutator reads it, here and in the Studio that hears of the patch: it has no `[*]`.
 * Throws a Refusal 400 for what is none; the mutator alone would stop reading at the first oddity.
 */
export function checkedPath(path: string): string {
  const known = seen.get(path);
  if (known !== undefined) return known;
  const checked = path.replace(ALL_ITEMS, (match, quoted?: string) =>
    quoted === undefined ? "[0:]" : match,
  );
  if (!PATH.test(checked) || checked.includes("__proto__") || !parses(checked)) {
    throw invalid(
      `Invalid path ${JSON.stringify(path)}. Write it like "title", "seo.title", "blocks[0]", "blocks[*].text" or "blocks[_key==\\"a\\"].text"`,
    );
  }
  if (seen.size >= SEEN_MAX) seen.clear();
  seen.set(path, checked);
  return checked;
}

/** `sections[0].tags[-1]` as the array, and the place in it. */
export function splitPlace(path: string): { array: string; place: string } | undefined {
  const [, array, place] = PLACE.exec(path) ?? [];
  return array === undefined || place === undefined ? undefined : { array, place };
}

function parses(path: string): boolean {
  try {
    extract(path, {});
    return true;
  } catch {
    // The parser has no other way to say no.
    return false;
  }
}
