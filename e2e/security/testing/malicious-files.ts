import { crc32 } from "node:zlib";

/** The test virus of https://www.eicar.org. It is split, so that no virus scanner reports this source file. */
export const EICAR = ["X5O!P%@AP[4\\PZX54(P^)7CC)7}$EICAR-STANDARD", "-ANTIVIRUS-TEST-FILE!$H+H*"].join("");

interface ZipEntry {
  readonly name: string;
  readonly content: string;
  /** General purpose bits (APPNOTE 4.4.4); bit 0 means encrypted. */
  readonly flags?: number;
  /** The uncompressed size that the central directory states. */
  readonly claimedSize?: number;
  /** External file attributes (APPNOTE 4.4.15); the upper half is the Unix mode. */
  readonly attributes?: number;
  /** The extra field in the central directory. */
  readonly extra?: Buffer;
}

const UNIX_SYMLINK = 0o120777 * 0x1_0000;

/** An uncompressed ZIP archive of text files, given by name. */
export function zipOf(files: Readonly<Record<string, string>>): Buffer {
  return buildZip(Object.entries(files).map(([name, content]) => ({ name, content })));
}

export const encryptedZip = () => buildZip([{ name: "part.step", content: "secret", flags: 1 }]);
export const zipSlip = () => buildZip([{ name: "../../../../etc/cron.d/x", content: "* * * * * root id" }]);
export const symlinkZip = () =>
  buildZip([{ name: "part.step", content: "/etc/passwd", attributes: UNIX_SYMLINK }]);

/** An entry with a second name (Info-ZIP Unicode Path, APPNOTE 4.6.9), which many programs use instead of the first. */
export function twoNamesZip(name = "part.step", secondName = "../../invoice.exe"): Buffer {
  const head = Buffer.alloc(9);
  head.writeUInt16LE(0x70_75, 0);
  head.writeUInt16LE(5 + secondName.length, 2);
  head.writeUInt8(1, 4);
  head.writeUInt32LE(crc32(name), 5);
  return buildZip([{ name, content: "x", extra: Buffer.concat([head, Buffer.from(secondName)]) }]);
}

/** Two archives in one: some programs take the first end record, others the last, which is in the comment of the first. */
export function twoListsZip(): Buffer {
  const outer = zipOf({ "setup.exe": "MZ" });
  const inner = buildZip([{ name: "part.step", content: "x" }], outer.length);
  outer.writeUInt16LE(inner.length, outer.length - 2);
  return Buffer.concat([outer, inner]);
}

/** An archive whose directory does not list its files. */
export function emptyListZip(): Buffer {
  const archive = zipOf({ "setup.exe": "MZ" });
  return Buffer.concat([archive.subarray(0, archive.indexOf("PK\u0001\u0002", 0, "latin1")), buildZip([])]);
}

/** An archive in which the header before the content has another file name than the directory. */
export function otherNameZip(): Buffer {
  const archive = zipOf({ "part1.step": "MZ" });
  archive.write("setup..exe", archive.indexOf("part1.step"));
  return archive;
}

/**
 * A ZIP bomb with the sizes of 42.zip: sixteen entries of 4 GiB. Only the central directory claims them, which is what checks read.
 */
export const zipBomb = () =>
  buildZip(
    Array.from({ length: 16 }, (_, index) => ({
      name: `lib ${index}.step`,
      content: "x",
      claimedSize: 4_294_967_294,
    })),
  );

/** Builds a ZIP archive. `start` is its position in the file. */
function buildZip(entries: readonly ZipEntry[], start = 0): Buffer {
  const files: Buffer[] = [];
  const directory: Buffer[] = [];
  let offset = start;
  for (const entry of entries) {
    const { name, content, flags = 0, claimedSize, attributes = 0, extra = Buffer.alloc(0) } = entry;
    const data = Buffer.from(content);
    const common = Buffer.alloc(26);
    common.writeUInt16LE(20, 0);
    common.writeUInt16LE(flags, 2);
    common.writeUInt32LE(crc32(data), 10);
    common.writeUInt32LE(data.length, 14);
    common.writeUInt32LE(claimedSize ?? data.length, 18);
    common.writeUInt16LE(Buffer.byteLength(name), 22);
    const file = Buffer.concat([Buffer.from("PK\u0003\u0004"), common, Buffer.from(name), data]);
    const rest = Buffer.alloc(14);
    rest.writeUInt32LE(attributes, 6);
    rest.writeUInt32LE(offset, 10);
    const listed = Buffer.from(common);
    listed.writeUInt16LE(extra.length, 24);
    directory.push(
      Buffer.concat([Buffer.from("PK\u0001\u0002\u0014\u0003"), listed, rest, Buffer.from(name), extra]),
    );
    files.push(file);
    offset += file.length;
  }
  const centralDirectory = Buffer.concat(directory);
  const end = Buffer.alloc(18);
  end.writeUInt16LE(entries.length, 4);
  end.writeUInt16LE(entries.length, 6);
  end.writeUInt32LE(centralDirectory.length, 8);
  end.writeUInt32LE(offset, 12);
  return Buffer.concat([...files, centralDirectory, Buffer.from("PK\u0005\u0006"), end]);
}
