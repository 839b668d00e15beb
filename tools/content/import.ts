import { createReadStream } from "node:fs";
import { access, stat } from "node:fs/promises";
import { parseArgs } from "node:util";

import type { SanityClient } from "@sanity/client";
import { sanityImport } from "@sanity/import";
import { checkArchive } from "dataset-folder/check-archive.ts";
import { commentsFileOf, importComments } from "dataset-folder/comments.ts";
import { importFolder, type OnExisting, OPERATIONS } from "dataset-folder/import-folder.ts";

import { createContentClient } from "./client.ts";
import { type ProgressStep, runCommand, createProgress } from "./command-line.ts";
import { environment, readContentEnv } from "./env.ts";

const USAGE = `Usage: pnpm content:import FILE [--keep | --replace] [--trust]
  FILE       an export (.tar.gz) or documents (.ndjson). Its comments and tasks, FILE.comments.ndjson, are imported too.
             Or a content folder, such as content
  --keep     keep existing documents
  --replace  overwrite existing documents
  --trust    also upload assets that FILE takes from this machine or other servers
Without either, an existing document stops the import.`;

const PREVIEW_SECRETS = '*[string::startsWith(_type, "sanity.previewUrl")]';
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
export async function importContent({
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
  if (!isTrusted) await checkArchive(file);
  const { numDocs, warnings } = await sanityImport(createReadStream(file), {
    client,
    operation: OPERATIONS[onExisting],
    releasesOperation: RELEASES[onExisting],
    ...(onProgress ? { onProgress } : {}),
  }).catch((error: unknown) => {
    throw withAdvice(error, onExisting);
  });
  // With such a secret in the file, its author could open the preview of all drafts.
  await client.delete({ query: PREVIEW_SECRETS });
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

if (import.meta.main) {
  await runCommand(async () => {
    const { positionals, values } = parseArgs({
      allowPositionals: true,
      options: { keep: { type: "boolean" }, replace: { type: "boolean" }, trust: { type: "boolean" } },
    });
    const [file, ...more] = positionals;
    if (file === undefined || more.length > 0 || (values.keep && values.replace)) throw new Error(USAGE);

    const env = readContentEnv("write", environment);
    const onExisting = values.replace ? "replace" : values.keep ? "keep" : "fail";
    const client = createContentClient(env);
    const documents = await importContent({
      client,
      file,
      onExisting,
      isTrusted: values.trust ?? false,
      onProgress: createProgress(),
    });
    return `Imported ${documents} documents into ${env.projectId}/${env.dataset} (${env.lakeUrl ?? "hosted Sanity"}).`;
  });
}
