import { defineOutbox } from "mail-outbox/outbox.ts";

import type { Database, MailKind } from "#database/schema.ts";

/** Identifies a mail: there is one with these values. */
export interface MailKey {
  readonly quoteRequestId: string;
  readonly kind: MailKind;
  /** The event of a question or answer, or the period of new details. Otherwise empty. */
  readonly about: string;
}

/** The mails about quote requests. */
export const mails = defineOutbox<MailKey>("mails", ["quoteRequestId", "kind", "about"]);

const TO_CUSTOMER: readonly MailKind[] = ["receipt", "question"];

export function isToCustomer({ kind }: Pick<MailKey, "kind">): boolean {
  return TO_CUSTOMER.includes(kind);
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
