import { sql } from "kysely";

import type { Database } from "#database/schema.ts";

export interface StoredObject {
  /** The object's name in the bucket: folder, random name, extension. */
  readonly key: string;
  /** Bytes. */
  readonly size: number;
  /** The visitor's name of the file, only for display. */
  readonly name: string;
  readonly md5: string;
  /** ISO 8601, UTC. */
  readonly storedAt: string;
  /** The reason why the file is in quarantine. Null if it is not. */
  readonly risk: string | null;
}

export interface ObjectTable {
  get(key: string): Promise<StoredObject | undefined>;
  add(object: StoredObject): Promise<void>;
  remove(key: string): Promise<void>;
  keys(): Promise<string[]>;
  /** The keys of the objects that were stored before a time, ISO 8601 in UTC. */
  keysBefore(time: string): Promise<string[]>;
  /** The number of objects and bytes that are stored below a prefix, which must end in a slash. */
  usage(prefix: string): Promise<{ count: number; bytes: number }>;
}

export function createObjectTable(database: Database): ObjectTable {
  const objects = database.selectFrom("objects");
  return {
    get: (key) => objects.selectAll().where("key", "=", key).executeTakeFirst(),
    async add(object) {
      await database.insertInto("objects").values(object).execute();
    },
    async remove(key) {
      await database.deleteFrom("objects").where("key", "=", key).execute();
    },
    async keys() {
      return (await objects.select("key").execute()).map(({ key }) => key);
    },
    async keysBefore(time) {
      return (await objects.select("key").where("storedAt", "<", time).execute()).map(({ key }) => key);
    },
    usage: (prefix) =>
      objects
        .select(({ fn }) => [
          fn.countAll<number>().as("count"),
          fn.coalesce(fn.sum<number>("size"), sql.lit(0)).as("bytes"),
        ])
        .where("key", ">=", prefix)
        .where("key", "<", `${prefix}\u{10FFFF}`)
        .executeTakeFirstOrThrow(),
  };
}
