import { execFileSync } from "node:child_process";
import { mkdirSync, symlinkSync, writeFileSync } from "node:fs";
import { join } from "node:path";

import { exportArchive } from "dataset-folder/export-archive.ts";
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
  '["file@file://./files/part.stl"]',
  '"file@file://./files/absent.stl"',
  '"file@file:///etc/hostname"',
  '"file@file://./../secret"',
  '"file@file://./files/../../secret"',
  '"file@file://./files/%2e%2e/secret"',
  '"image@FILE://./images/../../secret"',
  '"image@http://169.254.169.254/latest/meta-data"',
  '"image@https://lake.example/a.png"',
  String.raw`"file@file:\/\/\/etc\/hostname"`,
  '"file@data://x"',
])("of an archive, the asset %s is not imported", async (address) => {
  const { client, lake } = await serveEmptyLake();
  const file = archiveOf(documentWith(address));
  await expect(importArchive({ client, file, onExisting: "fail" })).rejects.toThrow("INCOMPLETE");
  expect([...lake.documents.all()]).toMatchObject([{ _id: "a", file: { _type: "file" } }]);
  expect(lake.documents.get("a")).not.toHaveProperty("file.asset");
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

test("documents that are trusted may have assets from outside the file, an archive may not", async () => {
  const { client, lake } = await serveEmptyLake();
  const asset = join(temporaryFolder(), "part.stl");
  writeFileSync(asset, "solid part");
  const documents = documentWith(JSON.stringify(`file@file://${asset}`));
  const settings = { client, onExisting: "fail", isTrusted: true } as const;
  await expect(importArchive({ ...settings, file: archiveOf(documents) })).rejects.toThrow(
    "only for documents",
  );
  expect(lake.documents.size).toBe(0);
  const file = join(temporaryFolder(), "pages.ndjson");
  writeFileSync(file, documents);
  await importArchive({ ...settings, file });
  expect([...lake.documents.ofType("sanity.fileAsset")]).toMatchObject([{ originalFilename: "part.stl" }]);
});

test("fields named __proto__, which the lake refuses, are left out and change no prototype", async () => {
  const { client, lake } = await serveEmptyLake();
  const file = archiveOf(
    '{"_id":"a","_type":"page","list":[{"__proto__":{"polluted":1}}],"constructor":{"prototype":{"polluted":1}}}',
  );
  await expect(importArchive({ client, file, onExisting: "fail" })).rejects.toThrow(
    "a field that is named __proto__",
  );
  expect({}).not.toHaveProperty("polluted");
  expect(lake.documents.get("a")).toMatchObject({ list: [{}], constructor: {} });
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

const PIXEL = Buffer.from(
  "iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==",
  "base64",
);
const strong = (_ref: string) => ({ _type: "reference", _ref });
const pictureOf = (_ref: string) => ({ _type: "image", asset: strong(_ref) });
const ABSENT_PICTURE = `image-${"a".repeat(40)}-1x1-png`;

test("whatever drafts contain, an export can be imported without a loss of other documents", async () => {
  const source = await serveEmptyLake();
  const { _id: picture } = await source.client.assets.upload("image", PIXEL, { filename: "pixel.png" });
  const hostile: Record<string, object> = {
    replacementCharacter: { title: "Caf\uFFFD" },
    assetType: { hidden: { _type: "sanity.imageAsset" } },
    otherType: { _type: "sanity.videoAsset" },
    otherDataset: {
      hidden: { _ref: "a", _weak: true, _dataset: "other", inner: { _ref: "b", _dataset: "x" } },
    },
    oddField: { "a b]": strong("page"), "1": strong("page"), "a.b": pictureOf(picture) },
    danglingReference: { hidden: strong("drafts.deleted") },
    rootReference: strong("page"),
    rootAsset: { asset: strong(picture) },
    absentAsset: { hidden: { asset: { ...strong(ABSENT_PICTURE), _weak: true } } },
    lists: { hidden: [[strong("page")], [pictureOf(picture)], {}] },
    thousands: { hidden: Array.from({ length: 2000 }, () => strong("page")) },
  };
  const page = { _id: "page", _type: "page", title: "Page", picture: pictureOf(picture) };
  const related = { _id: "related", _type: "page", to: strong("page") };
  await source.client.transaction().create(page).create(related).commit();
  await source.client.create({ _id: "drafts.deleted", _type: "page" });
  for (const [name, fields] of Object.entries(hostile))
    await source.client.create({ _id: `drafts.${name}`, _type: "page", ...fields });
  await source.client.delete("drafts.deleted");
  const file = join(temporaryFolder(), "site.tar.gz");
  await exportArchive({ client: source.client, file });

  const target = await serveEmptyLake();
  const imported = importArchive({ client: target.client, file, onExisting: "fail" });
  await expect(imported).rejects.toThrow(
    /^Could not import parts of [^]*The import is INCOMPLETE: it wrote 12 /,
  );
  const message = String(await imported.catch((error: unknown) => error));
  expect(message.match(/(?<=^ {2}“drafts\.)\w+/gm)).toEqual([
    "otherType",
    "otherDataset",
    "oddField",
    "rootReference",
    "rootAsset",
    "absentAsset",
    "thousands",
  ]);
  const read = (id: string) => target.lake.documents.get(id);
  expect(read("page")).toMatchObject(page);
  expect(read("related")?.to).toEqual(strong("page"));
  expect(read("drafts.lists")).toMatchObject({ hidden: [[strong("page")], [pictureOf(picture)], {}] });
  expect(read("drafts.danglingReference")).toMatchObject({ hidden: { _ref: "drafts.deleted", _weak: true } });
  expect(read("drafts.replacementCharacter")).toMatchObject(hostile.replacementCharacter ?? {});

  // The same export once more: nothing is lost that the first import had.
  await expect(importArchive({ client: target.client, file, onExisting: "replace" })).rejects.toThrow(
    "wrote 12 ",
  );
  await expect(importArchive({ client: source.client, file, onExisting: "replace" })).rejects.toThrow(
    "wrote 12 ",
  );
});

test("other documents with the id of a picture, which older lakes stored, are left out", async () => {
  const { client, lake } = await serveEmptyLake();
  const ids = [
    "page",
    ABSENT_PICTURE,
    `${ABSENT_PICTURE}__de`,
    `drafts.${ABSENT_PICTURE}`,
    `versions.r.${ABSENT_PICTURE}`,
  ];
  const file = join(temporaryFolder(), "pages.ndjson");
  writeFileSync(file, ids.map((_id) => JSON.stringify({ _id, _type: "page" })).join("\n"));
  await expect(importArchive({ client, file, onExisting: "fail" })).rejects.toThrow("INCOMPLETE");
  const imported = [...lake.documents.all()].map(({ _id }) => _id);
  expect(imported).toEqual(["page", `${ABSENT_PICTURE}__de`]);
});

test("a reference to a document that only the lake has stays strong", async () => {
  const { client, lake } = await serveEmptyLake();
  await client.create({ _id: "page", _type: "page" });
  const file = join(temporaryFolder(), "pages.ndjson");
  writeFileSync(file, JSON.stringify({ _id: "other", _type: "page", to: strong("page") }));
  await importArchive({ client, file, onExisting: "fail" });
  expect(lake.documents.get("other")?.to).toEqual(strong("page"));
});
