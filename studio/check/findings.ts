import { type Path, pathToString, type ValidationMarker } from "sanity";
import type { StoredDocument } from "schemas/lake.ts";
import { storedField } from "schemas/stored-field.ts";

import { fieldOf, itemTitle } from "#structure/titles.ts";

/** What the rules of the schema found in a document. */
export interface Finding {
  document: StoredDocument;
  /** An error prevents publishing, a warning asks before it, an info is a hint that an editor may ignore. */
  level: "error" | "warning" | "info";
  message: string;
  /** The field as the Studio's edit intent takes it: `blocks[_key=="a"].heading`. */
  path: string;
  /** The field by its titles in the form: `Blocks › Hero “CNC machining” › Introduction`. */
  breadcrumb: string;
}

const LEVELS = ["error", "warning", "info"] satisfies Finding["level"][];

/** Converts a document's validation markers: first errors, then warnings, then hints. */
export function findingsOf(
  document: StoredDocument,
  markers: readonly Pick<ValidationMarker, "level" | "message" | "path">[],
): Finding[] {
  return markers
    .map(({ level, message, path }) => ({
      document,
      level,
      message,
      path: pathToString(path),
      breadcrumb: breadcrumbOf(path, document),
    }))
    .toSorted((a, b) => LEVELS.indexOf(a.level) - LEVELS.indexOf(b.level));
}

/** Groups findings by document. Keeps the order of both. */
export function groupByDocument(
  findings: readonly Finding[],
): { document: StoredDocument; findings: Finding[] }[] {
  const groups = Map.groupBy(findings, ({ document }) => document._id);
  return [...groups.values()].flatMap((group) =>
    group[0] === undefined ? [] : { document: group[0].document, findings: group },
  );
}

/** A field has its title in the breadcrumb, an item of an array its type with its text or position. */
export function breadcrumbOf(path: Path, document: { _type: string }): string {
  let value: unknown = document;
  let type: unknown = document._type;
  const titles = path.map((segment) => {
    const parent = value;
    const key = keyOf(segment, parent);
    value = storedField(parent, String(key));
    if (typeof segment === "string") {
      const field = fieldOf(type, segment);
      ({ type } = field);
      return field.title;
    }
    type = storedField(value, "_type");
    return itemTitle(Array.isArray(parent) ? parent : [], Number(key));
  });
  return titles.join(" › ") || "The whole document";
}

function keyOf(segment: Path[number], value: unknown): string | number {
  if (typeof segment === "string" || typeof segment === "number") return segment;
  if (!Array.isArray(value) || Array.isArray(segment)) return 0;
  return value.findIndex((item) => storedField(item, "_key") === segment._key);
}

/** Caches the findings of each document revision. */
export function createFindingsCache() {
  const cache = new Map<string, { rev: string; findings: Finding[] }>();

  return {
    /** Returns the documents to check: new ones and changed ones. Removes the findings of documents that are not in the list. */
    outdated<Document extends StoredDocument>(documents: readonly Document[]): Document[] {
      const ids = new Set(documents.map(({ _id }) => _id));
      for (const id of cache.keys()) if (!ids.has(id)) cache.delete(id);
      return documents.filter(({ _id, _rev }) => cache.get(_id)?.rev !== _rev);
    },
    store({ _id, _rev }: StoredDocument, findings: Finding[]): void {
      cache.set(_id, { rev: _rev, findings });
    },
    /** The findings of these documents, in their order. Those of a changed document are from its last check. */
    findingsOf(documents: readonly StoredDocument[]): Finding[] {
      return documents.flatMap(({ _id }) => cache.get(_id)?.findings ?? []);
    },
    clear: () => cache.clear(),
  };
}
