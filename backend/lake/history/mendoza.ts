import type { RawPatch } from "mendoza";

import type { Json, JsonObject } from "../documents/json.ts";
import { isEqual, isObject, isString } from "../documents/json.ts";

/** The operations that the encoder uses, numbered as in https://github.com/sanity-io/mendoza/blob/master/docs/format.md */
const OP = {
  value: 0,
  pushFieldCopy: 10,
  pushFieldBlank: 11,
  pushElementCopy: 12,
  returnIntoObjectSameKeyPop: 15,
  returnIntoArrayPop: 16,
  objectSetFieldValue: 17,
  objectDeleteField: 19,
  arrayAppendValue: 20,
  arrayAppendSlice: 21,
  stringAppendString: 22,
  stringAppendSlice: 23,
} as const;

type Output = unknown[];

/** The Mendoza patch that makes `right` of `left`. A document that begins or ends is given whole: `[0, null]` is its deletion. */
export function encodePatch(left: JsonObject | null, right: JsonObject | null): RawPatch {
  if (left === null || right === null) return [OP.value, right];
  const output: Output = [];
  encodeObject(output, left, right);
  return output;
}

function encodeObject(output: Output, left: JsonObject, right: JsonObject): void {
  // The patcher addresses fields by their place in the sorted keys of the left side.
  const keys = Object.keys(left).toSorted();
  for (const [place, key] of keys.entries()) {
    if (!Object.hasOwn(right, key)) output.push(OP.objectDeleteField, place);
  }
  const places = new Map(keys.map((key, place) => [key, place]));
  for (const [key, value] of Object.entries(right))
    encodeField(output, key, places.get(key), left[key], value);
}

function encodeField(
  output: Output,
  key: string,
  place: number | undefined,
  from: Json | undefined,
  to: Json,
): void {
  if (place !== undefined && from !== undefined) {
    if (isEqual(from, to)) return;
    if (encodeChange(output, place, from, to)) return;
  }
  output.push(OP.objectSetFieldValue, to, key);
}

/** False when a change in place is impossible, or not shorter than the new value. */
function encodeChange(output: Output, place: number, from: Json, to: Json): boolean {
  if (isObject(from) && isObject(to)) {
    output.push(OP.pushFieldCopy, place);
    encodeObject(output, from, to);
  } else if (Array.isArray(from) && Array.isArray(to) && to.length > 0) {
    output.push(OP.pushFieldBlank, place);
    encodeArray(output, from, to);
  } else if (typeof from === "string" && typeof to === "string") {
    const steps = encodeString(from, to);
    if (steps === undefined) return false;
    output.push(OP.pushFieldBlank, place, ...steps);
  } else return false;
  output.push(OP.returnIntoObjectSameKeyPop);
  return true;
}

/** Builds `right` out of slices of `left`, changed elements (found again by `_key`) and new values. */
function encodeArray(output: Output, left: readonly Json[], right: readonly Json[]): void {
  const places = placesOf(left);
  let slice: { from: number; to: number } | undefined;
  const flush = () => {
    if (slice !== undefined) output.push(OP.arrayAppendSlice, slice.from, slice.to);
    slice = undefined;
  };
  for (const item of right) {
    const place = placeOf(item, slice?.to, left, places);
    const from = place === undefined ? undefined : left[place];
    if (place !== undefined && isEqual(from, item)) {
      if (slice?.to === place) slice.to += 1;
      else {
        flush();
        slice = { from: place, to: place + 1 };
      }
      continue;
    }
    flush();
    if (place !== undefined && isObject(from) && isObject(item)) {
      output.push(OP.pushElementCopy, place);
      encodeObject(output, from, item);
      output.push(OP.returnIntoArrayPop);
    } else output.push(OP.arrayAppendValue, item);
  }
  flush();
}

/** Keeps a run of equal elements going before it looks elsewhere. */
function placeOf(
  item: Json,
  next: number | undefined,
  left: readonly Json[],
  places: ReadonlyMap<string, number>,
): number | undefined {
  if (next !== undefined && next < left.length && isEqual(left[next], item)) return next;
  return places.get(nameOf(item));
}

function placesOf(items: readonly Json[]): Map<string, number> {
  const places = new Map<string, number>();
  for (const [place, item] of items.entries()) {
    const name = nameOf(item);
    if (!places.has(name)) places.set(name, place);
  }
  return places;
}

function nameOf(item: Json): string {
  return isObject(item) && isString(item._key) ? `key ${item._key}` : `value ${JSON.stringify(item)}`;
}

/** Below this a slice costs more than the text that it saves. */
const SHORTEST_SLICE = 8;

/** Steps that build `to` from the common beginning and end of `from`; undefined when too little is common. */
function encodeString(from: string, to: string): Output | undefined {
  const longest = Math.min(from.length, to.length);
  let head = 0;
  while (head < longest && from.charCodeAt(head) === to.charCodeAt(head)) head += 1;
  if (splitsPair(from, head) || splitsPair(to, head)) head -= 1;
  let tail = 0;
  while (
    tail < longest - head &&
    from.charCodeAt(from.length - 1 - tail) === to.charCodeAt(to.length - 1 - tail)
  )
    tail += 1;
  if (splitsPair(from, from.length - tail) || splitsPair(to, to.length - tail)) tail -= 1;
  if (head + tail < SHORTEST_SLICE || !from.isWellFormed() || !to.isWellFormed()) return undefined;

  // The patcher counts in UTF-8 bytes.
  const size = Buffer.byteLength(from);
  const steps: Output = [];
  if (head > 0) steps.push(OP.stringAppendSlice, 0, Buffer.byteLength(from.slice(0, head)));
  const middle = to.slice(head, to.length - tail);
  if (middle !== "") steps.push(OP.stringAppendString, middle);
  if (tail > 0)
    steps.push(OP.stringAppendSlice, size - Buffer.byteLength(from.slice(from.length - tail)), size);
  return steps;
}

/** Would a cut here separate the two halves of one character? */
function splitsPair(text: string, at: number): boolean {
  const code = text.charCodeAt(at);
  return at > 0 && code >= 0xdc00 && code <= 0xdfff;
}
