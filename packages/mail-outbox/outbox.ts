import { type RawBuilder, sql } from "kysely";

/** What runs a query: a connection or a transaction of Kysely. */
type Executor = Parameters<RawBuilder<unknown>["execute"]>[0];

/** The mails that are neither sent nor given up. `Key` has the columns that identify one. Times are ISO 8601 in UTC. */
export interface Outbox<Key> {
  /**
   * Takes a mail that is due, of the sender whose last mail was sent the longest ago. So one sender's mails delay nobody else's. Mails that
   * have failed come after all others, so that they never delay them. Reserves it until `until`, so that no other process sends it too.
   * After that time it is due again: the process that took it may have been killed.
   */
  take(at: string, until: string): Promise<(Key & { readonly tries: number }) | undefined>;
  /** Reserves a mail that was taken for longer, or lets it wait until a time. */
  keep(mail: Key, until: string): Promise<void>;
  /** The time of the earliest unsent mail, even if it is not due. */
  nextTime(): Promise<string | undefined>;
  markSent(mail: Key, at: string): Promise<void>;
  postpone(mail: Key, until: string): Promise<void>;
  /** Stores that the mail will never be sent. */
  giveUp(mail: Key, at: string): Promise<void>;
}

interface State {
  readonly tries: number;
  readonly nextTryAt: string;
}

/**
 * A table of mails, so that a restart loses none. Its columns are those of `key`, which are texts and its primary key, `tries`, an integer
 * with the default 0, and the texts `sender`, `nextTryAt`, `sentAt` and `failedAt`.
 */
export function defineOutbox<Key extends object>(table: string, key: readonly (keyof Key & string)[]) {
  const mails = sql.table(table);
  const [tries, nextTryAt, sentAt] = [sql.ref("tries"), sql.ref("nextTryAt"), sql.ref("sentAt")];
  const [failedAt, sender] = [sql.ref("failedAt"), sql.ref("sender")];
  const isWaiting = sql`${sentAt} is null and ${failedAt} is null`;
  const columns = sql.join(key.map((column) => sql.ref(column)));
  const isMail = (mail: Key) =>
    sql.join(
      key.map((column) => sql`${sql.ref(column)} = ${mail[column]}`),
      sql` and `,
    );

  return {
    /**
     * Stores a mail that is to be sent at a time. Does nothing if it is stored already. `database` may be a transaction. Senders get their
     * turns by `by`; mails without it have one turn together.
     */
    async add(database: Executor, mail: Key, at: string, by: string | null = null): Promise<void> {
      const values = sql.join(key.map((column) => mail[column]));
      await sql`
        insert into ${mails} (${columns}, ${nextTryAt}, ${sender}) values (${values}, ${at}, ${by ?? ""})
        on conflict do nothing
      `.execute(database);
    },
    open(database: Executor): Outbox<Key> {
      return {
        async take(at, until) {
          for (;;) {
            const isDue = sql`${isWaiting} and ${nextTryAt} <= ${at}`;
            // Materialized, so that the last mail is looked up once for each sender, and not for each mail.
            const due = sql<Key & State>`
              with turns as materialized (
                select due.sender as turn_of, coalesce((
                  select max(${sentAt}) from ${mails} where ${sender} = due.sender and ${sentAt} is not null
                ), '') as served_at
                from (select distinct ${sender} as sender from ${mails} where ${isDue}) due
              )
              select ${columns}, ${tries}, ${nextTryAt} from ${mails} join turns on turn_of = ${sender}
              where ${isDue} order by ${tries} > 0, served_at, ${nextTryAt} limit 1`;
            const [found] = (await due.execute(database)).rows;
            if (found === undefined) return undefined;
            const { numAffectedRows } = await sql`
              update ${mails} set ${nextTryAt} = ${until}
              where ${isMail(found)} and ${nextTryAt} = ${found.nextTryAt} and ${isWaiting}
            `.execute(database);
            // Otherwise another process has taken it.
            if (numAffectedRows === 1n) return found;
          }
        },
        async keep(mail, until) {
          await sql`update ${mails} set ${nextTryAt} = ${until} where ${isMail(mail)}`.execute(database);
        },
        async nextTime() {
          const earliest = sql<State>`
            select ${nextTryAt} from ${mails} where ${isWaiting} order by ${nextTryAt} limit 1`;
          return (await earliest.execute(database)).rows[0]?.nextTryAt;
        },
        async markSent(mail, at) {
          await sql`update ${mails} set ${sentAt} = ${at} where ${isMail(mail)}`.execute(database);
        },
        async postpone(mail, until) {
          await sql`
            update ${mails} set ${tries} = ${tries} + 1, ${nextTryAt} = ${until} where ${isMail(mail)}
          `.execute(database);
        },
        async giveUp(mail, at) {
          await sql`update ${mails} set ${failedAt} = ${at} where ${isMail(mail)}`.execute(database);
        },
      };
    },
  };
}
