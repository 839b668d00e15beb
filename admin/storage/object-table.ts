import type { QuoteRequestState } from "contracts/staff.ts";
import { type ExpressionBuilder, sql } from "kysely";
import type { StoredObject } from "oss-storage/object-store.ts";

import type { Database, Schema } from "#database/schema.ts";

/** The list of the stored objects. `host` is the address of the bucket, with which quote requests refer to them. */
export function createObjectTable(database: Database, host: string) {
  const objects = database.selectFrom("objects");
  const bytes = sql<number>`coalesce(sum(size), 0)`.as("bytes");

  const url = sql<string>`${`${host}/`} || objects.key`;
  /**
   * Whether no quote request in these states refers to an object, as its file or as one that was added later. Two subqueries, each with an
   * index: with one for both, every object would be compared with every request.
   */
  const isUnreferenced = (builder: ExpressionBuilder<Schema, "objects">, states: QuoteRequestState[]) => {
    const asFile = builder
      .selectFrom("quoteRequests")
      .select("quoteRequests.id")
      // The condition of the partial index, without which the database does not use it.
      .where("fileUpload", "<>", "")
      .where("fileUpload", "=", url)
      .where("state", "in", states);
    const added = builder
      .selectFrom("requestFiles")
      .innerJoin("quoteRequests", "quoteRequests.id", "requestFiles.quoteRequestId")
      .select("requestFiles.id")
      .where("requestFiles.url", "=", url)
      .where("state", "in", states);
    return builder.and([builder.not(builder.exists(asFile)), builder.not(builder.exists(added))]);
  };

  /** Selects the objects that no quote request refers to, except spam: anyone can send that. */
  const isUnused = (builder: ExpressionBuilder<Schema, "objects">) =>
    isUnreferenced(builder, ["new", "answered"]);

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
    /** The keys of objects that were stored before a time without a quote request, or before `spamTime` with spam only. */
    async unusedBefore(time: string, spamTime: string): Promise<string[]> {
      const unused = objects
        .select("key")
        .where("storedAt", "<", time)
        .where(isUnused)
        .where((builder) =>
          builder.or([builder("storedAt", "<", spamTime), isUnreferenced(builder, ["spam"])]),
        );
      return (await unused.execute()).map(({ key }) => key);
    },
    /** The number and the bytes of the objects in a folder, or of an uploader. */
    stored: (group: "folder" | "uploader", name: string): Promise<{ count: number; bytes: number }> =>
      objects
        .select(({ fn }) => [fn.countAll<number>().as("count"), bytes])
        .where(group, "=", name)
        .executeTakeFirstOrThrow(),
    /** The bytes of all unused objects, and the oldest one of the uploader who has most. Undefined if there are none. */
    unused: (): Promise<{ bytes: number; key: string } | undefined> =>
      objects
        .where(isUnused)
        .select([
          "key",
          sql<number>`sum(size) over ()`.as("bytes"),
          sql`sum(size) over (partition by uploader)`.as("ofUploader"),
        ])
        .orderBy("ofUploader", "desc")
        .orderBy("storedAt")
        .limit(1)
        .executeTakeFirst(),
    /** The bytes of the objects without a quote request that staff have answered. */
    async unhandledBytes(): Promise<number> {
      const unhandled = objects.select(bytes).where((builder) => isUnreferenced(builder, ["answered"]));
      return (await unhandled.executeTakeFirstOrThrow()).bytes;
    },
  };
}
