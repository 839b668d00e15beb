import { existsSync, writeFileSync } from "node:fs";
import { join } from "node:path";

import { expect, test } from "vitest";

import { backUp } from "./back-up.ts";
import { openComments } from "./open-comments.ts";
import { openLake } from "./open-lake.ts";
import { temporaryFolder } from "./testing/temporary-folder.ts";

const IDS = { projectId: "local000", dataset: "production" };
const as = { identity: { id: "ada", role: "administrator" } } as const;

test("a backup of a running lake has its documents and its comments", async () => {
  const [data, copies] = [temporaryFolder(), temporaryFolder()];
  const lake = openLake({ ...IDS, file: join(data, "lake.db") });
  const comments = openComments({ ...IDS, file: join(data, "comments.db") });
  lake.mutate([{ create: { _id: "page", _type: "page" } }], as);
  comments.mutate([{ create: { _id: "c1", _type: "comment" } }], as);

  const files = await backUp(data, join(copies, "copy.db"));
  expect(files).toEqual([join(copies, "copy.db"), join(copies, "copy.comments.db")]);
  const copied = openLake({ ...IDS, file: join(copies, "copy.db") });
  const copiedComments = openComments({ ...IDS, file: join(copies, "copy.comments.db") });
  expect(copied.documents.get("page")).toMatchObject({ _type: "page" });
  expect(copiedComments.documents.get("c1")).toMatchObject({ _type: "comment" });
  for (const each of [lake, comments, copied, copiedComments]) each.close();
});

test("a backup copies nothing if one of the target files exists", async () => {
  const [data, copies] = [temporaryFolder(), temporaryFolder()];
  openLake({ ...IDS, file: join(data, "lake.db") }).close();
  openComments({ ...IDS, file: join(data, "comments.db") }).close();
  writeFileSync(join(copies, "copy.comments.db"), "kept");
  await expect(backUp(data, join(copies, "copy.db"))).rejects.toThrow("copy.comments.db exists already");
  expect(existsSync(join(copies, "copy.db"))).toBe(false);
});

test("a lake without comments can be backed up, and a missing lake is an error", async () => {
  const [data, copies] = [temporaryFolder(), temporaryFolder()];
  await expect(backUp(data, join(copies, "copy.db"))).rejects.toThrow("there is nothing to copy");
  openLake({ ...IDS, file: join(data, "lake.db") }).close();
  expect(await backUp(data, join(copies, "copy.db"))).toEqual([join(copies, "copy.db")]);
});
