import { randomUUID } from "node:crypto";
import type { DatabaseSync } from "node:sqlite";

import * as v from "valibot";

import type { Inquiry } from "../../web/admin-api/contract.ts";
import { inTransaction } from "./database.ts";

export const STATES = ["new", "answered", "spam"] as const;
export type InquiryState = (typeof STATES)[number];

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
export type StoredInquiry = v.InferOutput<typeof Row>;

export interface Search {
  readonly state?: InquiryState | undefined;
  /** Looked for in names, e-mail address, phone number and description, in any capitals. */
  readonly text?: string | undefined;
  readonly limit: number;
  readonly offset: number;
}

export interface InquiryTable {
  /**
   * Stores the request and its mail together, durably. The same key twice is the same request: its id comes back.
   * Undefined, and nothing stored, when its file belongs to another request already.
   */
  add(
    inquiry: Inquiry,
    received: { at: string; idempotencyKey: string | undefined; state: InquiryState },
  ): string | undefined;
  get(id: string): StoredInquiry | undefined;
  /** Newest first; `total` counts all that match. */
  find(search: Search): { inquiries: StoredInquiry[]; total: number };
  /** False when there is no such request. */
  change(id: string, change: { state: InquiryState; note: string; by: string; at: string }): boolean;
}

const MATCHES = `(:state is null or state = :state) and (:text is null or
  lower(first_name || ' ' || last_name || ' ' || email || ' ' || phone || ' ' || message) like :text escape '\\')`;

export function createInquiryTable(database: DatabaseSync): InquiryTable {
  const byKey = database.prepare("select id from inquiries where idempotency_key = ?");
  const byFile = database.prepare("select id from inquiries where file_upload = ? and file_upload <> ''");
  const byId = database.prepare("select * from inquiries where id = ?");
  const insert = database.prepare(`insert into inquiries
    (id, received_at, idempotency_key, first_name, last_name, email, message, phone, location, file_upload, file_name, web_type, state)
    values (?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?)`);
  const insertMail = database.prepare("insert into mails (inquiry_id, next_try_at) values (?, ?)");
  const page = database.prepare(
    `select * from inquiries where ${MATCHES} order by received_at desc, id limit :limit offset :offset`,
  );
  const count = database.prepare(`select count(*) as total from inquiries where ${MATCHES}`);
  const update = database.prepare(
    "update inquiries set state = ?, note = ?, changed_by = ?, changed_at = ? where id = ?",
  );

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
    get(id) {
      const row = byId.get(id);
      return row === undefined ? undefined : v.parse(Row, row);
    },
    find({ state = null, text, limit, offset }) {
      const matches = {
        state,
        text: text === undefined ? null : `%${text.toLowerCase().replace(/[\\%_]/g, "\\$&")}%`,
      };
      const { total } = v.parse(v.object({ total: v.number() }), count.get(matches));
      return { inquiries: v.parse(v.array(Row), page.all({ ...matches, limit, offset })), total };
    },
    change: (id, { state, note, by, at }) => update.run(state, note, by, at, id).changes === 1,
  };
}
