import { readFile } from "node:fs/promises";
import { basename, join } from "node:path";

import type { SanityClient } from "@sanity/client";
import * as v from "valibot";

import { createContentClient } from "./client.ts";
import { runCommand } from "./command-line.ts";
import { environment, readContentEnv } from "./env.ts";
import type { SeedDocument } from "./seed/document-types.ts";
import { seedDocuments, seedFolder } from "./seed/documents.ts";

/** Counts content documents, without assets, because an interrupted seed may leave some. */
const COUNT_CONTENT = `count(*[!(_id in path("_.**")) && !string::startsWith(_type, "sanity.") && !string::startsWith(_type, "system.")])`;
const FILE = /^(image|file)@file:\/\/\.\/(.+)$/;

/**
 * Fills an empty dataset with the seed content: uploads assets, then creates all documents in one transaction. Returns their
 * number, or 0 if there was content.
 */
export async function seedIfEmpty(client: SanityClient): Promise<{ readonly documents: number }> {
  const existing = await client.fetch<number>(COUNT_CONTENT, {}, { perspective: "raw" });
  if (existing > 0) return { documents: 0 };

  const assets = await uploadAll(client, findFiles(seedDocuments));
  const transaction = seedDocuments.reduce(
    (all, document) => all.createIfNotExists(withAssetReferences(document, assets)),
    client.transaction(),
  );
  await transaction.commit({ visibility: "sync" });
  return { documents: seedDocuments.length };
}

/** The `_sanityAsset` of every image and file in a value, each once. */
function findFiles(value: unknown): string[] {
  if (typeof value !== "object" || value === null) return [];
  const found = Object.entries(value).flatMap(([name, inner]: [string, unknown]) =>
    name === "_sanityAsset" && typeof inner === "string" ? [inner] : findFiles(inner),
  );
  return [...new Set(found)];
}

async function uploadAll(
  client: SanityClient,
  files: readonly string[],
): Promise<ReadonlyMap<string, string>> {
  const entries = files.map(async (file): Promise<[string, string]> => {
    const [, kind, path] = FILE.exec(file) ?? [];
    if (path === undefined)
      throw new Error(`"${file}" in the seed must have the form image@file://./NAME or file@file://./NAME`);
    const bytes = await readFile(join(seedFolder, path));
    const options = { filename: basename(path) };
    const asset = await (kind === "image"
      ? client.assets.upload("image", bytes, options)
      : client.assets.upload("file", bytes, options));
    return [file, asset._id];
  });
  return new Map(await Promise.all(entries));
}

const Document = v.looseObject({ _id: v.string(), _type: v.string() });

/** Copies a document with every `_sanityAsset` replaced by a reference to its asset. */
function withAssetReferences(document: SeedDocument, assets: ReadonlyMap<string, string>) {
  const json = JSON.stringify(document, (_, value: unknown) => withAssetReference(value, assets));
  return v.parse(Document, JSON.parse(json));
}

function withAssetReference(value: unknown, assets: ReadonlyMap<string, string>): unknown {
  if (typeof value !== "object" || value === null || !("_sanityAsset" in value)) return value;
  const { _sanityAsset: file, ...rest } = value;
  return { ...rest, asset: { _type: "reference", _ref: assets.get(String(file)) } };
}

if (import.meta.main) {
  await runCommand(async () => {
    const env = readContentEnv("write", environment);
    const { documents } = await seedIfEmpty(createContentClient(env));
    const datasetName = `${env.projectId}/${env.dataset}`;
    return documents === 0
      ? `${datasetName} has content already. Nothing was imported.`
      : `${datasetName} was empty. Imported ${documents} documents.`;
  });
}
