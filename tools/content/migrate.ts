import type { SanityClient } from "@sanity/client";
import { publishedId } from "stored-values/stored-document.ts";
import { countOf } from "stored-values/stored-value.ts";

import { migrations } from "../../schemas/migrations/index.ts";
import type { Migration } from "../../schemas/migrations/migration.ts";

/** Anyone with an account can write thousands of drafts that a migration must change, and visitors see none of them. */
const MAX_DRAFTS_MS = 10_000;

/**
 * Runs all migrations, with drafts and releases, and returns a line about each one that changed something, and about each document that
 * could not be changed. These are tried again at the next start. Any account can write such a document, so a failure must not end the start,
 * and drafts and versions come last, for `draftsMs` at most.
 */
export async function migrateContent(client: SanityClient, draftsMs = MAX_DRAFTS_MS): Promise<string[]> {
  const lines: string[] = [];
  for (const migration of migrations) lines.push(...(await migrate(client, migration, "document")));
  const endsAt = performance.now() + draftsMs;
  for (const migration of migrations) lines.push(...(await migrate(client, migration, "draft", endsAt)));
  return lines;
}

/** `kind` is “draft” for drafts and versions, and “document” for what is published. */
async function migrate(
  client: SanityClient,
  { filter, changesOf, title }: Migration,
  kind: "document" | "draft",
  endsAt = Infinity,
): Promise<string[]> {
  const all = await client.fetch<string[]>(`*[${filter}]._id`, {}, { perspective: "raw" });
  const outdated = all.filter((id) => (publishedId(id) === id) === (kind === "document"));
  const changed: string[] = [];
  const problems: string[] = [];
  // One request for each, because their values together may be larger than a request can be.
  for (const [index, id] of outdated.entries()) {
    if (performance.now() >= endsAt) {
      problems.push(`${title}: ${countOf(outdated.slice(index), kind)} left for the next start.`);
      break;
    }
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
  return [...(changed.length > 0 ? [`${title}: ${countOf(changed, kind)} changed.`] : []), ...problems];
}
