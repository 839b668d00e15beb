import type { GenericSchema, InferOutput } from "valibot";

type Area = "localStorage" | "sessionStorage";

/** The stored text: null when nothing is stored, undefined when the browser forbids storage. */
export function getStored(area: Area, key: string): string | null | undefined {
  return tryStorage(() => globalThis[area].getItem(key));
}

/** The stored value; undefined when nothing is stored, or nothing of this shape. */
export function getStoredJson<const Schema extends GenericSchema>(
  area: Area,
  key: string,
  schema: Schema,
): InferOutput<Schema> | undefined {
  const text = getStored(area, key);
  if (typeof text !== "string") return undefined;
  try {
    // Through the schema itself, so that pages which store plain text do not load valibot.
    const result = schema["~standard"].validate(JSON.parse(text));
    return result instanceof Promise || result.issues ? undefined : result.value;
  } catch (error) {
    if (error instanceof SyntaxError) return undefined;
    throw error;
  }
}

/** Whether the text was stored: the browser can forbid it, or have no room. */
export function setStored(area: Area, key: string, text: string): boolean {
  return tryStorage(() => globalThis[area].setItem(key, text) ?? true) ?? false;
}

export function removeStored(area: Area, key: string): void {
  tryStorage(() => globalThis[area].removeItem(key));
}

/** The access alone can throw, and Firefox can be set to have no storage object. Then the site works without memory. */
function tryStorage<Result>(access: () => Result): Result | undefined {
  try {
    return access();
  } catch {
    return undefined;
  }
}
