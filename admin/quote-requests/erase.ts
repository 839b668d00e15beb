import { sql } from "kysely";

import type { Database } from "#database/schema.ts";

/** One quote request, all of a person, or all that were received before a time, ISO 8601 in UTC. */
export type Erasure =
  | { readonly id: string }
  | { readonly email: string }
  | { readonly receivedBefore: string };

/** Returns the number of quote requests that were deleted. */
export type EraseQuoteRequests = (which: Erasure) => Promise<number>;

/**
 * Creates a function that deletes quote requests with their files and mails. A file is deleted before its request, so that after a
 * failure the request still names it and can be deleted again.
 */
export function createErase(
  database: Database,
  removeFile: (url: string) => Promise<void>,
): EraseQuoteRequests {
  return async (which) => {
    const all = database.selectFrom("quoteRequests").select(["id", "fileUpload"]);
    const selected =
      "id" in which
        ? all.where("id", "=", which.id)
        : "email" in which
          ? all.where(sql`lower(email)`, "=", sql`lower(${which.email})`)
          : all.where("receivedAt", "<", which.receivedBefore);
    const requests = await selected.execute();
    for (const { id, fileUpload } of requests) {
      if (fileUpload !== "") await removeFile(fileUpload);
      const added = await database
        .selectFrom("requestFiles")
        .select("url")
        .where("quoteRequestId", "=", id)
        .execute();
      for (const { url } of added) await removeFile(url);
      await database.deleteFrom("quoteRequests").where("id", "=", id).execute();
    }
    return requests.length;
  };
}
