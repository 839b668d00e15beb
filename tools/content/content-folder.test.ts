import { hash } from "node:crypto";
import { mkdirSync, readdirSync, readFileSync, symlinkSync, writeFileSync } from "node:fs";
import { dirname, join } from "node:path";

import type { SanityClient } from "@sanity/client";
import {
  type Content,
  type ContentDocument,
  readContent,
  writeContent,
} from "dataset-folder/content-folder.ts";
import { exportArchive } from "dataset-folder/export-archive.ts";
import { exportToFolder } from "dataset-folder/export-folder.ts";
import { importFolder } from "dataset-folder/import-folder.ts";
import { expect, test } from "vitest";

import { schemaTypes } from "../../schemas/index.ts";
import { CONTENT_FOLDER } from "./first-content.ts";
import { serveEmptyLake } from "./testing/lake-server.ts";
import { temporaryFolder } from "./testing/temporary-folder.ts";

/** A folder with these files. */
function folderOf(files: Readonly<Record<string, string>>): string {
  const folder = temporaryFolder();
  for (const [file, text] of Object.entries(files)) {
    mkdirSync(dirname(join(folder, file)), { recursive: true });
    writeFileSync(join(folder, file), text);
  }
  return folder;
}

/** Content with the hash of each asset, because Vitest compares bytes one by one. */
function withHashes({ documents, assets }: Content) {
  return { documents, assets: assets.map((asset) => ({ ...asset, bytes: hash("sha256", asset.bytes) })) };
}

const settings = { "documents/settings/settings.json": '{"_id":"settings","_type":"settings"}' };

test("an export after the import of the first content changes no byte", async () => {
  const { client, reader } = await serveEmptyLake();
  await importFolder({ client, folder: CONTENT_FOLDER, onExisting: "fail" });
  const { documents, assets } = await readContent(CONTENT_FOLDER);

  const folder = temporaryFolder();
  const before = await writeContent(folder, { documents, assets }, (document) => document);
  expect(before).toBeGreaterThan(documents.length);
  await exportToFolder({ client: reader, folder, schemaTypes });
  const exported = await readContent(folder);
  expect(withHashes(exported)).toEqual(withHashes({ documents, assets }));
  for (const { _type, _id } of documents) {
    const file = join("documents", _type, `${_id}.json`);
    expect(readFileSync(join(folder, file), "utf8")).toBe(readFileSync(join(CONTENT_FOLDER, file), "utf8"));
  }
});

test("an export writes what changed, deletes what is gone and keeps other files", async () => {
  const { client, reader } = await serveEmptyLake();
  const { _id: asset } = await client.assets.upload("file", Buffer.from("solid part"), {
    filename: "Part 1.stl",
  });
  await client.patch(asset).set({ altText: "A part" }).commit();
  const svg = '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 1 1"/>';
  await client.create({ _id: "drafts.about", _type: "page", title: "A draft" });
  await client.create({
    path: "/",
    title: "Home",
    _id: "home",
    _type: "page",
    blocks: [{ svg, _key: "a", _type: "drawing" }],
    file: { _type: "file", asset: { _type: "reference", _ref: asset } },
  });
  const folder = folderOf({ ...settings, "README.md": "# Content" });

  expect(await exportToFolder({ client: reader, folder, schemaTypes })).toEqual({
    documents: 1,
    assets: 1,
    changed: 5,
  });

  const read = (file: string) => readFileSync(join(folder, file), "utf8");
  expect(read("documents/page/home.json")).toBe(`{
  "_id": "home",
  "_type": "page",
  "title": "Home",
  "path": "/",
  "blocks": [
    {
      "_type": "drawing",
      "_key": "a",
      "svg": { "_textFile": "home.blocks.a.svg" }
    }
  ],
  "file": { "_type": "file", "_sanityAsset": "file@file://./assets/files/Part-1.stl" }
}
`);
  expect(read("documents/page/home.blocks.a.svg")).toBe(svg);
  expect(read("assets/files/Part-1.stl")).toBe("solid part");
  expect(JSON.parse(read("assets.json"))).toEqual({ "assets/files/Part-1.stl": { altText: "A part" } });
  expect(read("README.md")).toBe("# Content");
  expect(await exportToFolder({ client: reader, folder, schemaTypes })).toEqual({
    documents: 1,
    assets: 1,
    changed: 0,
  });

  const target = await serveEmptyLake();
  await importFolder({ client: target.client, folder, onExisting: "fail" });
  const texts = '*[_id == "home"][0]{"svg": blocks[0].svg, "alt": file.asset->altText}';
  expect(await target.client.fetch(texts)).toEqual({ svg, alt: "A part" });
});

