// Separate from browser-storage.ts, which every page loads, because of valibot.
import * as v from "valibot";

import { getStored, setStored, type StorageArea, tryStorage } from "./browser-storage.ts";

/** The stored value. Undefined if nothing is stored, or something that does not match the schema. */
export function getStoredJson<const Schema extends v.GenericSchema>(
  area: StorageArea,
  key: string,
  schema: Schema,
): v.InferOutput<Schema> | undefined {
  const parsed = v.safeParse(v.pipe(v.string(), v.parseJson(), schema), getStored(area, key));
  return parsed.success ? parsed.output : undefined;
}

/** Stores a value as JSON. Does nothing if the browser forbids storage or it is full. */
export function setStoredJson(area: StorageArea, key: string, value: unknown): void {
  setStored(area, key, JSON.stringify(value));
}

export function removeStored(area: StorageArea, key: string): void {
  tryStorage(() => globalThis[area].removeItem(key));
}
