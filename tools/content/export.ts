import { parseArgs } from "node:util";

import { commentsFileOf } from "dataset-folder/comments.ts";
import { exportArchive } from "dataset-folder/export-archive.ts";
import { exportToFolder } from "dataset-folder/export-folder.ts";

import { schemaTypes } from "../../schemas/index.ts";
import { createContentClient } from "./client.ts";
import { createProgress, runCommand } from "./command-line.ts";
import { environment, readContentEnv } from "./env.ts";
import { CONTENT_FOLDER } from "./first-content.ts";

const USAGE = `Usage: pnpm content:export [FILE] [--overwrite]
  FILE         the file for all documents and assets, for example content.tar.gz. Comments and tasks go into a second
               one, content.comments.ndjson. Without FILE, the published documents and their assets are written into the
               folder content
  --overwrite  replace FILE if it exists`;

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
  const { documents, assets, comments } = await exportArchive(settings);
  const beside = comments > 0 ? `, ${comments} comments and tasks to ${commentsFileOf(file)}` : "";
  return `Exported ${documents} documents and ${assets} assets of ${source} to ${file}${beside}.`;
});
