import { crc32, deflateRawSync } from "node:zlib";

import { zipSync } from "fflate";
import { expect, onTestFinished, test, vi } from "vitest";

import { inMemoryFile } from "./testing/in-memory-file.ts";
import { containsZip, zipRisk } from "./zip-risk.ts";

/** The header of an entry, in the central directory or before the content. */
interface Header {
  name: string;
  flags: number;
  method: number;
  crc: number;
  /** The uncompressed size in bytes. */
  size: number;
  packedSize: number;
  extra: Buffer;
}

interface Entry extends Partial<Header> {
  name: string;
  content?: string;
  /** Bytes between the end of the content and what the sizes call its end. */
  hidden?: Buffer;
  /** Unix mode in the upper half. */
  attributes?: number;
  /** Bytes after the content. True for a correct data descriptor. */
  descriptor?: Buffer | true;
  /** Fields that differ in the header before the content. */
  local?: Partial<Header>;
}

interface EndRecord {
  comment?: Buffer;
  /** Bytes between the directory and the end record. */
  gap?: Buffer;
  count?: number;
  countHere?: number;
  disk?: number;
  length?: number;
  /** Bytes before the first entry. */
  prefix?: Buffer;
}

function commonFields({ name, flags, method, crc, size, packedSize, extra }: Header): Buffer {
  const fields = Buffer.alloc(26);
  fields.writeUInt16LE(20, 0);
  fields.writeUInt16LE(flags, 2);
  fields.writeUInt16LE(method, 4);
  fields.writeUInt32LE(crc, 10);
  fields.writeUInt32LE(packedSize, 14);
  fields.writeUInt32LE(size, 18);
  fields.writeUInt16LE(Buffer.byteLength(name, "latin1"), 22);
  fields.writeUInt16LE(extra.length, 24);
  return fields;
}

/** APPNOTE 4.3.6. Names are written in Latin-1. */
function zipOf(entries: readonly Entry[], end: EndRecord = {}): Buffer {
  const { comment = Buffer.alloc(0), gap = Buffer.alloc(0), prefix = Buffer.alloc(0), disk = 0 } = end;
  const files: Buffer[] = [prefix];
  const list: Buffer[] = [];
  for (const entry of entries) {
    const { content = "ISO-10303-21;", attributes = 0, local = {}, ...fields } = entry;
    const { hidden = Buffer.alloc(0), descriptor = Buffer.alloc(0), ...given } = fields;
    const packed = given.method === DEFLATED ? deflateRawSync(content) : Buffer.from(content);
    const data = Buffer.concat([packed, hidden]);
    const measured = { crc: crc32(content), size: Buffer.byteLength(content), packedSize: data.length };
    const header = { flags: 0, method: 0, extra: Buffer.alloc(0), ...measured, ...given };
    const rest = Buffer.alloc(14);
    rest.writeUInt32LE(attributes, 6);
    rest.writeUInt32LE(Buffer.concat(files).length, 10);
    const directoryHeader = [Buffer.from("PK\u0001\u0002\u0014\u0003"), commonFields(header), rest];
    list.push(...directoryHeader, Buffer.from(header.name, "latin1"), header.extra);
    const before = { ...header, ...local };
    const after = descriptor === true ? descriptorOf(header) : descriptor;
    files.push(Buffer.from("PK\u0003\u0004"), commonFields(before));
    files.push(Buffer.from(before.name, "latin1"), before.extra, data, after);
  }
  const directory = Buffer.concat(list);
  const record = Buffer.alloc(22);
  record.write("PK\u0005\u0006", "latin1");
  record.writeUInt16LE(disk, 4);
  record.writeUInt16LE(end.countHere ?? end.count ?? entries.length, 8);
  record.writeUInt16LE(end.count ?? entries.length, 10);
  record.writeUInt32LE(end.length ?? directory.length, 12);
  record.writeUInt32LE(Buffer.concat(files).length, 16);
  record.writeUInt16LE(comment.length, 20);
  return Buffer.concat([...files, directory, gap, record, comment]);
}

/** APPNOTE 4.3.9. */
function descriptorOf({ crc, packedSize, size }: Pick<Header, "crc" | "packedSize" | "size">): Buffer {
  const fields = Buffer.alloc(16);
  fields.write("PK\u0007\u0008", "latin1");
  fields.writeUInt32LE(crc, 4);
  fields.writeUInt32LE(packedSize, 8);
  fields.writeUInt32LE(size, 12);
  return fields;
}

