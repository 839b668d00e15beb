import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { brotliDecompressSync, inflateSync } from "node:zlib";

import { expect, test } from "vitest";

const folder = join(import.meta.dirname, "fonts");
const files = readdirSync(folder);
const licenses = files
  .filter((file) => file.startsWith("LICENSE-"))
  .map((file) => readFileSync(join(folder, file), "utf8"));
const fonts = files.filter((file) => /\.woff2?$/.test(file));

/** The texts of a font, without the zeros of UTF-16. */
function textsOf(file: string): string {
  const font = readFileSync(join(folder, file));
  return (file.endsWith("2") ? woff2Tables(font) : nameTable(font)).toString("latin1").replaceAll("\0", "");
}

/** All tables of a WOFF2 file: one Brotli stream at its end, of the length that its header says. */
function woff2Tables(font: Buffer): Buffer {
  const length = font.readUInt32BE(20);
  // Files are padded to four bytes.
  for (const padding of [0, 1, 2, 3]) {
    const start = font.length - padding - length;
    try {
      return brotliDecompressSync(font.subarray(start, start + length));
    } catch (error) {
      if (padding === 3) throw error;
    }
  }
  throw new Error("No padding is longer than three bytes.");
}

/** The table with the names of a WOFF file. */
function nameTable(font: Buffer): Buffer {
  const count = font.readUInt16BE(12);
  for (let entry = 44; entry < 44 + count * 20; entry += 20) {
    if (font.toString("latin1", entry, entry + 4) !== "name") continue;
    const [start, packed, length] = [4, 8, 12].map((offset) => font.readUInt32BE(entry + offset));
    const table = font.subarray(start, (start ?? 0) + (packed ?? 0));
    return packed === length ? table : inflateSync(table);
  }
  throw new Error("The font has no names.");
}

test.each(fonts)("%s has the license of its authors beside it, and is named with its font", (file) => {
  const [copyright = "no copyright"] =
    /(?:Copyright|\(c\)) .*?(?:\)|Inc\.)(?!,? \(http)/.exec(textsOf(file)) ?? [];
  expect(licenses.filter((license) => license.includes(copyright))).not.toEqual([]);
  expect(readFileSync(join(folder, "README.md"), "utf8")).toContain(`\`${file}\``);
});
