import { type Path, pathToString, type ValidationMarker } from "sanity";
import type { StoredDocument } from "schemas/fields/lake.ts";
import { storedField, storedItems } from "schemas/fields/stored-field.ts";
import { checkTogether, findingText } from "schemas/rules/check-content.ts";

import { fieldOf, itemTitle } from "#structure/titles.ts";

/** A problem that the rules of the schema found in a document. */
export interface Finding {
  document: StoredDocument;
  /** An error prevents publishing, a warning asks before publishing, an info is a hint that editors may ignore. */
  level: "error" | "warning" | "info";
  message: string;
  /** The field as the Studio's edit intent takes it: `blocks[_key=="a"].heading`. */
  path: string;
  /** The field by its titles in the form: `Blocks › Hero “CNC machining” › Introduction`. */
  breadcrumb: string;
}

const LEVELS = ["error", "warning", "info"] satisfies Finding["level"][];

/** Converts a document's validation markers: first errors, then warnings, then hints, each in the order of the form. */
export function findingsOf(
  document: StoredDocument,
  markers: readonly Pick<ValidationMarker, "level" | "message" | "path">[],
): Finding[] {
  return markers
    .map(({ level, message, path }) => {
      const breadcrumb = breadcrumbOf(path, document);
      const order = [LEVELS.indexOf(level), ...locate(path, document).positions];
      return { order, finding: { document, level, message, path: pathToString(path), breadcrumb } };
    })
    .toSorted((a, b) => comparePositions(a.order, b.order))
    .map(({ finding }) => finding);
}

/** Finds what can only be wrong between documents, such as two lead times of one process. */
export function findingsBetween(documents: readonly StoredDocument[]): Finding[] {
  const found = Map.groupBy(checkTogether(documents), ({ document }) => document._id);
  return documents.flatMap((document) =>
    findingsOf(
      document,
      (found.get(document._id) ?? []).map((finding) => ({
        level: finding.rule.level,
        message: findingText(finding),
        path: finding.path,
      })),
    ),
  );
}

/** A parent comes before its children. */
function comparePositions(left: readonly number[], right: readonly number[]): number {
  const different = left.findIndex((position, depth) => position !== right[depth]);
  return different === -1 ? left.length - right.length : (left[different] ?? -1) - (right[different] ?? -1);
}

/** Groups findings by document, in the order of each document’s first finding. */
export function groupByDocument(
  findings: readonly Finding[],
): { document: StoredDocument; findings: Finding[] }[] {
  const groups = Map.groupBy(findings, ({ document }) => document._id);
  return [...groups.values()].flatMap((group) =>
    group[0] === undefined ? [] : { document: group[0].document, findings: group },
  );
}

/** The titles on the way to a path in the form, for people to read. */
export function breadcrumbOf(path: Path, document: { _type: string }): string {
  return locate(path, document).titles.join(" › ") || "The whole document";
}

/**
 * Finds a path in the form. In the breadcrumb, a field has its title, and an item of an array has its type with its text or position. The
 * contents of a paragraph are left out. The positions count the fields in their schema, and the items in their array.
 */
function locate(path: Path, document: { _type: string }): { titles: string[]; positions: number[] } {
  const titles: string[] = [];
  const positions: number[] = [];
  let value: unknown = document;
  let type: unknown = document._type;
  for (const segment of path) {
    const parent = value;
    const key = keyOf(segment, parent);
    value = storedField(parent, String(key));
    if (typeof segment === "string") {
      const field = fieldOf(type, segment);
      ({ type } = field);
      titles.push(field.title);
      positions.push(field.position);
    } else {
      type = storedField(value, "_type");
      titles.push(itemTitle(storedItems(parent), Number(key)));
      positions.push(Number(key));
      if (type === "block") break;
    }
  }
  return { titles, positions };
}

function keyOf(segment: Path[number], value: unknown): string | number {
  if (typeof segment === "string" || typeof segment === "number") return segment;
  if (!Array.isArray(value) || Array.isArray(segment)) return 0;
  return value.findIndex((item) => storedField(item, "_key") === segment._key);
}
