import { createReadStream, createWriteStream } from "node:fs";
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
/** Matches the address of a file in the archive, as exports write it. */
const OWN_ASSET = /^(?:image|file)@file:\/\/\.\/(?:images|files)\/(?!\.)[^/\\%]+$/;

/**
 * Unpacks an export (.tar.gz) or documents (.ndjson) into an empty folder for @sanity/import, which gets nothing of the file itself,
 * because it would unpack further layers, without a limit. So what it imports is what was checked here.
 *
 * In a file that is not trusted, documents may only have assets that are in the file: @sanity/import uploads any file of this machine,
 * and the answer of any address that this machine can reach. Secrets of previews are always left out: the author of the file knows
 * them, and could open the preview of all drafts. Throws an Error that says what is wrong with the file.
 */
export async function unpackArchive(file: string, folder: string, isTrusted: boolean): Promise<void> {
  const unchecked = join(folder, UNCHECKED);
  const head = await headOf(bytesOf(file, false));
  const isZipped = isCompressed(head);
  const unzippedHead = isZipped ? await headOf(bytesOf(file, true)) : head;
  if (isCompressed(unzippedHead)) throw new Error(`${file} is compressed more than once.`);
  await pipeline(
    limited(bytesOf(file, isZipped), file),
    isTar(unzippedHead) ? unpackTar(folder, filesOfExport(file)) : createWriteStream(unchecked),
  );
  await pipeline(checkedLines(unchecked, file, isTrusted), createWriteStream(join(folder, "data.ndjson")));
  await rm(unchecked);
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

/** The documents, one in each line. They are written again, so that @sanity/import cannot read them in another way. */
async function* checkedLines(unchecked: string, file: string, isTrusted: boolean): AsyncGenerator<string> {
  const check = isTrusted ? undefined : rejectForeignAssets(file);
  let number = 0;
  for await (const line of linesOf(unchecked, file)) {
    number += 1;
    if (line.trim() === "") continue;
    const document = checkedDocument(line, `Line ${number} of ${file}`, check);
    if (document !== undefined) yield `${document}\n`;
  }
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

/** The text of a document, or undefined if it is a secret. `check` gets each of its values. */
function checkedDocument(line: string, where: string, check: CheckValue | undefined): string | undefined {
  try {
    const document: unknown = JSON.parse(line);
    return isSecret(document) ? undefined : JSON.stringify(document, check);
  } catch (cause) {
    // A document that is nested too deeply is a RangeError.
    const isUnreadable = cause instanceof SyntaxError || cause instanceof RangeError;
    throw isUnreadable ? new Error(`${where} is not a document in JSON.`, { cause }) : cause;
  }
}

function isSecret(document: unknown): boolean {
  const type = typeof document === "object" && document !== null && "_type" in document ? document._type : "";
  return String(type).startsWith("sanity.previewUrl");
}

type CheckValue = (key: string, value: unknown) => unknown;

function rejectForeignAssets(file: string): CheckValue {
  return (key, value) => {
    if (key === "_sanityAsset") assertOwnAsset(file, value);
    if (key === "_type") assertNoAssetDocument(file, value);
    return value;
  };
}

function assertOwnAsset(file: string, address: unknown): void {
  if (OWN_ASSET.test(String(address))) return;
  throw new Error(
    `${file} takes an asset from ${String(address).slice(0, 200)}, which is not in the file: a stranger's file could publish files of this machine. If you trust it, add --trust.`,
  );
}

/** Such a document names any address of its file, and @sanity/import sends requests to it. */
function assertNoAssetDocument(file: string, type: unknown): void {
  if (!/^sanity\.[a-z]+Asset$/i.test(String(type))) return;
  throw new Error(
    `${file} was exported with --raw, so its assets are not in it. Export the dataset without it.`,
  );
}
