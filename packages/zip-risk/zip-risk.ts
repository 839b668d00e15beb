import { hash } from "node:crypto";
import { crc32, createInflateRaw } from "node:zlib";

import { assertUnambiguous, checkFileType, checkName, Risk } from "./entry-risk.ts";
import { CHUNK_BYTES, createFileReader, type FileReader, type RandomAccess } from "./file-reader.ts";

export type { RandomAccess } from "./file-reader.ts";

// Checks ZIP archives (PKWARE APPNOTE 6.3.10) by reading them once, from the first byte to the last. Some programs read an archive from
// its start, others by the list of entries at its end. Every byte must mean the same to both: a scanner might see another entry than
// the one that a program unpacks.

const END_BYTES = 22;
/** The maximum size of the end record with its comment. */
const MAX_END_BYTES = END_BYTES + 65_535;
/** More than any set of drawings needs. */
const MAX_ENTRIES = 10_000;
/** More than the 260 characters that Windows allows in a path. */
const MAX_NAME_BYTES = 1000;
/** A second name, times, owners, and padding to the next page of memory. */
const MAX_EXTRA_BYTES = 5000;
const MAX_UNPACKED_BYTES = 5 * 1024 ** 3;
const MAX_RATIO = 200;
/** MAX_RATIO applies only above this size. */
const MIN_RATIO_CHECK_BYTES = 100 * 1024 ** 2;

/** General purpose bits, APPNOTE 4.4.4. */
const HAS_DESCRIPTOR = 1 << 3;
const STORED = 0;
const DEFLATED = 8;

/** What a compressed file of a size may unpack to. */
export function maxUnpackedBytes(size: number): number {
  return Math.min(MAX_UNPACKED_BYTES, Math.max(MIN_RATIO_CHECK_BYTES, size * MAX_RATIO));
}

/** Whether a file ends like a ZIP archive. Programs open such a file as an archive, no matter how it starts. */
export async function containsZip(file: RandomAccess, size: number): Promise<boolean> {
  return (await countEndRecords(file, size)) > 0;
}

/** The reason why a ZIP archive could be dangerous. Undefined if nothing was found. */
export async function zipRisk(file: RandomAccess, size: number): Promise<string | undefined> {
  try {
    const ends = await countEndRecords(file, size);
    if (ends === 0) throw new Risk("its list of entries is missing, so its content is unknown");
    // A comment may contain another end record, which some programs find first.
    assertUnambiguous(ends === 1);
    await readArchive(createFileReader(file, size));
    return undefined;
  } catch (error) {
    // Other errors mean that the file ends too early or that it cannot be inflated.
    return error instanceof Risk ? error.message : "it is damaged";
  }
}

async function countEndRecords(file: RandomAccess, size: number): Promise<number> {
  const tail = Buffer.alloc(Math.min(size, MAX_END_BYTES));
  await file.read(tail, 0, tail.length, size - tail.length);
  return tail.toString("latin1").split("PK\u0005\u0006").length - 1;
}

async function takeSignature(reader: FileReader): Promise<string> {
  return (await reader.take(4)).toString("latin1");
}

type Header = Awaited<ReturnType<typeof takeHeader>>;
type Content = Pick<Header, "crc" | "packedSize" | "size">;

/** What is kept of an entry until the list is reached: not its extra field, which may differ there, and not its name, which may be long. */
interface Entry extends Content, Pick<Header, "flags" | "method"> {
  readonly at: number;
  readonly nameHash: string;
}

const hashOf = (name: string | Buffer) => hash("sha256", name, "base64");

