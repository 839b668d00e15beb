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
  /** Whether documents (.ndjson) may have assets from this machine or other servers. They are uploaded and become public. */
  readonly isTrusted?: boolean;
  readonly onProgress?: (step: ProgressStep) => void;
}

/**
 * Imports documents and assets, and the comments and tasks from the second file. Returns the number of documents. Throws an Error at the
 * end if parts of the file had to be left out.
 */
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
  const leftOut = await unpackArchive(file, folder.path, {
    isTrusted,
    findExisting: (ids) => client.fetch("*[_id in $ids]._id", { ids }, { perspective: "raw" }),
  });
  const { numDocs, warnings } = await sanityImport(folder.path, {
    client,
    operation: OPERATIONS[onExisting],
    releasesOperation: RELEASES[onExisting],
    // An author may have written them, and they are stored like any other.
    allowReplacementCharacters: true,
    ...(onProgress ? { onProgress } : {}),
  }).catch((error: unknown) => {
    throw withAdvice(error, onExisting);
  });
  await importComments(client, commentsFileOf(file), onExisting).catch((error: unknown) => {
    throw withAdvice(error, onExisting);
  });
  const missing = [...leftOut, ...warnings.map(({ message }) => message)];
  if (missing.length > 0)
    throw new Error(
      `Could not import parts of ${file}:\n${missing.map((each) => `  ${each}\n`).join("")}The import is INCOMPLETE: it wrote ${numDocs} documents, without the parts of ${missing.length} that are listed above.`,
    );
  return numDocs;
}

function withAdvice(error: unknown, onExisting: OnExisting): unknown {
  const isConflict = error instanceof Error && "statusCode" in error && error.statusCode === 409;
  if (!isConflict || onExisting !== "fail") return error;
  const advice =
    "Existing documents are not overwritten: add --replace to do so, or --keep to import only missing ones.";
  return new Error(`${error.message.trim()}\n${advice}`);
}