const riskOf = (bytes: Buffer) => zipRisk(inMemoryFile(bytes), bytes.length);

/** Info-ZIP Unicode Path: a second name. */
function unicodePath(name: string, otherName: string): Buffer {
  const head = Buffer.alloc(9);
  head.writeUInt16LE(0x70_75, 0);
  head.writeUInt16LE(5 + otherName.length, 2);
  head.writeUInt8(1, 4);
  head.writeUInt32LE(crc32(name), 5);
  return Buffer.concat([head, Buffer.from(otherName)]);
}

const DEFLATED = 8;
const DESCRIBED = 1 << 3;
const UTF8 = 1 << 11;
const drawing = { name: "part.step" };
const deflated = { ...drawing, method: DEFLATED, content: "ISO-10303-21;".repeat(30) };
const measured = {
  crc: crc32(deflated.content),
  packedSize: deflateRawSync(deflated.content).length,
  size: deflated.content.length,
};
const described = {
  ...deflated,
  flags: DESCRIBED,
  descriptor: true,
  local: { crc: 0, size: 0, packedSize: 0 },
} as const;
/** An entry as it stands before its content, to be hidden where only some programs look. */
const program = zipOf([{ name: "invoice.exe", content: "MZ" }]).subarray(0, 43);

test("drawings in folders, with any names, are not a risk", async () => {
  const names = ["part.step", "assembly/Gr\u00f6\u00dfe 10.STEP", "a..b/c.stl", "notes.pdf", "v 1.2/.a.stl"];
  const folder = { name: "folder/", content: "" };
  expect(await riskOf(zipOf([...names.map((name) => ({ name })), folder]))).toBeUndefined();
});

test.each<[string, Entry[], EndRecord?]>([
  ["compressed entries", [deflated, { ...deflated, name: "b.stl" }]],
  ["sizes after the content", [described, { name: "b.stl" }]],
  ["sizes before and after the content", [{ ...described, local: {} }, { name: "b.stl" }]],
  [
    "an empty file",
    [
      { ...drawing, content: "" },
      { ...deflated, name: "b.stl", content: "" },
    ],
  ],
  ["a stored drawing that contains the start of an entry", [{ ...drawing, content: "PK\u0003\u0004" }]],
  ["a comment", [drawing], { comment: Buffer.from("From the CAD department") }],
  ["times in an extra field", [{ ...drawing, extra: Buffer.from("UT\u0005\u0000\u0001abcd", "latin1") }]],
  [
    "permissions of a file and of a folder",
    [
      { ...drawing, attributes: 0o100_644 * 0x1_0000 },
      { name: "a/", content: "", attributes: 0o040_755 * 0x1_0000 },
    ],
  ],
])("an archive with %s is not a risk", async (_what, entries, end) => {
  expect(await riskOf(zipOf(entries, end))).toBeUndefined();
});

test.each<[string, Entry]>([
  ["it is locked with a password", { name: "part.step", flags: 1 }],
  ["it is locked with a password", { name: "part.step", flags: 1 << 6 }],
  ["it is locked with a password", { name: "part.step", flags: 1 << 13 }],
  ["an entry would be written outside its folder", { name: "../../etc/cron.d/x" }],
  ["an entry would be written outside its folder", { name: "C:\\Windows\\x.step" }],
  ["an entry would be written outside its folder", { name: "part.step:run.txt" }],
  ["an entry would be written outside its folder", { name: "/etc/x.step" }],
  ["it holds a symbolic link", { name: "link.step", attributes: 0xa1_ff_00_00 }],
  ["it holds a device", { name: "link.step", attributes: 0x61_ff_00_00 }],
  ["it holds a program", { name: "invoice.pdf.exe" }],
  ...["prices.xlsm", "prices.xls", "offer.doc", "talk.ppt"].map((name): [string, Entry] => [
    "it holds a program",
    { name },
  ]),
  ...[
    "acad.lsp",
    "acaddoc.fas",
    "macro.swp",
    "setup.appref-ms",
    "disk.vhdx",
    "x.accde",
    "part",
    "x.step.zz",
    "offer.xml",
    "offer.odt",
    "prices.ods",
    "talk.odp",
    "offer.rtf",
  ].map((name): [string, Entry] => ["it holds a file that may contain a program", { name }]),
  ["it holds another archive", { name: "inner.zip" }],
])("%s: %o", async (words, entry) => {
  expect(await riskOf(zipOf([drawing, entry]))).toContain(words);
});