/** Throws a Risk unless the archive consists of entries, the list of the same entries, and the end record. */
async function readArchive(reader: FileReader): Promise<void> {
  const entries: Entry[] = [];
  const names = new Set<string>();
  let bytesLeft = maxUnpackedBytes(reader.size);
  let signature = await takeSignature(reader);
  for (; signature === "PK\u0003\u0004"; signature = await takeSignature(reader)) {
    if (entries.length === MAX_ENTRIES) throw new Risk("it has too many entries to be looked through");
    const at = reader.at - 4;
    const header = await takeHeader(reader, await reader.take(26));
    names.add(hashOf(checkName(header)));
    const content = await takeContent(reader, header, bytesLeft);
    bytesLeft -= content.size;
    const { flags, method, name } = header;
    entries.push({ at, flags, method, nameHash: hashOf(name), ...content });
  }
  if (entries.length === 0) throw new Risk("it has no entries");
  assertUnambiguous(names.size === entries.length);

  const listAt = reader.at - 4;
  for (const entry of entries) {
    assertUnambiguous(signature === "PK\u0001\u0002");
    const fields = await reader.take(42);
    const listed = await takeHeader(reader, fields.subarray(2, 28));
    await reader.take(fields.readUInt16LE(28));
    checkName(listed);
    checkFileType(listed, fields.readUInt32LE(34));
    assertUnambiguous(
      hashOf(listed.name) === entry.nameHash,
      listed.flags === entry.flags,
      listed.method === entry.method,
      isSameContent(listed, entry),
      fields.readUInt16LE(30) === 0,
      fields.readUInt32LE(38) === entry.at,
    );
    signature = await takeSignature(reader);
  }

  const listBytes = reader.at - 4 - listAt;
  const end = await reader.take(END_BYTES - 4);
  assertUnambiguous(
    signature === "PK\u0005\u0006",
    end.readUInt32LE(0) === 0,
    end.readUInt16LE(4) === entries.length,
    end.readUInt16LE(6) === entries.length,
    end.readUInt32LE(8) === listBytes,
    end.readUInt32LE(12) === listAt,
    end.readUInt16LE(16) === reader.size - reader.at,
  );
}

/**
 * Parses what an entry has both before its content and in the list, from the version to the extra field. A longer name is never read:
 * programs cut it differently, and what compares names could take the square of its length.
 */
async function takeHeader(reader: FileReader, fields: Buffer) {
  const [nameBytes, extraBytes] = [fields.readUInt16LE(22), fields.readUInt16LE(24)];
  assertUnambiguous(nameBytes <= MAX_NAME_BYTES, extraBytes <= MAX_EXTRA_BYTES);
  return {
    flags: fields.readUInt16LE(2),
    method: fields.readUInt16LE(4),
    crc: fields.readUInt32LE(10),
    packedSize: fields.readUInt32LE(14),
    size: fields.readUInt32LE(18),
    name: await reader.take(nameBytes),
    extra: await reader.take(extraBytes),
  };
}

/** Takes the content of an entry up to where it really ends. Throws a Risk if that is not where its header or descriptor says. */
async function takeContent(reader: FileReader, header: Header, maxBytes: number): Promise<Content> {
  const hasDescriptor = (header.flags & HAS_DESCRIPTOR) !== 0;
  const isStored = header.method === STORED;
  // Only compressed content shows where it ends.
  assertUnambiguous(isStored ? !hasDescriptor : header.method === DEFLATED);
  const start = reader.at;
  let [crc, size] = [0, 0];
  for await (const chunk of isStored
    ? reader.chunks(header.packedSize)
    : reader.unpack(createInflateRaw({ chunkSize: CHUNK_BYTES }))) {
    crc = crc32(chunk, crc);
    size += chunk.length;
    if (size > maxBytes) throw new Risk("it unpacks to far more than its size");
  }
  const content = { crc, size, packedSize: reader.at - start };
  const isWithoutSizes = hasDescriptor && isSameContent(header, { crc: 0, packedSize: 0, size: 0 });
  assertUnambiguous(isWithoutSizes || isSameContent(header, content));
  if (hasDescriptor) {
    assertUnambiguous((await takeSignature(reader)) === "PK\u0007\u0008");
    const sizes = await reader.take(12);
    const [described, packedSize, unpackedSize] = [0, 4, 8].map((at) => sizes.readUInt32LE(at));
    assertUnambiguous(described === crc, packedSize === content.packedSize, unpackedSize === size);
  }
  return content;
}

function isSameContent(one: Content, other: Content): boolean {
  return one.crc === other.crc && one.packedSize === other.packedSize && one.size === other.size;
}
