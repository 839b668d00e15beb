import type { Database } from "#database/schema.ts";

interface DueMail {
  readonly quoteRequestId: string;
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
  keep(quoteRequestId: string, until: string): Promise<void>;
  /** The time of the earliest unsent mail, even if it is not due. */
  nextTime(): Promise<string | undefined>;
  markSent(quoteRequestId: string, at: string): Promise<void>;
  postpone(quoteRequestId: string, until: string): Promise<void>;
}

export function createOutbox(database: Database): Outbox {
  const unsent = () => database.selectFrom("mails").where("sentAt", "is", null).orderBy("nextTryAt").limit(1);

  return {
    async take(at, until) {
      for (;;) {
        const columns = ["quoteRequestId", "tries", "nextTryAt"] as const;
        const due = await unsent().select(columns).where("nextTryAt", "<=", at).executeTakeFirst();
        if (due === undefined) return undefined;
        const { quoteRequestId, tries, nextTryAt } = due;
        const { numUpdatedRows } = await database
          .updateTable("mails")
          .set({ nextTryAt: until })
          .where("quoteRequestId", "=", quoteRequestId)
          .where("nextTryAt", "=", nextTryAt)
          .where("sentAt", "is", null)
          .executeTakeFirst();
        // Otherwise another process has taken it.
        if (numUpdatedRows === 1n) return { quoteRequestId, tries };
      }
    },
    async keep(quoteRequestId, until) {
      await database
        .updateTable("mails")
        .set({ nextTryAt: until })
        .where("quoteRequestId", "=", quoteRequestId)
        .execute();
    },
    async nextTime() {
      return (await unsent().select("nextTryAt").executeTakeFirst())?.nextTryAt;
    },
    async markSent(quoteRequestId, at) {
      await database
        .updateTable("mails")
        .set({ sentAt: at })
        .where("quoteRequestId", "=", quoteRequestId)
        .execute();
    },
    async postpone(quoteRequestId, until) {
      await database
        .updateTable("mails")
        .set(({ eb }) => ({ tries: eb("tries", "+", 1), nextTryAt: until }))
        .where("quoteRequestId", "=", quoteRequestId)
        .execute();
    },
  };
}
