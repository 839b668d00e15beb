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
  /** One row with JSON (packages/contracts/mail-settings.ts). */
  mailSettings: { id: number; content: string };
  /** One row: the access key of the embedded storage. */
  accessKey: { id: string; secret: string };
  /** Visitors' files in the embedded storage. */
  objects: {
    /** The object's name in the bucket: folder, random name, extension. */
    key: string;
    /** The key up to its last slash. One signature allows uploads into one folder. */
    folder: string;
    /** The code of the visitor's address and the day, with which the folder's name begins. */
    uploader: string;
    /** Bytes. */
    size: number;
    /** The visitor's name of the file, only for display. */
    name: string;
    md5: string;
    /** ISO 8601, UTC. */
    storedAt: string;
    /** The reason why the file is in quarantine. Null if it is not. */
    risk: string | null;
  };
}

/** A page, device, search or missing path on one day. count-columns.ts lists the columns with what was counted. */
interface DayOfCounts {
  name: string;
  day: string;
}

/** A connection or a transaction. */
export type Database = Kysely<Schema>;
