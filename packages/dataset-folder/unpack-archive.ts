import { createReadStream, createWriteStream, existsSync } from "node:fs";
import { rm, stat } from "node:fs/promises";
import { join } from "node:path";
import { pipeline } from "node:stream/promises";
import { createUnzip } from "node:zlib";

import { type UnpackOptionsFS, unpackTar } from "modern-tar/fs";

/** Content compresses to a tenth, and pictures hardly at all. A higher ratio means that the file was made to fill the disk. */
const MAX_RATIO = 200;
const ALWAYS_ALLOWED_BYTES = 256 * 1024 * 1024;
/** Far longer than any document that a lake stores. */
const MAX_LINE_LENGTH = 16 * 1024 * 1024;
/** Enough to recognize a compressed file or a tar archive. */
const HEAD_BYTES = 512;

/** The name of the file with the documents until they are checked. */
const UNCHECKED = "unchecked";
/** Matches the paths in an export, which usually start with a folder. What is captured is the path in that folder. */
const OWN_FILE = /^(?:[^/]+\/){0,2}((?:images|files)\/(?!\.)[^/]+|assets\.json|[^/]+\.ndjson)$/;
/** Matches the address of a file in the archive, as exports write it. What is captured is the path in its folder. */
const OWN_ASSET = /^(?:image|file)@file:\/\/\.\/((?:images|files)\/(?!\.)[^/\\%#?]+)$/;
/** Matches the ids of assets, and of drafts and versions of them. No lake stores another document under such an id any more. */
const ASSET_ID = /^(?:(?:drafts|versions\.[^.]+)\.)?(?:image|file)-[0-9a-f]{40}(?:-\d+x\d+)?-[0-9a-z]+$/;
const ASSET_TYPE = /^sanity\.[a-z]+Asset$/i;
/** Matches the names of fields that @sanity/import can write into the path of a patch. It escapes none. */
const NAME_IN_PATH = /^[A-Za-z_]\w*$/;
/** Of the paths that @sanity/import patches in a document, in characters. It sends the patches of 30 documents as one transaction. */
const MAX_PATHS_LENGTH = 20_000;
/** Each patch copies a part of the document, so a longer one may have fewer. */
const MAX_PATHS_TIMES_DOCUMENT = 4e9;
const CHARACTERS_PER_PATH = 20;

interface UnpackOptions {
  /** Whether documents (.ndjson) may have assets from this machine and other servers. */
  readonly isTrusted: boolean;
  /** Which of the documents with these ids exist in the lake. */
  readonly findExisting: (ids: readonly string[]) => Promise<readonly string[]>;
}

/**
 * Unpacks an export (.tar.gz) or documents (.ndjson) into an empty folder for @sanity/import, which gets nothing of the file itself,
 * because it would unpack further layers, without a limit. So what it imports is what was checked here.
 *
 * Everybody who may write a draft has a part in an export. So what @sanity/import would reject or misread is left out, and the rest is
 * imported. Returns what was left out, a line for each document. Throws an Error if the file is no export.
 *
 * In a file that is not trusted, documents may only have assets that are in the file: @sanity/import uploads any file of this machine,
 * and the answer of any address that this machine can reach. Secrets of previews are always left out: the author of the file knows
 * them, and could open the preview of all drafts.
 */
export async function unpackArchive(file: string, folder: string, options: UnpackOptions): Promise<string[]> {
  const unchecked = join(folder, UNCHECKED);
  const head = await headOf(bytesOf(file, false));
  const isZipped = isCompressed(head);
  const unzippedHead = isZipped ? await headOf(bytesOf(file, true)) : head;
  if (isCompressed(unzippedHead)) throw new Error(`${file} is compressed more than once.`);
  const isArchive = isTar(unzippedHead);
  if (isArchive && options.isTrusted)
    throw new Error(
      `${file} is an archive, which has its own assets. --trust is only for documents (.ndjson) that you wrote.`,
    );
  await pipeline(
    limited(bytesOf(file, isZipped), file),
    isArchive ? unpackTar(folder, filesOfExport(file)) : createWriteStream(unchecked),
  );
  const { lines, problems } = await checkDocuments(unchecked, { ...options, file, folder });
  await pipeline(lines, createWriteStream(join(folder, "data.ndjson")));
  await rm(unchecked);
  return problems;
}

async function* bytesOf(file: string, isZipped: boolean): AsyncGenerator<Buffer> {
  const source = createReadStream(file);
  const bytes = isZipped ? source.pipe(createUnzip()) : source;
  source.once("error", (error) => bytes.destroy(error));
  try {
    for await (const chunk of bytes) yield Buffer.from(chunk);
  } finally {
    source.destroy();
  }
}

async function headOf(bytes: AsyncIterable<Buffer>): Promise<Buffer> {
  let head = Buffer.alloc(0);
  for await (const chunk of bytes) {
    head = Buffer.concat([head, chunk]);
    if (head.length >= HEAD_BYTES) break;
  }
  return head;
}

/** Whether the data is gzip or zlib, detected in the same way as in @sanity/import. */
function isCompressed(head: Buffer): boolean {
  const isGzip = head[0] === 0x1f && head[1] === 0x8b && head[2] === 0x08;
  return isGzip || (head[0] === 0x78 && [0x01, 0x9c, 0xda].includes(head[1] ?? 0));
}

function isTar(head: Buffer): boolean {
  return head.subarray(257, 262).equals(Buffer.from("ustar"));
}

async function* limited(bytes: AsyncIterable<Buffer>, file: string): AsyncGenerator<Buffer> {
  const { size } = await stat(file);
  const maxBytes = Math.max(ALWAYS_ALLOWED_BYTES, size * MAX_RATIO);
  let count = 0;
  for await (const chunk of bytes) {
    count += chunk.length;
    if (count > maxBytes)
      throw new Error(`${file} is ${size} bytes and unpacks to more than ${maxBytes}. It is not an export.`);
    yield chunk;
  }
}

/** Unpacks the files of an export, without links, devices and permissions. */
function filesOfExport(file: string): UnpackOptionsFS {
  let hasDocuments = false;
  return {
    fmode: 0o600,
    dmode: 0o700,
    filter: ({ name, type }) => type === "file" && OWN_FILE.test(name),
    map(header) {
      const name = OWN_FILE.exec(header.name)?.[1] ?? header.name;
      if (!name.endsWith(".ndjson")) return { ...header, name };
      if (hasDocuments) throw new Error(`${file} has more than one .ndjson file. An export has one.`);
      hasDocuments = true;
      return { ...header, name: UNCHECKED };
    },
  };
}

interface Source extends UnpackOptions {
  readonly file: string;
  readonly folder: string;
}

/** The documents, one in each line. They are written again, so that @sanity/import cannot read them in another way. */
async function checkDocuments(unchecked: string, source: Source) {
  const documents: Fields[] = [];
  const problems: string[] = [];
  const strong: Reference[] = [];
  let number = 0;
  for await (const line of linesOf(unchecked, source.file)) {
    number += 1;
    if (line.trim() === "") continue;
    const document = parseDocument(line, `Line ${number} of ${source.file}`);
    const { _id: id = "", _type: type = "" } = document;
    if (String(type).startsWith("sanity.previewUrl")) continue;
    if (isAssetDocument(source, String(type))) {
      problems.push(`“${String(id)}” was left out: its type is ${String(type)}, and it has no file`);
      continue;
    }
    if (ASSET_ID.test(String(id)) && !ASSET_TYPE.test(String(type))) {
      problems.push(`“${String(id)}” was left out: it has the ID of a picture or file`);
      continue;
    }
    const parts = new DocumentParts(
      source,
      Math.min(MAX_PATHS_LENGTH, MAX_PATHS_TIMES_DOCUMENT / line.length),
    );
    parts.prepare(document, "");
    documents.push(document);
    const [first, ...more] = parts.problems;
    if (first !== undefined)
      problems.push(`“${String(id)}” lacks ${first}${more.length > 0 ? ` (and ${more.length} more)` : ""}`);
    // The target may be published together with the version, so the lake checks it only then.
    if (!String(id).startsWith("versions.")) for (const reference of parts.strong) strong.push(reference);
  }
  await weakenBroken(strong, documents, source);
  return { lines: toLines(documents), problems };
}

function* toLines(documents: readonly Fields[]): Iterable<string> {
  for (const document of documents) yield `${JSON.stringify(document)}\n`;
}

interface Fields {
  [name: string]: unknown;
}

interface Reference {
  readonly target: string;
  readonly value: Fields;
}

/** Makes references weak whose target is neither in the file nor in the lake: nobody can store a strong one. */
async function weakenBroken(
  references: readonly Reference[],
  documents: readonly Fields[],
  { findExisting }: UnpackOptions,
): Promise<void> {
  const ids = new Set(documents.map(({ _id: id }) => id));
  const absent = [...new Set(references.map(({ target }) => target).filter((target) => !ids.has(target)))];
  for (let start = 0; start < absent.length; start += IDS_PER_QUERY)
    for (const id of await findExisting(absent.slice(start, start + IDS_PER_QUERY))) ids.add(id);
  for (const { target, value } of references) if (!ids.has(target)) value._weak = true;
}

const IDS_PER_QUERY = 500;

/** Prepares a document for @sanity/import, in place. */
class DocumentParts {
  /** What had to be left out. */
  readonly problems: string[] = [];
  readonly strong: Reference[] = [];
  readonly #source: Source;
  /** How many characters the paths may still have. */
  #rest: number;

  constructor(source: Source, maxPathsLength: number) {
    this.#source = source;
    this.#rest = maxPathsLength;
  }

  /** `path` is how @sanity/import would address the value; undefined if it cannot. */
  prepare(value: unknown, path: string | undefined): void {
    if (Array.isArray(value)) {
      for (const [index, item] of value.entries()) this.prepare(item, path && `${path}[${index}]`);
    } else if (isFields(value)) {
      if ("_sanityAsset" in value) this.#prepareAsset(value, path);
      if ("_ref" in value) this.#prepareReference(value, path);
      for (const [name, inner] of Object.entries(value)) this.prepare(inner, pathOf(path, name));
    }
  }

  #prepareAsset(value: Fields, path: string | undefined): void {
    const problem = this.#assetProblem(value._sanityAsset, path);
    if (problem === undefined) return;
    this.problems.push(problem);
    delete value._sanityAsset;
  }

  #assetProblem(address: unknown, path: string | undefined): string | undefined {
    const { isTrusted, folder } = this.#source;
    const name = `the asset ${String(address).slice(0, 200)}`;
    const [, ownFile] = OWN_ASSET.exec(typeof address === "string" ? address : "") ?? [];
    const isOwn = ownFile !== undefined && existsSync(join(folder, ownFile));
    if (!isOwn && !isTrusted) return `${name}, which is not in the file`;
    return this.#mayPatch(path) ? undefined : `${name}, which is in an unusual place or one of too many`;
  }

  #prepareReference(value: Fields, path: string | undefined): void {
    if ("_dataset" in value) {
      this.problems.push(
        `a reference to a document of another dataset, ${String(value._dataset).slice(0, 200)}`,
      );
      delete value._ref;
      return;
    }
    if (value._weak === true) return;
    if (!this.#mayPatch(path)) {
      this.problems.push(
        `the strong reference to “${String(value._ref).slice(0, 200)}”, which is in an unusual place or one of too many: it is weak now`,
      );
      value._weak = true;
    } else if (
      typeof value._ref === "string" &&
      value._type !== "globalDocumentReference" &&
      !("_projectId" in value)
    ) {
      this.strong.push({ target: value._ref, value });
    }
  }

  #mayPatch(path: string | undefined): boolean {
    if (!path) return false;
    this.#rest -= path.length + CHARACTERS_PER_PATH;
    return this.#rest >= 0;
  }
}

