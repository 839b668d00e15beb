import { type RawBuilder, sql } from "kysely";

/** What runs a query: a connection or a transaction of Kysely. */
export type Executor = Parameters<RawBuilder<unknown>["execute"]>[0];

/** The type of a text that is ordered by its bytes, and what follows the columns of a table that is read in the order of its key. */
export interface ColumnTypes {
  readonly text: string;
  readonly afterOrderedColumns: string;
}

/** The statements that create a table of counts by name and day, unless it exists. */
export function createCountTable(
  table: string,
  columns: readonly string[],
  { text, afterOrderedColumns }: ColumnTypes,
): readonly string[] {
  const name = snakeCase(table);
  const counts = columns.map((column) => `${snakeCase(column)} integer not null default 0,`);
  return [
    `create table if not exists ${name} (
      name ${text} not null,
      day ${text} not null,
      ${counts.join(" ")}
      primary key (name, day)
    ) ${afterOrderedColumns}`,
    `create index if not exists ${name}_by_day on ${name} (day)`,
  ];
}

function snakeCase(name: string): string {
  return name.replace(/[A-Z]/g, (letter) => `_${letter.toLowerCase()}`);
}

export type Sums = Readonly<Record<string, number>> & { readonly name: string };

interface SumsQuery {
  readonly table: string;
  readonly columns: readonly string[];
  /** Which rows, such as those of `isInPeriod`. */
  readonly where: RawBuilder<unknown>;
  readonly limit: number;
}

/** The sums of all columns for each name, the largest first column first. */
export async function sumsOf(
  database: Executor,
  { table, columns, where, limit }: SumsQuery,
): Promise<readonly Sums[]> {
  const references = columns.map((column) => sql.ref(column));
  const selected = references.map((column) => sql`sum(${column}) as ${column}`);
  const { rows } = await sql<Sums>`
    select name, ${sql.join(selected)} from ${sql.table(table)} where ${where}
    group by name order by sum(${references[0]}) desc, name limit ${sql.lit(limit)}`.execute(database);
  return rows;
}

/** Selects whole days: from that of `from` to the last one before `until`. Both are ISO 8601 in UTC. */
export function isInPeriod(from: string, until: string): RawBuilder<unknown> {
  const lastDay = dayOf(new Date(Date.parse(until) - 1).toISOString());
  return sql`day between ${dayOf(from)} and ${lastDay}`;
}

export function dayOf(at: string): string {
  return at.slice(0, 10);
}

/** Deletes the oldest day if it is before `firstDay`. Returns whether it did, so that more days may be left. */
export async function deleteOldestDay(database: Executor, table: string, firstDay: string): Promise<boolean> {
  const counts = sql.table(table);
  const { rows } = await sql<{ day: string | null }>`select min(day) as day from ${counts}`.execute(database);
  const day = rows[0]?.day ?? null;
  if (day === null || day >= firstDay) return false;
  await sql`delete from ${counts} where day = ${day}`.execute(database);
  return true;
}
