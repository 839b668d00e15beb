import type { DatabaseSync } from "node:sqlite";

import { type Heading, heading } from "./transaction-table.ts";

/** Transactions that touched one of the documents. All bounds are inclusive. */
interface Search {
  readonly documents: readonly string[];
  readonly fromSequence: number;
  readonly toSequence: number;
  readonly fromTime?: string | undefined;
  readonly toTime?: string | undefined;
  readonly authors?: readonly string[] | undefined;
  readonly reverse: boolean;
  readonly limit: number;
}

export interface Searches {
  transactions(search: Search): Heading[];
  /** Ids, in the log, that begin with `prefix`. */
  documentsFrom(prefix: string): string[];
}

export function searches(database: DatabaseSync): Searches {
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
  const from = database.prepare("SELECT DISTINCT document FROM changes WHERE document >= ? AND document < ?");
  return {
    transactions({ documents, authors, reverse, fromTime = "", toTime = "~", ...bounds }) {
      const names = {
        documents: JSON.stringify(documents),
        authors: authors === undefined ? null : JSON.stringify(authors),
      };
      const rows = (reverse ? newestFirst : oldestFirst).all({
        ...bounds,
        fromTime,
        toTime,
        ...names,
      });
      return rows.flatMap((row) => heading(row) ?? []);
    },
    documentsFrom: (prefix) =>
      from.all(prefix, `${prefix}\u{10FFFF}`).map(({ document }) => String(document)),
  };
}
