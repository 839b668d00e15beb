import { randomUUID } from "node:crypto";

import { REJECTIONS, type RejectionReason } from "contracts/rejection.ts";
import {
  earliestDate,
  MAX_PARTS,
  MAX_REQUEST_FILES,
  NO_DETAILS,
  RequestDetails,
  type RequestChange,
} from "contracts/request-page.ts";
import * as v from "valibot";

import type { Database } from "#database/schema.ts";

import { endOfPeriod, mails } from "./mails.ts";
import { mergeDetails } from "./merge-details.ts";
import { addEvent, progressTo } from "./request-events.ts";
import { requestWithFile } from "./used-files.ts";

/** Thrown for a change that cannot be made. */
export class RejectedChange extends Error {
  readonly reason: RejectionReason;

  constructor(reason: RejectionReason) {
    super(REJECTIONS[reason]);
    this.reason = reason;
  }
}

export type CustomerChange = Exclude<RequestChange, { kind: "requestAgain" }>;

/** A request can have so many answers of a customer, so that a link cannot fill the database. */
const MAX_ANSWERS = 50;
/** An answer with the same text as the one before it is a second click, or was sent again because the reply was lost. */
const REPETITION_MS = 10 * 60_000;

/** Stores what the customer changed on the page of a request. */
export async function changeByCustomer(
  transaction: Database,
  id: string,
  change: CustomerChange,
  at: string,
): Promise<void> {
  // Every change locks the row of the request first, until the end of its transaction. Otherwise two changes in Postgres could be merged
  // into the same stored details, or deadlock because they lock rows in a different order.
  await transaction
    .updateTable("quoteRequests")
    .set((columns) => ({ state: columns.ref("state") }))
    .where("id", "=", id)
    .execute();
  switch (change.kind) {
    case "details": {
      const stored = detailsIn(await storedDetailsOf(transaction, id));
      const details = mergeDetails({ ...change, stored });
      // A browser saves again when the page is left.
      if (JSON.stringify(details) === JSON.stringify(stored)) return;
      if (details.parts.length > MAX_PARTS) throw new RejectedChange("tooManyParts");
      const { wantedDate } = details;
      if (wantedDate !== "" && wantedDate !== stored.wantedDate && wantedDate < earliestDate(at))
        throw new RejectedChange("datePast");
      await storeDetails(transaction, id, at, JSON.stringify(details));
      await mailStaff(transaction, id, at);
      return;
    }
    case "addFile":
      await addFile(transaction, id, change, at);
      return;
    case "removeFile":
      await transaction
        .deleteFrom("requestFiles")
        .where("id", "=", change.id)
        .where("quoteRequestId", "=", id)
        .execute();
      return;
    case "answer":
      await answer(transaction, id, change.text, at);
      return;
  }
}

/** The row of what a customer has added. Undefined before that. */
export function storedDetailsOf(database: Database, id: string) {
  return database
    .selectFrom("requestDetails")
    .selectAll()
    .where("quoteRequestId", "=", id)
    .executeTakeFirst();
}

const Content = v.pipe(v.string(), v.parseJson(), RequestDetails);

export function detailsIn(row: { readonly content: string } | undefined): RequestDetails {
  return row ? v.parse(Content, row.content) : NO_DETAILS;
}

/**
 * Notes that the customer has added something that staff have not seen, so that the request is among the new ones again. The content is kept
 * if only something else is new.
 */
async function storeDetails(transaction: Database, id: string, at: string, content?: string): Promise<void> {
  const empty = JSON.stringify(NO_DETAILS);
  const stored = await storedDetailsOf(transaction, id);
  const details = { content: content ?? stored?.content ?? empty, changedAt: at };
  await transaction
    .insertInto("requestDetails")
    .values({ quoteRequestId: id, ...details, seenContent: empty, seenAt: null })
    .onConflict((conflict) => conflict.column("quoteRequestId").doUpdateSet(details))
    .execute();
  await transaction
    .updateTable("quoteRequests")
    .set({ state: "new" })
    .where("id", "=", id)
    .where("state", "=", "answered")
    .execute();
}

/** Stores one mail to staff for a period. Nothing about a request that looks automated is mailed. */
async function mailStaff(transaction: Database, id: string, at: string): Promise<void> {
  const { state, sender } = await transaction
    .selectFrom("quoteRequests")
    .select(["state", "sender"])
    .where("id", "=", id)
    .executeTakeFirstOrThrow();
  const about = endOfPeriod(at);
  if (state !== "spam")
    await mails.add(transaction, { quoteRequestId: id, kind: "details", about }, about, sender);
}

async function addFile(
  transaction: Database,
  id: string,
  { url, name }: { readonly url: string; readonly name: string },
  at: string,
): Promise<void> {
  const owner = await requestWithFile(transaction, url);
  // Sent again, because the answer was lost.
  if (owner === id) return;
  const { count } = await transaction
    .selectFrom("requestFiles")
    .select(({ fn }) => fn.countAll<number>().as("count"))
    .where("quoteRequestId", "=", id)
    .executeTakeFirstOrThrow();
  if (count >= MAX_REQUEST_FILES) throw new RejectedChange("tooManyFiles");
  if (owner !== undefined) throw new RejectedChange("fileUsed");
  await transaction
    .insertInto("requestFiles")
    .values({ id: randomUUID(), quoteRequestId: id, url, name, addedAt: at })
    .execute();
  await storeDetails(transaction, id, at);
  await mailStaff(transaction, id, at);
}

/** Keeps an answer, after which it is the turn of staff again. */
async function answer(transaction: Database, id: string, text: string, at: string): Promise<void> {
  const last = await transaction
    .selectFrom("requestEvents")
    .select(["kind", "text"])
    .where("quoteRequestId", "=", id)
    .where("kind", "in", ["question", "answer"])
    .where("at", ">", new Date(Date.parse(at) - REPETITION_MS).toISOString())
    .orderBy("at", "desc")
    .executeTakeFirst();
  if (last?.kind === "answer" && last.text === text) return;
  const { count } = await transaction
    .selectFrom("requestEvents")
    .select(({ fn }) => fn.countAll<number>().as("count"))
    .where("quoteRequestId", "=", id)
    .where("kind", "=", "answer")
    .executeTakeFirstOrThrow();
  if (count >= MAX_ANSWERS) throw new RejectedChange("tooManyAnswers");
  await addEvent(transaction, id, { at, kind: "answer", text, author: null });
  const { progress } = await transaction
    .selectFrom("quoteRequests")
    .select("progress")
    .where("id", "=", id)
    .executeTakeFirstOrThrow();
  if (progress === "question") await progressTo(transaction, id, "review", { author: null, at });
  await storeDetails(transaction, id, at);
  await mailStaff(transaction, id, at);
}
