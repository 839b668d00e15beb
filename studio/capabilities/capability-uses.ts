import { publishedId } from "schemas/fields/lake.ts";
import { storedField, storedItems } from "schemas/fields/stored-field.ts";
import { ALL_FIGURES, capabilityOf, linkedFiguresIn } from "schemas/quantities/capability-figures.ts";

import { preferDrafts } from "#lake/use-live-query.ts";
import { documentTitle, fieldOf, itemTitle } from "#structure/titles.ts";

/** A document that refers to a capability, with all its fields. */
export interface Referrer {
  readonly _id: string;
  readonly _type: string;
  readonly [field: string]: unknown;
}

/** A block or a field that shows figures of a capability. */
export interface CapabilityUse {
  /** The published id of the document. */
  readonly id: string;
  readonly type: string;
  readonly title: string;
  /** Undefined for a document without a page of its own. */
  readonly path: string | undefined;
  /** The title of the block or field. */
  readonly place: string;
  /** The block or field, as the Studio's edit intent takes it. */
  readonly field: string;
  /** The keys of the shown figures. Undefined means the first one, `all` means all. */
  readonly figures: readonly (string | undefined)[];
}

/** Where the figures of a capability show, with the draft of a document if it has one. */
export function capabilityUses(id: string, referrers: readonly Referrer[]): CapabilityUse[] {
  return preferDrafts(referrers).flatMap((referrer) => {
    const path = storedField(referrer, "path");
    const document = {
      id: publishedId(referrer._id),
      type: referrer._type,
      title: documentTitle(referrer),
      path: typeof path === "string" ? path : undefined,
    };
    return placesIn(referrer).flatMap(({ value, ...place }) => {
      const shown = linkedFiguresIn(value).filter((linked) => capabilityOf(linked) === id);
      const figures = shown.map((linked) => {
        const figure = storedField(linked, "figure");
        return typeof figure === "string" ? figure : undefined;
      });
      return figures.length === 0 ? [] : [{ ...document, ...place, figures: [...new Set(figures)] }];
    });
  });
}

/** The blocks of a document, and its other fields. */
function placesIn(document: Referrer): { place: string; field: string; value: unknown }[] {
  const { blocks, ...fields } = document;
  const list = storedItems(blocks);
  return [
    ...Object.entries(fields).map(([name, value]) => ({
      place: fieldOf(document._type, name).title,
      field: name,
      value,
    })),
    ...list.map((block, index) => ({
      place: itemTitle(list, index),
      field: `blocks[_key=="${String(storedField(block, "_key"))}"]`,
      value: block,
    })),
  ];
}

/** What a use shows, in words: `all figures`, or the figures with their numbers. */
export function shownIn({ figures }: CapabilityUse, texts: ReadonlyMap<string, string>): string {
  if (figures.includes(ALL_FIGURES)) return "all figures";
  const [first = ""] = texts.values();
  return figures
    .map((key) => (key === undefined ? first : (texts.get(key) ?? "a figure that is gone")))
    .join("; ");
}