/** Publishes a page that refers to all files. */
async function publishFiles(client: SanityClient): Promise<void> {
  const ids = await client.fetch<string[]>('*[_type == "sanity.fileAsset"]._id');
  const files = ids.map((_ref) => ({ _type: "file", asset: { _type: "reference", _ref } }));
  await client.create({ _id: "files", _type: "page", files });
}

test("two assets with the same name get the start of their hash", async () => {
  const { client, reader } = await serveEmptyLake();
  for (const text of ["one", "two"])
    await client.assets.upload("file", Buffer.from(text), { filename: "part.stl" });
  await publishFiles(client);
  const folder = temporaryFolder();
  await exportToFolder({ client: reader, folder, schemaTypes });
  const { assets } = await readContent(folder);
  expect(assets.map(({ address }) => address)).toEqual([
    expect.stringMatching(/part-[0-9a-f]{6}\.stl$/),
    expect.stringMatching(/part-[0-9a-f]{6}\.stl$/),
  ]);
});

test("an upload that no published document shows is not exported, and takes no name", async () => {
  const { client, reader } = await serveEmptyLake();
  const upload = (text: string, filename: string) =>
    client.assets.upload("file", Buffer.from(text), { filename });
  const { sha1hash } = await upload("of the site", "part.stl");
  await publishFiles(client);
  const hostile = await upload("hostile", "part.stl");
  await upload("hostile too", `part-${sha1hash.slice(0, 6)}.stl`);
  const file = { _type: "file", asset: { _type: "reference", _ref: hostile._id } };
  await client.create({ _id: "drafts.page", _type: "page", file });
  const folder = temporaryFolder();
  await exportToFolder({ client: reader, folder, schemaTypes });
  expect(readdirSync(join(folder, "assets/files"))).toEqual(["part.stl"]);
  expect(readFileSync(join(folder, "assets/files/part.stl"), "utf8")).toBe("of the site");
});

test("an asset can have any name", async () => {
  const { client, reader } = await serveEmptyLake();
  for (const name of ["", 7, "../..", `${"x".repeat(300)}.stl`]) {
    const { _id } = await client.assets.upload("file", Buffer.from(String(name) || "none"));
    await client.patch(_id).set({ originalFilename: name }).commit();
  }
  await publishFiles(client);
  const folder = temporaryFolder();
  await exportToFolder({ client: reader, folder, schemaTypes });
  expect(readdirSync(join(folder, "assets/files")).toSorted()).toEqual([
    "-..",
    "7",
    // The first one, by its bytes.
    "71f8e7976e4cbc4561c9d62fb283e7f788202acb",
    `${"x".repeat(96)}.stl`,
  ]);
});

test.each<ContentDocument>([
  { _id: "package", _type: "../..", scripts: { start: "hostile" } },
  { _id: "icon", _type: "page", "../../../../favicon": '<svg xmlns="http://www.w3.org/2000/svg"/>' },
])(
  "an export writes nothing outside of its folder, whatever the names in a document are: %j",
  async (hostile) => {
    const { client, reader } = await serveEmptyLake();
    await client.create(hostile);
    const parent = temporaryFolder();
    await expect(
      exportToFolder({ client: reader, folder: join(parent, "content"), schemaTypes }),
    ).rejects.toThrow("leads out of its folder");
    expect(readdirSync(parent)).toEqual([]);
  },
);

