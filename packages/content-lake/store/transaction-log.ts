import type { DatabaseSync, StatementSync } from "node:sqlite";

import type { RawPatch } from "mendoza";
import * as v from "valibot";

import { type JsonObject, isObject } from "../documents/json.ts";
import type { Cause, Change, LoggedChange } from "../documents/transaction.ts";
import { CREATED_OR_DELETED, type Row, integer, text } from "./database.ts";

// What the history reads of the log. store.ts writes it.

/** A transaction without its changes: one row of the table "transactions". */
export interface TransactionHeader {
  readonly sequence: number;
  readonly id: string;
  readonly timestamp: string;
  readonly author: string;
  readonly causes: ReadonlyMap<string, Cause>;
}

export interface TransactionTable {
  byId(id: string): TransactionHeader | undefined;
  /** Oldest first. */
  after(sequence: number): TransactionHeader[];
  newest(): TransactionHeader | undefined;
  /** The sequence of the newest transaction at or before a time; 0 when there is none. */
  lastSequenceUntil(timestamp: string): number;
}

const VersionReference = { versionId: v.string(), versionRevisionId: v.string() };
const StoredCause = v.variant("kind", [
  v.object({ kind: v.literal("publish"), ...VersionReference, releaseId: v.exactOptional(v.string()) }),
  v.object({ kind: v.literal("unpublish"), ...VersionReference }),
  v.object({ kind: v.literal("delete") }),
]);

export function createTransactionTable(database: DatabaseSync): TransactionTable {
  const byId = database.prepare("SELECT * FROM transactions WHERE id = ?");
  const after = database.prepare("SELECT * FROM transactions WHERE sequence > ? ORDER BY sequence");
  const newest = database.prepare("SELECT * FROM transactions ORDER BY sequence DESC LIMIT 1");
  // Timestamps never decrease as the sequence grows, so the first match is the newest.
  const until = database.prepare(
    "SELECT sequence FROM transactions WHERE timestamp <= ? ORDER BY sequence DESC LIMIT 1",
  );
  return {
    byId: (id) => toHeader(byId.get(id)),
    after: (sequence) => after.all(sequence).flatMap((row) => toHeader(row) ?? []),
    newest: () => toHeader(newest.get()),
    lastSequenceUntil: (timestamp) => {
      const row = until.get(timestamp);
      return row === undefined ? 0 : integer(row, "sequence");
    },
  };
}

function toHeader(row: Row | undefined): TransactionHeader | undefined {
  if (row === undefined) return undefined;
  return { ...toTransaction(row), causes: toCauses(JSON.parse(text(row, "causes"))) };
}

/** A map, because Valibot drops the properties of an object that are called like those of every object. */
function toCauses(stored: object): Map<string, Cause> {
  return new Map(Object.entries(stored).map(([id, cause]) => [id, v.parse(StoredCause, cause)]));
}

function toTransaction(row: Row): Omit<TransactionHeader, "causes"> {
  return {
    sequence: integer(row, "sequence"),
    id: text(row, "id"),
    timestamp: text(row, "timestamp"),
    author: text(row, "author"),
  };
}

export interface ChangeRow extends Pick<Change, "id" | "mutations" | "effects"> {
  readonly sequence: number;
  /** The document's revision before this change. Null if the change created the document. */
  readonly previousRev: string | null;
}

/** What leads back to the document before a change. */
interface Reversal extends Pick<ChangeRow, "previousRev"> {
  readonly revert: RawPatch;
}

export interface Transition {
  readonly id: string;
  readonly previousRev: string | null;
  readonly kind: "created" | "deleted" | "edited";
}

interface LoggedTransition {
  readonly transition: Transition;
  readonly transaction: Omit<TransactionHeader, "causes">;
}

