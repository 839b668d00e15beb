import { execFileSync } from "node:child_process";
import { mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { crc32, deflateRawSync, gzipSync } from "node:zlib";

import { expect, onTestFinished, test } from "vitest";

import { unpackArchive } from "./unpack-archive.ts";

function temporaryFolder(): string {
  const folder = mkdtempSync(join(tmpdir(), "archive-"));
  onTestFinished(() => rmSync(folder, { recursive: true }));
  return folder;
}

/** Writes files of these contents into a folder, and packs it. */
function archiveOf(files: Record<string, string | Buffer>): string {
  const folder = temporaryFolder();
  const content = join(folder, "content");
  for (const name of ["images", "files"]) mkdirSync(join(content, name), { recursive: true });
  for (const [name, bytes] of Object.entries(files)) writeFileSync(join(content, name), bytes);
  const archive = join(folder, "content.tar.gz");
  execFileSync("tar", ["-czf", archive, "-C", folder, "content"]);
  return archive;
}

function fileOf(bytes: string | Buffer): string {
  const file = join(temporaryFolder(), "pages.ndjson");
  writeFileSync(file, bytes);
  return file;
}

const UNTRUSTED = { isTrusted: false, findExisting: () => Promise.resolve([]) };

/** Unpacks a file, and returns the text of its documents. Throws an Error if something was left out. */
async function unpack(file: string): Promise<string> {
  const folder = temporaryFolder();
  const problems = await unpackArchive(file, folder, UNTRUSTED);
  if (problems.length > 0) throw new Error(problems.join());
  return readFileSync(join(folder, "data.ndjson"), "utf8");
}

const documentWith = (value: string, key = '"_sanityAsset"') =>
  `{"_id":"a","_type":"page","file":{"_type":"file",${key}:${value}}}`;

const PAGE = '{"_id":"a","_type":"page","title":"Two\u2028lines"}';

test("of an archive, only the files of an export are unpacked, each for its owner", async () => {
  const file = archiveOf({
    "data.ndjson": `${PAGE}\n`,
    "images/a.png": "a",
    "files/b.txt": "b",
    "other.txt": "c",
  });
  const folder = temporaryFolder();
  await unpackArchive(file, folder, UNTRUSTED);
  expect(new Set(readdirSync(folder, { recursive: true, encoding: "utf8" }))).toEqual(
    new Set(["data.ndjson", "files", "files/b.txt", "images", "images/a.png"]),
  );
  expect(readFileSync(join(folder, "data.ndjson"), "utf8")).toBe(`${PAGE}\n`);
});

test.each([
  ["a line break at the end", `${PAGE}\r\n${PAGE}\n\n`],
  ["none", `${PAGE}\n${PAGE}`],
])("documents with %s are read, compressed or not", async (_, documents) => {
  await expect(unpack(fileOf(documents))).resolves.toBe(`${PAGE}\n${PAGE}\n`);
  await expect(unpack(fileOf(gzipSync(documents)))).resolves.toBe(`${PAGE}\n${PAGE}\n`);
});

test.each([
  String.raw`"_sanity\u0041sset"`,
  String.raw`"\u005f\u0073anityAsset"`,
  String.raw`"\u005FsanityAsset"`,
  '"_sanityAsset"   ',
])("the asset of a key that is written as %s is found", async (key) => {
  const file = archiveOf({ "data.ndjson": documentWith('"file@file:///etc/hostname"', key) });
  await expect(unpack(file)).rejects.toThrow("/etc/hostname");
});

test("an asset is found even if it is split between two chunks of the file", async () => {
  // A stream reads 64 kB at a time.
  for (let offset = 0; offset < 90; offset += 1) {
    const padding = `{"_id":"a","_type":"page","text":"${"x".repeat(65_536 - 40 - offset)}"}\n`;
    await expect(unpack(fileOf(padding + documentWith('"file@file:///etc/hostname"')))).rejects.toThrow(
      "/etc/hostname",
    );
  }
});

test("what @sanity/import would unpack once more is rejected, not imported unread", async () => {
  const documents = documentWith('"file@file:///etc/hostname"');
  await expect(unpack(archiveOf({ "data.ndjson": gzipSync(documents) }))).rejects.toThrow(
    "not a document in JSON",
  );
  await expect(unpack(fileOf(gzipSync(gzipSync(documents))))).rejects.toThrow("compressed more than once");
  // A name in the header of the outer layer fills the first chunk, so that only one byte of the inner layer is in it.
  const inner = gzipSync(documents);
  const name = Buffer.alloc(65_536 - 10 - 1 - 6, "x");
  const header = Buffer.concat([Buffer.from("1f8b08080000000000ff", "hex"), name, Buffer.from([0])]);
  const firstByte = Buffer.concat([Buffer.from("000100feff", "hex"), inner.subarray(0, 1)]);
  const others = deflateRawSync(inner.subarray(1));
  const trailer = Buffer.alloc(8);
  trailer.writeUInt32LE(crc32(inner), 0);
  trailer.writeUInt32LE(inner.length, 4);
  await expect(unpack(fileOf(Buffer.concat([header, firstByte, others, trailer])))).rejects.toThrow(
    "compressed more than once",
  );
});

test("a line that is longer than any document is rejected, and one that is nested too deeply", async () => {
  await expect(unpack(fileOf(gzipSync(`{"a":${" ".repeat(20_000_000)}1}`)))).rejects.toThrow(
    "a line of more than",
  );
  await expect(unpack(fileOf("[".repeat(100_000) + "]".repeat(100_000)))).rejects.toThrow(
    "not a document in JSON",
  );
});

test("a file that unpacks to a multiple of its size is rejected", async () => {
  await expect(unpack(fileOf(gzipSync(Buffer.alloc(300 * 1024 * 1024))))).rejects.toThrow(
    "unpacks to more than",
  );
});

test("an archive with two files of documents is rejected", async () => {
  const file = archiveOf({ "data.ndjson": PAGE, "others.ndjson": PAGE });
  await expect(unpack(file)).rejects.toThrow("more than one .ndjson file");
});
