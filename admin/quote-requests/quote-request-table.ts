import { randomUUID } from "node:crypto";

import { keysOf } from "contracts/keys-of.ts";
import { type QuoteRequest, type VisitorField, visitorFields } from "contracts/quote-request.ts";
import type { Visit } from "contracts/receipt.ts";
import {
  type ExportQuery,
  type ListQuery,
  type QuoteRequestChange,
  type QuoteRequestList,
  type StaffQuoteRequest,
  StoredQuoteRequest,
} from "contracts/staff.ts";
import { type ExpressionBuilder, type Selectable, sql, type SqlBool } from "kysely";
import { mailboxOf } from "mail-outbox/mailbox.ts";
import { normalizeText } from "unicode-text/unicode-text.ts";
import type * as v from "valibot";

import { createRequestNumber, numberText } from "#database/request-number.ts";
import type { Database, Schema } from "#database/schema.ts";

import { hasPlace, mails } from "./mails.ts";
import { dialedNumber } from "./phone-number.ts";
import { progressTo } from "./request-events.ts";
import { lockOthersOut, requestWithFile } from "./used-files.ts";

type Search = v.InferOutput<typeof ExportQuery>;

interface Received {
  /** Default: a random one. */
  readonly id?: string;
  readonly at: string;
  readonly idempotencyKey: string | undefined;
  /** Why the request looks automated. It is stored as spam then. */
  readonly suspicion?: string | undefined;
  /** The report of the part check about the file; empty without one. */
  readonly partReport?: string;
  /** Whether the statistics count it. An editor who tries the form in the preview is not a visitor. */
  readonly isCounted: boolean;
  /** What the site told the visitor. */
  readonly visit?: Visit | undefined;
  /** Whether the customer gets a receipt, unless the request looks automated. */
  readonly isReceiptSent?: boolean;
  /** The id of the request that it repeats. */
  readonly repeatedFrom?: string;
  /** A code for the visitor, by which receipts are limited. */
  readonly sender?: string | undefined;
}

type Claim = Pick<Selectable<Schema["quoteRequests"]>, "id" | "email" | "sender" | "receivedAt">;

export interface AddedRequest {
  readonly id: string;
  readonly number: string;
  readonly receivedAt: string;
  /** What the site told the first visitor who sent it, as JSON. */
  readonly replyBy: string | null;
}

/**
 * How many receipts one mailbox gets, one sender causes, and are sent in all. Anyone can type another person's address, who must not be
 * flooded in our name. A sender may be an office with one address.
 */
const MAX_RECEIPTS = { ofMailboxInDay: 3, ofSenderInDay: 12, inHour: 120 } as const;
/** Receipts that a mail server has refused before can use half of the hourly limit. The rest is for new receipts. */
const MAX_TRIED_AGAIN = { ...MAX_RECEIPTS, inHour: MAX_RECEIPTS.inHour / 2 };
const HOUR_MS = 3_600_000;
const MIN_WAIT_MS = 600_000;

const COLUMNS = keysOf(StoredQuoteRequest.entries);

/** Whether the customer has added something that staff have not seen. SQLite has no booleans. */
function hasNews(builder: ExpressionBuilder<Schema, "quoteRequests">) {
  const unseen = builder
    .selectFrom("requestDetails")
    .select("changedAt")
    .whereRef("quoteRequestId", "=", "quoteRequests.id")
    .where((details) =>
      details.or([details("seenAt", "is", null), details("changedAt", ">", details.ref("seenAt"))]),
    );
  return builder.exists(unseen).as("hasNews");
}

type Stored = v.InferOutput<typeof StoredQuoteRequest> & { readonly hasNews: SqlBool };

function toStaff({ hasNews: news, ...stored }: Stored): StaffQuoteRequest {
  return { ...stored, dialed: dialedNumber(stored), hasNews: Boolean(news) };
}

export type QuoteRequestTable = ReturnType<typeof createQuoteRequestTable>;

