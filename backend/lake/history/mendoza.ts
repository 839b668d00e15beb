import type { RawPatch } from "mendoza";

import type { Json, JsonObject } from "../documents/document.ts";
import { isEqual, isObject } from "../documents/json.ts";
import { encodeArray } from "./mendoza-array.ts";
import { OP, type Output } from "./mendoza-op.ts";
import { encodeString } from "./mendoza-string.ts";

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
    encodeArray(output, from, to, encodeObject);
  } else if (typeof from === "string" && typeof to === "string") {
    const steps = encodeString(from, to);
    if (steps === undefined) return false;
    output.push(OP.pushFieldBlank, place, ...steps);
  } else return false;
  output.push(OP.returnIntoObjectSameKeyPop);
  return true;
}
