import { type Path, pathToString, type ValidationMarker } from "sanity";
import { storedField } from "schemas/stored-field.ts";

import { fieldOf, typeTitle } from "#structure/titles.ts";

export interface CheckedDocument {
  _id: string;
  _rev: string;
  _type: string;
  [field: string]: unknown;
}

/** Something to mend, and where. */
export interface Finding {
  document: CheckedDocument;
  level: "error" | "warning";
  message: string;
  /** For the Studio's address. */
  path: string;
  /** For readers: `Blocks › Hero (1) › Heading`. */
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

/** Findings under the document that they are about, in their order. */
export function byDocument(
  findings: readonly Finding[],
): { document: CheckedDocument; findings: Finding[] }[] {
  const groups = Map.groupBy(findings, ({ document }) => document._id);
  return [...groups.values()].flatMap((group) =>
    group[0] === undefined ? [] : { document: group[0].document, findings: group },
  );
}

/** Names fields as the form does, and what stands in lists by its type and number. */
function placeOf(path: Path, document: CheckedDocument): string {
  let value: unknown = document;
  let type: unknown = document._type;
  const names = path.map((segment) => {
    const index = indexOf(segment, value);
    value = storedField(value, String(index));
    if (typeof segment === "string") {
      const field = fieldOf(type, segment);
      ({ type } = field);
      return field.title;
    }
    type = storedField(value, "_type");
    return `${typeTitle(type) ?? "Item"} (${Number(index) + 1})`;
  });
  return names.join(" › ") || "The whole document";
}

function indexOf(segment: Path[number], value: unknown): string | number {
  if (typeof segment === "string" || typeof segment === "number") return segment;
  if (!Array.isArray(value) || Array.isArray(segment)) return 0;
  return value.findIndex((item) => storedField(item, "_key") === segment._key);
}
