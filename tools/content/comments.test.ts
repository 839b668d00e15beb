import { existsSync, writeFileSync } from "node:fs";
import { join } from "node:path";

import { commentsFileOf } from "dataset-folder/comments.ts";
import { exportArchive } from "dataset-folder/export-archive.ts";
import { importArchive } from "dataset-folder/import-archive.ts";
import { expect, test } from "vitest";

import { serveEmptyLake } from "./testing/lake-server.ts";
import { temporaryFolder } from "./testing/temporary-folder.ts";

const COMMENT = {
  _id: "c1",
  _type: "comment",
  authorId: "ada",
  message: [{ _type: "block", _key: "a", children: [{ _type: "span", _key: "b", text: "Is this right?" }] }],
  target: {
    document: { _type: "crossDatasetReference", _ref: "home", _dataset: "production", _weak: true },
    path: { field: "title" },
  },
};
const TASK = { _id: "t1", _type: "tasks.task", authorId: "ada", assignedTo: "carl", status: "open" };

async function serveDiscussedPage() {
  const source = await serveEmptyLake();
  await source.client.create({ _id: "home", _type: "page", title: "Home" });
  const addOn = source.client.withConfig({ dataset: "production-comments" });
  await addOn.transaction().create(COMMENT).create(TASK).commit();
  return source;
}

test("comments and tasks are exported and imported together with the content", async () => {
  const source = await serveDiscussedPage();
  const file = join(temporaryFolder(), "site.tar.gz");
  expect(await exportArchive({ client: source.reader, file })).toMatchObject({ documents: 1, comments: 2 });

  const target = await serveEmptyLake();
  await importArchive({ client: target.client, file, onExisting: "fail" });
  const copies = ["c1", "t1"].map((id) => target.comments.documents.get(id));
  expect(copies).toMatchObject([COMMENT, TASK]);
  expect(copies.map((copy) => copy?._createdAt)).toEqual(
    ["c1", "t1"].map((id) => source.comments.documents.get(id)?._createdAt),
  );
  await expect(importArchive({ client: target.client, file, onExisting: "fail" })).rejects.toThrow(
    /already exists[^]*add --replace/,
  );
  await importArchive({ client: target.client, file, onExisting: "keep" });
  await importArchive({ client: target.client, file, onExisting: "replace" });
});

test("an export without comments removes the comments file of an older export", async () => {
  const { reader, client } = await serveEmptyLake();
  await client.create({ _id: "home", _type: "page", title: "Home" });
  const file = join(temporaryFolder(), "site.tar.gz");
  writeFileSync(commentsFileOf(file), "old");
  await expect(exportArchive({ client: reader, file })).rejects.toThrow(
    "site.comments.ndjson exists already",
  );
  await exportArchive({ client: reader, file, overwrite: true });
  expect(existsSync(commentsFileOf(file))).toBe(false);
});

test.each(["{", '{"_id":"a","_type":"page"}', '{"_type":"comment"}'])(
  "a file of comments with the line %s is rejected, and nothing is stored",
  async (line) => {
    const target = await serveEmptyLake();
    const file = join(temporaryFolder(), "site.ndjson");
    writeFileSync(file, "");
    writeFileSync(commentsFileOf(file), `${JSON.stringify(COMMENT)}\n${line}\n`);
    await expect(importArchive({ client: target.client, file, onExisting: "fail" })).rejects.toThrow(
      "site.comments.ndjson cannot be imported",
    );
    expect(target.comments.documents.size).toBe(0);
  },
);

test.each([
  ["content.tar.gz", "content.comments.ndjson"],
  ["backup.tgz", "backup.comments.ndjson"],
  ["pages.ndjson", "pages.comments.ndjson"],
  ["site.2026", "site.2026.comments.ndjson"],
])("the comments of %s are in %s", (file, comments) => {
  expect(commentsFileOf(file)).toBe(comments);
});
