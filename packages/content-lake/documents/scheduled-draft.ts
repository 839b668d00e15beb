import { type JsonObject, isObject } from "./json.ts";

/** Whether a release is what the Studio creates for "Schedule" of one draft, and shows as that draft instead of as a release. */
export function isScheduledDraft({ metadata = null }: JsonObject): boolean {
  return isObject(metadata) && metadata.cardinality === "one";
}
