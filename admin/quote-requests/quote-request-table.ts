import { randomUUID } from "node:crypto";
import type { DatabaseSync } from "node:sqlite";

import { keysOf } from "contracts/keys-of.ts";
import { type QuoteRequest, visitorFields } from "contracts/quote-request.ts";
import {
  type QuoteRequestChange,
  type QuoteRequestList,
  type QuoteRequestState,
  StaffQuoteRequest,
  STATES,
} from "contracts/staff.ts";
import * as v from "valibot";

import { QUOTE_REQUEST_COLUMNS } from "#database/database.ts";
import { inTransaction } from "#database/in-transaction.ts";

interface Search {
  readonly state?: QuoteRequestState | undefined;
  /** Part of the visitor's text or of the note. Case and accents are ignored. */
  readonly text?: string | undefined;
  /** The maximum number of results. -1 means no limit. */
  readonly limit: number;
  readonly offset: number;
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
      state: QuoteRequestState;
      /** Whether the statistics count it. An editor who tries the form in the preview is not a visitor. */
      isCounted: boolean;
    },
  ): string | undefined;
  get(id: string): StaffQuoteRequest | undefined;
  /** Whether a request refers to the file at this address. */
  hasFile(url: string): boolean;
  /** Returns new requests first, then the others. Both are sorted by time, latest first. */
  find(search: Search): QuoteRequestList;
  /**
   * Returns the current request, or undefined if there is none. `isConflict`: it was changed since `seen`, so nothing is changed.
   */
  change(
    id: string,
    change: QuoteRequestChange & { by: string; at: string },
  ): { readonly quoteRequest: StaffQuoteRequest; readonly isConflict: boolean } | undefined;
}

const FIELDS = keysOf(QUOTE_REQUEST_COLUMNS);
const SELECT = `select id, received_at as receivedAt, state, note, changed_by as changedBy, changed_at as changedAt,
  ${FIELDS.map((field) => `${QUOTE_REQUEST_COLUMNS[field]} as ${field}`).join(", ")} from quote_requests`;
/** The columns that are searched. The dialing code is left out, because "+4" would match most requests. */
const SEARCHED_COLUMNS = [
  ...keysOf(visitorFields)
    .filter((field) => field !== "location")
    .map((field) => QUOTE_REQUEST_COLUMNS[field]),
  "note",
];
const HAS_TEXT = `(:text is null or plain(${SEARCHED_COLUMNS.join(" || ' ' || ")}) like :text escape '\\')`;
const Counts = v.array(v.object({ state: v.picklist(STATES), count: v.number() }));

export function createQuoteRequestTable(database: DatabaseSync): QuoteRequestTable {
  database.function("plain", { deterministic: true }, (text) => plain(String(text)));
  const byKey = database.prepare("select id from quote_requests where idempotency_key = ?");
  const byFile = database.prepare(
    "select id from quote_requests where file_upload = ? and file_upload <> ''",
  );
  const byId = database.prepare(`${SELECT} where id = ?`);
  const insert = database.prepare(`insert into quote_requests
    (id, received_at, idempotency_key, state, is_counted, ${FIELDS.map((field) => QUOTE_REQUEST_COLUMNS[field]).join(", ")})
    values (:id, :at, :idempotencyKey, :state, :isCounted, ${FIELDS.map((field) => `:${field}`).join(", ")})`);
  const insertMail = database.prepare("insert into mails (quote_request_id, next_try_at) values (?, ?)");
  const page = database.prepare(`${SELECT} where (:state is null or state = :state) and ${HAS_TEXT}
    order by state <> 'new', received_at desc, id limit :limit offset :offset`);
  const count = database.prepare(
    `select state, count(*) as count from quote_requests where ${HAS_TEXT} group by state`,
  );
  const update = database.prepare(
    "update quote_requests set state = ?, note = ?, changed_by = ?, changed_at = ? where id = ? and changed_at is ?",
  );

  function get(id: string): StaffQuoteRequest | undefined {
    const row = byId.get(id);
    return row === undefined ? undefined : v.parse(StaffQuoteRequest, row);
  }

  return {
    add: (quoteRequest, { at, idempotencyKey = null, state, isCounted }) =>
      inTransaction(database, () => {
        const first = idempotencyKey === null ? undefined : byKey.get(idempotencyKey);
        if (first !== undefined) return v.parse(v.object({ id: v.string() }), first).id;
        if (byFile.get(quoteRequest.fileUpload) !== undefined) return undefined;
        const id = randomUUID();
        insert.run({ ...quoteRequest, id, at, idempotencyKey, state, isCounted: Number(isCounted) });
        if (state !== "spam") insertMail.run(id, at);
        return id;
      }),
    get,
    hasFile: (url) => byFile.get(url) !== undefined,
    find({ state = null, text, limit, offset }) {
      const like = text === undefined ? null : `%${plain(text).replace(/[\\%_]/g, "\\$&")}%`;
      const counts = { new: 0, answered: 0, spam: 0 };
      for (const row of v.parse(Counts, count.all({ text: like }))) counts[row.state] = row.count;
      return {
        total: state === null ? counts.new + counts.answered + counts.spam : counts[state],
        counts,
        quoteRequests: v.parse(v.array(StaffQuoteRequest), page.all({ state, text: like, limit, offset })),
      };
    },
    change(id, { state, note, seen, by, at }) {
      const { changes } = update.run(state, note, by, at, id, seen);
      const quoteRequest = get(id);
      return quoteRequest && { quoteRequest, isConflict: changes === 0 };
    },
  };
}

/** Removes case and accents for a search: "Müller" becomes "muller". SQLite's own `lower` supports only ASCII. */
function plain(text: string): string {
  return text
    .normalize("NFD")
    .replace(/\p{Mark}+/gu, "")
    .toLowerCase();
}
