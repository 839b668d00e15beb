import { defineField } from "@sanity/types";

import { storedField } from "./stored-field.ts";

const ANCHOR = /^[a-z][a-z0-9]*(-[a-z0-9]+)*$/;

/** Says what is wrong with the name of a place on a page; nothing when a link can lead to it. */
export function anchorProblem(anchor: string): string | undefined {
  if (anchor.length > 60) return "Use at most 60 characters";
  if (anchor.startsWith("#")) return "Leave out the #";
  return ANCHOR.test(anchor)
    ? undefined
    : "Use small letters, digits and single hyphens, and begin with a letter, for example wall-thickness";
}

/** Where links can lead to within a page. */
export function anchorField() {
  return defineField({
    name: "anchor",
    title: "Anchor",
    type: "string",
    description:
      "A name for this place, so that links can lead straight to it: “tolerances” makes /cnc-machining#tolerances. May stay empty.",
    validation: (rule) =>
      rule.custom((anchor) => (anchor === undefined ? true : (anchorProblem(anchor) ?? true))),
  });
}

/** The keys of the blocks whose anchor an earlier block of the page has already. */
export function repeatedAnchors(blocks: readonly unknown[]): string[] {
  const seen = new Set<string>();
  return blocks.flatMap((block) => {
    const anchor = storedField(block, "anchor");
    if (typeof anchor !== "string") return [];
    if (seen.has(anchor)) return [String(storedField(block, "_key"))];
    seen.add(anchor);
    return [];
  });
}
