import type { Database } from "#database/schema.ts";

/**
 * The id of the request that a file belongs to, whether it was sent with the request or added later. Otherwise undefined: then no other
 * request gets the file until the end of the transaction.
 */
export async function requestWithFile(transaction: Database, url: string): Promise<string | undefined> {
  await lockOthersOut(transaction);
  const sent = await transaction
    .selectFrom("quoteRequests")
    .select("id")
    // The condition of the partial index, without which the database does not use it.
    .where("fileUpload", "<>", "")
    .where("fileUpload", "=", url)
    .executeTakeFirst();
  const added = await transaction
    .selectFrom("requestFiles")
    .select("quoteRequestId as id")
    .where("url", "=", url)
    .executeTakeFirst();
  return (sent ?? added)?.id;
}

/**
 * Until the end of the transaction, no other one passes this line. Otherwise transactions that run together in Postgres would not see what
 * the others add.
 */
export async function lockOthersOut(transaction: Database): Promise<void> {
  await transaction
    .updateTable("receiptLock")
    .set((columns) => ({ id: columns.ref("id") }))
    .execute();
}
