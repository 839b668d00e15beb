import { parseArgs } from "node:util";

import { createContentClient } from "./client.ts";
import { runCommand } from "./command.ts";
import { environment, readContentEnv } from "./env.ts";
import { exportContent } from "./export-content.ts";
import { createProgress } from "./progress.ts";

const USAGE = `Usage: pnpm content:export FILE [--overwrite]
  FILE         where to write all documents and assets, for example content.tar.gz
  --overwrite  replace FILE if it exists`;

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