test("an archive that unpacks to far more than its size is a risk", async () => {
  const zeros = deflateRawSync(Buffer.alloc(101 * 1024 ** 2));
  const archive = zipOf([{ ...described, content: "" }]);
  const start = 30 + drawing.name.length;
  const bomb = Buffer.concat([archive.subarray(0, start), zeros, archive.subarray(start)]);
  expect(await riskOf(bomb)).toContain("it unpacks to far more than its size");
});

test("a list that is missing, empty, damaged or too long is a risk", async () => {
  expect(await riskOf(Buffer.from("PK\u0003\u0004 and nothing more"))).toContain("missing");
  expect(await riskOf(zipOf([]))).toContain("no entries");
  const changed = zipOf([drawing]);
  changed.write("XX", changed.indexOf("PK\u0001\u0002", 0, "latin1"));
  expect(await riskOf(changed)).toContain("differently");
  const cut = zipOf([deflated]);
  expect(await riskOf(Buffer.concat([cut.subarray(0, 50), cut.subarray(-22)]))).toContain("damaged");
  const many = Array.from({ length: 10_001 }, (_, index) => [`${index}.stl`, new Uint8Array()] as const);
  // Not compressed, because the compressor takes a millisecond for each entry.
  const archive = zipSync(Object.fromEntries(many), { level: 0 });
  expect(await riskOf(Buffer.from(archive))).toContain("too many entries");
});

test("a file that ends like an archive counts as one", async () => {
  const bytes = Buffer.concat([Buffer.from("ISO-10303-21;"), zipOf([drawing])]);
  expect(await containsZip(inMemoryFile(bytes), bytes.length)).toBe(true);
  expect(await containsZip(inMemoryFile(bytes.subarray(0, 40)), 40)).toBe(false);
});

test("a second name of an entry is checked like the first", async () => {
  const name = "part.step";
  const withSecondName = (other: string) => riskOf(zipOf([{ name, extra: unicodePath(name, other) }]));
  expect(await withSecondName("../../invoice.exe")).toContain("outside its folder");
  expect(await withSecondName("invoice.exe")).toContain("program");
  expect(await withSecondName(name)).toBeUndefined();
  const wrongSum = unicodePath("other", "invoice.exe");
  expect(await riskOf(zipOf([{ name, extra: wrongSum }]))).toContain("differently");
  expect(await riskOf(zipOf([{ name, extra: unicodePath(name, "other.step") }]))).toContain("differently");
  const local = { extra: unicodePath(name, "invoice.exe") };
  expect(await riskOf(zipOf([{ name, local }]))).toContain("program");
});

