import { writeFileSync } from "node:fs";
import { open } from "node:fs/promises";
import { join } from "node:path";
import { crc32 } from "node:zlib";

import { array, assert, asyncProperty, constantFrom, nat, tuple } from "fast-check";
import { expect, test } from "vitest";

import { temporaryFolder } from "#testing/temporary-folder.ts";

import { zipRisk } from "./zip-risk.ts";

/** The header of an entry, in the central directory or before the content. */
interface Header {
  name: string;
  flags: number;
  method: number;
  /** The uncompressed size in bytes. */
  size: number;
  packedSize: number;
  extra: Buffer;
}

interface Entry extends Partial<Header> {
  name: string;
  content?: string;
  /** Unix mode in the upper half. */
  attributes?: number;
  /** Bytes after the content. */
  descriptor?: Buffer;
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

function commonFields({ name, flags, method, size, packedSize, extra }: Header, content: Buffer): Buffer {
  const fields = Buffer.alloc(26);
  fields.writeUInt16LE(20, 0);
  fields.writeUInt16LE(flags, 2);
  fields.writeUInt16LE(method, 4);
  fields.writeUInt32LE(crc32(content), 10);
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
  for (const { content = "ISO-10303-21;", attributes = 0, descriptor, local = {}, ...entry } of entries) {
    const data = Buffer.from(content);
    const sizes = { size: data.length, packedSize: data.length };
    const header = { flags: 0, method: 0, extra: Buffer.alloc(0), ...sizes, ...entry };
    const rest = Buffer.alloc(14);
    rest.writeUInt32LE(attributes, 6);
    rest.writeUInt32LE(Buffer.concat(files).length, 10);
    const directoryHeader = [Buffer.from("PK\u0001\u0002\u0014\u0003"), commonFields(header, data), rest];
    list.push(...directoryHeader, Buffer.from(header.name, "latin1"), header.extra);
    const before = { ...header, ...local };
    files.push(Buffer.from("PK\u0003\u0004"), commonFields(before, data));
    files.push(Buffer.from(before.name, "latin1"), before.extra, data, descriptor ?? Buffer.alloc(0));
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

async function riskOf(bytes: Buffer): Promise<string | undefined> {
  const directory = temporaryFolder();
  writeFileSync(join(directory, "a.zip"), bytes);
  await using file = await open(join(directory, "a.zip"));
  return await zipRisk(file, bytes.length);
}

/** Info-ZIP Unicode Path: a second name. */
function unicodePath(name: string, otherName: string): Buffer {
  const head = Buffer.alloc(9);
  head.writeUInt16LE(0x70_75, 0);
  head.writeUInt16LE(5 + otherName.length, 2);
  head.writeUInt8(1, 4);
  head.writeUInt32LE(crc32(name), 5);
  return Buffer.concat([head, Buffer.from(otherName)]);
}

const drawing = { name: "part.step" };
const deflated = { method: 8, packedSize: 15, content: "x".repeat(15), size: 400 };
const DESCRIBED = 1 << 3;
const UTF8 = 1 << 11;

test("drawings in folders, with any names, are not a risk", async () => {
  const names = ["part.step", "assembly/Gr\u00f6\u00dfe 10.STEP", "a..b/c.stl", "notes.pdf", "folder/"];
  expect(await riskOf(zipOf(names.map((name) => ({ name }))))).toBeUndefined();
});

test.each<[string, Entry[], EndRecord?]>([
  ["compressed entries", [drawing, { name: "b.stl", ...deflated }]],
  [
    "sizes after the content",
    [
      { ...drawing, flags: DESCRIBED, descriptor: Buffer.alloc(16), local: { size: 0, packedSize: 0 } },
      { name: "b.stl" },
    ],
  ],
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
  ["it is locked with a password", { name: "part.step", flags: 1 << 13 }],
  ["an entry would be written outside its folder", { name: "../../etc/cron.d/x" }],
  ["an entry would be written outside its folder", { name: "C:\\Windows\\x.step" }],
  ["an entry would be written outside its folder", { name: "part.step:run.txt" }],
  ["an entry would be written outside its folder", { name: "/etc/x.step" }],
  ["it holds a symbolic link", { name: "part.step", attributes: 0xa1_ff_00_00 }],
  ["it holds a device", { name: "part.step", attributes: 0x61_ff_00_00 }],
  ["it holds a program", { name: "invoice.pdf.exe" }],
  ["it holds a program", { name: "invoice.exe. " }],
  ["it holds a program", { name: "prices.xlsm" }],
  ["it holds another archive", { name: "inner.zip" }],
])("%s: %o", async (words, entry) => {
  expect(await riskOf(zipOf([drawing, entry]))).toContain(words);
});

test("an archive that unpacks to far more than its size is a risk", async () => {
  const big = { name: "a.stl", ...deflated, size: 4_000_000_000 };
  expect(await riskOf(zipOf([big]))).toContain("it unpacks to 4 GB");
});

test("a directory that is missing, empty, damaged or too long is a risk", async () => {
  expect(await riskOf(Buffer.from("PK\u0003\u0004 and nothing more"))).toContain("missing");
  expect(await riskOf(zipOf([]))).toContain("empty");
  const damaged = zipOf([drawing]);
  damaged.write("XX", damaged.indexOf("PK\u0001\u0002", 0, "latin1"));
  expect(await riskOf(damaged)).toContain("damaged");
  const many = Array.from({ length: 10_001 }, (_, index) => ({ name: `${index}.stl`, content: "" }));
  expect(await riskOf(zipOf(many.slice(0, 1), { count: many.length }))).toContain("too long");
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
  expect(await riskOf(zipOf([{ name, local }]))).toContain("differently");
});

test.each<[string, Entry[], EndRecord?]>([
  ["a second end record in the comment", [drawing], { comment: zipOf([{ name: "setup.exe" }]) }],
  [
    "an end record of no archive in the comment",
    [drawing],
    { comment: Buffer.concat([Buffer.from("PK\u0005\u0006"), Buffer.alloc(18)]) },
  ],
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
  ["another method before the content", [{ ...drawing, local: { method: 8 } }]],
  ["another size before the content", [{ ...drawing, local: { packedSize: 4 } }]],
  ["bytes between two entries", [{ ...drawing, descriptor: Buffer.from("hidden") }, { name: "b.stl" }]],
  ["a stored entry with two sizes", [{ ...drawing, size: 400 }]],
  ["a sign that Windows takes for a folder", [{ name: "a\\b.step" }]],
  ["a password of another kind", [{ ...drawing, flags: 1 << 6 }]],
  ["a name that is not UTF-8", [{ name: "gr\u00f6\u00dfe.step", flags: UTF8 }]],
  ["sizes of ZIP64", [{ ...drawing, extra: Buffer.concat([Buffer.from([1, 0, 8, 0]), Buffer.alloc(8)]) }]],
])("%s: an archive that programs would read differently is a risk", async (_what, entries, end) => {
  expect(await riskOf(zipOf(entries, end))).toMatch(/differently|damaged|program/);
});

/** The names that are found by a program that reads the file from the start. */
function namesFromStart(bytes: Buffer): string[] {
  const names: string[] = [];
  for (let at = 0; bytes.toString("latin1", at, at + 4) === "PK\u0003\u0004";) {
    const nameEnd = at + 30 + bytes.readUInt16LE(at + 26);
    names.push(bytes.toString("latin1", at + 30, nameEnd));
    at = nameEnd + bytes.readUInt16LE(at + 28) + bytes.readUInt32LE(at + 18);
  }
  return names;
}

test("if a damaged archive counts as harmless, all ways to read it find the same entries", async () => {
  const archive = zipOf([drawing, { name: "b.stl", content: "solid" }], { comment: Buffer.from("two") });
  const bytes = constantFrom(0, 1, 2, 3, 4, 5, 6, 8, 0x20, 0x2e, 0x4b, 0x50, 0x7f, 0x80, 0xff);
  const changes = array(tuple(nat(archive.length - 1), bytes), { minLength: 1, maxLength: 3 });
  let harmless = 0;
  await assert(
    asyncProperty(changes, async (all) => {
      const changed = Buffer.from(archive);
      for (const [at, byte] of all) changed.writeUInt8(byte, at);
      if ((await riskOf(changed)) !== undefined) return;
      harmless += 1;
      const names = namesFromStart(changed);
      expect(names).toHaveLength(2);
      for (const name of names) {
        expect(name).not.toMatch(/\.(exe|zip)$/i);
        expect(changed.lastIndexOf(name, undefined, "latin1")).toBeGreaterThan(
          changed.indexOf(name, 0, "latin1"),
        );
      }
    }),
    { seed: 21, numRuns: 500 },
  );
  expect(harmless).toBeGreaterThan(10);
});
