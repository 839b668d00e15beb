import { existsSync } from "node:fs";
import { rename, rm } from "node:fs/promises";

import type { SanityClient } from "@sanity/client";
import { exportDataset } from "@sanity/export";

import type { Step } from "./progress.ts";

interface ExportSettings {
  readonly client: SanityClient;
  /** Usually ends in .tar.gz. */
  readonly file: string;
  readonly overwrite?: boolean;
  readonly onProgress?: (step: Step) => void;
}

/** Exports all documents, drafts and versions too, with their assets. `file` is there only when all of it is. */
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
