import { existsSync, readFileSync } from "node:fs";
import { mkdir, readdir, readFile, rm, writeFile } from "node:fs/promises";
import { basename, dirname, join, posix, relative } from "node:path";

import * as v from "valibot";

export interface ContentDocument {
  readonly _id: string;
  readonly _type: string;
  readonly [field: string]: unknown;
}

/**
 * The content as files, one document each, so that a changed sentence is a changed line:
 *
 *     documents/<type>/<id>.json          a document without its revision and times
 *     documents/<type>/<id>.<path>.svg    a long text of it, with the path of its field
 *     assets/images/<name>, files/<name>  the originals of pictures and files
 *     assets.json                         what editors wrote about an asset in the Media tool
 */
export interface Content {
  readonly documents: readonly ContentDocument[];
  readonly assets: readonly Asset[];
}

export interface Asset {
  /** The address that documents use, in the format of @sanity/import: `image@file://./assets/images/part.webp`. */
  readonly address: string;
  readonly bytes: Buffer;
  /** Its title, alternative text, credit and tags. */
  readonly details: Readonly<Record<string, unknown>>;
}

const ADDRESS = /^(?<kind>image|file)@file:\/\/\.\/(?<path>assets\/(?:images|files)\/(?!\.)[^/\\%]+)$/;
/** Stands in a document for the text of the file next to it. */
const TEXT_FILE = "_textFile";

const Document = v.looseObject({ _id: v.string(), _type: v.string() });
const Details = v.record(v.string(), v.record(v.string(), v.unknown()));

/** The kind and the path in the folder of an asset's address. Throws an Error for an address outside of the folder. */
export function parseAddress(address: string): { readonly kind: "image" | "file"; readonly path: string } {
  const { kind, path } = ADDRESS.exec(address)?.groups ?? {};
  if (path === undefined)
    throw new Error(
      `“${address}” is no file of the content folder. It must read image@file://./assets/images/NAME or file@file://./assets/files/NAME`,
    );
  return { kind: kind === "image" ? "image" : "file", path };
}

/** Reads a content folder. Throws an Error that names the file that is missing or cannot be read. */
export async function readContent(folder: string): Promise<Content> {
  const files = await filesIn(folder);
  const all = new Set(files);
  const details = all.has("assets.json") ? v.parse(Details, await readJson(join(folder, "assets.json"))) : {};
  return {
    documents: await Promise.all(
      files
        .filter((file) => /^documents\/.*\.json$/.test(file))
        .map((file) => readDocument(folder, file, all)),
    ),
    assets: await Promise.all(
      files
        .filter((file) => /^assets\/(?:images|files)\/[^./]/.test(file))
        .map(async (path) => ({
          address: `${path.startsWith("assets/images/") ? "image" : "file"}@file://./${path}`,
          bytes: await readFile(join(folder, path)),
          details: details[path] ?? {},
        })),
    ),
  };
}

async function readDocument(
  folder: string,
  file: string,
  files: ReadonlySet<string>,
): Promise<ContentDocument> {
  const parsed = v.safeParse(Document, await readJson(join(folder, file)));
  if (!parsed.success || documentFile(parsed.output) !== file)
    throw new Error(
      `${join(folder, file)} must contain a document whose _type and _id are those of its path.`,
    );
  const readText = (name: string) => {
    const path = join(dirname(file), basename(name)).replaceAll("\\", "/");
    // Only regular files are listed. A link could lead to any file of this machine, which would then be published.
    if (!files.has(path)) throw new Error(`${join(folder, file)} names ${path}, but there is no such file.`);
    return readFileSync(join(folder, path), "utf8");
  };
  return v.parse(Document, readTexts(parsed.output, readText));
}

/** Copies a value with the texts of the files that it names. */
function readTexts(value: unknown, readText: (name: string) => string): unknown {
  if (Array.isArray(value)) return value.map((item) => readTexts(item, readText));
  if (typeof value !== "object" || value === null) return value;
  if (TEXT_FILE in value) return readText(String(value[TEXT_FILE]));
  return Object.fromEntries(Object.entries(value).map(([name, inner]) => [name, readTexts(inner, readText)]));
}

async function readJson(file: string): Promise<unknown> {
  try {
    return JSON.parse(await readFile(file, "utf8"));
  } catch (cause) {
    throw new Error(`${file} is not JSON.`, { cause });
  }
}

/**
 * Writes content into a folder and deletes the documents and assets that it no longer has. A file with the same bytes is not touched.
 * Returns the number of files that changed. `sortKeys` sets the order of a document's keys.
 */
export async function writeContent(
  folder: string,
  { documents, assets }: Content,
  sortKeys: (document: object) => unknown,
): Promise<number> {
  const files = new Map<string, string | Buffer>();
  const add = (file: string, content: string | Buffer) => {
    if (files.has(file))
      throw new Error(`Two files of the export would be ${file}. Rename one of them first.`);
    files.set(file, content);
  };
  for (const document of documents) {
    const file = documentFile(document);
    const texts = new Map<string, string>();
    add(file, toJson(moveTexts(sortKeys(document), [document._id], texts)));
    for (const [name, text] of texts) add(`${dirname(file)}/${name}`, text);
  }
  for (const file of files.keys()) assertInFolder(file);
  const details: Record<string, Asset["details"]> = {};
  // In the order of names, because a lake sorts by ids.
  for (const { address, bytes, details: written } of assets.toSorted(byAddress)) {
    const { path } = parseAddress(address);
    add(path, bytes);
    if (Object.keys(written).length > 0) details[path] = written;
  }
  if (Object.keys(details).length > 0) add("assets.json", toJson(details));

  const old = (await filesIn(folder)).filter((file) => /^(?:documents|assets)\/|^assets\.json$/.test(file));
  const removed = old.filter((file) => !files.has(file));
  await Promise.all(removed.map((file) => rm(join(folder, file))));
  const written = await Promise.all(
    [...files].map(([file, bytes]) => writeIfChanged(join(folder, file), bytes)),
  );
  return removed.length + written.filter(Boolean).length;
}

