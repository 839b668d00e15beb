export type StorageArea = "localStorage" | "sessionStorage";

/** The stored text. Null if nothing is stored, undefined if the browser forbids storage. */
export function getStored(area: StorageArea, key: string): string | null | undefined {
  return tryStorage(() => globalThis[area].getItem(key));
}

/** Returns whether the text was stored. The browser may forbid storage, or it may be full. */
export function setStored(area: StorageArea, key: string, text: string): boolean {
  return tryStorage(() => globalThis[area].setItem(key, text) ?? true) ?? false;
}

/** Even reading `localStorage` can throw, and Firefox can be configured to have no storage. The site then works without it. */
export function tryStorage<Result>(access: () => Result): Result | undefined {
  try {
    return access();
  } catch {
    return undefined;
  }
}
