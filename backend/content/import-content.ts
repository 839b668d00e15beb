import { createReadStream } from "node:fs";
import { access } from "node:fs/promises";

import type { SanityClient } from "@sanity/client";
import { sanityImport } from "@sanity/import";

import { withSomeToken } from "./client.ts";
import type { Step } from "./progress.ts";

/** What to do with a document that is there already: refuse the import, keep it, or overwrite it. */
type OnExisting = "refuse" | "keep" | "replace";

const OPERATIONS = { refuse: "create", keep: "createIfNotExists", replace: "createOrReplace" } as const;
const RELEASES = { refuse: "fail", keep: "ignore", replace: "replace" } as const;

interface ImportSettings {
  readonly client: SanityClient;
  /** An export (.tar.gz) or documents (.ndjson). */
  readonly file: string;
  readonly onExisting: OnExisting;
  readonly onProgress?: (step: Step) => void;
}

/** Imports documents and their assets. Returns how many documents were written. */
export async function importContent({
  client,
  file,
  onExisting,
  onProgress,
}: ImportSettings): Promise<number> {
  await access(file).catch((cause: unknown) => {
    throw new Error(`Cannot read ${file}. Name an export (.tar.gz) or a file of documents (.ndjson).`, {
      cause,
    });
  });
  const { numDocs, warnings } = await sanityImport(createReadStream(file), {
    client: withSomeToken(client),
    operation: OPERATIONS[onExisting],
    releasesOperation: RELEASES[onExisting],
    ...(onProgress ? { onProgress } : {}),
  }).catch((error: unknown) => {
    throw explained(error, onExisting);
  });
  if (warnings.length > 0)
    throw new Error(`Imported with gaps:\n${warnings.map(({ message }) => `  ${message}`).join("\n")}`);
  return numDocs;
}

function explained(error: unknown, onExisting: OnExisting): unknown {
  const isThere = error instanceof Error && "statusCode" in error && error.statusCode === 409;
  if (!isThere || onExisting !== "refuse") return error;
  const advice =
    "Nothing is overwritten without being asked: add --replace, or --keep to import only what is missing.";
  return new Error(`${error.message.trim()}\n${advice}`);
}