function pathOf(parent: string | undefined, name: string): string | undefined {
  if (parent === undefined || !NAME_IN_PATH.test(name)) return undefined;
  return parent === "" ? name : `${parent}.${name}`;
}

function isFields(value: unknown): value is Fields {
  return typeof value === "object" && value !== null && !Array.isArray(value);
}

/** Not `readline`, which ends a line also at U+2028, a character that texts in JSON may have. */
async function* linesOf(unchecked: string, file: string): AsyncGenerator<string> {
  let rest = "";
  for await (const chunk of createReadStream(unchecked, "utf8")) {
    const lines = `${rest}${String(chunk)}`.split("\n");
    rest = lines.pop() ?? "";
    if (rest.length > MAX_LINE_LENGTH)
      throw new Error(
        `${file} has a line of more than ${MAX_LINE_LENGTH} characters. No document is as long.`,
      );
    yield* lines;
  }
  yield rest;
}

function parseDocument(line: string, where: string): Fields {
  try {
    const document: unknown = JSON.parse(line);
    // One that is nested too deeply is a RangeError here.
    JSON.stringify(document);
    if (isFields(document)) return document;
  } catch (cause) {
    throw new Error(`${where} is not a document in JSON.`, { cause });
  }
  throw new Error(`${where} is not a document in JSON.`);
}

/** Such a document names any address of its file, and @sanity/import sends requests to it. No export of a dataset has one of a picture or file. */
function isAssetDocument({ file, isTrusted }: Source, type: string): boolean {
  if (isTrusted || !ASSET_TYPE.test(type)) return false;
  if (!/^sanity\.(?:image|file)Asset$/.test(type)) return true;
  throw new Error(
    `${file} was exported with --raw, so its assets are not in it. Export the dataset without it.`,
  );
}
