import type { FileHandle } from "node:fs/promises";

/** The end of the list, with the longest comment that may follow it (APPNOTE 4.3.16). */
const END_BYTES_MOST = 22 + 65_535;
const LIST_BYTES_MOST = 8 * 1024 * 1024;
/** More than any set of drawings; a bomb unpacks to more. */
const UNPACKED_BYTES_MOST = 20 * 1024 ** 3;
const RATIO_MOST = 200;
const RATIO_COUNTS_FROM = 100 * 1024 ** 2;

const PROGRAM =
  /\.(?:app|bat|cmd|com|cpl|dll|exe|hta|jar|jse?|lnk|msi|pif|ps1|py|reg|scr|sh|url|vb[es]?|wsf)$/i;
const ARCHIVE = /\.(?:7z|bz2|cab|gz|img|iso|rar|tar|tgz|xz|zip)$/i;
const OUTSIDE = /^[/\\]|^[a-z]:|(?:^|[/\\])\.\.(?:[/\\]|$)|\p{Cc}/iu;

/** What a file that is no archive says when it is one all the same. */
export async function hidesZip(file: FileHandle, size: number): Promise<boolean> {
  return (await readEnd(file, size)) !== undefined;
}

/**
 * Why a ZIP should be opened with care, or nothing. Only its list of entries is read, and nothing is unpacked.
 * PKWARE APPNOTE 6.3.10, §4.3.12 and §4.3.16.
 */
export async function zipRisk(file: FileHandle, size: number): Promise<string | undefined> {
  const end = await readEnd(file, size);
  if (end === undefined) return "its list of entries is missing, so nobody can say what it holds";
  const [length, offset] = [end.readUInt32LE(12), end.readUInt32LE(16)];
  if (length > LIST_BYTES_MOST) return "its list of entries is too long to be looked through";
  if (offset + length > size) return "its list of entries is damaged";
  const list = Buffer.alloc(length);
  await file.read(list, 0, length, offset);
  return riskIn(list, size);
}

async function readEnd(file: FileHandle, size: number): Promise<Buffer | undefined> {
  const tail = Buffer.alloc(Math.min(size, END_BYTES_MOST));
  await file.read(tail, 0, tail.length, size - tail.length);
  const start = tail.lastIndexOf("PK\u0005\u0006", undefined, "latin1");
  return start >= 0 && start + 22 <= tail.length ? tail.subarray(start) : undefined;
}

function riskIn(list: Buffer, size: number): string | undefined {
  let unpacked = 0;
  for (let at = 0; at < list.length;) {
    const isEntry = at + 46 <= list.length && list.readUInt32LE(at) === 0x02_01_4b_50;
    if (!isEntry) return "its list of entries is damaged";
    const nameLength = list.readUInt16LE(at + 28);
    const name = list.toString("utf8", at + 46, at + 46 + nameLength);
    const risk = entryRisk(list.subarray(at), name);
    if (risk !== undefined) return risk;
    unpacked += list.readUInt32LE(at + 24);
    at += 46 + nameLength + list.readUInt16LE(at + 30) + list.readUInt16LE(at + 32);
  }
  const isBomb =
    unpacked > UNPACKED_BYTES_MOST || (unpacked > RATIO_COUNTS_FROM && unpacked > size * RATIO_MOST);
  return isBomb ? `it unpacks to ${Math.ceil(unpacked / 1024 ** 3)} GB or more` : undefined;
}

function entryRisk(entry: Buffer, name: string): string | undefined {
  const isLocked = (entry.readUInt16LE(8) & 1) === 1;
  if (isLocked) return "it is locked with a password, so no scanner can look into it";
  if (OUTSIDE.test(name)) return "an entry would be written outside its folder";
  const isMadeByUnix = entry.readUInt8(5) === 3;
  const unixType = (entry.readUInt32LE(38) >>> 16) & 0o170_000;
  if (isMadeByUnix && unixType === 0o120_000) return "it holds a symbolic link";
  const bare = name.replace(/[\s.]+$/, "");
  if (PROGRAM.test(bare)) return "it holds a program";
  return ARCHIVE.test(bare) ? "it holds another archive" : undefined;
}
