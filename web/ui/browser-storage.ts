export type StorageArea = "localStorage" | "sessionStorage";

/** The stored text: null when nothing is stored, undefined when the browser forbids storage. */
export function getStored(area: StorageArea, key: string): string | null | undefined {
  return tryStorage(() => globalThis[area].getItem(key));
}

/** Whether the text was stored: the browser can forbid it, or have no room. */
export function setStored(area: StorageArea, key: string, text: string): boolean {
  return tryStorage(() => globalThis[area].setItem(key, text) ?? true) ?? false;
}

/** The access alone can throw, and Firefox can be set to have no storage object. Then the site works without memory. */
export function tryStorage<Result>(access: () => Result): Result | undefined {
  try {
    return access();
  } catch {
    return undefined;
  }
}
