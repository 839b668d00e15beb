import { extract } from "@sanity/mutator";

import type { Json, JsonObject } from "../documents/json.ts";
import { isObject, isString } from "../documents/json.ts";
import { validationError } from "./errors.ts";

/** The operations of one patch, in the form that clients send; each has been checked. */
export type PatchOperations = JsonObject;

/** The order in which @sanity/mutator, and so the Studio, applies the operations of one patch. */
export const OPERATION_ORDER = [
  "setIfMissing",
  "set",
  "unset",
  "diffMatchPatch",
  "inc",
  "dec",
  "insert",
] as const;

const PARSERS: Record<(typeof OPERATION_ORDER)[number], (value: Json) => Json> = {
  setIfMissing: (value) => parsePathMap("setIfMissing", value),
  set: (value) => parsePathMap("set", value),
  unset: parseUnset,
  diffMatchPatch: (value) => parsePathMap("diffMatchPatch", value, isString, "a patch text"),
  inc: (value) => parsePathMap("inc", value, isNumber, "a number"),
  dec: (value) => parsePathMap("dec", value, isNumber, "a number"),
  insert: parseInsert,
};

/** Throws a Refusal 400 for an unknown operation, a malformed path or a value of the wrong kind. */
export function parseOperations(operations: JsonObject): PatchOperations {
  return Object.fromEntries(
    Object.entries(operations).map(([name, value]) => {
      if (!isOperation(name))
        throw validationError(`Unknown patch operation "${name}": use ${OPERATION_ORDER.join(", ")}`);
      return [name, PARSERS[name](value)];
    }),
  );
}

function isOperation(name: string): name is (typeof OPERATION_ORDER)[number] {
  return Object.hasOwn(PARSERS, name);
}

function parsePathMap(
  operation: string,
  value: Json,
  accepts: (item: Json) => boolean = () => true,
  kind = "",
): Json {
  if (!isObject(value)) throw validationError(`"${operation}" must be an object of paths and values`);
  return Object.fromEntries(
    Object.entries(value).map(([path, item]) => {
      if (!accepts(item)) throw validationError(`"${operation}" of "${path}" must be ${kind}`);
      return [parsePath(path), item];
    }),
  );
}

function parseUnset(value: Json): Json {
  if (!Array.isArray(value)) throw validationError('"unset" must be an array of paths');
  return value.map(parsePathValue);
}

function parseInsert(value: Json): Json {
  if (!isObject(value) || !Array.isArray(value.items))
    throw validationError('"insert" must be an object with an array in "items"');
  const places = ["before", "after", "replace"].filter((place) => value[place] !== undefined);
  const [place, another] = places;
  if (place === undefined || another !== undefined)
    throw validationError('"insert" needs exactly one of "before", "after" and "replace"');
  return { ...value, [place]: parsePathValue(value[place]) };
}

function parsePathValue(value: Json | undefined): string {
  return parsePath(isString(value) ? value : JSON.stringify(value));
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
export function parsePath(path: string): string {
  const known = seen.get(path);
  if (known !== undefined) return known;
  const checked = path.replace(ALL_ITEMS, (match, quoted?: string) =>
    quoted === undefined ? "[0:]" : match,
  );
  if (!PATH.test(checked) || checked.includes("__proto__") || !parses(checked)) {
    throw validationError(
      `Invalid path ${JSON.stringify(path)}. Write it like "title", "seo.title", "blocks[0]", "blocks[*].text" or "blocks[_key==\\"a\\"].text"`,
    );
  }
  if (seen.size >= SEEN_MAX) seen.clear();
  seen.set(path, checked);
  return checked;
}

/** `sections[0].tags[-1]` as the array, and the place in it. */
export function splitArrayPath(path: string): { array: string; position: string } | undefined {
  const [, array, place] = PLACE.exec(path) ?? [];
  return array === undefined || place === undefined ? undefined : { array, position: place };
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
