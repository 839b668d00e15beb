import { randomUUID } from "node:crypto";

import type { RequestEvent, RequestProgress } from "contracts/request-page.ts";

import type { Database } from "#database/schema.ts";

/** Who did something, and when. Null for the customer. */
export interface By {
  readonly author: string | null;
  readonly at: string;
}

/** Keeps something that happened to a request, and returns its id. */
export async function addEvent(
  database: Database,
  quoteRequestId: string,
  event: Omit<RequestEvent, "id"> & By,
): Promise<string> {
  const id = randomUUID();
  await database
    .insertInto("requestEvents")
    .values({ id, quoteRequestId, ...event })
    .execute();
  return id;
}

/** Sets the progress of a request, and keeps it as an event unless it is the progress already. */
export async function progressTo(
  database: Database,
  quoteRequestId: string,
  progress: RequestProgress,
  by: By,
): Promise<void> {
  const { numUpdatedRows } = await database
    .updateTable("quoteRequests")
    .set({ progress })
    .where("id", "=", quoteRequestId)
    .where("progress", "<>", progress)
    .executeTakeFirst();
  if (numUpdatedRows === 1n)
    await addEvent(database, quoteRequestId, { kind: "progress", text: progress, ...by });
}
