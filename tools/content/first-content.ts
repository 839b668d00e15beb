import { join } from "node:path";

import type { SanityClient } from "@sanity/client";
import { importFolder } from "dataset-folder/import-folder.ts";

import { createContentClient } from "./client.ts";
import { runCommand } from "./command-line.ts";
import { environment, readContentEnv } from "./env.ts";
import { migrateContent } from "./migrate.ts";

/** The first content of a new lake, as `pnpm content:export` writes it. */
export const CONTENT_FOLDER = join(import.meta.dirname, "../../content");

/**
 * Whether the lake has content. Assets do not count, because an interrupted import may leave some. The query ends at the first document: with
 * enough drafts, the lake would stop one that reads all documents.
 */
const HAS_CONTENT = `defined(*[!(_id in path("_.**")) && !string::startsWith(_type, "sanity.")][0]._id)`;

/** Imports a content folder into an empty dataset. Returns the number of its documents, or 0 if there was content. */
export async function importFirstContent(client: SanityClient, folder = CONTENT_FOLDER): Promise<number> {
  const hasContent = await client.fetch<boolean>(HAS_CONTENT, {}, { perspective: "raw" });
  return hasContent ? 0 : importFolder({ client, folder, onExisting: "keep" });
}

if (import.meta.main) {
  await runCommand(async () => {
    const env = readContentEnv("write", environment);
    const client = createContentClient(env);
    const documents = await importFirstContent(client);
    const datasetName = `${env.projectId}/${env.dataset}`;
    if (documents > 0) return `${datasetName} was empty. Imported ${documents} documents.`;
    const migrated = await migrateContent(client);
    return [`${datasetName} has content already. Nothing was imported.`, ...migrated].join("\n");
  });
}
