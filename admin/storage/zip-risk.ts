import { isUtf8 } from "node:buffer";
import type { FileHandle } from "node:fs/promises";

import {
  type Entry,
  type ExtraField,
  fromFdPromise,
  getFileNameLowLevel,
  type LocalFileHeader,
  parseExtraFields,
  type ZipFile,
} from "yauzl";

// Checks ZIP archives (PKWARE APPNOTE 6.3.10). yauzl reads the list of entries. An archive that programs could read differently is
// a risk: a scanner might see another entry than the one that a program unpacks.

const END_BYTES = 22;
/** The maximum size of the end record with its comment. */
const MAX_END_BYTES = END_BYTES + 65_535;
const ZIP64_LOCATOR_BYTES = 20;
/** More than any set of drawings needs. */
const MAX_ENTRIES = 10_000;
const MAX_UNPACKED_BYTES = 20 * 1024 ** 3;
const MAX_RATIO = 200;
/** MAX_RATIO applies only above this size. */
const MIN_RATIO_CHECK_BYTES = 100 * 1024 ** 2;

/** General purpose bits, APPNOTE 4.4.4. */
const HAS_DESCRIPTOR = 1 << 3;
const UTF8_NAME = 1 << 11;
const ENCRYPTED = (1 << 0) | (1 << 6) | (1 << 13);
/** A data descriptor after the content, with or without a signature, with sizes of 4 or 8 bytes: APPNOTE 4.3.9. */
const DESCRIPTOR_BYTES = new Set([12, 16, 20, 24]);
/** Ids of extra fields that only some programs read: sizes and offset (APPNOTE 4.5.3), and a second name (4.6.9). */
const ZIP64 = 0x00_01;
const UNICODE_PATH = 0x70_75;

/** Matches files that run when they are opened, or that may contain macros. */
const PROGRAM =
  /\.(?:app|bat|chm|cmd|com|command|cpl|desktop|dll|exe|hlp|hta|html?|inf|iqy|jar|jse?|lnk|ms[ip]|pif|pkg|ps1|py|reg|scf|scr|sh|slk|svg|url|vb[es]?|ws[fh]|xll|(?:doc|dot|pot|ppt|xla|xls|xlt)m)$/i;
const ARCHIVE = /\.(?:7z|bz2|cab|gz|img|iso|rar|tar|tgz|xz|zip)$/i;
/**
 * Matches absolute paths, drives, NTFS streams, parent folders, control characters, and characters that change the text direction.
 */
const UNSAFE_PATH = /^[/\\]|:|(?:^|[/\\])\.\.(?:[/\\]|$)|[\p{Cc}\u202A-\u202E\u2066-\u2069]/u;

/** The list of entries at the end of the file, in bytes. */
interface Directory {
  readonly length: number;
  readonly offset: number;
}

const NO_LIST = "its list of entries is missing, so its content is unknown";
const DAMAGED = "its list of entries is damaged";
const AMBIGUOUS = "programs would read its list of entries differently";

/** Whether a file ends like a ZIP archive. Programs open such a file as an archive, no matter how it starts. */
export async function containsZip(file: FileHandle, size: number): Promise<boolean> {
  return endRecordsIn(await readTail(file, size)).length > 0;
}

/**
 * The reason why a ZIP archive could be dangerous. Undefined if nothing was found. Reads its lists of entries and unpacks nothing.
 */
export async function zipRisk(file: FileHandle, size: number): Promise<string | undefined> {
  const tail = await readTail(file, size);
  const [end, ...others] = endRecordsIn(tail);
  if (end === undefined) return NO_LIST;
  if (others.length > 0) return AMBIGUOUS;
  const record = tail.subarray(end);
  const [disk, directoryDisk] = [record.readUInt16LE(4), record.readUInt16LE(6)];
  const [countHere, count] = [record.readUInt16LE(8), record.readUInt16LE(10)];
  const directory = { length: record.readUInt32LE(12), offset: record.readUInt32LE(16) };
  const hasZip64 = tail
    .toString("latin1", Math.max(0, end - ZIP64_LOCATOR_BYTES), end)
    .startsWith("PK\u0006\u0007");
  const endsWithFile = record.readUInt16LE(20) === record.length - END_BYTES;
  const isBeforeEnd = directory.offset + directory.length === size - record.length;
  if (disk !== 0 || directoryDisk !== 0 || countHere !== count || hasZip64 || !endsWithFile || !isBeforeEnd)
    return AMBIGUOUS;
  if (count === 0) return "its list of entries is empty";
  if (count > MAX_ENTRIES) return "its list of entries is too long to be looked through";
  return directoryRisk(file, size, directory);
}

async function readTail(file: FileHandle, size: number): Promise<Buffer> {
  const tail = Buffer.alloc(Math.min(size, MAX_END_BYTES + ZIP64_LOCATOR_BYTES));
  await file.read(tail, 0, tail.length, size - tail.length);
  return tail;
}

/** The positions where end records can start. A comment may contain another end record, which some programs find first. */
function endRecordsIn(tail: Buffer): number[] {
  const found: number[] = [];
  const find = (from: number) => tail.indexOf("PK\u0005\u0006", from, "latin1");
  for (let at = find(0); at >= 0 && at + END_BYTES <= tail.length; at = find(at + 1)) found.push(at);
  return found;
}

