import { studioPath } from "@sanity/client/csm";
import type { ValidationMarker } from "sanity";
import type { StoredDocument } from "stored-values/stored-document.ts";
import type { FormTitles } from "studio-kit/form-titles.ts";

/** What is wrong with a field, as Sanity's validation says it. */
export type Marker = Pick<ValidationMarker, "level" | "message" | "path">;

/** A problem that rules found in a document. */
export interface FieldFinding {
  /** An error prevents publishing, a warning asks before publishing, an info is a hint that editors may ignore. */
  level: "error" | "warning" | "info";
  message: string;
  /** The field as the Studio's edit intent takes it: `blocks[_key=="a"].heading`. */
  path: string;
  /** The field by its titles in the form: `Blocks › Hero “CNC machining” › Introduction`. */
  breadcrumb: string;
}

export interface Finding extends FieldFinding {
  document: StoredDocument;
}

/** An error that belongs to no field. */
export function wholeDocument(message: string): FieldFinding {
  return { level: "error", message, path: "", breadcrumb: "" };
}

const LEVELS = ["error", "warning", "info"] satisfies Finding["level"][];

/** Converts a document's validation markers: first errors, then warnings, then hints, each in the order of the form. */
export function findingsOf(
  document: StoredDocument,
  markers: readonly Marker[],
  { breadcrumbOf, positionsOf }: Pick<FormTitles, "breadcrumbOf" | "positionsOf">,
): Finding[] {
  return markers
    .map(({ level, message, path }) => {
      const breadcrumb = breadcrumbOf(path, document);
      const order = [LEVELS.indexOf(level), ...positionsOf(path, document)];
      return { order, finding: { document, level, message, path: studioPath.toString(path), breadcrumb } };
    })
    .toSorted((a, b) => comparePositions(a.order, b.order))
    .map(({ finding }) => finding);
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
