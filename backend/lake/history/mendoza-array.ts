import type { Json, JsonObject } from "../documents/document.ts";
import { isEqual, isObject, isString } from "../documents/json.ts";
import { OP, type Output } from "./mendoza-op.ts";

type EncodeObject = (output: Output, left: JsonObject, right: JsonObject) => void;

/** Builds `right` out of slices of `left`, changed elements (found again by `_key`) and new values. */
export function encodeArray(
  output: Output,
  left: readonly Json[],
  right: readonly Json[],
  encodeObject: EncodeObject,
): void {
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
