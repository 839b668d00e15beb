import type { DatabaseSync } from "node:sqlite";

import type { RawPatch } from "mendoza";

import type { JsonObject } from "../documents/document.ts";
import { isObject } from "../documents/json.ts";
import type { LoggedChange } from "../documents/transaction.ts";
import { type Row, integer, text } from "./row.ts";

export interface ChangeRow extends LoggedChange {
  readonly sequence: number;
  /** The revision before this change; null when the document began here. */
  readonly previousRev: string | null;
}

export interface ChangeTable {
  insert(position: number, change: ChangeRow): void;
  /** In the order in which the transaction made them. */
  ofTransaction(sequence: number): ChangeRow[];
  ofDocumentIn(document: string, sequence: number): ChangeRow | undefined;
  /** Newest first; only those of transactions after `sequence`. */
  ofDocument(document: string, afterSequence: number): Iterable<ChangeRow>;
  removeOf(document: string): void;
}

export function changeTable(database: DatabaseSync): ChangeTable {
  const insert = database.prepare(
    "INSERT INTO changes (sequence, position, document, previous_rev, mutations, apply, revert) VALUES (?, ?, ?, ?, ?, ?, ?)",
  );
  const ofTransaction = database.prepare("SELECT * FROM changes WHERE sequence = ? ORDER BY position");
  const ofDocumentIn = database.prepare("SELECT * FROM changes WHERE document = ? AND sequence = ?");
  const ofDocument = database.prepare(
    "SELECT * FROM changes WHERE document = ? AND sequence > ? ORDER BY sequence DESC",
  );
  const removeOf = database.prepare("DELETE FROM changes WHERE document = ?");
  return {
    insert(position, { sequence, id, previousRev, mutations, effects }) {
      const [made, apply, revert] = [mutations, effects.apply, effects.revert].map((part) =>
        JSON.stringify(part),
      );
      insert.run(sequence, position, id, previousRev, made ?? "[]", apply ?? "[]", revert ?? "[]");
    },
    ofTransaction: (sequence) => ofTransaction.all(sequence).map(changeRow),
    ofDocumentIn(document, sequence) {
      const row = ofDocumentIn.get(document, sequence);
      return row === undefined ? undefined : changeRow(row);
    },
    *ofDocument(document, afterSequence) {
      for (const row of ofDocument.iterate(document, afterSequence)) yield changeRow(row);
    },
    removeOf: (document) => void removeOf.run(document),
  };
}

function changeRow(row: Row): ChangeRow {
  return {
    sequence: integer(row, "sequence"),
    id: text(row, "document"),
    previousRev: row.previous_rev === null ? null : text(row, "previous_rev"),
    mutations: mutationsIn(text(row, "mutations")),
    effects: { apply: patchIn(text(row, "apply")), revert: patchIn(text(row, "revert")) },
  };
}

function mutationsIn(json: string): JsonObject[] {
  const value: unknown = JSON.parse(json);
  if (Array.isArray(value) && value.every(isObject)) return value;
  throw new Error("The store is damaged: a change has no list of mutations");
}

function patchIn(json: string): RawPatch {
  const value: unknown = JSON.parse(json);
  if (Array.isArray(value)) return value;
  throw new Error("The store is damaged: a change has no patch");
}
