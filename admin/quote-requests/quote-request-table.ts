import { randomUUID } from "node:crypto";

import { keysOf } from "contracts/keys-of.ts";
import type { QuoteRequest } from "contracts/quote-request.ts";
import {
  type QuoteRequestChange,
  type QuoteRequestList,
  type QuoteRequestState,
  type StaffQuoteRequest,
  StoredQuoteRequest,
} from "contracts/staff.ts";
import { sql } from "kysely";
import type * as v from "valibot";

import type { Database } from "#database/schema.ts";
import { plain, searchTextOf } from "#database/search-text.ts";

import { dialedNumber } from "./phone-number.ts";

interface Search {
  readonly state?: QuoteRequestState | undefined;
  /** Part of the visitor's text or of the note. Case and accents are ignored. */
  readonly text?: string | undefined;
  /** Undefined selects all results. */
  readonly page?: { readonly limit: number; readonly offset: number };
}

export interface QuoteRequestTable {
  /**
   * Stores the request and its mail durably in one transaction, and returns the request's id. If the key was used before, it is the
   * same request: returns the id of the first one. Returns undefined and stores nothing if the file belongs to another request.
   */
  add(
    quoteRequest: QuoteRequest,
    received: {
      at: string;
      idempotencyKey: string | undefined;
      /** Why the request looks automated. It is stored as spam then. */
      suspicion?: string | undefined;
      /** The report of the part check about the file; empty without one. */
      partReport?: string;
      /** Whether the statistics count it. An editor who tries the form in the preview is not a visitor. */
      isCounted: boolean;
    },
  ): Promise<string | undefined>;
  get(id: string): Promise<StaffQuoteRequest | undefined>;
  /** Returns new requests first, then the others. Both are sorted by time, latest first. */
  find(search: Search): Promise<QuoteRequestList>;
  /**
   * Returns the current request, or undefined if there is none. `isConflict`: it was changed since `seen`, so nothing is changed.
   */
  change(
    id: string,
    change: QuoteRequestChange & { by: string; at: string },
  ): Promise<{ readonly quoteRequest: StaffQuoteRequest; readonly isConflict: boolean } | undefined>;
}

const COLUMNS = keysOf(StoredQuoteRequest.entries);

function withDialedNumber(stored: v.InferOutput<typeof StoredQuoteRequest>): StaffQuoteRequest {
  return { ...stored, dialed: dialedNumber(stored) };
}

export function createQuoteRequestTable(database: Database): QuoteRequestTable {
  const get = async (id: string) => {
    const stored = await database
      .selectFrom("quoteRequests")
      .select(COLUMNS)
      .where("id", "=", id)
      .executeTakeFirst();
    return stored && withDialedNumber(stored);
  };

  return {
    get,
    add: (quoteRequest, { at, idempotencyKey = null, suspicion = "", partReport = "", isCounted }) =>
      database.transaction().execute(async (transaction) => {
        const requests = transaction.selectFrom("quoteRequests").select("id");
        const findFirst = async () =>
          idempotencyKey === null
            ? undefined
            : (await requests.where("idempotencyKey", "=", idempotencyKey).executeTakeFirst())?.id;
        const first = await findFirst();
        if (first !== undefined) return first;
        const { fileUpload } = quoteRequest;
        if (fileUpload !== "" && (await requests.where("fileUpload", "=", fileUpload).executeTakeFirst()))
          return undefined;
        const inserted = await transaction
          .insertInto("quoteRequests")
          .values({
            ...quoteRequest,
            id: randomUUID(),
            receivedAt: at,
            idempotencyKey,
            state: suspicion === "" ? "new" : "spam",
            suspicion,
            partReport,
            isCounted: Number(isCounted),
            searchText: searchTextOf({ ...quoteRequest, note: "" }),
          })
          .onConflict((conflict) => conflict.doNothing())
          .returning("id")
          .executeTakeFirst();
        // Another process has stored the same request, or one with the same file, since the queries above.
        if (inserted === undefined) return findFirst();
        if (suspicion === "")
          await transaction
            .insertInto("mails")
            .values({ quoteRequestId: inserted.id, nextTryAt: at, sentAt: null })
            .execute();
        return inserted.id;
      }),
    async find({ state, text, page }) {
      const pattern = text === undefined ? undefined : `%${plain(text).replace(/[\\%_]/g, String.raw`\$&`)}%`;
      const matching = database
        .selectFrom("quoteRequests")
        .$if(pattern !== undefined, (query) =>
          query.where(sql<boolean>`search_text like ${pattern} escape '\\'`),
        );
      const counts = { new: 0, answered: 0, spam: 0 };
      const counted = await matching
        .select(({ fn }) => ["state", fn.countAll<number>().as("count")])
        .groupBy("state")
        .execute();
      for (const row of counted) counts[row.state] = row.count;

      const { suspected } = await database
        .selectFrom("quoteRequests")
        .select(({ fn }) => fn.countAll<number>().as("suspected"))
        .where("state", "=", "spam")
        .where("changedAt", "is", null)
        .executeTakeFirstOrThrow();

      let query = matching
        .select(COLUMNS)
        .orderBy(sql`state <> 'new'`)
        .orderBy("receivedAt", "desc")
        .orderBy("id");
      if (state !== undefined) query = query.where("state", "=", state);
      if (page !== undefined) query = query.limit(page.limit).offset(page.offset);
      return {
        total: state === undefined ? counts.new + counts.answered + counts.spam : counts[state],
        counts,
        suspected,
        quoteRequests: (await query.execute()).map(withDialedNumber),
      };
    },
    async change(id, { state, note, seen, by, at }) {
      const stored = await get(id);
      if (stored === undefined) return undefined;
      const { numUpdatedRows } = await database
        .updateTable("quoteRequests")
        .set({ state, note, changedBy: by, changedAt: at, searchText: searchTextOf({ ...stored, note }) })
        .where("id", "=", id)
        .where("changedAt", "is not distinct from", seen)
        .executeTakeFirst();
      const quoteRequest = await get(id);
      return quoteRequest && { quoteRequest, isConflict: numUpdatedRows === 0n };
    },
  };
}