export interface ChangeTable {
  /** In the order in which the transaction applied them. */
  ofTransaction(sequence: number): ChangeRow[];
  ofDocumentInTransaction(document: string, sequence: number): ChangeRow | undefined;
  /** What a transaction did with its documents, in the order of `ofTransaction`. Does not read the changes, which may be large. */
  transitions(sequence: number): Transition[];
  /** The same of one document. */
  transitionOf(document: string, sequence: number): Transition | undefined;
  /** What created and deleted the documents whose ids start with a prefix, newest first, in transactions that did not change another one. */
  transitionsWithPrefix(prefix: string, options: { without: string; limit: number }): LoggedTransition[];
  /** Of the changes of a document, newest first, of transactions with a sequence greater than `afterSequence`. */
  reversals(document: string, afterSequence: number): Iterable<Reversal>;
  /** The size of all changes of transactions after this one. */
  bytesAfter(sequence: number): number;
  /** The changes of some documents in a range of transactions, both included, by the sequence of their transaction. */
  ofDocuments(documents: readonly string[], first: number, last: number): Map<number, LoggedChange[]>;
  /** The same without mutations and effects, which may be large. */
  idsOfDocuments(documents: readonly string[], first: number, last: number): Map<number, LoggedChange[]>;
  /** The size of what `ofDocuments` returns. */
  sizeOf(
    documents: readonly string[],
    first: number,
    last: number,
  ): { readonly changes: number; readonly bytes: number };
}

/** Does not read the columns. */
const SIZE =
  "coalesce(sum(octet_length(mutations) + octet_length(apply) + octet_length(revert)), 0) AS bytes";

/** The Mendoza patch of a deletion. */
const DELETION = "'[0,null]'";
const TRANSITION = `CASE
    WHEN octet_length(apply) = octet_length(${DELETION}) AND apply = ${DELETION} THEN 'deleted'
    WHEN octet_length(revert) = octet_length(${DELETION}) AND revert = ${DELETION} THEN 'created'
    ELSE 'edited'
  END AS kind`;

export function createChangeTable(database: DatabaseSync): ChangeTable {
  const ofTransaction = database.prepare("SELECT * FROM changes WHERE sequence = ? ORDER BY position");
  const ofDocumentInTransaction = database.prepare(
    "SELECT * FROM changes WHERE document = ? AND sequence = ?",
  );
  const reversals = database.prepare(
    "SELECT previous_rev, revert FROM changes WHERE document = ? AND sequence > ? ORDER BY sequence DESC",
  );
  const transitions = database.prepare(
    `SELECT document, previous_rev, ${TRANSITION} FROM changes WHERE sequence = ? ORDER BY position`,
  );
  const transitionOf = database.prepare(
    `SELECT document, previous_rev, ${TRANSITION} FROM changes WHERE document = ? AND sequence = ?`,
  );
  const transitionsWithPrefix = database.prepare(
    `SELECT sequence, document, previous_rev, ${TRANSITION}, transactions.id, timestamp, author
     FROM changes JOIN transactions USING (sequence)
     WHERE changes.rowid IN (
       SELECT rowid FROM changes INDEXED BY created_or_deleted
       WHERE ${CREATED_OR_DELETED} AND document >= :from AND document < :to
         AND sequence NOT IN (SELECT sequence FROM changes WHERE document = :without)
       ORDER BY sequence DESC LIMIT :limit
     )
     ORDER BY sequence DESC, document`,
  );
  const bytesAfter = database.prepare(`SELECT ${SIZE} FROM changes WHERE sequence > ?`);
  const inRange =
    "FROM changes WHERE document IN (SELECT value FROM json_each(?)) AND sequence BETWEEN ? AND ?";
  const ofDocuments = database.prepare(`SELECT * ${inRange} ORDER BY sequence, position`);
  const idsOfDocuments = database.prepare(
    `SELECT sequence, document, '[]' AS mutations, '[]' AS apply, '[]' AS revert
     ${inRange} ORDER BY sequence, position`,
  );
  const sizeOf = database.prepare(`SELECT count(*) AS changes, ${SIZE} ${inRange}`);
  return {
    ofTransaction: (sequence) => ofTransaction.all(sequence).map(toChangeRow),
    ofDocumentInTransaction(document, sequence) {
      const row = ofDocumentInTransaction.get(document, sequence);
      return row === undefined ? undefined : toChangeRow(row);
    },
    transitions: (sequence) => transitions.all(sequence).map(toTransition),
    transitionOf(document, sequence) {
      const row = transitionOf.get(document, sequence);
      return row === undefined ? undefined : toTransition(row);
    },
    transitionsWithPrefix: (prefix, options) =>
      transitionsWithPrefix
        .all({ from: prefix, to: `${prefix}\u{10FFFF}`, ...options })
        .map((row) => ({ transition: toTransition(row), transaction: toTransaction(row) })),
    *reversals(document, afterSequence) {
      for (const row of reversals.iterate(document, afterSequence))
        yield { previousRev: previousRevOf(row), revert: parsePatch(text(row, "revert")) };
    },
    ofDocuments: (...range) => changesBySequence(ofDocuments, ...range),
    idsOfDocuments: (...range) => changesBySequence(idsOfDocuments, ...range),
    bytesAfter: (sequence) => integer(bytesAfter.get(sequence), "bytes"),
    sizeOf(documents, first, last) {
      const row = sizeOf.get(JSON.stringify(documents), first, last);
      return { changes: integer(row, "changes"), bytes: integer(row, "bytes") };
    },
  };
}