test.each<[string, Entry[], EndRecord?]>([
  ["a second end record in the comment", [drawing], { comment: zipOf([{ name: "setup.exe" }]) }],
  [
    "an end record of no archive in the comment",
    [drawing],
    { comment: Buffer.concat([Buffer.from("PK\u0005\u0006"), Buffer.alloc(18)]) },
  ],
  ["an entry that is hidden after compressed content", [{ ...deflated, hidden: program }]],
  [
    "an entry that is hidden after a descriptor",
    [
      {
        ...described,
        hidden: Buffer.concat([descriptorOf(measured), program]),
      },
    ],
  ],
  ["a stored entry with a descriptor", [{ ...drawing, flags: DESCRIBED, descriptor: true }]],
  ["a descriptor without a signature", [{ ...described, descriptor: descriptorOf(measured).subarray(4) }]],
  ["a descriptor with another size", [{ ...described, descriptor: descriptorOf({ ...measured, size: 1 }) }]],
  ["other content than its checksum says", [{ ...deflated, crc: 1 }]],
  ["more content than its size says", [{ ...deflated, size: 3 }]],
  ["a name with an end that Windows leaves out", [{ name: "invoice.exe. " }]],
  ["a program whose name looks like a folder", [drawing, { name: "setup.exe/." }]],
  ["a program whose name looks like a folder in folders", [drawing, { name: "x/setup.exe/./." }]],
  ["a path that is another one without a dot", [drawing, { name: "./part.step" }]],
  ["a path that is another one without a slash", [{ name: "a/part.step" }, { name: "a//part.step" }]],
  ["a folder with an end that Windows leaves out", [{ name: "a ./part.step" }]],
  ["a folder that has content", [drawing, { name: "setup.exe/" }]],
  ["a file with the mode of a folder", [{ ...drawing, attributes: 0o040_755 * 0x1_0000 }]],
  ["a file with the DOS attribute of a folder", [{ ...drawing, attributes: 0x10 }]],
  ["an entry that the count leaves out", [drawing, { name: "setup.exe" }], { count: 1 }],
  ["an entry more than there are", [drawing], { count: 2 }],
  ["two different counts", [drawing, { name: "b.stl" }], { countHere: 1 }],
  ["a directory of another length", [drawing], { length: 5000 }],
  ["bytes after the directory", [drawing], { gap: Buffer.from("hidden") }],
  ["bytes before the first entry", [drawing], { prefix: Buffer.from("PK\u0003\u0004 hidden") }],
  ["several disks", [drawing], { disk: 1 }],
  [
    "a locator of ZIP64",
    [drawing],
    { gap: Buffer.concat([Buffer.from("PK\u0006\u0007"), Buffer.alloc(16)]) },
  ],
  ["two entries of one name", [drawing, { name: "PART.step" }]],
  ["another name before the content", [{ ...drawing, local: { name: "setup.exe" } }]],
  ["another method before the content", [{ ...deflated, method: 0, local: { method: DEFLATED } }]],
  ["another size before the content", [{ ...drawing, local: { packedSize: 4 } }]],
  ["bytes between two entries", [{ ...drawing, descriptor: Buffer.from("hidden") }, { name: "b.stl" }]],
  ["a stored entry with two sizes", [{ ...drawing, size: 400 }]],
  ["a sign that Windows takes for a folder", [{ name: "a\\b.step" }]],
  ["a name that is not UTF-8", [{ name: "gr\u00f6\u00dfe.step", flags: UTF8 }]],
  ["sizes of ZIP64", [{ ...drawing, extra: Buffer.concat([Buffer.from([1, 0, 8, 0]), Buffer.alloc(8)]) }]],
])("%s: an archive that programs would read differently is a risk", async (_what, entries, end) => {
  expect(await riskOf(zipOf(entries, end))).toMatch(/differently|damaged|program/);
});

test.each(["Parts/Deckel.STEP", "bracket.prt.12", "__MACOSX/._a.stl", ".DS_Store", "Liste.xlsx", "plan.PDF"])(
  "an archive with %s is no risk",
  async (name) => {
    expect(await riskOf(zipOf([{ name }]))).toBeUndefined();
  },
);

const long = (start: string, bytes: number) => `${start.repeat(bytes).slice(0, bytes - 4)}.stl`;

/** An extra field with an unknown id. */
function padding(bytes: number): Buffer {
  const field = Buffer.alloc(bytes);
  field.writeUInt16LE(0xd9_35);
  field.writeUInt16LE(bytes - 4, 2);
  return field;
}

/** A name in UTF-8 with two kinds of combining marks in the wrong order. */
const marks = (count: number) =>
  Buffer.from(`a${"\u0315".repeat(count)}${"\u0334".repeat(count)}.stl`).toString("latin1");

test("names of up to 1,000 bytes and extra fields of up to 5,000 are no risk, longer ones are", async () => {
  expect(await riskOf(zipOf([{ name: long("folder/", 1000), extra: padding(5000) }]))).toBeUndefined();
  expect(await riskOf(zipOf([{ name: long("folder/", 1001) }]))).toContain("differently");
  expect(await riskOf(zipOf([{ ...drawing, extra: padding(5001) }]))).toContain("differently");
  expect(await riskOf(zipOf([{ ...drawing, local: { extra: padding(5001) } }]))).toContain("differently");
});

test("a name is read only up to its limit, because marks in it take the square of their length to sort", async () => {
  const normalize = vi.spyOn(String.prototype, "normalize");
  onTestFinished(() => normalize.mockRestore());
  expect(await riskOf(zipOf([{ name: marks(200), flags: UTF8 }]))).toBeUndefined();
  expect(normalize).toHaveBeenCalled();
  normalize.mockClear();
  expect(await riskOf(zipOf([{ name: marks(16_000), flags: UTF8 }]))).toContain("differently");
  expect(normalize).not.toHaveBeenCalled();
});
