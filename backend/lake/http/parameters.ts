import type { Json, JsonObject } from "../documents/document.ts";
import { refusal } from "./refusals.ts";

/** `$name=<JSON>` in a query string. Throws LakeError 400 for a value that is not JSON. */
export function readParameters(search: URLSearchParams): JsonObject {
  const parameters: JsonObject = {};
  for (const [name, value] of search) {
    if (name.startsWith("$")) parameters[name.slice(1)] = parseValue(name, value);
  }
  return parameters;
}

function parseValue(name: string, value: string): Json {
  try {
    const parsed: Json = JSON.parse(value);
    return parsed;
  } catch {
    throw refusal(
      400,
      `The parameter ${name} is not JSON: ${value.slice(0, 100)}. A string needs quotes: ${name}="…"`,
    );
  }
}

/** "a,b" in an address. Throws LakeError 400 when there is none, or what is there cannot be decoded. */
export function readIds(part: string | undefined): string[] {
  const ids = decode(part ?? "")
    .split(",")
    .filter((id) => id !== "");
  if (ids.length === 0) throw refusal(400, "The address names no document");
  return ids;
}

function decode(part: string): string {
  try {
    // The router has decoded it once; what is left of a broken escape is not an id.
    return part.includes("%") ? decodeURIComponent(part) : part;
  } catch {
    throw refusal(400, `The address cannot be decoded: ${part.slice(0, 100)}`);
  }
}

/** A whole number from 1 to `max`. Throws LakeError 400. */
export function readLimit(value: string | undefined, standard: number, max: number): number {
  if (value === undefined) return standard;
  if (!/^\d{1,9}$/.test(value) || Number(value) === 0)
    throw refusal(400, `limit must be a number from 1 to ${max}, not "${value.slice(0, 20)}"`);
  return Math.min(Number(value), max);
}