export function createQuoteRequestTable(database: Database) {
  const table = database.selectFrom("quoteRequests");

  const get = async (id: string): Promise<StaffQuoteRequest | undefined> => {
    const stored = await table.select(COLUMNS).select(hasNews).where("id", "=", id).executeTakeFirst();
    return stored && toStaff(stored);
  };

  /** Finds part of the visitor's text or of the note. Case and accents are ignored. */
  function withText(text: string | undefined) {
    if (text === undefined) return table;
    const pattern = `%${plain(text).replace(/[\\%_]/g, String.raw`\$&`)}%`;
    return table.where(sql<boolean>`search_text like ${pattern} escape '\\'`);
  }

  /** New requests first, then the others. Both are sorted by time, latest first. */
  function sorted({ state, text }: Search) {
    const matching = withText(text)
      .orderBy(sql`state <> 'new'`)
      .orderBy("receivedAt", "desc")
      .orderBy("id");
    return state === undefined ? matching : matching.where("state", "=", state);
  }

  return {
    get,
    /** The ids of all that match, in the order of the list. */
    findIds: async (search: Search): Promise<string[]> =>
      (await sorted(search).select("id").execute()).map(({ id }) => id),
    /** Those of the requests that still exist, in the order of the list. */
    getAll: async (ids: readonly string[]): Promise<StaffQuoteRequest[]> =>
      (await sorted({}).select(COLUMNS).select(hasNews).where("id", "in", ids).execute()).map(toStaff),
    /**
     * Stores the request and its mails durably in one transaction, and returns it. If the key was used before, stores nothing and
     * returns that first request. Returns undefined and stores nothing if the file belongs to another
     * request.
     */
    add: (quoteRequest: QuoteRequest, received: Received): Promise<AddedRequest | undefined> =>
      database.transaction().execute(async (transaction) => {
        const { at, idempotencyKey = null, suspicion = "", partReport = "", isCounted } = received;
        const { id = randomUUID(), visit, isReceiptSent = false, repeatedFrom = null } = received;
        const columns = ["id", "number", "receivedAt", "replyBy"] as const;
        const requests = transaction.selectFrom("quoteRequests").select(columns);
        const findFirst = async () =>
          idempotencyKey === null
            ? undefined
            : requests.where("idempotencyKey", "=", idempotencyKey).executeTakeFirst();
        const first = await findFirst();
        if (first !== undefined) return first;
        const { fileUpload } = quoteRequest;
        // Another process may have stored the same request since the query above.
        if (fileUpload !== "" && (await requestWithFile(transaction, fileUpload))) return findFirst();
        const number = await unusedNumber(transaction);
        const inserted = await transaction
          .insertInto("quoteRequests")
          .values({
            ...quoteRequest,
            id,
            number,
            receivedAt: at,
            idempotencyKey,
            state: suspicion === "" ? "new" : "spam",
            suspicion,
            partReport,
            isCounted: Number(isCounted),
            repeatedFrom,
            sender: received.sender ?? null,
            searchText: searchTextOf({ ...quoteRequest, number, note: "" }),
            ...(visit && {
              language: visit.language,
              replyBy: visit.replyBy && JSON.stringify(visit.replyBy),
              brand: visit.brand ?? null,
            }),
          })
          .onConflict((conflict) => conflict.doNothing())
          .returning(columns)
          .executeTakeFirst();
        // Another process has stored the same request, or one with the same file, since the queries above.
        if (inserted === undefined) return findFirst();
        if (suspicion !== "") return inserted;
        const mail = { quoteRequestId: inserted.id, about: "" };
        await mails.add(transaction, { ...mail, kind: "request" }, at, received.sender);
        if (isReceiptSent) await mails.add(transaction, { ...mail, kind: "receipt" }, at, received.sender);
        return inserted;
      }),
    /** One page of the list. */
    async find({ limit, offset, ...search }: v.InferOutput<typeof ListQuery>) {
      const counts = { new: 0, answered: 0, spam: 0 };
      const counted = await withText(search.text)
        .select(({ fn }) => ["state", fn.countAll<number>().as("count")])
        .groupBy("state")
        .execute();
      for (const row of counted) counts[row.state] = row.count;

      const { suspected } = await table
        .select(({ fn }) => fn.countAll<number>().as("suspected"))
        .where("state", "=", "spam")
        .where("changedAt", "is", null)
        .executeTakeFirstOrThrow();

      const page = sorted(search).select(COLUMNS).select(hasNews).limit(limit).offset(offset);
      return {
        total: search.state === undefined ? counts.new + counts.answered + counts.spam : counts[search.state],
        counts,
        suspected,
        quoteRequests: (await page.execute()).map(toStaff),
      } satisfies Omit<QuoteRequestList, "areUploadsLimited">;
    },
    /**
     * Returns the current request, or undefined if there is none. `isConflict`: it was changed since `seen`, so nothing is changed.
     */
    async change(id: string, { state, note, seen, by, at }: QuoteRequestChange & { by: string; at: string }) {
      const stored = await get(id);
      if (stored === undefined) return undefined;
      // What staff have answered is not only received. They say themselves what comes next.
      const isReviewed = state === "answered" && stored.progress === "received";
      const isChanged = await database.transaction().execute(async (transaction) => {
        const { numUpdatedRows } = await transaction
          .updateTable("quoteRequests")
          .set({ state, note, changedBy: by, changedAt: at, searchText: searchTextOf({ ...stored, note }) })
          .where("id", "=", id)
          .where("changedAt", "is not distinct from", seen)
          .executeTakeFirst();
        if (isReviewed && numUpdatedRows === 1n)
          await progressTo(transaction, id, "review", { author: by, at });
        return numUpdatedRows === 1n;
      });
      const quoteRequest = await get(id);
      return quoteRequest && { quoteRequest, isConflict: !isChanged };
    },
  };
}

