import { chmodSync, mkdirSync, statSync, symlinkSync, writeFileSync } from "node:fs";
import { join } from "node:path";

import { expect, test } from "vitest";

import { temporaryFolder } from "../content/testing/temporary-folder.ts";
import { prepareDataDirectory } from "./data-directory.ts";

const modeOf = (path: string) => (statSync(path).mode & 0o777).toString(8);

function write(path: string, mode = 0o644): string {
  writeFileSync(path, "");
  chmodSync(path, mode);
  return path;
}

function makeFolder(path: string): string {
  mkdirSync(path);
  chmodSync(path, 0o755);
  return path;
}

test("only its owner can access a new data directory", () => {
  const directory = join(temporaryFolder(), "new/data");
  prepareDataDirectory(directory);
  expect(modeOf(directory)).toBe("700");
});

test("files of an earlier version become inaccessible to other users", () => {
  const directory = temporaryFolder();
  chmodSync(directory, 0o755);
  const storage = makeFolder(join(directory, "storage"));
  const files = [
    ...["accounts.db", "admin.db", "admin.db-wal", "comments.db", "lake.db-shm"].map((name) =>
      join(directory, name),
    ),
    join(storage, "a"),
  ].map((path) => write(path));
  prepareDataDirectory(directory);
  expect([directory, storage].map(modeOf)).toEqual(["700", "700"]);
  expect(files.map(modeOf)).toEqual(files.map(() => "600"));
});

test("files of other programs keep their mode, and so does a directory that contains them", () => {
  const directory = temporaryFolder();
  chmodSync(directory, 0o755);
  const foreign = write(join(directory, "notes.txt"));
  const own = write(join(directory, "admin.db"));
  prepareDataDirectory(directory);
  expect([directory, foreign, own].map(modeOf)).toEqual(["755", "644", "600"]);
});

test("a symbolic link is not followed", () => {
  const directory = temporaryFolder();
  const foreign = write(join(temporaryFolder(), "shared.txt"));
  symlinkSync(foreign, join(directory, "lake.db"));
  prepareDataDirectory(directory);
  expect(modeOf(foreign)).toBe("644");
});
