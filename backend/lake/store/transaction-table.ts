import type { DatabaseSync } from "node:sqlite";

import * as v from "valibot";

import type { Cause } from "../documents/transaction.ts";
import { type Row, integer, text } from "./row.ts";

/** A transaction without its changes. */
export interface Heading {
  readonly sequence: number;
  readonly id: string;
  readonly timestamp: string;
  readonly author: string;
  readonly causes: Readonly<Record<string, Cause>>;
}

export interface TransactionTable {
  insert(heading: Heading): void;
  byId(id: string): Heading | undefined;
  bySequence(sequence: number): Heading | undefined;
  /** Oldest first. */
  after(sequence: number): Heading[];
  newest(): Heading | undefined;
  oldest(): Heading | undefined;
  /** The sequence of the newest transaction at or before a time; 0 when there is none. */
  lastUntil(timestamp: string): number;
}

const Version = { versionId: v.string(), versionRevisionId: v.string() };
const Causes = v.record(
  v.string(),
  v.variant("kind", [
    v.object({ kind: v.literal("publish"), ...Version, releaseId: v.exactOptional(v.string()) }),
    v.object({ kind: v.literal("unpublish"), ...Version }),
    v.object({ kind: v.literal("delete") }),
  ]),
);

export function transactionTable(database: DatabaseSync): TransactionTable {
  const insert = database.prepare(
    "INSERT INTO transactions (sequence, id, timestamp, author, causes) VALUES (?, ?, ?, ?, ?)",
  );
  const byId = database.prepare("SELECT * FROM transactions WHERE id = ?");
  const bySequence = database.prepare("SELECT * FROM transactions WHERE sequence = ?");
  const after = database.prepare("SELECT * FROM transactions WHERE sequence > ? ORDER BY sequence");
  const newest = database.prepare("SELECT * FROM transactions ORDER BY sequence DESC LIMIT 1");
  const oldest = database.prepare("SELECT * FROM transactions ORDER BY sequence LIMIT 1");
  // Timestamps never fall as the sequence grows, so the search may stop at the first hit.
  const until = database.prepare(
    "SELECT sequence FROM transactions WHERE timestamp <= ? ORDER BY sequence DESC LIMIT 1",
  );
  return {
    insert: ({ sequence, id, timestamp, author, causes }) =>
      void insert.run(sequence, id, timestamp, author, JSON.stringify(causes)),
    byId: (id) => heading(byId.get(id)),
    bySequence: (sequence) => heading(bySequence.get(sequence)),
    after: (sequence) => after.all(sequence).flatMap((row) => heading(row) ?? []),
    newest: () => heading(newest.get()),
    oldest: () => heading(oldest.get()),
    lastUntil: (timestamp) => {
      const row = until.get(timestamp);
      return row === undefined ? 0 : integer(row, "sequence");
    },
  };
}

export function heading(row: Row | undefined): Heading | undefined {
  if (row === undefined) return undefined;
  return {
    sequence: integer(row, "sequence"),
    id: text(row, "id"),
    timestamp: text(row, "timestamp"),
    author: text(row, "author"),
    causes: v.parse(Causes, JSON.parse(text(row, "causes"))),
  };
}
