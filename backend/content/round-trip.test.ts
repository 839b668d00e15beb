import { writeFileSync } from "node:fs";
import { join } from "node:path";

import { expect, test } from "vitest";

import { seedDocuments } from "../seed/documents.ts";
import { temporaryFolder } from "../testing/temporary-folder.ts";
import { exportContent } from "./export-content.ts";
import { importContent } from "./import-content.ts";
import { serveEmptyLake } from "./lake-server.ts";
import { seedIfEmpty } from "./seed-if-empty.ts";

test("what was exported and imported into an empty lake is the same content with the same assets", async () => {
  const source = await serveEmptyLake();
  await seedIfEmpty(source.client);
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
  const archive = join(temporaryFolder(), "content.tar.gz");
  const steps: string[] = [];

  const exported = await exportContent({
    client: source.reader,
    file: archive,
    onProgress: ({ step }) => steps.push(step),
  });
  const target = await serveEmptyLake();
  const imported = await importContent({
    client: target.client,
    file: archive,
    onExisting: "refuse",
    onProgress: ({ step }) => steps.push(step),
  });

  const assets = (
    await source.client.fetch<string[]>(`*[_type in ["sanity.imageAsset", "sanity.fileAsset"]]._id`)
  ).length;
  // The seed, and the draft of the home page with its file.
  expect(exported).toEqual({ documents: seedDocuments.length + 1, assets });
  expect(imported).toBe(seedDocuments.length + 1);
  expect(contentOf(target.lake)).toEqual(contentOf(source.lake));
  const copy: string = await target.client.fetch(`*[_id == "drafts.home"][0].file.asset->url`);
  expect(copy.startsWith(target.url)).toBe(true);
  expect(await (await fetch(copy)).text()).toBe("solid part");
  expect(new Set(steps).size).toBeGreaterThan(4);
});

test("a document that is there already stops the import, is kept or is overwritten, as asked", async () => {
  const { client } = await serveEmptyLake();
  const file = join(temporaryFolder(), "pages.ndjson");
  writeFileSync(file, '{"_id":"a","_type":"page","title":"New"}\n{"_id":"b","_type":"page","title":"New"}\n');
  await client.create({ _id: "a", _type: "page", title: "Old" });
  const titles = () => client.fetch(`*[_type == "page"] | order(_id).title`);

  await expect(importContent({ client, file, onExisting: "refuse" })).rejects.toThrow(
    /already exists[^]*add --replace, or --keep/,
  );
  expect(await titles()).toEqual(["Old"]);
  await importContent({ client, file, onExisting: "keep" });
  expect(await titles()).toEqual(["Old", "New"]);
  await importContent({ client, file, onExisting: "replace" });
  expect(await titles()).toEqual(["New", "New"]);
});

test("a file that is not there, or is there already, is named", async () => {
  const { client } = await serveEmptyLake();
  await expect(importContent({ client, file: "missing.tar.gz", onExisting: "refuse" })).rejects.toThrow(
    "Cannot read missing.tar.gz",
  );
  const file = join(temporaryFolder(), "content.tar.gz");
  writeFileSync(file, "kept");
  await expect(exportContent({ client, file })).rejects.toThrow(`${file} exists already`);
});

/** What a copy must have of its own: revisions and the time of the import; of assets, which are uploaded anew, some more. */
const OWN = ["_rev", "_updatedAt"];
const OWN_OF_ASSETS = [...OWN, "_createdAt", "uploadId", "url"];

function contentOf({ documents }: Awaited<ReturnType<typeof serveEmptyLake>>["lake"]) {
  return [...documents.all()]
    .filter(({ _id }) => !_id.startsWith("_."))
    .toSorted((a, b) => (a._id < b._id ? -1 : 1))
    .map((document) => {
      const own = document._type.startsWith("sanity.") ? OWN_OF_ASSETS : OWN;
      return Object.fromEntries(Object.entries(document).filter(([name]) => !own.includes(name)));
    });
}
