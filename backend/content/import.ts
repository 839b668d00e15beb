import { parseArgs } from "node:util";

import { createContentClient } from "./client.ts";
import { runCommand } from "./command.ts";
import { environment, readContentEnv } from "./env.ts";
import { importContent } from "./import-content.ts";
import { createProgress } from "./progress.ts";

const USAGE = `Usage: pnpm content:import FILE [--keep | --replace]
  FILE       an export (.tar.gz) or documents (.ndjson)
  --keep     keep documents that are there already
  --replace  overwrite documents that are there already
Without either, a document that is there already stops the import.`;

await runCommand(async () => {
  const { positionals, values } = parseArgs({
    allowPositionals: true,
    options: { keep: { type: "boolean" }, replace: { type: "boolean" } },
  });
  const [file, ...more] = positionals;
  if (file === undefined || more.length > 0 || (values.keep && values.replace)) throw new Error(USAGE);

  const env = readContentEnv("write", environment);
  const progress = createProgress(process.stdout);
  const onExisting = values.replace ? "replace" : values.keep ? "keep" : "refuse";
  const client = createContentClient(env);
  const documents = await importContent({ client, file, onExisting, onProgress: progress.show }).finally(
    progress.end,
  );
  return `Imported ${documents} documents into ${env.projectId}/${env.dataset} (${env.lakeUrl ?? "hosted Sanity"}).`;
});
