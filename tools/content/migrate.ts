import type { SanityClient } from "@sanity/client";
import { countOf } from "stored-values/stored-value.ts";

import { migrations } from "../../schemas/migrations/index.ts";
import type { Migration } from "../../schemas/migrations/migration.ts";

type Stored = Readonly<Record<string, unknown>> & { readonly _id: string; readonly _rev: string };

/**
 * Runs all migrations, with drafts and releases, and returns a line about each one that changed something. If a document changes
 * at the same moment, the command fails without a change, and can be run again.
 */
export async function migrateContent(client: SanityClient): Promise<string[]> {
  const lines: string[] = [];
  for (const migration of migrations) {
    const changed = await migrate(client, migration);
    if (changed.length > 0) lines.push(`${migration.title}: ${countOf(changed, "document")} changed.`);
  }
  return lines;
}

async function migrate(client: SanityClient, { filter, changesOf }: Migration): Promise<readonly Stored[]> {
  const outdated = await client.fetch<Stored[]>(`*[${filter}]`, {}, { perspective: "raw" });
  if (outdated.length === 0) return [];
  const transaction = client.transaction();
  for (const document of outdated) {
    const { set, unset } = changesOf(document);
    transaction.patch(document._id, (patch) =>
      patch
        .ifRevisionId(document._rev)
        .set(set)
        .unset([...unset]),
    );
  }
  await transaction.commit({ visibility: "async", tag: "migration" });
  return outdated;
}