function changesBySequence(
  statement: StatementSync,
  documents: readonly string[],
  first: number,
  last: number,
): Map<number, LoggedChange[]> {
  const changes = new Map<number, LoggedChange[]>();
  for (const row of statement.all(JSON.stringify(documents), first, last)) {
    const [id, sequence] = [text(row, "document"), integer(row, "sequence")];
    const [mutations, apply, revert] = [text(row, "mutations"), text(row, "apply"), text(row, "revert")];
    const others = changes.get(sequence);
    if (others) others.push({ id, mutations, apply, revert });
    else changes.set(sequence, [{ id, mutations, apply, revert }]);
  }
  return changes;
}

function previousRevOf(row: Row): string | null {
  return row.previous_rev === null ? null : text(row, "previous_rev");
}

function toTransition(row: Row): Transition {
  return {
    id: text(row, "document"),
    previousRev: previousRevOf(row),
    kind: v.parse(v.picklist(["created", "deleted", "edited"]), row.kind),
  };
}

function toChangeRow(row: Row): ChangeRow {
  return {
    sequence: integer(row, "sequence"),
    id: text(row, "document"),
    previousRev: previousRevOf(row),
    mutations: parseMutations(text(row, "mutations")),
    effects: { apply: parsePatch(text(row, "apply")), revert: parsePatch(text(row, "revert")) },
  };
}

function parseMutations(json: string): JsonObject[] {
  const value: unknown = JSON.parse(json);
  if (Array.isArray(value) && value.every(isObject)) return value;
  throw new Error("The store is damaged: a change has no array of mutations");
}

function parsePatch(json: string): RawPatch {
  const value: unknown = JSON.parse(json);
  if (Array.isArray(value)) return value;
  throw new Error("The store is damaged: a change has no Mendoza patch");
}

/** Selects transactions that changed one of the documents. All bounds are inclusive. */
interface TransactionFilter {
  readonly documents: readonly string[];
  readonly fromSequence: number;
  readonly toSequence: number;
  readonly fromTime?: string | undefined;
  readonly toTime?: string | undefined;
  readonly authors?: readonly string[] | undefined;
  readonly reverse: boolean;
  readonly limit: number;
}

export interface TransactionSearch {
  transactions(filter: TransactionFilter): TransactionHeader[];
}

export function createTransactionSearch(database: DatabaseSync): TransactionSearch {
  const select = (order: "ASC" | "DESC") =>
    database.prepare(
      `SELECT * FROM transactions
       WHERE sequence IN (
           SELECT sequence FROM changes
           WHERE document IN (SELECT value FROM json_each(:documents)) AND sequence BETWEEN :fromSequence AND :toSequence
         )
         AND timestamp BETWEEN :fromTime AND :toTime
         AND (:authors IS NULL OR author IN (SELECT value FROM json_each(:authors)))
       ORDER BY sequence ${order} LIMIT :limit`,
    );
  const [oldestFirst, newestFirst] = [select("ASC"), select("DESC")];
  return {
    transactions({ documents, authors, reverse, fromTime = "", toTime = "~", ...bounds }) {
      const lists = {
        documents: JSON.stringify(documents),
        authors: authors === undefined ? null : JSON.stringify(authors),
      };
      const rows = (reverse ? newestFirst : oldestFirst).all({
        ...bounds,
        fromTime,
        toTime,
        ...lists,
      });
      return rows.flatMap((row) => toHeader(row) ?? []);
    },
  };
}
