import { expect, test } from "vitest";

import type { StoredDocument } from "../../packages/stored-values/stored-document.ts";
import { commitChanges, type DocumentChange } from "../../packages/studio-kit/commit-changes.ts";
import { patchPath } from "../../packages/studio-kit/patch-path.ts";
import { serveEmptyLake } from "../content/testing/lake-server.ts";

const NAMES = ["a b", "a.b", 'a"b', "a\\b", "a'b", "a]b", "ä", "5", "title"];

test("a lake takes changes of drafts with any field names, and those of others although one has changed", async () => {
  const { client } = await serveEmptyLake();
  const fields = Object.fromEntries(NAMES.map((name) => [name, "old"]));
  const store = (_id: string): Promise<StoredDocument> =>
    client.createOrReplace({ _id, _type: "note", ...fields });
  const published = await store("published");
  const drafts = await Promise.all(["drafts.a", "drafts.b", "drafts.c", "drafts.d"].map(store));
  await client.patch("drafts.b").set({ title: "newer" }).commit();
  const after = (before: StoredDocument) => ({
    before,
    after: { ...before, ...Object.fromEntries(NAMES.map((name) => [name, "new"])) },
  });
  const changes: DocumentChange[] = [{ before: published, after: null }, ...drafts.map(after)];

  const { undo, refused } = await commitChanges(client, changes, "test");
  expect(refused.map(({ before }) => before?._id)).toEqual(["drafts.b"]);
  expect(await client.getDocument("published")).toBeUndefined();
  const changed = Object.fromEntries(NAMES.map((name) => [name, "new"]));
  for (const id of ["drafts.a", "drafts.c", "drafts.d"])
    expect(await client.getDocument(id)).toMatchObject(changed);
  expect(await client.getDocument("drafts.b")).toMatchObject({ ...fields, title: "newer" });

  expect((await commitChanges(client, undo, "test")).refused).toEqual([]);
  expect(await client.getDocument("drafts.c")).toMatchObject(fields);
  expect(await client.getDocument("published")).toMatchObject(fields);
});

test("nothing changes if a published document has changed, and a draft that has changed is an error if it is alone", async () => {
  const { client } = await serveEmptyLake();
  const published: StoredDocument = await client.create({ _id: "published", _type: "note", title: "old" });
  const draft: StoredDocument = await client.create({ _id: "drafts.a", _type: "note", title: "old" });
  const gone = [published, draft].map((before) => ({ before, after: null }));
  await client.patch("published").set({ title: "new" }).commit();
  await expect(commitChanges(client, gone, "test")).rejects.toThrow(/revision/i);
  expect(await client.getDocument("drafts.a")).toMatchObject({ title: "old" });
  await client.patch("drafts.a").set({ title: "new" }).commit();
  await expect(commitChanges(client, gone.slice(1), "test")).rejects.toThrow(
    "One draft could not be changed",
  );
});

test.each(NAMES)("a lake finds a value below the field and the item %s", async (name) => {
  const { client } = await serveEmptyLake();
  const value = { kept: 1, removed: 1 };
  await client.create({ _id: "a", _type: "note", list: [{ [name]: value }, { _key: name, value }] });
  const paths = [
    ["list", 0, name, "removed"],
    ["list", { _key: name }, "value", "removed"],
  ];
  await client.patch("a").unset(paths.map(patchPath)).commit();
  expect(await client.getDocument("a")).toMatchObject({
    list: [{ [name]: { kept: 1 } }, { _key: name, value: { kept: 1 } }],
  });
  expect(JSON.stringify(await client.getDocument("a"))).not.toContain("removed");
});