async function unusedNumber(transaction: Database): Promise<string> {
  for (;;) {
    const number = createRequestNumber();
    const used = transaction.selectFrom("quoteRequests").select("id").where("number", "=", number);
    if ((await used.executeTakeFirst()) === undefined) return number;
  }
}

/**
 * Counts the receipt as sent and returns "now" if the limits allow it. Otherwise returns when to try again, or undefined if its mailbox had
 * enough.
 */
export function claimReceipt(database: Database, { id, email, sender, receivedAt }: Claim, at: Date) {
  return database.transaction().execute(async (transaction) => {
    // Otherwise processes that send at the same moment would not count each other's receipts.
    await lockOthersOut(transaction);
    const before = (ms: number) => new Date(at.getTime() - ms).toISOString();
    const requests = transaction
      .selectFrom("quoteRequests")
      .select(["email", "sender", "receiptAt as sentAt"]);
    const others = requests.where("id", "<>", id).where("receiptAt", ">", before(24 * HOUR_MS));
    const inDay = await others.execute();
    const mailbox = mailboxOf(email);
    const ofMailbox = inDay.filter((other) => mailboxOf(other.email) === mailbox);
    if (ofMailbox.length >= MAX_RECEIPTS.ofMailboxInDay) return undefined;

    const own = await requests.where("id", "=", id).executeTakeFirst();
    if (!hasPlace(inDay, sender, at, own?.sentAt ? MAX_TRIED_AGAIN : MAX_RECEIPTS))
      return new Date(at.getTime() + Math.max(MIN_WAIT_MS, at.getTime() - Date.parse(receivedAt)));
    const receiptAt = before(0);
    await transaction.updateTable("quoteRequests").set({ receiptAt }).where("id", "=", id).execute();
    return "now";
  });
}

/** The fields that are searched. The dialing code is left out, because "+4" would match most requests. */
const SEARCHED_FIELDS = keysOf(visitorFields).filter((field) => field !== "location");

/**
 * What staff can find a request by. It is computed here and stored, because SQLite's own `lower` supports only ASCII, and
 * the `lower` of Postgres depends on the locale of the database.
 */
function searchTextOf({
  note,
  number,
  ...texts
}: Readonly<Record<VisitorField | "note" | "number", string>>): string {
  return plain([...SEARCHED_FIELDS.map((field) => texts[field]), note, numberText(number)].join(" "));
}

/** Removes case and accents for a search: "Müller" becomes "muller". */
function plain(text: string): string {
  return normalizeText(text, "NFD")
    .replace(/\p{Mark}+/gu, "")
    .toLowerCase();
}
