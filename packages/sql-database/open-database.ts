import { CamelCasePlugin, type Dialect, Kysely } from "kysely";

import { type Engine, migrate, type Migration } from "./migrate.ts";

interface Opened<Schema> {
  readonly dialect: Dialect;
  readonly engine: Engine;
  readonly migrations: readonly Migration<Schema>[];
}

/** Opens a database and runs its missing migrations. Names are in camel case in code, and in snake case in the database. */
export async function openDatabase<Schema>({
  dialect,
  engine,
  migrations,
}: Opened<Schema>): Promise<Kysely<Schema>> {
  const database = new Kysely<Schema>({ dialect, plugins: [new CamelCasePlugin()] });
  try {
    await migrate(database, engine, migrations);
    return database;
  } catch (error) {
    await database.destroy();
    throw error;
  }
}
