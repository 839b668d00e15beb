import type { Database, MailKind } from "#database/schema.ts";

/** Identifies a mail: there is one with these values. */
export interface MailKey {
  readonly quoteRequestId: string;
  readonly kind: MailKind;
  /** The event of a question or answer, or the period of new details. Otherwise empty. */
  readonly about: string;
}

export interface DueMail extends MailKey {
  readonly tries: number;
}

/** The mails about quote requests that have not been sent yet. They are stored in the database, so that a restart loses none. */
export interface Outbox {
  /**
   * Takes the mail that has been due for longest, and reserves it until `until`, so that no other process sends it too. After that
   * time it is due again: the process that took it may have been killed.
   */
  take(at: string, until: string): Promise<DueMail | undefined>;
  /** Reserves a mail that was taken for longer. */
  keep(mail: MailKey, until: string): Promise<void>;
  /** The time of the earliest unsent mail, even if it is not due. */
  nextTime(): Promise<string | undefined>;
  markSent(mail: MailKey, at: string): Promise<void>;
  postpone(mail: MailKey, until: string): Promise<void>;
}

/** Stores a mail that is to be sent at a time. Does nothing if it is stored already. `database` may be a transaction. */
export async function addMail(database: Database, mail: MailKey, nextTryAt: string): Promise<void> {
  await database
    .insertInto("mails")
    .values({ ...mail, nextTryAt, sentAt: null })
    .onConflict((conflict) => conflict.doNothing())
    .execute();
}

export function createOutbox(database: Database): Outbox {
  const unsent = () => database.selectFrom("mails").where("sentAt", "is", null).orderBy("nextTryAt").limit(1);
  const update = ({ quoteRequestId, kind, about }: MailKey) =>
    database
      .updateTable("mails")
      .where("quoteRequestId", "=", quoteRequestId)
      .where("kind", "=", kind)
      .where("about", "=", about);

  return {
    async take(at, until) {
      for (;;) {
        const columns = ["quoteRequestId", "kind", "about", "tries", "nextTryAt"] as const;
        const due = await unsent().select(columns).where("nextTryAt", "<=", at).executeTakeFirst();
        if (due === undefined) return undefined;
        const { nextTryAt, ...mail } = due;
        const { numUpdatedRows } = await update(mail)
          .set({ nextTryAt: until })
          .where("nextTryAt", "=", nextTryAt)
          .where("sentAt", "is", null)
          .executeTakeFirst();
        // Otherwise another process has taken it.
        if (numUpdatedRows === 1n) return mail;
      }
    },
    async keep(mail, until) {
      await update(mail).set({ nextTryAt: until }).execute();
    },
    async nextTime() {
      return (await unsent().select("nextTryAt").executeTakeFirst())?.nextTryAt;
    },
    async markSent(mail, at) {
      await update(mail).set({ sentAt: at }).execute();
    },
    async postpone(mail, until) {
      await update(mail)
        .set(({ eb }) => ({ tries: eb("tries", "+", 1), nextTryAt: until }))
        .execute();
    },
  };
}
