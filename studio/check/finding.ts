import type { Path, ValidationMarker } from "sanity";
import { pathToString } from "sanity";

export interface CheckedDocument {
  _id: string;
  _type: string;
  title?: string | null;
  [field: string]: unknown;
}

/** Something to mend, and where. */
export interface Finding {
  document: CheckedDocument;
  level: "error" | "warning";
  message: string;
  /** For the Studio's address. */
  path: string;
  /** For readers: `Blocks › Hero › Heading`. */
  place: string;
}

/** The errors and warnings of a document, errors first. */
export function findingsOf(
  document: CheckedDocument,
  markers: readonly Pick<ValidationMarker, "level" | "message" | "path">[],
): Finding[] {
  return markers
    .flatMap(({ level, message, path }) =>
      level === "info"
        ? []
        : [{ document, level, message, path: pathToString(path), place: placeOf(path, document) }],
    )
    .toSorted((a, b) => Number(a.level === "warning") - Number(b.level === "warning"));
}

/** Names blocks by their type and counts, fields by their name. */
function placeOf(path: Path, document: CheckedDocument): string {
  let value: unknown = document;
  const names = path.map((segment) => {
    const index = indexOf(segment, value);
    value = typeof value === "object" && value !== null ? Reflect.get(value, index) : undefined;
    if (typeof segment === "string") return spaced(segment);
    const type: unknown =
      typeof value === "object" && value !== null ? Reflect.get(value, "_type") : undefined;
    return `${typeof type === "string" ? spaced(type) : "Item"} (${Number(index) + 1})`;
  });
  return names.join(" › ") || "The whole document";
}

function indexOf(segment: Path[number], value: unknown): string | number {
  if (typeof segment === "string" || typeof segment === "number") return segment;
  if (!Array.isArray(value) || Array.isArray(segment)) return 0;
  return value.findIndex(
    (item: unknown) =>
      typeof item === "object" && item !== null && Reflect.get(item, "_key") === segment._key,
  );
}

/** `pictureText` → `Picture text` */
function spaced(name: string): string {
  const words = name.replaceAll(/([A-Z])/g, " $1").toLowerCase();
  return words.charAt(0).toUpperCase() + words.slice(1);
}
