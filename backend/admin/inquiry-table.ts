import { randomUUID } from "node:crypto";
import type { DatabaseSync } from "node:sqlite";

import type { QuoteRequest } from "contracts/quote-request.ts";
import {
  type QuoteRequestChange,
  type QuoteRequestList,
  type QuoteRequestState,
  STATES,
} from "contracts/staff.ts";
import * as v from "valibot";

import { inTransaction } from "#in-transaction.ts";

const Row = v.pipe(
  v.object({
    id: v.string(),
    received_at: v.string(),
    first_name: v.string(),
    last_name: v.string(),
    email: v.string(),
    message: v.string(),
    phone: v.string(),
    location: v.string(),
    file_upload: v.string(),
    file_name: v.string(),
    web_type: v.string(),
    state: v.picklist(STATES),
    note: v.string(),
    changed_by: v.nullable(v.string()),
    changed_at: v.nullable(v.string()),
  }),
  v.transform((row) => ({
    id: row.id,
    receivedAt: row.received_at,
    firstName: row.first_name,
    lastName: row.last_name,
    email: row.email,
    message: row.message,
    phone: row.phone,
    location: row.location,
    fileUpload: row.file_upload,
    fileName: row.file_name,
    webType: row.web_type,
    state: row.state,
    note: row.note,
    changedBy: row.changed_by,
    changedAt: row.changed_at,
  })),
);
export type StoredQuoteRequest = v.InferOutput<typeof Row>;

export interface Search {
  readonly state?: QuoteRequestState | undefined;
  /** Looked for in names, e-mail address, phone number, description and note, without regard to capitals and accents. */
  readonly text?: string | undefined;
  /** -1: all. */
  readonly limit: number;
  readonly offset: number;
}

/** The request as it is now; `missed` when somebody else changed it since it was seen; undefined when there is none. */
export type Changed = { readonly inquiry: StoredQuoteRequest; readonly missed: boolean } | undefined;

export interface InquiryTable {
  /**
   * Stores the request and its mail together, durably. The same key twice is the same request: its id comes back.
   * Undefined, and nothing stored, when its file belongs to another request already.
   */
  add(
    inquiry: QuoteRequest,
    received: { at: string; idempotencyKey: string | undefined; state: QuoteRequestState },
  ): string | undefined;
  get(id: string): StoredQuoteRequest | undefined;
  /** Whether a request came with the file at this address. */
  holdsFile(url: string): boolean;
  /** What is new first, then by time, the latest first. */
  find(search: Search): QuoteRequestList;
  change(id: string, change: QuoteRequestChange & { by: string; at: string }): Changed;
}

const HAS_TEXT = `(:text is null or
  plain(first_name || ' ' || last_name || ' ' || email || ' ' || phone || ' ' || message || ' ' || note) like :text escape '\\')`;
const Counts = v.array(v.object({ state: v.picklist(STATES), count: v.number() }));

export function createInquiryTable(database: DatabaseSync): InquiryTable {
  database.function("plain", { deterministic: true }, (text) => plain(String(text)));
  const byKey = database.prepare("select id from inquiries where idempotency_key = ?");
  const byFile = database.prepare("select id from inquiries where file_upload = ? and file_upload <> ''");
  const byId = database.prepare("select * from inquiries where id = ?");
  const insert = database.prepare(`insert into inquiries
    (id, received_at, idempotency_key, first_name, last_name, email, message, phone, location, file_upload, file_name, web_type, state)
    values (?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?)`);
  const insertMail = database.prepare("insert into mails (inquiry_id, next_try_at) values (?, ?)");
  const page =
    database.prepare(`select * from inquiries where (:state is null or state = :state) and ${HAS_TEXT}
    order by state <> 'new', received_at desc, id limit :limit offset :offset`);
  const count = database.prepare(
    `select state, count(*) as count from inquiries where ${HAS_TEXT} group by state`,
  );
  const update = database.prepare(
    "update inquiries set state = ?, note = ?, changed_by = ?, changed_at = ? where id = ? and changed_at is ?",
  );

  function get(id: string): StoredQuoteRequest | undefined {
    const row = byId.get(id);
    return row === undefined ? undefined : v.parse(Row, row);
  }

  return {
    add: (inquiry, { at, idempotencyKey = null, state }) =>
      inTransaction(database, () => {
        const known = idempotencyKey === null ? undefined : byKey.get(idempotencyKey);
        if (known !== undefined) return v.parse(v.object({ id: v.string() }), known).id;
        if (byFile.get(inquiry.fileUpload) !== undefined) return undefined;
        const id = randomUUID();
        const { firstName, lastName, email, message, phone, location, fileUpload, fileName, webType } =
          inquiry;
        insert.run(
          id,
          at,
          idempotencyKey,
          firstName,
          lastName,
          email,
          message,
          phone,
          location,
          fileUpload,
          fileName,
          webType,
          state,
        );
        if (state !== "spam") insertMail.run(id, at);
        return id;
      }),
    get,
    holdsFile: (url) => byFile.get(url) !== undefined,
    find({ state = null, text, limit, offset }) {
      const like = text === undefined ? null : `%${plain(text).replace(/[\\%_]/g, "\\$&")}%`;
      const counts = { new: 0, answered: 0, spam: 0 };
      for (const row of v.parse(Counts, count.all({ text: like }))) counts[row.state] = row.count;
      return {
        total: state === null ? counts.new + counts.answered + counts.spam : counts[state],
        counts,
        inquiries: v.parse(v.array(Row), page.all({ state, text: like, limit, offset })),
      };
    },
    change(id, { state, note, seen, by, at }) {
      const { changes } = update.run(state, note, by, at, id, seen);
      const inquiry = get(id);
      return inquiry && { inquiry, missed: changes === 0 };
    },
  };
}

/** As people type when they search: "Müller" is "muller". SQLite itself only knows the capitals of English. */
function plain(text: string): string {
  return text
    .normalize("NFD")
    .replace(/\p{Mark}+/gu, "")
    .toLowerCase();
}
