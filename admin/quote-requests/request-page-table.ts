import { createHash } from "node:crypto";

import { StoredReplyBy } from "contracts/receipt.ts";
import {
  mayRequestAgain,
  type RequestDetails,
  type RequestPage,
  type RequestProgress,
} from "contracts/request-page.ts";
import type { RequestGrowth } from "contracts/staff.ts";
import { sql } from "kysely";
import * as v from "valibot";

import type { Database } from "#database/schema.ts";

import {
  changeByCustomer,
  type CustomerChange,
  detailsIn,
  RejectedChange,
  storedDetailsOf,
} from "./customer-changes.ts";
import { mails } from "./mails.ts";
import { addEvent, progressTo } from "./request-events.ts";

export type RequestPageTable = ReturnType<typeof createRequestPageTable>;

/** What customers and staff read and write on the pages of quote requests. Times are ISO 8601 in UTC. */
export function createRequestPageTable(database: Database) {
  const findRequest = (id: string) =>
    database.selectFrom("quoteRequests").selectAll().where("id", "=", id).executeTakeFirst();

  async function contentOf(id: string) {
    const [stored, files, events] = await Promise.all([
      storedDetailsOf(database, id),
      database
        .selectFrom("requestFiles")
        .select(["id", "name", "addedAt"])
        .where("quoteRequestId", "=", id)
        .orderBy("addedAt")
        .orderBy("name")
        .execute(),
      database
        .selectFrom("requestEvents")
        .select(["id", "at", "kind", "text"])
        .where("quoteRequestId", "=", id)
        .orderBy("at")
        // At the same time, what was written comes before the progress that follows from it.
        .orderBy(sql`kind = 'progress'`)
        .execute(),
    ]);
    return { stored, details: detailsIn(stored), files, events };
  }

  /** The request that this one repeats, and those that repeat it. Staff may have deleted them. */
  async function relatedOf(id: string, repeatedFrom: string | null | undefined) {
    const requests = database.selectFrom("quoteRequests").select(["id", "number"]);
    const [repeats, repeatedBy] = await Promise.all([
      requests.where("id", "=", repeatedFrom ?? "").executeTakeFirst(),
      requests.where("repeatedFrom", "=", id).orderBy("receivedAt").execute(),
    ]);
    return { repeats: repeats ?? null, repeatedBy };
  }

  return {
    /** What the customer sees. Undefined if the request was deleted. */
    async read(id: string): Promise<Omit<RequestPage, "expiresAt"> | undefined> {
      const request = await findRequest(id);
      if (request === undefined) return undefined;
      const { number, receivedAt, progress, firstName, message, fileName } = request;
      const [{ details, files, events }, { repeats, repeatedBy }] = await Promise.all([
        contentOf(id),
        relatedOf(id, request.repeatedFrom),
      ]);
      return {
        number,
        receivedAt,
        progress,
        firstName,
        message,
        fileName,
        details,
        files,
        events,
        replyBy: v.parse(StoredReplyBy, request.replyBy),
        repeats: repeats?.number ?? null,
        repeatedBy: repeatedBy.map((other) => other.number),
      };
    },
    /** What staff see of it. */
    async readForStaff(id: string): Promise<RequestGrowth> {
      const [request, { stored, details, files, events }] = await Promise.all([
        findRequest(id),
        contentOf(id),
      ]);
      const related = await relatedOf(id, request?.repeatedFrom);
      return {
        ...related,
        progress: request?.progress ?? "received",
        details,
        seenDetails: detailsIn(stored && { content: stored.seenContent }),
        changedAt: stored?.changedAt ?? null,
        seenAt: stored?.seenAt ?? null,
        files,
        events,
      };
    },
    /** Stores what the customer changed. Throws a RejectedChange. */
    change: (id: string, change: CustomerChange, at: string) =>
      database.transaction().execute((transaction) => changeByCustomer(transaction, id, change, at)),
    /**
     * The request of `requestAgain`: with the same details, and without files. Throws a RejectedChange unless staff have answered this one:
     * so nothing automated is repeated, and a repetition is repeated only after staff have answered it too.
     */
    async repetitionOf(id: string, introduction: string) {
      const request = await findRequest(id);
      if (request === undefined) return undefined;
      const { firstName, lastName, email, phone, location, webType, number, state, progress } = request;
      const replyBy = v.parse(StoredReplyBy, request.replyBy);
      if (state === "spam" || !mayRequestAgain(progress)) throw new RejectedChange("notYetAnswered");
      // The message of a reorder already has an introduction.
      const message =
        request.repeatedFrom === null ? request.message : request.message.replace(/^.*\n\n/, "");
      const again = `${introduction.replace("{number}", number)}\n\n${message}`;
      return {
        quoteRequest: {
          firstName,
          lastName,
          email,
          phone,
          location,
          webType,
          message: again,
          fileUpload: "",
          fileName: "",
        },
        details: (await contentOf(id)).details,
        /** The customer's time zone. Undefined if it is not known. */
        timeZone: replyBy?.isTheirs === true ? replyBy.timeZone : undefined,
      };
    },
    /** Copies details into a request that has none. */
    async setDetails(id: string, details: RequestDetails, at: string) {
      const content = JSON.stringify(details);
      await database
        .insertInto("requestDetails")
        .values({ quoteRequestId: id, content, changedAt: at, seenContent: content, seenAt: at })
        .onConflict((conflict) => conflict.doNothing())
        .execute();
    },
    setProgress: (id: string, progress: RequestProgress, by: { author: string; at: string }) =>
      database.transaction().execute(async (transaction) => {
        await progressTo(transaction, id, progress, by);
        await setState(transaction, id, progress);
      }),
    /** Stores a question to the customer, and its mail. */
    ask: (id: string, text: string, by: { author: string; at: string }) =>
      database.transaction().execute(async (transaction) => {
        const about = await addEvent(transaction, id, {
          at: by.at,
          kind: "question",
          text,
          author: by.author,
        });
        await progressTo(transaction, id, "question", by);
        await setState(transaction, id, "question");
        await mails.add(transaction, { quoteRequestId: id, kind: "question", about }, by.at);
      }),
    /** Notes that staff have seen everything up to a time. */
    async markSeen(id: string, changedAt: string) {
      await database
        .updateTable("requestDetails")
        .set((builder) => ({ seenAt: changedAt, seenContent: builder.ref("content") }))
        .where("quoteRequestId", "=", id)
        .where("changedAt", "=", changedAt)
        .execute();
    },
    file: (id: string, fileId: string) =>
      database
        .selectFrom("requestFiles")
        .select(["url", "name"])
        .where("id", "=", fileId)
        .where("quoteRequestId", "=", id)
        .executeTakeFirst(),
    event: (eventId: string) =>
      database
        .selectFrom("requestEvents")
        .select(["id", "at", "kind", "text"])
        .where("id", "=", eventId)
        .executeTakeFirst(),
  };
}

/** Staff have answered a request with a question, a quote or its end. What looks automated stays spam until staff say otherwise. */
async function setState(transaction: Database, id: string, progress: RequestProgress): Promise<void> {
  if (progress === "received" || progress === "review") return;
  await transaction
    .updateTable("quoteRequests")
    .set({ state: "answered" })
    .where("id", "=", id)
    .where("state", "=", "new")
    .execute();
}

/** The idempotency key of sending it again: the same for two clicks, or for a click and its repetition, on one day. */
export function repetitionKey(quoteRequestId: string, at: string): string {
  return createHash("sha256")
    .update(`request again ${quoteRequestId} ${at.slice(0, 10)}`)
    .digest("hex");
}
