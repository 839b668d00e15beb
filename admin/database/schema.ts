import type { QuoteRequest } from "contracts/quote-request.ts";
import type { QuoteRequestState } from "contracts/staff.ts";
import type { Generated, Kysely } from "kysely";
import type { StoredObject } from "oss-storage/object-store.ts";

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
    /** Why it looks automated; empty otherwise. */
    suspicion: Generated<string>;
    /** What the part check showed the visitor about the file. */
    partReport: Generated<string>;
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
  pageDays: DayOfCounts;
  deviceDays: DayOfCounts;
  searchDays: DayOfCounts;
  missingPageDays: DayOfCounts;
  campaignDays: DayOfCounts;
  /** One row with JSON (packages/contracts/mail-settings.ts). */
  mailSettings: { id: number; content: string };
  /** One row: the access key of the embedded storage. */
  accessKey: { id: string; secret: string };
  /** Visitors' files in the embedded storage. */
  objects: StoredObject;
}

/** A page, device, search or missing path on one day. count-columns.ts lists the columns with what was counted. */
interface DayOfCounts {
  name: string;
  day: string;
}

/** A connection or a transaction. */
export type Database = Kysely<Schema>;
