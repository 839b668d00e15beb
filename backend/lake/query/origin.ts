import type { StoredDocument } from "../documents/document.ts";

/** Where a value of the result comes from; undefined when it was computed. */
export type Origin = Place | Documents | Items | Fields | undefined;

/** The value stands at a path of a document, and so does everything inside it. */
export interface Place {
  readonly kind: "place";
  readonly document: StoredDocument;
  readonly parent: Place | undefined;
  /** How the parent's path goes on, as JSONPath. */
  readonly step: string;
}

/** An array of whole documents: each element is its own origin. */
interface Documents {
  readonly kind: "documents";
}
interface Items {
  readonly kind: "items";
  readonly items: readonly Origin[];
}
interface Fields {
  readonly kind: "fields";
  readonly fields: ReadonlyMap<string, Origin>;
}

export const DOCUMENTS: Documents = { kind: "documents" };

export function placeOf(document: StoredDocument): Place {
  return { kind: "place", document, parent: undefined, step: "" };
}

export function pathOf(place: Place): string {
  return place.parent ? pathOf(place.parent) + place.step : "$";
}

export function fieldOrigin(origin: Origin, name: string): Origin {
  // A perspective adds `_originalId`; it stands in no document.
  if (origin?.kind === "place" && (origin.parent !== undefined || name !== "_originalId"))
    return { kind: "place", document: origin.document, parent: origin, step: fieldStep(name) };
  return origin?.kind === "fields" ? origin.fields.get(name) : undefined;
}

export function itemOrigin(origin: Origin, index: number, item: unknown): Origin {
  switch (origin?.kind) {
    case "place":
      return { kind: "place", document: origin.document, parent: origin, step: itemStep(index, item) };
    case "documents":
      return isDocument(item) ? placeOf(item) : undefined;
    case "items":
      return origin.items[index];
    case "fields":
    case undefined:
      return undefined;
  }
}

export function itemOrigins(origin: Origin, array: readonly unknown[]): Origin[] {
  return array.map((item, index) => itemOrigin(origin, index, item));
}

/** `['name']`; the names of fields are few, so each is written once. */
export function fieldStep(name: string): string {
  const known = steps.get(name);
  if (known !== undefined) return known;
  if (steps.size >= STEPS_MAX) steps.clear();
  const step = `['${name.replace(/[\f\n\r\t'\\]/g, (character) => ESCAPED[character] ?? character)}']`;
  steps.set(name, step);
  return step;
}

const STEPS_MAX = 10_000;
const steps = new Map<string, string>();

/** Array members of a document are addressed by their key, where they have one. */
export function itemStep(index: number, item: unknown): string {
  const key = typeof item === "object" && item !== null && "_key" in item ? item._key : undefined;
  if (typeof key !== "string" || key === "") return `[${index}]`;
  return `[?(@._key=='${/['\\]/.test(key) ? key.replace(/['\\]/g, String.raw`\$&`) : key}')]`;
}

// The escapes that @sanity/client's jsonPath.ts reads back.
const ESCAPED: Record<string, string> = {
  "\f": String.raw`\f`,
  "\n": String.raw`\n`,
  "\r": String.raw`\r`,
  "\t": String.raw`\t`,
  "'": String.raw`\'`,
  "\\": String.raw`\\`,
};

function isDocument(value: unknown): value is StoredDocument {
  return typeof value === "object" && value !== null && "_id" in value && "_type" in value;
}
