import type { RawPatch } from "mendoza";

import { type Json, type JsonObject, isEqual, isObject, isString } from "../documents/json.ts";

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

/** The Mendoza patch from `left` to `right`. A creation contains the whole document; `[0, null]` is a deletion. */
export function encodePatch(left: JsonObject | null, right: JsonObject | null): RawPatch {
  if (left === null || right === null) return [OP.value, right];
  const output: Output = [];
  encodeObject(output, left, right);
  return output;
}

function encodeObject(output: Output, left: JsonObject, right: JsonObject): void {
  // Mendoza addresses a field by its index in the sorted keys of the left side.
  const keys = Object.keys(left).toSorted();
  for (const [index, key] of keys.entries()) {
    if (!Object.hasOwn(right, key)) output.push(OP.objectDeleteField, index);
  }
  const indexes = new Map(keys.map((key, index) => [key, index]));
  for (const [key, value] of Object.entries(right))
    encodeField(output, key, indexes.get(key), left[key], value);
}

function encodeField(
  output: Output,
  key: string,
  index: number | undefined,
  from: Json | undefined,
  to: Json,
): void {
  if (index !== undefined && from !== undefined) {
    if (isEqual(from, to)) return;
    if (encodeChange(output, index, from, to)) return;
  }
  output.push(OP.objectSetFieldValue, to, key);
}

/** Encodes a change within a value. Returns false if that is impossible or not shorter than the new value. */
function encodeChange(output: Output, index: number, from: Json, to: Json): boolean {
  if (isObject(from) && isObject(to)) {
    output.push(OP.pushFieldCopy, index);
    encodeObject(output, from, to);
  } else if (Array.isArray(from) && Array.isArray(to) && to.length > 0) {
    output.push(OP.pushFieldBlank, index);
    encodeArray(output, from, to);
  } else if (typeof from === "string" && typeof to === "string") {
    const steps = encodeString(from, to);
    if (steps === undefined) return false;
    output.push(OP.pushFieldBlank, index, ...steps);
  } else return false;
  output.push(OP.returnIntoObjectSameKeyPop);
  return true;
}

/** Builds `right` from slices of `left`, changed items (matched by `_key`) and new values. */
function encodeArray(output: Output, left: readonly Json[], right: readonly Json[]): void {
  const indexes = indexItems(left);
  // Items whose keys are not unique would be compared with the same large one again and again.
  const changed = new Set<number>();
  let slice: { from: number; to: number } | undefined;
  const flush = () => {
    if (slice !== undefined) output.push(OP.arrayAppendSlice, slice.from, slice.to);
    slice = undefined;
  };
  for (const item of right) {
    const index = sourceIndexOf(item, slice?.to, left, indexes);
    const from = index === undefined ? undefined : left[index];
    if (index !== undefined && isEqual(from, item)) {
      if (slice?.to === index) slice.to += 1;
      else {
        flush();
        slice = { from: index, to: index + 1 };
      }
      continue;
    }
    flush();
    if (index !== undefined && isObject(from) && isObject(item) && !changed.has(index)) {
      changed.add(index);
      output.push(OP.pushElementCopy, index);
      encodeObject(output, from, item);
      output.push(OP.returnIntoArrayPop);
    } else output.push(OP.arrayAppendValue, item);
  }
  flush();
}

/** The index in `left` to copy the item from; preferably the next one of the current slice. */
function sourceIndexOf(
  item: Json,
  next: number | undefined,
  left: readonly Json[],
  indexes: ReadonlyMap<string, number>,
): number | undefined {
  if (next !== undefined && next < left.length && isEqual(left[next], item)) return next;
  return indexes.get(identityOf(item));
}

function indexItems(items: readonly Json[]): Map<string, number> {
  const indexes = new Map<string, number>();
  for (const [index, item] of items.entries()) {
    const identity = identityOf(item);
    if (!indexes.has(identity)) indexes.set(identity, index);
  }
  return indexes;
}

function identityOf(item: Json): string {
  return isObject(item) && isString(item._key) ? `key ${item._key}` : `value ${JSON.stringify(item)}`;
}

/** A shorter slice takes more characters than it saves. */
const MIN_SLICE_LENGTH = 8;

/** Operations that build `to` from the common prefix and suffix with `from`; undefined if too little is common. */
function encodeString(from: string, to: string): Output | undefined {
  const longest = Math.min(from.length, to.length);
  let head = 0;
  while (head < longest && from.charCodeAt(head) === to.charCodeAt(head)) head += 1;
  if (splitsSurrogatePair(from, head) || splitsSurrogatePair(to, head)) head -= 1;
  let tail = 0;
  while (
    tail < longest - head &&
    from.charCodeAt(from.length - 1 - tail) === to.charCodeAt(to.length - 1 - tail)
  )
    tail += 1;
  if (splitsSurrogatePair(from, from.length - tail) || splitsSurrogatePair(to, to.length - tail)) tail -= 1;
  if (head + tail < MIN_SLICE_LENGTH || !from.isWellFormed() || !to.isWellFormed()) return undefined;

  // Mendoza counts UTF-8 bytes.
  const size = Buffer.byteLength(from);
  const steps: Output = [];
  if (head > 0) steps.push(OP.stringAppendSlice, 0, Buffer.byteLength(from.slice(0, head)));
  const middle = to.slice(head, to.length - tail);
  if (middle !== "") steps.push(OP.stringAppendString, middle);
  if (tail > 0)
    steps.push(OP.stringAppendSlice, size - Buffer.byteLength(from.slice(from.length - tail)), size);
  return steps;
}

/** Whether cutting at this index would split a surrogate pair. */
function splitsSurrogatePair(text: string, at: number): boolean {
  const code = text.charCodeAt(at);
  return at > 0 && code >= 0xdc00 && code <= 0xdfff;
}
