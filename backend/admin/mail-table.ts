import type { DatabaseSync } from "node:sqlite";

import * as v from "valibot";

const Due = v.object({ inquiryId: v.string(), tries: v.number() });

/** Which requests the office has still to hear of. Outlives restarts. */
export interface MailTable {
  nextDue(at: string): v.InferOutput<typeof Due> | undefined;
  /** The time of the earliest mail that is not sent, due or not. */
  nextTime(): string | undefined;
  sent(inquiryId: string, at: string): void;
  postponed(inquiryId: string, until: string): void;
}

export function createMailTable(database: DatabaseSync): MailTable {
  const waiting = "from mails where sent_at is null order by next_try_at limit 1";
  const due = database.prepare(
    "select inquiry_id as inquiryId, tries from mails where sent_at is null and next_try_at <= ? order by next_try_at limit 1",
  );
  const time = database.prepare(`select next_try_at as at ${waiting}`);
  const markSent = database.prepare("update mails set sent_at = ? where inquiry_id = ?");
  const postpone = database.prepare(
    "update mails set tries = tries + 1, next_try_at = ? where inquiry_id = ?",
  );

  return {
    nextDue(at) {
      const row = due.get(at);
      return row === undefined ? undefined : v.parse(Due, row);
    },
    nextTime() {
      const row = time.get();
      return row === undefined ? undefined : v.parse(v.object({ at: v.string() }), row).at;
    },
    sent: (inquiryId, at) => void markSent.run(at, inquiryId),
    postponed: (inquiryId, until) => void postpone.run(until, inquiryId),
  };
}
