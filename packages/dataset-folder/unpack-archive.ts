import { createReadStream, createWriteStream } from "node:fs";
import { rm, stat } from "node:fs/promises";
import { join } from "node:path";
import { pipeline } from "node:stream/promises";
import { createUnzip } from "node:zlib";

import { type UnpackOptionsFS, unpackTar } from "modern-tar/fs";

import { checkDocuments, type CheckOptions } from "./check-documents.ts";

/** Content compresses to a tenth, and pictures hardly at all. A higher ratio means that the file was made to fill the disk. */
const MAX_RATIO = 200;
const ALWAYS_ALLOWED_BYTES = 256 * 1024 * 1024;
/** Enough to recognize a compressed file or a tar archive. */
const HEAD_BYTES = 512;

/** The name of the file with the documents until they are checked. */
const UNCHECKED = "unchecked";
/** Matches the paths in an export, which usually start with a folder. What is captured is the path in that folder. */
const OWN_FILE = /^(?:[^/]+\/){0,2}((?:images|files)\/(?!\.)[^/]+|assets\.json|[^/]+\.ndjson)$/;

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
export async function unpackArchive(file: string, folder: string, options: CheckOptions): Promise<string[]> {
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
