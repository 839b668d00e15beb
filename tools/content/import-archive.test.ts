import { execFileSync } from "node:child_process";
import { mkdirSync, symlinkSync, writeFileSync } from "node:fs";
import { join } from "node:path";

import { importArchive } from "dataset-folder/import-archive.ts";
import { expect, test } from "vitest";

import { serveEmptyLake } from "./testing/lake-server.ts";
import { temporaryFolder } from "./testing/temporary-folder.ts";

function archiveOf(documents: string, addFiles: (folder: string) => void = () => undefined): string {
  const folder = temporaryFolder();
  const content = join(folder, "content");
  for (const name of ["images", "files"]) mkdirSync(join(content, name), { recursive: true });
  writeFileSync(join(content, "data.ndjson"), documents);
  addFiles(content);
  const archive = join(folder, "content.tar.gz");
  execFileSync("tar", ["-czf", archive, "-C", folder, "content"]);
  return archive;
}

const documentWith = (value: string, key = '"_sanityAsset"') =>
  `{"_id":"a","_type":"page","file":{"_type":"file",${key}:${value}}}`;

test.each([
  '"file@file:///etc/hostname"',
  '"file@file://./../secret"',
  '"file@file://./files/../../secret"',
  '"file@file://./files/%2e%2e/secret"',
  '"image@FILE://./images/../../secret"',
  '"image@http://169.254.169.254/latest/meta-data"',
  '"image@https://lake.example/a.png"',
  String.raw`"file@file:\/\/\/etc\/hostname"`,
  '"file@data://x"',
])("an archive with the asset %s is not imported", async (address) => {
  const { client, lake } = await serveEmptyLake();
  const file = archiveOf(documentWith(address));
  await expect(importArchive({ client, file, onExisting: "fail" })).rejects.toThrow("add --trust");
  expect(lake.documents.size).toBe(0);
});

test.each(['"sanity.imageAsset"', '"sanity.fileAsset"', String.raw`"\u0073anity.fileAsset"`])(
  "an archive with a document of the type %s, which says where a file is, is not imported",
  async (type) => {
    const { client, lake } = await serveEmptyLake();
    const url = "http://169.254.169.254/latest/meta-data";
    const file = archiveOf(`{"_id":"drafts.a","url":"${url}","_type":${type}}`);
    await expect(importArchive({ client, file, onExisting: "fail" })).rejects.toThrow("exported with --raw");
    expect(lake.documents.size).toBe(0);
  },
);

test("a link in an archive is not followed", async () => {
  const { client, lake } = await serveEmptyLake();
  const file = archiveOf(documentWith('"file@file://./files/link.txt"'), (folder) =>
    symlinkSync("/etc/hostname", join(folder, "files/link.txt")),
  );
  await expect(importArchive({ client, file, onExisting: "fail" })).rejects.toThrow("link.txt");
  expect([...lake.documents.ofType("sanity.fileAsset")]).toEqual([]);
});

test("a trusted file may have assets from outside the archive", async () => {
  const { client, lake } = await serveEmptyLake();
  const asset = join(temporaryFolder(), "part.stl");
  writeFileSync(asset, "solid part");
  const file = archiveOf(documentWith(JSON.stringify(`file@file://${asset}`)));
  await importArchive({ client, file, onExisting: "fail", isTrusted: true });
  expect([...lake.documents.ofType("sanity.fileAsset")]).toMatchObject([{ originalFilename: "part.stl" }]);
});

test("keys named __proto__ are ordinary content and do not change a prototype", async () => {
  const { client, lake } = await serveEmptyLake();
  const file = archiveOf(
    '{"_id":"a","_type":"page","__proto__":{"polluted":1},"constructor":{"prototype":{"polluted":1}}}',
  );
  await importArchive({ client, file, onExisting: "fail" });
  expect({}).not.toHaveProperty("polluted");
  expect(lake.documents.get("a")).toBeDefined();
});

test("the secrets of previews in a file are not imported, because its author knows them", async () => {
  const { client, lake } = await serveEmptyLake();
  const written: string[] = [];
  lake.onCommit(({ changes }) => written.push(...changes.map(({ id }) => id)));
  const file = archiveOf(
    [
      '{"_id":"a","_type":"page"}',
      '{"_id":"drafts.s","_type":"sanity.previewUrlSecret","secret":"s","_updatedAt":"2099-01-01T00:00:00Z"}',
      '{"_id":"sanity-preview-url-secret.share-access","_type":"sanity.previewUrlShareAccess","secret":"s"}',
    ].join("\n"),
  );
  await importArchive({ client, file, onExisting: "fail" });
  expect([...lake.documents.all()].map(({ _id }) => _id)).toEqual(["a"]);
  // Not even for a moment: their author could use them while the import is running.
  expect(written).toEqual(["a"]);
});
