import type { Json } from "./document.ts";

/** Far more than an editor builds (the hosted lake allows less), and far less than recursion can bear. */
export const DEPTH_MAX = 200;

export function isTooDeep(value: Json, allowed = DEPTH_MAX): boolean {
  if (value === null || typeof value !== "object") return false;
  if (allowed === 0) return true;
  if (Array.isArray(value)) return value.some((item) => isTooDeep(item, allowed - 1));
  for (const key in value) if (isTooDeep(value[key] ?? null, allowed - 1)) return true;
  return false;
}
