import { existsSync } from "node:fs";
import { rename, rm } from "node:fs/promises";
import { parseArgs } from "node:util";

import type { SanityClient } from "@sanity/client";
import { exportDataset } from "@sanity/export";
import { commentsFileOf, exportComments } from "dataset-folder/comments.ts";
import { exportToFolder } from "dataset-folder/export-folder.ts";

import { schemaTypes } from "../../schemas/index.ts";
import { createContentClient } from "./client.ts";
import { type ProgressStep, runCommand, createProgress } from "./command-line.ts";
import { environment, readContentEnv } from "./env.ts";
import { CONTENT_FOLDER } from "./first-content.ts";

const USAGE = `Usage: pnpm content:export [FILE] [--overwrite]
  FILE         the file for all documents and assets, for example content.tar.gz. Comments and tasks go into a second
               one, content.comments.ndjson. Without FILE, the published documents and their assets are written into the
               folder content
  --overwrite  replace FILE if it exists`;

interface ExportSettings {
  readonly client: SanityClient;
  /** Usually ends in .tar.gz. */
  readonly file: string;
  readonly overwrite?: boolean;
  readonly onProgress?: (step: ProgressStep) => void;
}

/**
 * Exports all documents, drafts and versions with their assets. Comments and tasks are exported into a second file in the same
 * folder. Both files are created only when the export is complete.
 */
export async function exportContent({ client, file, overwrite = false, onProgress }: ExportSettings) {
  const commentsFile = commentsFileOf(file);
  const existing = [file, commentsFile].find((each) => existsSync(each));
  if (!overwrite && existing !== undefined)
    throw new Error(`${existing} exists already. Name another file, or add --overwrite.`);
  const { dataset } = client.config();
  if (dataset === undefined) throw new Error("The client has no dataset.");

  const unfinished = `${file}.part`;
  const unfinishedComments = `${commentsFile}.part`;
  try {
    const { documentCount, assetCount } = await exportDataset({
      client,
      dataset,
      outputPath: unfinished,
      ...(onProgress ? { onProgress } : {}),
    });
    const comments = await exportComments(client, unfinishedComments);
    await rename(unfinished, file);
    if (comments > 0) await rename(unfinishedComments, commentsFile);
    else await rm(commentsFile, { force: true });
    return { documents: documentCount, assets: assetCount, comments };
  } finally {
    await Promise.all([unfinished, unfinishedComments].map((each) => rm(each, { force: true })));
  }
}

if (import.meta.main) {
  await runCommand(async () => {
    const { positionals, values } = parseArgs({
      allowPositionals: true,
      options: { overwrite: { type: "boolean", default: false } },
    });
    const [file, ...more] = positionals;
    if (more.length > 0) throw new Error(USAGE);

    const env = readContentEnv("read", environment);
    const client = createContentClient(env);
    const source = `${env.projectId}/${env.dataset} (${env.lakeUrl ?? "hosted Sanity"})`;
    if (file === undefined) {
      const { documents, assets, changed } = await exportToFolder({
        client,
        folder: CONTENT_FOLDER,
        schemaTypes,
      });
      return `Exported ${documents} published documents and ${assets} assets of ${source} to content. Files that changed: ${changed}.`;
    }
    const settings = {
      client,
      file,
      overwrite: values.overwrite,
      onProgress: createProgress(),
    };
    const { documents, assets, comments } = await exportContent(settings);
    const beside = comments > 0 ? `, ${comments} comments and tasks to ${commentsFileOf(file)}` : "";
    return `Exported ${documents} documents and ${assets} assets of ${source} to ${file}${beside}.`;
  });
}
