import { access, mkdtempDisposable, stat } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";

import type { SanityClient } from "@sanity/client";
import { sanityImport } from "@sanity/import";

import { commentsFileOf, importComments } from "./comments.ts";
import type { ProgressStep } from "./export-archive.ts";
import { importFolder, type OnExisting, OPERATIONS } from "./import-folder.ts";
import { unpackArchive } from "./unpack-archive.ts";

const RELEASES = { fail: "fail", keep: "ignore", replace: "replace" } as const;

interface ImportSettings {
  readonly client: SanityClient;
  /** An export (.tar.gz), documents (.ndjson) or a content folder. */
  readonly file: string;
  readonly onExisting: OnExisting;
  /** Whether to accept assets from outside the archive. They are uploaded and become public. */
  readonly isTrusted?: boolean;
  readonly onProgress?: (step: ProgressStep) => void;
}

/** Imports documents and assets, and the comments and tasks from the second file. Returns the number of documents. */
export async function importArchive({
  client,
  file,
  onExisting,
  isTrusted = false,
  onProgress,
}: ImportSettings): Promise<number> {
  await access(file).catch((cause: unknown) => {
    throw new Error(`Cannot read ${file}. Name an export (.tar.gz) or a file of documents (.ndjson).`, {
      cause,
    });
  });
  const isFolder = (await stat(file)).isDirectory();
  if (isFolder)
    return importFolder({ client, folder: file, onExisting }).catch((error: unknown) => {
      throw withAdvice(error, onExisting);
    });
  await using folder = await mkdtempDisposable(join(tmpdir(), "import-"));
  await unpackArchive(file, folder.path, isTrusted);
  const { numDocs, warnings } = await sanityImport(folder.path, {
    client,
    operation: OPERATIONS[onExisting],
    releasesOperation: RELEASES[onExisting],
    ...(onProgress ? { onProgress } : {}),
  }).catch((error: unknown) => {
    throw withAdvice(error, onExisting);
  });
  if (warnings.length > 0)
    throw new Error(`The import is incomplete:\n${warnings.map(({ message }) => `  ${message}`).join("\n")}`);
  await importComments(client, commentsFileOf(file), onExisting).catch((error: unknown) => {
    throw withAdvice(error, onExisting);
  });
  return numDocs;
}

function withAdvice(error: unknown, onExisting: OnExisting): unknown {
  const isConflict = error instanceof Error && "statusCode" in error && error.statusCode === 409;
  if (!isConflict || onExisting !== "fail") return error;
  const advice =
    "Existing documents are not overwritten: add --replace to do so, or --keep to import only missing ones.";
  return new Error(`${error.message.trim()}\n${advice}`);
}
