import type { Perspective } from "../contract.ts";
import { isPublishedByDefault } from "./api-version.ts";
import { refusal } from "./refusals.ts";

const RELEASE = /^[a-zA-Z0-9_-]{1,128}$/;

/** `perspective` of a query, or what its API version means without. Throws LakeError 400. */
export function readPerspective(value: string | undefined, apiVersion: string): Perspective {
  if (value === undefined || value === "") return isPublishedByDefault(apiVersion) ? "published" : "raw";
  switch (value) {
    case "raw":
    case "published":
    case "drafts":
      return value;
    case "previewDrafts":
      return "drafts";
  }
  const stack = value.split(",").map((name) => (name === "previewDrafts" ? "drafts" : name));
  const wrong = stack.find((name) => name === "raw" || !RELEASE.test(name));
  if (wrong !== undefined) {
    throw refusal(
      400,
      `Invalid perspective "${value.slice(0, 100)}". Use raw, published, drafts, or release names with commas between`,
    );
  }
  return stack;
}