test("an export reads pictures and files from the lake, whatever address a document says", async () => {
  const { client, reader, lake } = await serveEmptyLake();
  const { _id } = await client.assets.upload("file", Buffer.from("solid part"), { filename: "part.stl" });
  const foreign = [{ patch: { id: _id, set: { url: "http://127.0.0.1:9/secret" } } }];
  // As an upload. The lake lets nobody else write it.
  lake.mutate(foreign, { identity: { id: "tester", role: "editor", isUpload: true } });
  await publishFiles(client);
  const folder = temporaryFolder();
  await exportToFolder({ client: reader, folder, schemaTypes });
  expect(readFileSync(join(folder, "assets/files/part.stl"), "utf8")).toBe("solid part");
  const archive = { client: reader, file: join(folder, "content.tar.gz") };
  await expect(exportArchive(archive)).rejects.toThrow(
    `The file of “${_id}” is at http://127.0.0.1:9/secret`,
  );
});

test.each([
  [{}, /is no content folder/],
  [{ "documents/page/a.json": "{" }, /a\.json is not JSON/],
  [{ "documents/page/a.json": '{"_id":"b","_type":"page"}' }, /must contain a document whose _type and _id/],
  [
    { "documents/page/a.json": '{"_id":"a","_type":"page","f":{"_sanityAsset":"file@file:///etc/passwd"}}' },
    /is no file of the content folder/,
  ],
  [
    {
      "documents/page/a.json":
        '{"_id":"a","_type":"page","f":{"_sanityAsset":"file@file://./assets/files/b.pdf"}}',
    },
    /“a” shows assets\/files\/b\.pdf, but there is no such file/,
  ],
])("a folder with a fault is not imported: %j", async (files, message) => {
  const { client } = await serveEmptyLake();
  const folder = folderOf(files);
  await expect(importFolder({ client, folder, onExisting: "fail" })).rejects.toThrow(message);
  expect(await client.fetch('count(*[_type == "page"])')).toBe(0);
});

test("an existing document fails the import of a folder, is kept or is overwritten", async () => {
  const { client } = await serveEmptyLake();
  await client.create({ _id: "settings", _type: "settings", title: "Old" });
  const folder = folderOf(settings);
  const title = () => client.fetch('*[_id == "settings"][0].title');
  await expect(importFolder({ client, folder, onExisting: "fail" })).rejects.toThrow(/already exists/);
  await importFolder({ client, folder, onExisting: "keep" });
  expect(await title()).toBe("Old");
  await importFolder({ client, folder, onExisting: "replace" });
  expect(await title()).toBe(null);
});

test("a second import changes nothing of a document that is the same", async () => {
  const { client } = await serveEmptyLake();
  const replace = () => importFolder({ client, folder: folderOf(settings), onExisting: "replace" });
  const stored = () => client.fetch('*[_id == "settings"][0]{_rev, _createdAt, _updatedAt}');
  await replace();
  const first = await stored();
  expect(first._updatedAt).toBe(first._createdAt);
  await replace();
  expect(await stored()).toEqual(first);
});

test("a folder of a stranger publishes no file of this machine, and opens no preview", async () => {
  const { client, lake } = await serveEmptyLake();
  const secret = folderOf({ "secrets.json": '{"token":"t"}' });
  const stolen = '{"_id":"stolen","_type":"page","title":{"_textFile":"t.svg"}}';
  const hostile = folderOf({ "documents/page/stolen.json": stolen });
  symlinkSync(join(secret, "secrets.json"), join(hostile, "documents/page/t.svg"));
  await expect(importFolder({ client, folder: hostile, onExisting: "fail" })).rejects.toThrow("no such file");

  const known = folderOf({
    ...settings,
    "documents/sanity.previewUrlSecret/drafts.s1.json":
      '{"_id":"drafts.s1","_type":"sanity.previewUrlSecret","secret":"known"}',
  });
  await importFolder({ client, folder: known, onExisting: "fail" });
  expect([...lake.documents.all()].map(({ _id }) => _id)).toEqual(["settings"]);
});
