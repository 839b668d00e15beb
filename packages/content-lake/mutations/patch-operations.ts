import { extract } from "@sanity/mutator";

import { type Json, type JsonObject, isObject, isString } from "../documents/json.ts";
import { validationError } from "./errors.ts";

/** The validated operations of one patch, in the form that clients send. */
export type PatchOperations = JsonObject;

/** The order in which @sanity/mutator (and so the Studio) applies the operations of a patch. */
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

/** Throws WriteError 400 for an unknown operation, a malformed path or a value of the wrong type. */
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
  isValid: (item: Json) => boolean = () => true,
  expected = "",
): Json {
  if (!isObject(value)) throw validationError(`"${operation}" must be an object of paths and values`);
  return Object.fromEntries(
    Object.entries(value).map(([path, item]) => {
      if (!isValid(item)) throw validationError(`"${operation}" of "${path}" must be ${expected}`);
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
  const positions = ["before", "after", "replace"].filter((name) => value[name] !== undefined);
  const [position, second] = positions;
  if (position === undefined || second !== undefined)
    throw validationError('"insert" needs exactly one of "before", "after" and "replace"');
  const { replace, ...others } = value;
  const noItems = isString(replace) ? splitArrayPath(withinLimit(replace)) : undefined;
  const start = noItems && NO_ITEMS_ONLY.exec(noItems.position);
  if (start) return { ...others, before: parsePath(`${noItems.array}[${start[1] ?? 0}]`) };
  return { ...value, [position]: parsePathValue(value[position]) };
}

function parsePathValue(value: Json | undefined): string {
  return parsePath(isString(value) ? value : JSON.stringify(value));
}

function isNumber(value: Json): boolean {
  return typeof value === "number";
}

const NAME = "[A-Za-z_][A-Za-z0-9_]*";
const QUOTED = `"(?:\\\\.|[^"\\\\])*"|'(?:\\\\.|[^'\\\\])*'`;
const QUOTED_TEXT = new RegExp(QUOTED, "g");
const BRACKETS = `\\[(?:[^\\[\\]"']|${QUOTED})+\\]`;
const PATH = new RegExp(`^(?:\\.\\.)?(?:${NAME}|${BRACKETS})(?:\\.\\.?${NAME}|(?:\\.\\.)?${BRACKETS})*$`);

const LAST_BRACKETS = new RegExp(`^(.*[^.])(${BRACKETS})$`);

/** `[*]` and `[:]`, which mean all items. Quoted strings are matched first, so that brackets in them are skipped. */
const ALL_ITEMS = new RegExp(`(${QUOTED})|\\[\\s*(?:\\*|:)\\s*\\]`, "g");

/** A range that ends at 0, such as `[0:0]` of the client's `splice`, and its start. @sanity/mutator would read it as `[0:]`, all items. */
const RANGE_TO_ZERO = "\\[\\s*(?:(-?\\d+)\\s*)?:\\s*-?0+\\s*\\]";
const NO_ITEMS_ONLY = new RegExp(`^${RANGE_TO_ZERO}$`);
const NO_ITEMS = new RegExp(`(${QUOTED})|${RANGE_TO_ZERO}`, "g");

/** Longer than any path of the Studio, but too short for a union of thousands of positions. */
const MAX_PATH_LENGTH = 2000;

/** A range with an end, or with a start from which @sanity/mutator counts up. */
const BOUNDED_RANGE = /:\s*-?\d|-\d+\s*:/;
const RANGE_AT_END = /\[\s*(?:-?\d{1,5}\s*)?:\s*(?:-?\d{1,5}\s*)?\]$/;
const RANGE_FROM_START = /\[\s*(?:(\d{1,5})\s*)?:\s*(\d{1,5})\s*\]/g;
const MAX_POSITIONS = 100;

/**
 * Whether @sanity/mutator would take a range many times, here and in each open Studio. It lists every position of the range, also those
 * after the end of the array. If more of the path follows, it does so once for each position, so that those of several ranges multiply.
 */
function hasLongRange(path: string): boolean {
  const unquoted = path.replaceAll(QUOTED_TEXT, "").replaceAll(NO_ITEMS, "");
  if (!BOUNDED_RANGE.test(unquoted.replace(RANGE_AT_END, ""))) return false;
  let positions = 1;
  const rest = unquoted.replaceAll(RANGE_FROM_START, (_range, start = "0", end = "0") => {
    positions *= Math.max(1, Number(end) - Number(start));
    return "";
  });
  return positions > MAX_POSITIONS || BOUNDED_RANGE.test(rest);
}

/** Returns a path that is short enough for the expressions here, which take the square of its length. */
function withinLimit(path: string): string {
  if (path.length > MAX_PATH_LENGTH)
    throw validationError(`The path ${path.slice(0, 50)}… is longer than ${MAX_PATH_LENGTH} characters`);
  return path;
}

const parsedPaths = new Map<string, string>();
const MAX_PARSED_PATHS = 5000;

/**
 * Validates a JSONMatch path. The Studio applies the same patch with @sanity/mutator, which does not support `[*]`, so `[0:]` replaces
 * it, and another range without items replaces `[n:0]`. Throws WriteError 400 for an invalid path. @sanity/mutator would ignore
 * everything after the first error.
 */
function parsePath(path: string): string {
  const cached = parsedPaths.get(path);
  if (cached !== undefined) return cached;
  if (hasLongRange(withinLimit(path)))
    throw validationError(
      `In the path ${JSON.stringify(path)}, a range of more than ${MAX_POSITIONS} items, or from the end, such as "[-3:]", must come last, and its numbers have at most five digits`,
    );
  // For each further one, @sanity/mutator searches again below every place that it found before.
  if (path.replaceAll(QUOTED_TEXT, "").split("..").length > 2)
    throw validationError(
      `The path ${JSON.stringify(path)} has more than one "..", which searches all levels`,
    );
  const parsed = path
    .replace(ALL_ITEMS, (_match, quoted: string | undefined) => quoted ?? "[0:]")
    .replace(NO_ITEMS, (_match, quoted: string | undefined) => quoted ?? "[1:1]");
  if (!PATH.test(parsed) || parsed.includes("__proto__") || !isAcceptedByMutator(parsed)) {
    throw validationError(
      `Invalid path ${JSON.stringify(path)}. Write it like "title", "seo.title", "blocks[0]", "blocks[*].text" or "blocks[_key==\\"a\\"].text"`,
    );
  }
  if (parsedPaths.size >= MAX_PARSED_PATHS) parsedPaths.clear();
  parsedPaths.set(path, parsed);
  return parsed;
}

/** Splits `sections[0].tags[-1]` into the path of the array, `sections[0].tags`, and the position in it, `[-1]`. */
export function splitArrayPath(path: string): { array: string; position: string } | undefined {
  const [, array, position] = LAST_BRACKETS.exec(path) ?? [];
  return array === undefined || position === undefined ? undefined : { array, position };
}

function isAcceptedByMutator(path: string): boolean {
  try {
    extract(path, {});
    return true;
  } catch {
    // The mutator's parser reports a syntax error only by throwing.
    return false;
  }
}
