import { parseArgs } from "node:util";

import { ClientError, type SanityClient } from "@sanity/client";

import { blocks } from "../../schemas/blocks/index.ts";
import { createContentClient } from "./client.ts";
import { runCommand, createProgress, type ProgressStep } from "./command-line.ts";
import { environment, readContentEnv } from "./env.ts";

const USAGE = `Usage: pnpm content:rename-block OLD NEW [--dry-run]
  OLD        the type that stored blocks have now
  NEW        the type that they get: a block of schemas/blocks
  --dry-run  only list the documents`;

/** Far below the limits of Sanity's API. */
const DOCUMENTS_PER_TRANSACTION = 50;
const DOCUMENTS_PER_QUERY = 200;
const MAX_PASSES = 5;

interface StoredDocument {
  readonly _id: string;
  readonly _type: string;
  readonly _rev: string;
}

/** A document, draft or release version that contains blocks of the type. */
export interface DocumentWithBlocks {
  readonly id: string;
  readonly type: string;
  readonly revision: string;
  /** The path of each block's `_type`, for a patch: `blocks[_key=="a1b2"]._type`. */
  readonly paths: readonly string[];
}

interface RenameSettings {
  readonly client: SanityClient;
  readonly from: string;
  readonly to: string;
  readonly onProgress?: (step: ProgressStep) => void;
}

/** All documents, drafts and release versions with blocks of the type, at any depth. */
export async function findBlocks(client: SanityClient, type: string): Promise<DocumentWithBlocks[]> {
  const found: DocumentWithBlocks[] = [];
  for (let after = ""; ;) {
    const page = await client.fetch<StoredDocument[]>(
      `*[_id > $after && !(_id in path("_.**"))] | order(_id)[0...${DOCUMENTS_PER_QUERY}]`,
      { after },
      { perspective: "raw" },
    );
    for (const { _id, _type, _rev, ...fields } of page) {
      const paths = typePaths(fields, type);
      if (paths.length > 0) found.push({ id: _id, type: _type, revision: _rev, paths });
    }
    const last = page.at(-1);
    if (last === undefined || page.length < DOCUMENTS_PER_QUERY) return found;
    after = last._id;
  }
}

/**
 * Changes the type of stored blocks from `from` to `to`. Returns the number of renamed blocks. Safe to run again. If an editor
 * changes a document during the run, it is read again. If that happens in every pass, throws an Error.
 */
export async function renameBlocks({ client, from, to, onProgress }: RenameSettings): Promise<number> {
  let renamed = 0;
  for (let pass = 1; pass <= MAX_PASSES; pass += 1) {
    // A pass retries what the previous pass could not write.
    const found = await findBlocks(client, from);
    if (found.length === 0) return renamed;
    for (let start = 0; start < found.length; start += DOCUMENTS_PER_TRANSACTION) {
      const batch = found.slice(start, start + DOCUMENTS_PER_TRANSACTION);
      // One transaction after the other, to limit the load on the lake.
      if (await writeUnlessChanged(client, batch, to)) renamed += countBlocks(batch);
      onProgress?.({
        step: "Renaming blocks in documents",
        current: start + batch.length,
        total: found.length,
      });
    }
  }
  throw new Error(
    `Documents with “${from}” keep changing while they are written. ${renamed} blocks are renamed; run the command again.`,
  );
}

function countBlocks(documents: readonly DocumentWithBlocks[]): number {
  return documents.reduce((sum, { paths }) => sum + paths.length, 0);
}

/** Writes a batch. Returns false and writes nothing if one of the documents has changed since it was read. */
async function writeUnlessChanged(
  client: SanityClient,
  documents: readonly DocumentWithBlocks[],
  to: string,
): Promise<boolean> {
  const transaction = client.transaction();
  for (const { id, revision, paths } of documents) {
    const set = Object.fromEntries(paths.map((path) => [path, to]));
    transaction.patch(id, { set, ifRevisionID: revision });
  }
  try {
    await transaction.commit();
    return true;
  } catch (error) {
    if (error instanceof ClientError && error.statusCode === 409) return false;
    throw error;
  }
}

function typePaths(value: unknown, type: string, path = ""): string[] {
  if (Array.isArray(value))
    return value.flatMap((item: unknown, index) =>
      typePaths(item, type, `${path}[${selector(item, index)}]`),
    );
  if (typeof value !== "object" || value === null) return [];
  return Object.entries(value).flatMap(([name, field]) => {
    const fieldPath = path === "" ? name : `${path}.${name}`;
    if (name === "_type") return field === type ? [fieldPath] : [];
    return typePaths(field, type, fieldPath);
  });
}

function selector(item: unknown, index: number): string {
  const hasKey = typeof item === "object" && item !== null && "_key" in item && typeof item._key === "string";
  return hasKey ? `_key==${JSON.stringify(item._key)}` : String(index);
}

/** Throws an Error with instructions unless the schemas contain the new name instead of the old one. */
function assertRenamedInCode(from: string, to: string): void {
  const names = new Set<string>(blocks.map(({ name }) => name));
  if (!names.has(to))
    throw new Error(
      `There is no block “${to}” in schemas/blocks. Run \`pnpm rename:block ${from} ${to}\` first.`,
    );
  if (names.has(from))
    throw new Error(`“${from}” is still a block in schemas/blocks. Its stored blocks keep their type.`);
}

if (import.meta.main) {
  await runCommand(async () => {
    const { positionals, values } = parseArgs({
      allowPositionals: true,
      options: { "dry-run": { type: "boolean" } },
    });
    const [from, to, ...more] = positionals;
    if (from === undefined || to === undefined || more.length > 0) throw new Error(USAGE);
    assertRenamedInCode(from, to);

    const isDryRun = values["dry-run"] === true;
    const env = readContentEnv(isDryRun ? "read" : "write", environment);
    const client = createContentClient(env);
    const target = `${env.projectId}/${env.dataset} (${env.lakeUrl ?? "hosted Sanity"})`;
    if (isDryRun) {
      const found = await findBlocks(client, from);
      const lines = found.map(({ id, type, paths }) => `  ${type}  ${id}  ${paths.length}`);
      const total = `${countBlocks(found)} blocks in ${found.length} documents of ${target} have the type “${from}”. Nothing was written.`;
      return [...lines, total].join("\n");
    }
    const progress = createProgress(process.stdout);
    const renamed = await renameBlocks({ client, from, to, onProgress: progress.show }).finally(progress.end);
    return `${renamed} blocks of ${target} have the type “${to}” now.`;
  });
}
