import { writeFileSync } from "node:fs";
import { join } from "node:path";

import { exportArchive } from "dataset-folder/export-archive.ts";
import { importArchive } from "dataset-folder/import-archive.ts";
import { expect, test } from "vitest";

import { importFirstContent } from "./first-content.ts";
import { serveEmptyLake } from "./testing/lake-server.ts";
import { temporaryFolder } from "./testing/temporary-folder.ts";

test("an export that is imported into an empty lake results in the same documents and assets", async () => {
  const source = await serveEmptyLake();
  const first = await importFirstContent(source.client);
  const file = await source.client.assets.upload("file", Buffer.from("solid part"), {
    filename: "part.stl",
    title: "A part",
  });
  await source.client.create({
    _id: "drafts.home",
    _type: "page",
    title: "Home, changed",
    path: "/",
    file: { _type: "file", asset: { _type: "reference", _ref: file._id } },
  });
  // Data that editors write in the Media tool: a tag, and an alternative text and a credit on the asset.
  await source.client.create({ _id: "tag", _type: "media.tag", name: { _type: "slug", current: "press" } });
  const tags = [{ _key: "a", _type: "reference", _ref: "tag", _weak: true }];
  await source.client
    .patch(file._id)
    .set({ altText: "A part", creditLine: "Photo: A", opt: { media: { tags } } })
    .commit();
  const archive = join(temporaryFolder(), "content.tar.gz");
  const steps: string[] = [];

  const exported = await exportArchive({
    client: source.reader,
    file: archive,
    onProgress: ({ step }) => steps.push(step),
  });
  const target = await serveEmptyLake();
  const imported = await importArchive({
    client: target.client,
    file: archive,
    onExisting: "fail",
    onProgress: ({ step }) => steps.push(step),
  });

  const assets = (
    await source.client.fetch<string[]>(`*[_type in ["sanity.imageAsset", "sanity.fileAsset"]]._id`)
  ).length;
  // The first content, the draft of the home page with its file, and the tag.
  expect(exported).toEqual({ documents: first + 2, assets, comments: 0 });
  expect(imported).toBe(first + 2);
  expect(contentOf(target.lake)).toEqual(contentOf(source.lake));
  const texts = `*[_id == $id][0]{altText, creditLine, opt}`;
  expect(await target.client.fetch(texts, { id: file._id })).toEqual({
    altText: "A part",
    creditLine: "Photo: A",
    opt: { media: { tags } },
  });
  const copy: string = await target.client.fetch(`*[_id == "drafts.home"][0].file.asset->url`);
  expect(copy.startsWith(target.url)).toBe(true);
  expect(await (await fetch(copy)).text()).toBe("solid part");
  expect(new Set(steps).size).toBeGreaterThan(4);
});

test("an existing document fails the import, is kept or is overwritten", async () => {
  const { client } = await serveEmptyLake();
  const file = join(temporaryFolder(), "pages.ndjson");
  writeFileSync(file, '{"_id":"a","_type":"page","title":"New"}\n{"_id":"b","_type":"page","title":"New"}\n');
  await client.create({ _id: "a", _type: "page", title: "Old" });
  const titles = () => client.fetch(`*[_type == "page"] | order(_id).title`);

  await expect(importArchive({ client, file, onExisting: "fail" })).rejects.toThrow(
    /already exists[^]*add --replace to do so, or --keep/,
  );
  expect(await titles()).toEqual(["Old"]);
  await importArchive({ client, file, onExisting: "keep" });
  expect(await titles()).toEqual(["Old", "New"]);
  await importArchive({ client, file, onExisting: "replace" });
  expect(await titles()).toEqual(["New", "New"]);
});

test("the error for a missing or existing file names it", async () => {
  const { client } = await serveEmptyLake();
  await expect(importArchive({ client, file: "missing.tar.gz", onExisting: "fail" })).rejects.toThrow(
    "Cannot read missing.tar.gz",
  );
  const file = join(temporaryFolder(), "content.tar.gz");
  writeFileSync(file, "kept");
  await expect(exportArchive({ client, file })).rejects.toThrow(`${file} exists already`);
});

/** The fields that differ after an import: revisions and times. Assets have more, because they are uploaded again. */
const CHANGED_FIELDS = ["_rev", "_updatedAt"];
const CHANGED_ASSET_FIELDS = [...CHANGED_FIELDS, "_createdAt", "uploadId", "url"];

function contentOf({ documents }: Awaited<ReturnType<typeof serveEmptyLake>>["lake"]) {
  return [...documents.all()]
    .filter(({ _id }) => !_id.startsWith("_."))
    .toSorted((a, b) => (a._id < b._id ? -1 : 1))
    .map((document) => {
      const changed = document._type.startsWith("sanity.") ? CHANGED_ASSET_FIELDS : CHANGED_FIELDS;
      return Object.fromEntries(Object.entries(document).filter(([name]) => !changed.includes(name)));
    });
}
