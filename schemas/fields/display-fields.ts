// The fields that every block has: background, anchor, search words, and when visitors see it. The site imports this file too.

import { defineArrayMember, defineField, type FieldDefinition } from "@sanity/types";
import { storedField } from "stored-values/stored-value.ts";

import { booleanField, choiceField, numberField, textField, typedField } from "./basic-fields.ts";
import { LABEL_LENGTH } from "./limits.ts";
import { repeats } from "./repeats.ts";

export function displayFields(): FieldDefinition[] {
  return [
    choiceField(
      "tone",
      "Background",
      "Light suits most blocks. Gray is very light. Use Dark for at most one block per page. If empty, the site picks what suits the block.",
      {
        list: [
          { value: "light", title: "Light" },
          { value: "sheet", title: "Gray" },
          { value: "dark", title: "Dark" },
        ],
        group: "display",
      },
    ),
    anchorField(),
    searchWordsField(),
    ...visibilityFields().map((field) => Object.assign({}, field, { group: "display" })),
  ];
}

/** The fields that decide when visitors see a block. */
export function visibilityFields(): FieldDefinition[] {
  return [
    booleanField(
      "hidden",
      "Hide this block",
      "Visitors no longer see the block. You can still edit it here.",
    ),
    typedField(
      "showFrom",
      "Show from",
      "Visitors see the block from this time on, within a minute. If empty, it shows immediately.",
      { type: "datetime" },
    ),
    defineField({
      name: "showUntil",
      title: "Show until",
      type: "datetime",
      description:
        "Visitors stop seeing the block at this time, within a minute. If empty, it stays visible.",
      validation: (rule) => rule.min(rule.valueOfField("showFrom")).error("Choose a time after “Show from”"),
    }),
  ];
}

const ANCHOR = /^[a-z][a-z0-9]*(-[a-z0-9]+)*$/;

/** Returns an error message for an anchor; undefined if it is valid. */
export function anchorProblem(anchor: string): string | undefined {
  if (anchor.length > 60) return "Use at most 60 characters";
  if (anchor.startsWith("#")) return "Leave out the #";
  return ANCHOR.test(anchor)
    ? undefined
    : "Use lowercase letters, digits and single hyphens, and start with a letter, for example wall-thickness";
}

/** The anchor that links to the block use. */
function anchorField() {
  return textField(
    "anchor",
    "Anchor",
    "Names this block so that links can point straight to it: “tolerances” makes /cnc-machining#tolerances. Optional.",
    { problemOf: anchorProblem, group: "display" },
  );
}

/** Words that visitors use for the topic of the block, and that its texts do not contain. */
function searchWordsField() {
  return defineField({
    name: "searchWords",
    title: "Search words",
    type: "array",
    of: [defineArrayMember({ type: "string", validation: (rule) => rule.max(LABEL_LENGTH) })],
    group: "display",
    description:
      "Other words by which visitors look for this block, for example “RMA” and “refund” for complaints. The site search finds the block by them. Optional.",
    options: { layout: "tags" },
    validation: (rule) => rule.custom(repeats).max(20),
  });
}

/** The name of the field that makes a block a second version. */
export const SHARE = "share";

/** Makes a block the second version of the one above it. Only blocks with `hasVersions` have the field. */
export function shareField() {
  return numberField(
    SHARE,
    "Share of visitors",
    "This block is the second version of the one above it: this share of the visitors sees it instead, in percent. “Show from” and “Show until” say when; at other times everybody sees the first version.",
    { min: 10, max: 90, group: "content", hidden: ({ value }) => value === undefined },
  );
}

/** The share of the visitors who see a block instead of the one above it, in percent. Undefined unless it is a second version. */
export function shareOf(block: unknown): number | undefined {
  const share = storedField(block, SHARE);
  return typeof share === "number" ? share : undefined;
}

/** Whether a block is the second version of the one above it. */
export function isSecondVersion(block: unknown): boolean {
  return shareOf(block) !== undefined;
}

/** Whether a block is the second version of `above`, the block directly above it. */
export function isVersionOf(block: unknown, above: unknown): boolean {
  return (
    isSecondVersion(block) &&
    !isSecondVersion(above) &&
    storedField(above, "_type") === storedField(block, "_type")
  );
}

/** The blocks of a list without the second versions of those above them. */
export function firstVersions<Block>(blocks: readonly Block[]): Block[] {
  return blocks.filter((block, index) => !isVersionOf(block, blocks[index - 1]));
}

/** The keys of second versions that are not directly below a first version of the same type, so that visitors do not see them. */
export function lostVersions(blocks: readonly unknown[]): string[] {
  return blocks.flatMap((block, index) => {
    const isLost = isSecondVersion(block) && !isVersionOf(block, blocks[index - 1]);
    return isLost ? [String(storedField(block, "_key"))] : [];
  });
}

/** The keys of blocks that repeat the anchor of an earlier block. */
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

/** The stored fields that decide when visitors see a block. Values of other types count as empty. */
export interface Visibility {
  hidden?: unknown;
  /** ISO 8601 */
  showFrom?: unknown;
  /** ISO 8601 */
  showUntil?: unknown;
}

/** Whether visitors see the block at the time `now`, in ms since 1970. */
export function isShown({ hidden, showFrom, showUntil }: Visibility, now: number): boolean {
  return hidden !== true && !(timeOf(showFrom) > now) && !(timeOf(showUntil) <= now);
}

/** The next time at which one of the blocks appears or disappears, in ms since 1970; undefined if none does. */
export function nextChange(blocks: readonly Visibility[], now: number): number | undefined {
  const times = blocks
    .filter(({ hidden }) => hidden !== true)
    .flatMap(({ showFrom, showUntil }) => [timeOf(showFrom), timeOf(showUntil)])
    .filter((time) => time > now);
  return times.length === 0 ? undefined : Math.min(...times);
}

/** The badge of a block that is always hidden. The other badges are times. */
export const HIDDEN_BADGE = "Hidden";

interface VisibilityNote {
  /** Short enough for a badge beside the title of the block. */
  readonly badge: string;
  /** The time of the change, in the reader's time zone. */
  readonly time?: string;
}

/** The note that lists of blocks show for a hidden or scheduled block. */
export function visibilityNote(block: Visibility, now: number): VisibilityNote | undefined {
  if (block.hidden === true) return { badge: HIDDEN_BADGE };
  const from = timeOf(block.showFrom);
  const until = timeOf(block.showUntil);
  if (until <= now) return { badge: "Ended", time: `ended ${inWords(until)}` };
  if (from > now) return { badge: "Scheduled", time: `from ${inWords(from)}` };
  return until > now ? { badge: "Ends", time: `until ${inWords(until)}` } : undefined;
}

/** The time in ms since 1970. For an empty field NaN, which is neither before nor after any time. */
function timeOf(value: unknown): number {
  return typeof value === "string" ? Date.parse(value) : Number.NaN;
}

function inWords(time: number): string {
  return new Date(time).toLocaleString("en-US", {
    day: "numeric",
    month: "short",
    year: "numeric",
    hour: "numeric",
    minute: "2-digit",
  });
}
