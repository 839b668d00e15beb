import { existsSync } from "node:fs";
import { readFile, writeFile } from "node:fs/promises";

import type { SanityClient } from "@sanity/client";
import * as v from "valibot";

import { type OnExisting, OPERATIONS } from "./import-folder.ts";

/** A comment or a task. The import rejects everything else, because the file may be untrusted. */
const Discussion = v.looseObject({
  _id: v.string(),
  _type: v.picklist(["comment", "tasks.task"], "A document is no comment and no task"),
});
type Discussion = v.InferOutput<typeof Discussion>;

/** The largest ones of accounts fit into one request. */
const DOCUMENTS_PER_REQUEST = 20;

/** The path of the file with an export's comments and tasks: `site.comments.ndjson` in the same folder as `site.tar.gz`. */
export function commentsFileOf(file: string): string {
  return `${file.replace(/(\.tar)?\.gz$|\.tgz$|\.ndjson$/, "")}.comments.ndjson`;
}

/** Writes the comments and tasks of a dataset to a file, one per line. Returns their number. If there are none, writes no file. */
export async function exportComments(client: SanityClient, file: string): Promise<number> {
  const name = await findAddOnDataset(client);
  if (name === undefined) return 0;
  const comments = await client
    .withConfig({ dataset: name })
    .fetch<unknown[]>('*[_type in ["comment", "tasks.task"]] | order(_createdAt)');
  if (comments.length > 0)
    await writeFile(file, comments.map((comment) => `${JSON.stringify(comment)}\n`).join(""));
  return comments.length;
}

/** Imports the file that `exportComments` wrote. Returns the number of comments and tasks, 0 if there is no file. */
export async function importComments(
  client: SanityClient,
  file: string,
  onExisting: OnExisting,
): Promise<number> {
  if (!existsSync(file)) return 0;
  const lines = (await readFile(file, "utf8")).split("\n").filter((line) => line !== "");
  const comments = lines.map((line) => parseDiscussion(file, line));
  if (comments.length === 0) return 0;
  const { dataset } = client.config();
  const { datasetName } = await client.request<{ datasetName: string }>({
    url: `/comments/${dataset}/setup`,
    method: "POST",
  });
  const addOn = client.withConfig({ dataset: datasetName });
  for (let start = 0; start < comments.length; start += DOCUMENTS_PER_REQUEST) {
    const mutations = comments
      .slice(start, start + DOCUMENTS_PER_REQUEST)
      .map((comment) => ({ [OPERATIONS[onExisting]]: comment }));
    // A reply must be written after its comment.
    await addOn.request({ url: `/data/mutate/${datasetName}`, method: "POST", body: { mutations } });
  }
  return comments.length;
}

/** Finds the add-on dataset in the same way as the Studio. Undefined if there is none, or if the client may not read it. */
async function findAddOnDataset(client: SanityClient): Promise<string | undefined> {
  const { projectId, dataset } = client.config();
  const found = await client.request<{ name: string }[]>({
    url: `/projects/${projectId}/datasets?datasetProfile=comments&addonFor=${dataset}`,
  });
  return found[0]?.name;
}

function parseDiscussion(file: string, line: string): Discussion {
  const parsed = v.safeParse(v.pipe(v.string(), v.parseJson(), Discussion), line);
  if (parsed.success) return parsed.output;
  throw new Error(`${file} cannot be imported: ${parsed.issues[0].message}: ${line.slice(0, 100)}`);
}
