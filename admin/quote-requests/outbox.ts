import type { DatabaseSync } from "node:sqlite";

import * as v from "valibot";

const DueMail = v.object({ quoteRequestId: v.string(), tries: v.number() });
type DueMail = v.InferOutput<typeof DueMail>;

/** The mails about quote requests that have not been sent yet. They are stored in the database, so that a restart loses none. */
export interface Outbox {
  nextDue(at: string): DueMail | undefined;
  /** The time of the earliest unsent mail, even if it is not due. */
  nextTime(): string | undefined;
  markSent(quoteRequestId: string, at: string): void;
  postpone(quoteRequestId: string, until: string): void;
}

export function createOutbox(database: DatabaseSync): Outbox {
  const due = database.prepare(
    "select quote_request_id as quoteRequestId, tries from mails where sent_at is null and next_try_at <= ? order by next_try_at limit 1",
  );
  const time = database.prepare(
    "select next_try_at as at from mails where sent_at is null order by next_try_at limit 1",
  );
  const markSent = database.prepare("update mails set sent_at = ? where quote_request_id = ?");
  const postpone = database.prepare(
    "update mails set tries = tries + 1, next_try_at = ? where quote_request_id = ?",
  );

  return {
    nextDue(at) {
      const row = due.get(at);
      return row === undefined ? undefined : v.parse(DueMail, row);
    },
    nextTime() {
      const row = time.get();
      return row === undefined ? undefined : v.parse(v.object({ at: v.string() }), row).at;
    },
    markSent: (quoteRequestId, at) => void markSent.run(at, quoteRequestId),
    postpone: (quoteRequestId, until) => void postpone.run(until, quoteRequestId),
  };
}
