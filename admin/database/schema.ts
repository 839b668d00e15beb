import type { QuoteRequest } from "contracts/quote-request.ts";
import type { RequestEvent, RequestProgress } from "contracts/request-page.ts";
import type { QuoteRequestState } from "contracts/staff.ts";
import type { Generated, Kysely } from "kysely";
import type { StoredObject } from "oss-storage/object-store.ts";

/**
 * The kind of a mail. To staff: `request` (a new request), `details` (details, files and answers that the customer has added) and `summary`
 * (requests above the limit of single mails: one row for each, sent as one mail). To the customer: `receipt` and `question`. Earlier versions
 * stored `answer`.
 */
export type MailKind = "request" | "answer" | "details" | "summary" | "receipt" | "question";

/**
 * The tables and columns, in camel case. In the database their names are in snake case. Times are ISO 8601 in UTC, as text, and
 * booleans are 0 or 1, so that every query means the same in SQLite and in Postgres.
 */
export interface Schema {
  quoteRequests: QuoteRequest & {
    id: string;
    /** By which customers and staff name it. */
    number: string;
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
    /** How far it is, as the customer sees it. */
    progress: Generated<RequestProgress>;
    /** The language of the page on which it was sent. */
    language: Generated<string>;
    /** When staff reply, as JSON (packages/contracts/request-page.ts). Null if the site did not say so. */
    replyBy: string | null;
    /** What the company called itself. Null if the site did not say so. */
    brand: string | null;
    /** The id of the request that this one repeats. Null for the others. */
    repeatedFrom: string | null;
    /** A code for the address that it came from and the day (http/address-code.ts). Null if the site did not say it. */
    sender: string | null;
    /** When the mailer last tried to send its receipt. Null before that. */
    receiptAt: string | null;
    /** What staff can search for, without case and accents. */
    searchText: string;
  };
  /** One row for each mail about a quote request. */
  mails: {
    quoteRequestId: string;
    kind: MailKind;
    about: string;
    /** Who has caused the mail: the sender of the quote request. Empty if that is not known. */
    sender: Generated<string>;
    tries: Generated<number>;
    nextTryAt: string;
    sentAt: string | null;
    /** When the mailer gave it up. */
    failedAt: string | null;
  };
  /** The links to the pages of quote requests. `ordinal`: 1 for the first link of a request. */
  requestLinks: { tokenHash: string; quoteRequestId: string; ordinal: number; expiresAt: string };
  /** What customers have added on the page of their request. No row before they add something. */
  requestDetails: {
    quoteRequestId: string;
    /** JSON (packages/contracts/request-page.ts). */
    content: string;
    changedAt: string;
    /** The content that staff have seen. */
    seenContent: string;
    seenAt: string | null;
  };
  requestFiles: { id: string; quoteRequestId: string; url: string; name: string; addedAt: string };
  requestEvents: RequestEvent & {
    quoteRequestId: string;
    /** The member of staff. Null for the customer. */
    author: string | null;
  };
  pageDays: DayOfCounts;
  deviceDays: DayOfCounts;
  searchDays: DayOfCounts;
  missingPageDays: DayOfCounts;
  campaignDays: DayOfCounts;
  versionDays: DayOfCounts;
  /** One row with JSON (packages/contracts/mail-settings.ts). */
  mailSettings: { id: number; content: string };
  /** One row, which is locked while receipts are counted, or while a request gets a file. */
  receiptLock: { id: number };
  /** One row: the access key of the embedded storage. */
  accessKey: { id: string; secret: string };
  /** Visitors' files in the embedded storage. */
  objects: StoredObject;
}

/** A page, device, search, missing path, campaign or version of a block on one day. count-columns.ts lists the columns with what was counted. */
interface DayOfCounts {
  name: string;
  day: string;
}

/** A connection or a transaction. */
export type Database = Kysely<Schema>;
