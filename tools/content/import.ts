import { parseArgs } from "node:util";

import { importArchive } from "dataset-folder/import-archive.ts";

import { createContentClient } from "./client.ts";
import { createProgress, runCommand } from "./command-line.ts";
import { environment, readContentEnv } from "./env.ts";

const USAGE = `Usage: pnpm content:import FILE [--keep | --replace] [--trust]
  FILE       an export (.tar.gz) or documents (.ndjson). Its comments and tasks, FILE.comments.ndjson, are imported too.
             Or a content folder, such as content
  --keep     keep existing documents
  --replace  overwrite existing documents
  --trust    also upload assets that documents take from this machine or other servers. Only for those that you wrote
Without either, an existing document stops the import.`;

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
  const documents = await importArchive({
    client,
    file,
    onExisting,
    isTrusted: values.trust ?? false,
    onProgress: createProgress(),
  });
  return `Imported ${documents} documents into ${env.projectId}/${env.dataset} (${env.lakeUrl ?? "hosted Sanity"}).`;
});
