import { createReadStream } from "node:fs";
import { open, stat } from "node:fs/promises";
import { createUnzip } from "node:zlib";

/** Content compresses to a tenth, and pictures hardly at all. A higher ratio means that the file was made to fill the disk. */
const MAX_RATIO = 200;
const ALWAYS_ALLOWED_BYTES = 256 * 1024 * 1024;
/** Longer than the address of any asset. */
const MAX_VALUE_LENGTH = 1024 * 1024;

/** Matches the address of a file in the archive, as exports write it. */
const OWN_ASSET = /^(?:image|file)@file:\/\/\.\/(?:images|files)\/(?!\.)[^/\\%]+$/;

/** The keys whose values are checked. */
const CHECKS: Readonly<Record<string, (file: string, value: unknown) => void>> = {
  _sanityAsset: assertOwnAsset,
  _type: assertNoAssetDocument,
};
/** Matches the keys in every spelling that JSON allows. */
const KEY = new RegExp(
  Object.keys(CHECKS)
    .map((name) => `"${name.split("").map(spellings).join("")}"`)
    .join("|"),
  "g",
);
const STRING_VALUE = /\s*:\s*("(?:[^"\\]|\\[^])*")/y;
/** Matches the start of a value that the next chunk may complete. */
const INCOMPLETE_VALUE = /\s*(?::\s*(?:"(?:[^"\\]|\\[^])*\\?)?)?$/y;
const MAX_KEY_LENGTH = Math.max(...Object.keys(CHECKS).map(({ length }) => length)) * 6 + 2;

/**
 * Checks an export before it is imported. If a document names any file or address as its asset, @sanity/import uploads it: any file
 * of this machine, and any address that this machine can reach. It also unpacks archives without a limit. Throws an Error that says
 * what is wrong with the file.
 */
export async function checkArchive(file: string): Promise<void> {
  const { size } = await stat(file);
  const maxBytes = Math.max(ALWAYS_ALLOWED_BYTES, size * MAX_RATIO);
  const source = createReadStream(file);
  const bytes = (await isCompressed(file)) ? source.pipe(createUnzip()) : source;
  source.once("error", (error) => bytes.destroy(error));
  const checkText = createTextCheck(file);
  let count = 0;
  try {
    for await (const chunk of bytes) {
      const buffer = Buffer.from(chunk);
      if (count === 0 && hasCompressionHeader(buffer))
        throw new Error(`${file} is compressed more than once.`);
      count += buffer.length;
      if (count > maxBytes)
        throw new Error(
          `${file} is ${size} bytes and unpacks to more than ${maxBytes}. It is not an export.`,
        );
      checkText(buffer.toString("latin1"));
    }
  } finally {
    source.destroy();
  }
}

/** Returns a function that is called with each chunk of the text. It throws at the first value that a check rejects. */
function createTextCheck(file: string): (text: string) => void {
  let rest = "";
  return (next) => {
    const text = rest + next;
    rest = text.slice(-MAX_KEY_LENGTH);
    for (const { index, 0: key } of text.matchAll(KEY)) {
      const end = index + key.length;
      const value = matchAt(STRING_VALUE, text, end)?.[1];
      if (value !== undefined) {
        CHECKS[String(JSON.parse(key))]?.(file, JSON.parse(value));
      } else if (matchAt(INCOMPLETE_VALUE, text, end)) {
        rest = text.slice(index);
        if (rest.length > MAX_VALUE_LENGTH) throw new Error(`${file} has an endless value of ${key}.`);
        break;
      }
    }
  };
}

function assertOwnAsset(file: string, address: unknown): void {
  if (OWN_ASSET.test(String(address))) return;
  throw new Error(
    `${file} takes an asset from ${String(address).slice(0, 200)}, which is not in the file: a stranger's file could publish files of this machine. If you trust it, add --trust.`,
  );
}

/** Such a document says that a file is anywhere, and @sanity/import asks that address for it. */
function assertNoAssetDocument(file: string, type: unknown): void {
  if (!/^sanity\.[a-z]+Asset$/i.test(String(type))) return;
  throw new Error(
    `${file} was exported with --raw, so its assets are not in it. Export the dataset without it.`,
  );
}

function matchAt(pattern: RegExp, text: string, index: number): RegExpExecArray | null {
  pattern.lastIndex = index;
  return pattern.exec(text);
}

/** A pattern for a character, or its Unicode escape. */
function spellings(character: string): string {
  const digits = character.charCodeAt(0).toString(16).padStart(4, "0");
  const anyCase = digits.replace(/[a-f]/g, (digit) => `[${digit}${digit.toUpperCase()}]`);
  return `(?:${character}|\\\\u${anyCase})`;
}

async function isCompressed(file: string): Promise<boolean> {
  const handle = await open(file);
  try {
    const { buffer, bytesRead } = await handle.read(Buffer.alloc(3), 0, 3, 0);
    return hasCompressionHeader(buffer.subarray(0, bytesRead));
  } finally {
    await handle.close();
  }
}

/** Whether the data is gzip or zlib, detected in the same way as in @sanity/import. */
function hasCompressionHeader(bytes: Buffer): boolean {
  const isGzip = bytes.length >= 3 && bytes[0] === 0x1f && bytes[1] === 0x8b && bytes[2] === 0x08;
  return isGzip || (bytes[0] === 0x78 && [0x01, 0x9c, 0xda].includes(bytes[1] ?? 0));
}
