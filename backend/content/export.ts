import { existsSync } from "node:fs";
import { rename, rm } from "node:fs/promises";
import { parseArgs } from "node:util";

import type { SanityClient } from "@sanity/client";
import { exportDataset } from "@sanity/export";

import { createContentClient } from "./client.ts";
import { type ProgressStep, runCommand, createProgress } from "./command-line.ts";
import { environment, readContentEnv } from "./env.ts";

const USAGE = `Usage: pnpm content:export FILE [--overwrite]
  FILE         the file for all documents and assets, for example content.tar.gz
  --overwrite  replace FILE if it exists`;

interface ExportSettings {
  readonly client: SanityClient;
  /** Usually ends in .tar.gz. */
  readonly file: string;
  readonly overwrite?: boolean;
  readonly onProgress?: (step: ProgressStep) => void;
}

/** Exports all documents, drafts and versions with their assets. `file` is created only when the export is complete. */
export async function exportContent({ client, file, overwrite = false, onProgress }: ExportSettings) {
  if (!overwrite && existsSync(file))
    throw new Error(`${file} exists already. Name another file, or add --overwrite.`);
  const { dataset } = client.config();
  if (dataset === undefined) throw new Error("The client has no dataset.");

  const unfinished = `${file}.part`;
  try {
    const { documentCount, assetCount } = await exportDataset({
      client,
      dataset,
      outputPath: unfinished,
      ...(onProgress ? { onProgress } : {}),
    });
    await rename(unfinished, file);
    return { documents: documentCount, assets: assetCount };
  } finally {
    await rm(unfinished, { force: true });
  }
}

if (import.meta.main) {
  // Drafts are not for other users of this machine.
  process.umask(0o077);
  await runCommand(async () => {
    const { positionals, values } = parseArgs({
      allowPositionals: true,
      options: { overwrite: { type: "boolean", default: false } },
    });
    const [file, ...more] = positionals;
    if (file === undefined || more.length > 0) throw new Error(USAGE);

    const env = readContentEnv("read", environment);
    const progress = createProgress(process.stdout);
    const settings = {
      client: createContentClient(env),
      file,
      overwrite: values.overwrite,
      onProgress: progress.show,
    };
    const { documents, assets } = await exportContent(settings).finally(progress.end);
    return `Exported ${documents} documents and ${assets} assets of ${env.projectId}/${env.dataset} (${env.lakeUrl ?? "hosted Sanity"}) to ${file}.`;
  });
}
