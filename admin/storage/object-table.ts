import { type ExpressionBuilder, sql } from "kysely";

import type { Database, Schema } from "#database/schema.ts";

export type StoredObject = Readonly<Schema["objects"]>;
export type ObjectTable = ReturnType<typeof createObjectTable>;

/** The list of the stored objects. `host` is the address of the bucket, with which quote requests refer to them. */
export function createObjectTable(database: Database, host: string) {
  const objects = database.selectFrom("objects");

  /** Selects the objects that no quote request refers to. With `isSpamUse: false`, requests that are taken for spam do not count. */
  const isUnused =
    ({ isSpamUse }: { isSpamUse: boolean }) =>
    (builder: ExpressionBuilder<Schema, "objects">) => {
      const all = builder.selectFrom("quoteRequests").select("id");
      const requests = isSpamUse ? all : all.where("state", "!=", "spam");
      return builder.not(
        builder.exists(requests.where("fileUpload", "=", sql<string>`${`${host}/`} || objects.key`)),
      );
    };

  return {
    get: (key: string): Promise<StoredObject | undefined> =>
      objects.selectAll().where("key", "=", key).executeTakeFirst(),
    async add(object: StoredObject): Promise<void> {
      await database.insertInto("objects").values(object).execute();
    },
    async remove(key: string): Promise<void> {
      await database.deleteFrom("objects").where("key", "=", key).execute();
    },
    async keys(): Promise<string[]> {
      return (await objects.select("key").execute()).map(({ key }) => key);
    },
    /** The keys of unused objects that were stored before a time, ISO 8601 in UTC. */
    async unusedBefore(time: string): Promise<string[]> {
      const unused = objects
        .select("key")
        .where("storedAt", "<", time)
        .where(isUnused({ isSpamUse: true }));
      return (await unused.execute()).map(({ key }) => key);
    },
    /** The number and the bytes of the objects in a folder, or of an uploader. */
    stored: (group: "folder" | "uploader", name: string): Promise<{ count: number; bytes: number }> =>
      objects
        .select(({ fn }) => [
          fn.countAll<number>().as("count"),
          fn.coalesce(fn.sum<number>("size"), sql.lit(0)).as("bytes"),
        ])
        .where(group, "=", name)
        .executeTakeFirstOrThrow(),
    /** The bytes of all objects that no request needs, and the oldest one of the uploader who has most. Undefined if there are none. */
    unused: (): Promise<{ bytes: number; key: string } | undefined> =>
      objects
        .where(isUnused({ isSpamUse: false }))
        .select([
          "key",
          sql<number>`sum(size) over ()`.as("bytes"),
          sql`sum(size) over (partition by uploader)`.as("ofUploader"),
        ])
        .orderBy("ofUploader", "desc")
        .orderBy("storedAt")
        .limit(1)
        .executeTakeFirst(),
  };
}
