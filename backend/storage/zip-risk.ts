import type { FileHandle } from "node:fs/promises";

// PKWARE APPNOTE 6.3.10, §4.3.12 and §4.3.16. Not yauzl: it lists as many entries as the archive claims to have and ignores the
// length of the directory, so an entry can be hidden from it that other programs unpack.

/** The end record with the longest comment that may follow it. */
const MAX_END_BYTES = 22 + 65_535;
const MAX_DIRECTORY_BYTES = 8 * 1024 * 1024;
/** Larger than any set of drawings. */
const MAX_UNPACKED_BYTES = 20 * 1024 ** 3;
const MAX_RATIO = 200;
/** Below this size a high ratio is harmless. */
const RATIO_APPLIES_FROM = 100 * 1024 ** 2;

const PROGRAM =
  /\.(?:app|bat|cmd|com|cpl|dll|exe|hta|jar|jse?|lnk|msi|pif|ps1|py|reg|scr|sh|url|vb[es]?|wsf)$/i;
const ARCHIVE = /\.(?:7z|bz2|cab|gz|img|iso|rar|tar|tgz|xz|zip)$/i;
/** An absolute path, a drive, a parent folder, or a control character. */
const UNSAFE_PATH = /^[/\\]|^[a-z]:|(?:^|[/\\])\.\.(?:[/\\]|$)|\p{Cc}/iu;

/** Whether a file ends like a ZIP archive. Programs open such a file as an archive, whatever it starts with. */
export async function containsZip(file: FileHandle, size: number): Promise<boolean> {
  return (await readEndRecord(file, size)) !== undefined;
}

/** Why a ZIP archive could be dangerous, undefined if nothing was found. Reads its directory and unpacks nothing. */
export async function zipRisk(file: FileHandle, size: number): Promise<string | undefined> {
  const end = await readEndRecord(file, size);
  if (end === undefined) return "its list of entries is missing, so nobody can say what it holds";
  const [length, offset] = [end.readUInt32LE(12), end.readUInt32LE(16)];
  if (length > MAX_DIRECTORY_BYTES) return "its list of entries is too long to be looked through";
  if (offset + length > size) return "its list of entries is damaged";
  const directory = Buffer.alloc(length);
  await file.read(directory, 0, length, offset);
  return directoryRisk(directory, size);
}

async function readEndRecord(file: FileHandle, size: number): Promise<Buffer | undefined> {
  const tail = Buffer.alloc(Math.min(size, MAX_END_BYTES));
  await file.read(tail, 0, tail.length, size - tail.length);
  const start = tail.lastIndexOf("PK\u0005\u0006", undefined, "latin1");
  return start >= 0 && start + 22 <= tail.length ? tail.subarray(start) : undefined;
}

function directoryRisk(directory: Buffer, size: number): string | undefined {
  let unpacked = 0;
  for (let at = 0; at < directory.length;) {
    const isEntry = at + 46 <= directory.length && directory.readUInt32LE(at) === 0x02_01_4b_50;
    if (!isEntry) return "its list of entries is damaged";
    const nameLength = directory.readUInt16LE(at + 28);
    const name = directory.toString("utf8", at + 46, at + 46 + nameLength);
    const risk = entryRisk(directory.subarray(at), name);
    if (risk !== undefined) return risk;
    unpacked += directory.readUInt32LE(at + 24);
    at += 46 + nameLength + directory.readUInt16LE(at + 30) + directory.readUInt16LE(at + 32);
  }
  const isBomb =
    unpacked > MAX_UNPACKED_BYTES || (unpacked > RATIO_APPLIES_FROM && unpacked > size * MAX_RATIO);
  return isBomb ? `it unpacks to ${Math.ceil(unpacked / 1024 ** 3)} GB or more` : undefined;
}

function entryRisk(entry: Buffer, name: string): string | undefined {
  const isEncrypted = (entry.readUInt16LE(8) & 1) === 1;
  if (isEncrypted) return "it is locked with a password, so no scanner can look into it";
  if (UNSAFE_PATH.test(name)) return "an entry would be written outside its folder";
  const isFromUnix = entry.readUInt8(5) === 3;
  const unixType = (entry.readUInt32LE(38) >>> 16) & 0o170_000;
  if (isFromUnix && unixType === 0o120_000) return "it holds a symbolic link";
  // Windows ignores spaces and dots at the end of a name.
  const trimmed = name.replace(/[\s.]+$/, "");
  if (PROGRAM.test(trimmed)) return "it holds a program";
  return ARCHIVE.test(trimmed) ? "it holds another archive" : undefined;
}