async function directoryRisk(
  file: FileHandle,
  size: number,
  directory: Directory,
): Promise<string | undefined> {
  try {
    const archive = await fromFdPromise(file.fd, {
      autoClose: false,
      decodeStrings: false,
      validateEntrySizes: false,
    });
    const entries: Entry[] = [];
    for await (const entry of archive.eachEntry()) entries.push(entry);
    const risk = entries.map(entryRisk).find((each) => each !== undefined) ?? bombRisk(entries, size);
    if (risk !== undefined) return risk;
    return (await isUnambiguous(archive, entries, directory)) ? undefined : AMBIGUOUS;
  } catch {
    // An archive that the reader does not understand counts as damaged. The reader's own messages are for programmers.
    return DAMAGED;
  }
}

function entryRisk(entry: Entry): string | undefined {
  if ((entry.generalPurposeBitFlag & ENCRYPTED) !== 0)
    return "it is locked with a password, so no scanner can look into it";
  const name = nameOf(entry);
  if (UNSAFE_PATH.test(name)) return "an entry would be written outside its folder";
  const unixType = (entry.externalFileAttributes >>> 16) & 0o170_000;
  if (unixType === 0o120_000) return "it holds a symbolic link";
  if (unixType !== 0 && unixType !== 0o100_000 && unixType !== 0o040_000) return "it holds a device";
  // Windows ignores spaces and dots at the end of a name.
  const trimmed = name.replace(/[\s.]+$/, "");
  if (PROGRAM.test(trimmed)) return "it holds a program";
  return ARCHIVE.test(trimmed) ? "it holds another archive" : undefined;
}

function nameOf({ generalPurposeBitFlag, fileNameRaw, extraFields }: Entry): string {
  return getFileNameLowLevel(generalPurposeBitFlag, fileNameRaw, extraFields, true);
}

function bombRisk(entries: readonly Entry[], size: number): string | undefined {
  const unpacked = entries.reduce((sum, { uncompressedSize }) => sum + uncompressedSize, 0);
  const isBomb =
    unpacked > MAX_UNPACKED_BYTES || (unpacked > MIN_RATIO_CHECK_BYTES && unpacked > size * MAX_RATIO);
  return isBomb ? `it unpacks to ${Math.ceil(unpacked / 1024 ** 3)} GB or more` : undefined;
}

/**
 * Whether a program that uses the central directory and a program that reads the file from the start find the same entries, with
 * the same names and content.
 */
async function isUnambiguous(
  archive: ZipFile,
  entries: readonly Entry[],
  { length, offset }: Directory,
): Promise<boolean> {
  const names = new Set(entries.map((entry) => nameOf(entry).normalize("NFC").toLowerCase()));
  const listed = entries.reduce((sum, entry) => sum + bytesInDirectory(entry), 0);
  if (names.size !== entries.length || listed !== length || !entries.every(hasOneReading)) return false;

  const ordered = entries.toSorted(
    (left, right) => left.relativeOffsetOfLocalHeader - right.relativeOffsetOfLocalHeader,
  );
  if (ordered[0]?.relativeOffsetOfLocalHeader !== 0) return false;
  for (const [index, entry] of ordered.entries()) {
    const next = ordered[index + 1]?.relativeOffsetOfLocalHeader ?? offset;
    // One at a time: thousands of headers must not be in memory together.
    if (!matchesDirectory(await archive.readLocalFileHeaderPromise(entry), entry, next)) return false;
  }
  return true;
}

function bytesInDirectory({ fileNameLength, extraFieldLength, fileCommentLength }: Entry): number {
  return 46 + fileNameLength + extraFieldLength + fileCommentLength;
}

function hasOneReading(entry: Entry): boolean {
  const { compressionMethod, compressedSize, uncompressedSize, generalPurposeBitFlag, fileNameRaw } = entry;
  const isStored = compressionMethod === 0;
  return (
    !entry.extraFields.some(({ id }) => id === ZIP64) &&
    hasOneName(entry, entry.extraFields) &&
    (!isStored || compressedSize === uncompressedSize) &&
    ((generalPurposeBitFlag & UTF8_NAME) === 0 || isUtf8(fileNameRaw)) &&
    // A backslash separates folders on Windows, but is part of the name on other systems.
    !fileNameRaw.includes("\\")
  );
}

/** Whether all second names equal the first name in another encoding, even if their checksum is wrong. */
function hasOneName(
  { generalPurposeBitFlag, fileNameRaw }: Entry,
  extraFields: readonly ExtraField[],
): boolean {
  const name = getFileNameLowLevel(generalPurposeBitFlag, fileNameRaw, [], true);
  return extraFields.every(({ id, data }) => id !== UNICODE_PATH || data.toString("utf8", 5) === name);
}

/** Whether the header before the content matches the central directory, and the content ends where the next entry starts. */
function matchesDirectory(local: LocalFileHeader, entry: Entry, next: number): boolean {
  const rest = next - local.fileDataStart - entry.compressedSize;
  const hasDescriptor = (entry.generalPurposeBitFlag & HAS_DESCRIPTOR) !== 0;
  const hasSameSizes =
    local.compressedSize === entry.compressedSize && local.uncompressedSize === entry.uncompressedSize;
  return (
    local.fileName.equals(entry.fileNameRaw) &&
    local.generalPurposeBitFlag === entry.generalPurposeBitFlag &&
    local.compressionMethod === entry.compressionMethod &&
    hasOneName(entry, parseExtraFields(local.extraField)) &&
    (hasDescriptor ? DESCRIPTOR_BYTES.has(rest) : rest === 0 && hasSameSizes)
  );
}
