import { existsSync } from "node:fs";
import { rename, rm } from "node:fs/promises";

import type { SanityClient } from "@sanity/client";
import { exportDataset } from "@sanity/export";

import { assetHost } from "./asset-host.ts";
import { commentsFileOf, exportComments } from "./comments.ts";

/** What an export or import is doing. */
export interface ProgressStep {
  readonly step: string;
}

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
export async function exportArchive({ client, file, overwrite = false, onProgress }: ExportSettings) {
  const commentsFile = commentsFileOf(file);
  const existing = [file, commentsFile].find((each) => existsSync(each));
  if (!overwrite && existing !== undefined)
    throw new Error(`${existing} exists already. Name another file, or add --overwrite.`);
  const { dataset } = client.config();
  if (dataset === undefined) throw new Error("The client has no dataset.");
  await assertOwnAssets(client);

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

/**
 * Throws an Error if the file of an asset is on another server: @sanity/export would fetch it from any address that this machine reaches,
 * and sends its token to some. The embedded lake lets nobody write such an address.
 */
async function assertOwnAssets(client: SanityClient): Promise<void> {
  const host = assetHost(client);
  const foreign = await client.fetch<{ _id: string; url: unknown } | null>(
    `*[_type in ["sanity.imageAsset", "sanity.fileAsset"] && defined(url)
      && !coalesce(string::startsWith(url, $host + "/"), false)][0]{_id, url}`,
    { host },
    { perspective: "raw" },
  );
  if (foreign === null) return;
  throw new Error(
    `The file of “${foreign._id}” is at ${String(foreign.url)} and not at ${host}. Delete this document and upload the file again, or export into a folder, which takes all files from ${host}.`,
  );
}
