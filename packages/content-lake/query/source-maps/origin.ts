import type { StoredDocument } from "../../documents/document.ts";

/** Where a value in the result comes from. Undefined if it was computed. Source maps are created from origins. */
export type Origin = ValueOrigin | DocumentsOrigin | ItemsOrigin | FieldsOrigin | undefined;

/** The value is the value at a path of a document, including everything in it. */
export interface ValueOrigin {
  readonly kind: "value";
  readonly document: StoredDocument;
  readonly parent: ValueOrigin | undefined;
  /** The last segment of the path, as JSONPath. */
  readonly segment: string;
}

/** The value is an array of whole documents. */
interface DocumentsOrigin {
  readonly kind: "documents";
}
interface ItemsOrigin {
  readonly kind: "items";
  readonly items: readonly Origin[];
}
interface FieldsOrigin {
  readonly kind: "fields";
  readonly fields: ReadonlyMap<string, Origin>;
}

export const DOCUMENTS: DocumentsOrigin = { kind: "documents" };

export function documentOrigin(document: StoredDocument): ValueOrigin {
  return { kind: "value", document, parent: undefined, segment: "" };
}

export function jsonPathOf(origin: ValueOrigin): string {
  return origin.parent ? jsonPathOf(origin.parent) + origin.segment : "$";
}

export function fieldOrigin(origin: Origin, name: string): Origin {
  // `_originalId` is added by the perspective and is not in the document.
  if (origin?.kind === "value" && (origin.parent !== undefined || name !== "_originalId"))
    return { kind: "value", document: origin.document, parent: origin, segment: fieldSegment(name) };
  return origin?.kind === "fields" ? origin.fields.get(name) : undefined;
}

export function itemOrigin(origin: Origin, index: number, item: unknown): Origin {
  switch (origin?.kind) {
    case "value":
      return { kind: "value", document: origin.document, parent: origin, segment: itemSegment(index, item) };
    case "documents":
      return isDocument(item) ? documentOrigin(item) : undefined;
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

/** The JSONPath segment `['name']`, cached because there are few field names. */
export function fieldSegment(name: string): string {
  const cached = fieldSegments.get(name);
  if (cached !== undefined) return cached;
  if (fieldSegments.size >= MAX_FIELD_SEGMENTS) fieldSegments.clear();
  const segment = `['${name.replace(/[\f\n\r\t'\\]/g, (character) => ESCAPED[character] ?? character)}']`;
  fieldSegments.set(name, segment);
  return segment;
}

const MAX_FIELD_SEGMENTS = 10_000;
const fieldSegments = new Map<string, string>();

/** The JSONPath segment of an array item, by its `_key` if it has one. */
export function itemSegment(index: number, item: unknown): string {
  const key = typeof item === "object" && item !== null && "_key" in item ? item._key : undefined;
  if (typeof key !== "string" || key === "") return `[${index}]`;
  return `[?(@._key=='${/['\\]/.test(key) ? key.replace(/['\\]/g, String.raw`\$&`) : key}')]`;
}

// The escapes that @sanity/client's jsonPath.ts parses.
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
