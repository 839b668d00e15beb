import { sql } from "kysely";
import type { Log } from "server-kit/log.ts";

import { dayOf, type Executor } from "./count-tables.ts";

/** What happened, to be added to the row of its name and day. */
export interface Count<Table extends string = string> {
  readonly table: Table;
  readonly name: string;
  /** The numbers by the names of their columns. */
  readonly add: Readonly<Record<string, number>>;
}

/** How a table counts. */
export interface CountRule {
  /** The maximum number of different names of one day. */
  readonly maxNames: number;
  /**
   * The column that says how often a name was used, if strangers can invent names without a limit. A new name then takes the place of the
   * rarest one, so that nobody can fill a day with them.
   */
  readonly usesColumn?: string | undefined;
  /** The columns with the value of the last event instead of a sum. */
  readonly lastValues?: readonly string[] | undefined;
}

interface Options<Table extends string> {
  readonly database: {
    transaction(): { execute(work: (transaction: Executor) => Promise<void>): Promise<void> };
  };
  readonly log: Log;
  readonly ruleOf: (table: Table) => CountRule;
  readonly intervalMs?: number | undefined;
  /** The maximum number of rows that wait while the database cannot store them. What belongs to other rows is lost and logged. */
  readonly maxPending?: number | undefined;
}

type PendingCount<Table extends string> = Count<Table> & { readonly day: string };

/**
 * Collects counts, and stores them once per second in one transaction, because the disk is written after each transaction. A crash loses
 * at most the last second.
 */
export function openDayCounts<Table extends string>({
  database,
  log,
  ruleOf,
  intervalMs = 1000,
  maxPending = 10_000,
}: Options<Table>) {
  let pending = new Map<string, PendingCount<Table>>();
  let lost = 0;
  /** Ends when everything that was pending at the last call of `flush` is stored. */
  let stored = Promise.resolve();
  const timer = setInterval(() => void flush(), intervalMs).unref();

  function collect(count: PendingCount<Table>): void {
    const key = JSON.stringify([count.table, count.day, count.name]);
    const waiting = pending.get(key);
    if (waiting !== undefined)
      pending.set(key, { ...count, add: sum(waiting.add, count.add, ruleOf(count.table)) });
    else if (pending.size < maxPending) pending.set(key, count);
    else lost += 1;
  }

  function flush(): Promise<void> {
    return (stored = stored.then(store));
  }

  async function store(): Promise<void> {
    if (pending.size === 0) return;
    // In one order, because two processes that lock the same rows in different orders would wait for each other.
    const taken = [...pending].toSorted(([left], [right]) => (left < right ? -1 : 1));
    pending = new Map();
    try {
      await database.transaction().execute(async (transaction) => {
        for (const [, count] of taken) await addToRow(transaction, count, ruleOf(count.table));
      });
      if (lost > 0) log.error("counts were lost while they could not be stored", { lost });
      lost = 0;
    } catch (error) {
      const later = pending.values();
      pending = new Map(taken);
      for (const count of later) collect(count);
      log.error("counts cannot be stored and wait", { waiting: pending.size, lost, error });
    }
  }

  return {
    /** Adds to the counts of the day. `at` is ISO 8601 in UTC. */
    add(counts: readonly Count<Table>[], at: string): void {
      for (const count of counts) collect({ ...count, day: dayOf(at) });
    },
    /** Stores what is pending. Call it before you read. */
    flush,
    async stop(): Promise<void> {
      clearInterval(timer);
      await flush();
    },
  };
}

function sum(waiting: Count["add"], next: Count["add"], { lastValues = [] }: CountRule): Count["add"] {
  const added = Object.entries(next).map(([column, value]) => [
    column,
    lastValues.includes(column) ? value : (waiting[column] ?? 0) + value,
  ]);
  return { ...waiting, ...Object.fromEntries(added) };
}

/** Adds to a row, and creates it unless the day has too many. */
async function addToRow(
  database: Executor,
  { table, name, day, add }: PendingCount<string>,
  { maxNames, usesColumn, lastValues = [] }: CountRule,
): Promise<void> {
  const counts = sql.table(table);
  const columns = Object.keys(add);
  const values = Object.values(add).map((value) => sql`cast(${value} as integer)`);
  const updates = columns.map((column) => {
    const [stored, next] = [sql.ref(`${table}.${column}`), sql.ref(`excluded.${column}`)];
    return lastValues.includes(column)
      ? sql`${sql.ref(column)} = ${next}`
      : sql`${sql.ref(column)} = ${stored} + ${next}`;
  });
  const insert = sql`
    insert into ${counts} (name, day, ${sql.join(columns.map((column) => sql.ref(column)))})
    select cast(${name} as text), cast(${day} as text), ${sql.join(values)}
    where exists (select 1 from ${counts} where name = ${name} and day = ${day})
      or (select count(*) from ${counts} where day = ${day}) < ${sql.lit(maxNames)}
    on conflict (name, day) do update set ${sql.join(updates)}
  `;
  const { numAffectedRows } = await insert.execute(database);
  if (numAffectedRows !== 0n || usesColumn === undefined) return;
  await sql`
    delete from ${counts} where day = ${day} and name in (
      select name from ${counts} where day = ${day} order by ${sql.ref(usesColumn)}, random() limit 1
    )`.execute(database);
  await insert.execute(database);
}