const MAX_LINE_LENGTH = 120;

/** JSON with a line for each field and item. What has no inner objects and fits into one line is written on one. */
function toJson(content: unknown): string {
  const write = (value: unknown, indent: string): string => {
    const entries = typeof value === "object" && value !== null ? Object.entries(value) : [];
    const isList = Array.isArray(value);
    const label = (name: string) => (isList ? "" : `${JSON.stringify(name)}: `);
    const isFlat = entries.every(([, inner]) => typeof inner !== "object" || inner === null);
    const [start, end] = isList ? ["[", "]"] : ["{ ", " }"];
    const line = `${start}${entries.map(([name, inner]) => label(name) + JSON.stringify(inner)).join(", ")}${end}`;
    if (entries.length === 0) return JSON.stringify(value);
    if (isFlat && indent.length + line.length <= MAX_LINE_LENGTH) return line;
    const inner = `${indent}  `;
    const lines = entries.map(([name, field]) => `${inner}${label(name)}${write(field, inner)}`);
    return `${start.trim()}\n${lines.join(",\n")}\n${indent}${end.trim()}`;
  };
  return `${write(content, "")}\n`;
}

function documentFile({ _id, _type }: Pick<ContentDocument, "_id" | "_type">): string {
  return `documents/${_type}/${_id}.json`;
}

/**
 * Throws an Error for a path like `documents/../../package.json`. Anyone who may publish chooses the types and field names of documents, and
 * could otherwise replace any JSON or SVG file of this user.
 */
function assertInFolder(file: string): void {
  if (posix.normalize(file) === file && !file.includes("\\")) return;
  throw new Error(
    `A document would be written to ${file}: its type or the name of a field leads out of its folder. Delete the document first.`,
  );
}

/** Copies a value with every SVG replaced by the name of the file that it belongs into. Adds these files to `texts`. */
function moveTexts(value: unknown, path: readonly string[], texts: Map<string, string>): unknown {
  const name = `${path.join(".").replace(/\.svg$/, "")}.svg`;
  // The names of fields may have dots, so that two paths are the same.
  if (typeof value === "string" && /^<svg[\s>]/.test(value) && !texts.has(name)) {
    texts.set(name, value);
    return { [TEXT_FILE]: name };
  }
  if (Array.isArray(value))
    return value.map((item, i) => moveTexts(item, [...path, keyOf(item) ?? String(i)], texts));
  if (typeof value !== "object" || value === null) return value;
  const entries = Object.entries(value);
  return Object.fromEntries(
    entries.map(([field, inner]) => [field, moveTexts(inner, [...path, field], texts)]),
  );
}

function keyOf(item: unknown): string | undefined {
  return typeof item === "object" && item !== null && "_key" in item ? String(item._key) : undefined;
}

async function writeIfChanged(file: string, content: string | Buffer): Promise<boolean> {
  const bytes = Buffer.from(content);
  if (existsSync(file) && bytes.equals(await readFile(file))) return false;
  await mkdir(dirname(file), { recursive: true });
  await writeFile(file, bytes);
  return true;
}

/** The paths of all files in a folder, relative to it. Empty if there is no folder. */
async function filesIn(folder: string): Promise<string[]> {
  if (!existsSync(folder)) return [];
  const entries = await readdir(folder, { recursive: true, withFileTypes: true });
  return entries
    .filter((entry) => entry.isFile())
    .map(({ parentPath, name }) => relative(folder, join(parentPath, name)).replaceAll("\\", "/"))
    .toSorted();
}

interface NamedAsset {
  readonly sha1: string;
  /** Where the lake has its file. */
  readonly path: string;
  readonly filename: string;
}

function byAddress(one: Asset, other: Asset): number {
  return one.address < other.address ? -1 : 1;
}

/** Longer names are cut at their start. */
const MAX_NAME_LENGTH = 100;

/**
 * A file name for each asset: the one it was uploaded with. If several share it, the start of the hash makes them differ. An upload can
 * have any name, including the one that another asset gets this way: then each gets the name of its file in the lake.
 */
export function assetNames<Named extends NamedAsset>(assets: readonly Named[]): Map<Named, string> {
  const choices = new Map(assets.map((asset) => [asset, namesOf(asset)]));
  const nameOf = (asset: Named) => choices.get(asset)?.[0] ?? "";
  for (;;) {
    const groups = [...Map.groupBy(assets, (asset) => nameOf(asset).toLowerCase()).values()];
    const rejected = groups
      .filter((group) => group.length > 1)
      .flatMap((group) => group.map((asset) => choices.get(asset) ?? []))
      .filter((names) => names.length > 1);
    if (rejected.length === 0) return new Map(assets.map((asset) => [asset, nameOf(asset)]));
    for (const names of rejected) names.shift();
  }
}

/** The names that an asset may get, the best one first. */
function namesOf({ filename, sha1, path }: NamedAsset): string[] {
  const name =
    filename
      .slice(-MAX_NAME_LENGTH)
      .replaceAll(/[^\w.-]+/g, "-")
      .replace(/^\.+/, "") || sha1;
  return [name, name.replace(/(\.\w+)?$/, `-${sha1.slice(0, 6)}$1`), basename(path)];
}
