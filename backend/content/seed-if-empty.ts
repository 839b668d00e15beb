import { readFile } from "node:fs/promises";
import { basename, join } from "node:path";

import type { SanityClient } from "@sanity/client";
import * as v from "valibot";

import type { SeedDocument } from "../seed/document.ts";
import { seedDocuments, seedFolder } from "../seed/documents.ts";

/** Assets alone are not content: a seed that was interrupted has left some. */
const CONTENT = `count(*[!(_id in path("_.**")) && !string::startsWith(_type, "sanity.") && !string::startsWith(_type, "system.")])`;
const FILE = /^(image|file)@file:\/\/\.\/(.+)$/;

/** Gives an empty dataset its first content: pictures and films first, then all documents in one transaction, so never a part of them. */
export async function seedIfEmpty(client: SanityClient): Promise<{ readonly documents: number }> {
  const existing = await client.fetch<number>(CONTENT, {}, { perspective: "raw" });
  if (existing > 0) return { documents: 0 };

  const assets = await uploadAll(client, filesIn(seedDocuments));
  const transaction = seedDocuments.reduce(
    (all, document) => all.createIfNotExists(withAssets(document, assets)),
    client.transaction(),
  );
  await transaction.commit({ visibility: "sync" });
  return { documents: seedDocuments.length };
}

/** The `_sanityAsset` of every picture and file, each once. */
function filesIn(value: unknown): string[] {
  if (typeof value !== "object" || value === null) return [];
  const found = Object.entries(value).flatMap(([name, inner]: [string, unknown]) =>
    name === "_sanityAsset" && typeof inner === "string" ? [inner] : filesIn(inner),
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
      throw new Error(`"${file}" in the seed is not of the form image@file://./NAME or file@file://./NAME`);
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

/** The document with a reference to the asset in the place of each `_sanityAsset`. */
function withAssets(document: SeedDocument, assets: ReadonlyMap<string, string>) {
  const json = JSON.stringify(document, (_, value: unknown) => withAsset(value, assets));
  return v.parse(Document, JSON.parse(json));
}

function withAsset(value: unknown, assets: ReadonlyMap<string, string>): unknown {
  if (typeof value !== "object" || value === null || !("_sanityAsset" in value)) return value;
  const { _sanityAsset: file, ...rest } = value;
  return { ...rest, asset: { _type: "reference", _ref: assets.get(String(file)) } };
}
