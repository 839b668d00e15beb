import type { ExpressionBuilder } from "kysely";
import { defineOutbox } from "mail-outbox/outbox.ts";

import type { Database, MailKind, Schema } from "#database/schema.ts";

/** Identifies a mail: there is one with these values. */
export interface MailKey {
  readonly quoteRequestId: string;
  readonly kind: MailKind;
  /** The event of a question, or the end of the period of new details or of a summary. Otherwise empty. */
  readonly about: string;
}

/** The mails about quote requests. */
export const mails = defineOutbox<MailKey>("mails", ["quoteRequestId", "kind", "about"]);

const TO_CUSTOMER: readonly MailKind[] = ["receipt", "question"];

export function isToCustomer({ kind }: Pick<MailKey, "kind">): boolean {
  return TO_CUSTOMER.includes(kind);
}

const HOUR_MS = 3_600_000;
/** The limits of single mails to staff. Above them, staff get summaries. */
const MAX_TO_STAFF = { inHour: 60, ofSenderInDay: 60 } as const;
/** Everything that a customer adds to a request within this time is one mail. There is one summary in this time. */
const PERIOD_MS = 10 * 60_000;
/** A summary waits so long after its period, because another process may still be storing a part of it. */
const SUMMARY_DELAY_MS = 60_000;

export function endOfPeriod(at: string): string {
  return new Date((Math.floor(Date.parse(at) / PERIOD_MS) + 1) * PERIOD_MS).toISOString();
}

interface SentMail {
  readonly sender: string | null;
  readonly sentAt: string | null;
}

/**
 * Whether one more mail of a sender may be sent now. A sender who has caused many mails in a day gets a smaller part of the hourly limit, so
 * that a few senders cannot use it up.
 */
export function hasPlace(
  inDay: readonly SentMail[],
  sender: string | null,
  at: Date,
  max: { readonly inHour: number; readonly ofSenderInDay: number },
): boolean {
  const hourAgo = new Date(at.getTime() - HOUR_MS).toISOString();
  const inHour = inDay.filter(({ sentAt }) => sentAt !== null && sentAt > hourAgo);
  const ofSender = inDay.filter((other) => sender !== null && sender !== "" && other.sender === sender);
  return inHour.length < Math.round(max.inHour * (1 - ofSender.length / max.ofSenderInDay));
}

/**
 * Whether this mail to staff may be sent on its own. If not, it has been removed from the outbox and added to the next summary.
 */
export function claimMailToStaff(database: Database, mail: MailKey, at: Date): Promise<boolean> {
  return database.transaction().execute(async (transaction) => {
    const inDay = await transaction
      .selectFrom("mails")
      .select(["sender", "sentAt"])
      .where("sentAt", ">", new Date(at.getTime() - 24 * HOUR_MS).toISOString())
      .where("kind", "not in", [...TO_CUSTOMER, "summary"])
      .execute();
    const { quoteRequestId, kind, about } = mail;
    const isMail = (builder: ExpressionBuilder<Schema, "mails">) =>
      builder.and({ quoteRequestId, kind, about });
    const stored = transaction.selectFrom("mails").select("sender").where(isMail);
    const { sender = null } = (await stored.executeTakeFirst()) ?? {};
    if (hasPlace(inDay, sender, at, MAX_TO_STAFF)) return true;
    const end = endOfPeriod(at.toISOString());
    const due = new Date(Date.parse(end) + SUMMARY_DELAY_MS).toISOString();
    await mails.add(transaction, { quoteRequestId, kind: "summary", about: end }, due);
    await transaction.deleteFrom("mails").where(isMail).execute();
    return false;
  });
}

/** The requests of a summary. Each has a row in the outbox. The first row that is sent names all of them, and then the others are deleted. */
export async function requestsOfSummary(database: Database, end: string) {
  const sent = database
    .selectFrom("mails")
    .select("about")
    .where("sentAt", ">=", end)
    .where("kind", "=", "summary")
    .where("about", "=", end);
  if ((await sent.executeTakeFirst()) === undefined)
    return database
      .selectFrom("mails")
      .innerJoin("quoteRequests", "quoteRequests.id", "mails.quoteRequestId")
      .select(["id", "number"])
      .where("kind", "=", "summary")
      .where("about", "=", end)
      .orderBy("receivedAt")
      .execute();
  await database
    .deleteFrom("mails")
    .where("sentAt", "is", null)
    .where("failedAt", "is", null)
    .where("kind", "=", "summary")
    .where("about", "=", end)
    .execute();
  return [];
}

/** The mails that the mailer gave up. */
export function createFailedMails(database: Database) {
  const failed = () => database.selectFrom("mails").where("failedAt", "is not", null);
  return {
    /** Whether one was to the customer of a quote request. */
    async hasToCustomer(quoteRequestId: string): Promise<boolean> {
      const ofRequest = failed().where("quoteRequestId", "=", quoteRequestId);
      return (
        (await ofRequest.where("kind", "in", TO_CUSTOMER).select("kind").executeTakeFirst()) !== undefined
      );
    },
    /** How many were to staff, since a time. */
    async countToStaff(since: string): Promise<number> {
      const toStaff = failed().where("failedAt", ">=", since).where("kind", "not in", TO_CUSTOMER);
      const { count } = await toStaff
        .select(({ fn }) => fn.countAll<number | string>().as("count"))
        .executeTakeFirstOrThrow();
      return Number(count);
    },
  };
}
