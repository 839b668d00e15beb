import { type Path, pathToString } from "sanity";
import { ALL_FIGURES, capabilityOf } from "schemas/quantities/capability-figures.ts";
import type { ContentDocument } from "stored-values/stored-document.ts";
import { storedField, storedValues } from "stored-values/stored-value.ts";
import { preferDrafts } from "studio-kit/use-live-query.ts";

import { breadcrumbOf } from "#structure/titles.ts";

/** A block or a field that shows figures of a capability. */
export interface CapabilityUse {
  readonly document: ContentDocument;
  /** The title of the block or field. */
  readonly place: string;
  /** The block or field, as the Studio's edit intent takes it. */
  readonly field: string;
  /** The keys of the shown figures. Undefined means the first one, `all` means all. */
  readonly figures: readonly (string | undefined)[];
}

/** Where the figures of a capability show, with the draft of a document if it has one. */
export function capabilityUses(id: string, referrers: readonly ContentDocument[]): CapabilityUse[] {
  return preferDrafts(referrers).flatMap((referrer) => {
    const linked = storedValues(referrer).filter(({ value }) => capabilityOf(value) === id);
    const places = Map.groupBy(linked, (link) => pathToString(placeOf(link.path)));
    return [...places].map(([field, links]) => ({
      document: referrer,
      place: breadcrumbOf(placeOf(links[0]?.path ?? []), referrer),
      field,
      figures: [...new Set(links.map(({ value }) => figureIn(value)))],
    }));
  });
}

/** The block or the field of a document that contains a path. */
function placeOf(path: Path): Path {
  return path.slice(0, path[0] === "blocks" ? 2 : 1);
}

function figureIn(linked: unknown): string | undefined {
  const figure = storedField(linked, "figure");
  return typeof figure === "string" ? figure : undefined;
}

/** What a use shows, in words: `all figures`, or the figures with their numbers. */
export function shownIn({ figures }: CapabilityUse, texts: ReadonlyMap<string, string>): string {
  if (figures.includes(ALL_FIGURES)) return "all figures";
  const [first = ""] = texts.values();
  return figures
    .map((key) => (key === undefined ? first : (texts.get(key) ?? "a figure that is gone")))
    .join("; ");
}
