// Not in browser-storage.ts, which every page loads.
import * as v from "valibot";

import { getStored, setStored, type StorageArea, tryStorage } from "./browser-storage.ts";

/** The stored value; undefined when nothing is stored, or nothing of this shape. */
export function getStoredJson<const Schema extends v.GenericSchema>(
  area: StorageArea,
  key: string,
  schema: Schema,
): v.InferOutput<Schema> | undefined {
  const parsed = v.safeParse(v.pipe(v.string(), v.parseJson(), schema), getStored(area, key));
  return parsed.success ? parsed.output : undefined;
}

/** Stores nothing when the browser forbids it, or has no room. */
export function setStoredJson(area: StorageArea, key: string, value: unknown): void {
  setStored(area, key, JSON.stringify(value));
}

export function removeStored(area: StorageArea, key: string): void {
  tryStorage(() => globalThis[area].removeItem(key));
}
