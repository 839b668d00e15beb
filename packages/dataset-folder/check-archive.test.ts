import { execFileSync } from "node:child_process";
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { gzipSync } from "node:zlib";

import { expect, onTestFinished, test } from "vitest";

import { checkArchive } from "./check-archive.ts";

function temporaryFolder(): string {
  const folder = mkdtempSync(join(tmpdir(), "archive-"));
  onTestFinished(() => rmSync(folder, { recursive: true }));
  return folder;
}

function archiveOf(documents: string): string {
  const folder = temporaryFolder();
  const content = join(folder, "content");
  for (const name of ["images", "files"]) mkdirSync(join(content, name), { recursive: true });
  writeFileSync(join(content, "data.ndjson"), documents);
  const archive = join(folder, "content.tar.gz");
  execFileSync("tar", ["-czf", archive, "-C", folder, "content"]);
  return archive;
}

const documentWith = (value: string, key = '"_sanityAsset"') =>
  `{"_id":"a","_type":"page","file":{"_type":"file",${key}:${value}}}`;

test.each([
  String.raw`"_sanity\u0041sset"`,
  String.raw`"\u005f\u0073anityAsset"`,
  String.raw`"\u005FsanityAsset"`,
  '"_sanityAsset"   \n ',
])("the asset of a key that is written as %s is found", async (key) => {
  await expect(checkArchive(archiveOf(documentWith('"file@file:///etc/hostname"', key)))).rejects.toThrow(
    "/etc/hostname",
  );
});

test("an asset is found even if it is split between two chunks of the file", async () => {
  const file = join(temporaryFolder(), "pages.ndjson");
  // A stream reads 64 kB at a time.
  for (let offset = 0; offset < 90; offset += 1) {
    const padding = `{"_id":"a","_type":"page","text":"${"x".repeat(65_536 - 40 - offset)}"}\n`;
    writeFileSync(file, padding + documentWith('"file@file:///etc/hostname"'));
    await expect(checkArchive(file)).rejects.toThrow("/etc/hostname");
  }
});

test("a value that never ends is rejected", async () => {
  const file = join(temporaryFolder(), "pages.ndjson");
  writeFileSync(file, `{"_sanityAsset":${" ".repeat(3_000_000)}"file@file:///etc/hostname"}`);
  await expect(checkArchive(file)).rejects.toThrow("endless");
});

test("a file that unpacks to a multiple of its size, or is compressed twice, is rejected", async () => {
  const file = join(temporaryFolder(), "content.tar.gz");
  writeFileSync(file, gzipSync(Buffer.alloc(300 * 1024 * 1024)));
  await expect(checkArchive(file)).rejects.toThrow("unpacks to more than");
  writeFileSync(file, gzipSync(gzipSync("{}")));
  await expect(checkArchive(file)).rejects.toThrow("compressed more than once");
});
