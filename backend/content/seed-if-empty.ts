import { readFile } from "node:fs/promises";
import { basename, join } from "node:path";

import type { SanityClient } from "@sanity/client";
import * as v from "valibot";

import type { SeedDocument } from "../seed/document.ts";
import { seedDocuments, seedFolder } from "../seed/documents.ts";

/** Assets alone are not content: a seed that was interrupted has left some. */
const CONTENT = `count(*[!(_id in path("_.**")) && !string::startsWith(_type, "sanity.") && !string::startsWith(_type, "system.")])`;
const FILE = /^image@file:\/\/\.\/(.+)$/;

/** Gives an empty dataset its first content: pictures first, then all documents in one transaction, so never a part of them. */
export async function seedIfEmpty(client: SanityClient): Promise<{ readonly documents: number }> {
  const existing = await client.fetch<number>(CONTENT, {}, { perspective: "raw" });
  if (existing > 0) return { documents: 0 };

  const assets = await uploadAll(client, picturesIn(seedDocuments));
  const transaction = seedDocuments.reduce(
    (all, document) => all.createIfNotExists(withAssets(document, assets)),
    client.transaction(),
  );
  await transaction.commit({ visibility: "sync" });
  return { documents: seedDocuments.length };
}

/** The `_sanityAsset` of every picture, each once. */
function picturesIn(value: unknown): string[] {
  if (typeof value !== "object" || value === null) return [];
  const found = Object.entries(value).flatMap(([name, inner]: [string, unknown]) =>
    name === "_sanityAsset" && typeof inner === "string" ? [inner] : picturesIn(inner),
  );
  return [...new Set(found)];
}

async function uploadAll(
  client: SanityClient,
  pictures: readonly string[],
): Promise<ReadonlyMap<string, string>> {
  const entries = pictures.map(async (picture): Promise<[string, string]> => {
    const [, path] = FILE.exec(picture) ?? [];
    if (path === undefined)
      throw new Error(`"${picture}" in the seed is not of the form image@file://./pictures/NAME`);
    const asset = await client.assets.upload("image", await readFile(join(seedFolder, path)), {
      filename: basename(path),
    });
    return [picture, asset._id];
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
  const { _sanityAsset: picture, ...rest } = value;
  return { ...rest, asset: { _type: "reference", _ref: assets.get(String(picture)) } };
}
