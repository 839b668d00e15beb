import type { Path } from "@sanity/types";

import type { ContentDocument } from "../fields/lake.ts";
import { storedField, storedItems } from "../fields/stored-field.ts";
import { objectsOf } from "./texts.ts";

export interface Table {
  readonly path: Path;
  readonly columns: readonly string[];
  readonly rows: readonly { readonly path: Path; readonly cells: readonly string[] }[];
}

/** The tables of a document. */
export function tablesOf(document: ContentDocument): Table[] {
  return objectsOf(document, "table").map(({ object, path }) => ({
    path,
    columns: storedItems(storedField(object, "columns")).map(String),
    rows: storedItems(storedField(object, "rows")).map((row) => ({
      path: [...path, "rows", { _key: String(storedField(row, "_key")) }],
      cells: storedItems(storedField(row, "cells")).map(String),
    })),
  }));
}
