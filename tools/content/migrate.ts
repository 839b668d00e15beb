import type { SanityClient } from "@sanity/client";
import { countOf } from "stored-values/stored-value.ts";

import { migrations } from "../../schemas/migrations/index.ts";
import type { Migration } from "../../schemas/migrations/migration.ts";

/**
 * Runs all migrations, with drafts and releases, and returns a line about each one that changed something, and about each document that
 * could not be changed. These are tried again at the next start. Any account can write such a document, so a failure must not end the start.
 */
export async function migrateContent(client: SanityClient): Promise<string[]> {
  const lines: string[] = [];
  for (const migration of migrations) lines.push(...(await migrate(client, migration)));
  return lines;
}

async function migrate(client: SanityClient, { filter, changesOf, title }: Migration): Promise<string[]> {
  const outdated = await client.fetch<string[]>(`*[${filter}]._id`, {}, { perspective: "raw" });
  const changed: string[] = [];
  const problems: string[] = [];
  // One request for each, because their values together may be larger than a request can be.
  for (const id of outdated) {
    try {
      const document = await client.getDocument(id);
      if (document === undefined) continue;
      const { set, unset } = changesOf(document);
      const patch = client.patch(id, { set, unset: [...unset], ifRevisionID: document._rev });
      await patch.commit({ visibility: "async", tag: "migration" });
      changed.push(id);
    } catch (error) {
      problems.push(`${id} was not changed: ${error instanceof Error ? error.message : String(error)}`);
    }
  }
  return [...(changed.length > 0 ? [`${title}: ${countOf(changed, "document")} changed.`] : []), ...problems];
}
