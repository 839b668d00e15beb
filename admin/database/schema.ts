import type { QuoteRequest } from "contracts/quote-request.ts";
import type { QuoteRequestState } from "contracts/staff.ts";
import type { Generated, Kysely } from "kysely";

/**
 * The tables and columns, in camel case. In the database their names are in snake case. Times are ISO 8601 in UTC, as text, and
 * booleans are 0 or 1, so that every query means the same in SQLite and in Postgres.
 */
export interface Schema {
  quoteRequests: QuoteRequest & {
    id: string;
    receivedAt: string;
    idempotencyKey: string | null;
    state: QuoteRequestState;
    /** Whether the statistics count it. */
    isCounted: number;
    note: Generated<string>;
    changedBy: string | null;
    changedAt: string | null;
    /** What staff can search for, without case and accents. */
    searchText: string;
  };
  /** One row for each quote request that staff are mailed about. */
  mails: { quoteRequestId: string; tries: Generated<number>; nextTryAt: string; sentAt: string | null };
  pageStatistics: {
    receivedAt: string;
    webType: string;
    residenceTime: number;
    equipmentType: string;
    module: string;
    pageUrl: string;
  };
  pageVitals: {
    receivedAt: string;
    pageUrl: string;
    equipmentType: string;
    lcpMs: number | null;
    inpMs: number | null;
    cls: number | null;
    quoteOpened: number;
    quoteSent: number;
  };
  searches: { receivedAt: string; query: string; results: number };
  /** `receivedAt` is a day. Each path has one row per day. */
  missingPages: { receivedAt: string; path: string; visits: number };
  /** One row with JSON (packages/contracts/mail-settings.ts). */
  mailSettings: { id: number; content: string };
  /** One row: the access key of the embedded storage. */
  accessKey: { id: string; secret: string };
  /** Visitors' files in the embedded storage. */
  objects: { key: string; size: number; name: string; md5: string; storedAt: string; risk: string | null };
}

/** A connection or a transaction. */
export type Database = Kysely<Schema>;
