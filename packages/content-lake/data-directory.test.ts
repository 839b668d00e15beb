import { once } from "node:events";
import { chmodSync, existsSync, mkdirSync, readdirSync, statSync, symlinkSync, writeFileSync } from "node:fs";
import { basename, join } from "node:path";
import { Worker } from "node:worker_threads";

import { createLog } from "server-kit/log.ts";
import { expect, test } from "vitest";

import { openContentLake } from "./content-lake.ts";
import { prepareDataDirectory } from "./data-directory.ts";
import { temporaryFolder } from "./testing/temporary-folder.ts";

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
  const assets = makeFolder(join(directory, "assets"));
  const files = [
    ...["accounts.db", "comments.db", "comments.db-wal", "lake.db-shm"].map((name) => join(directory, name)),
    join(assets, "a"),
  ].map((path) => write(path));
  prepareDataDirectory(directory);
  expect([directory, assets].map(modeOf)).toEqual(["700", "700"]);
  expect(files.map(modeOf)).toEqual(files.map(() => "600"));
});

test("everything that an open lake has written becomes inaccessible to other users", () => {
  const directory = temporaryFolder();
  const lake = openContentLake({
    dataDirectory: directory,
    projectId: "local000",
    dataset: "production",
    publicUrl: "http://localhost:3030",
    studioUrl: "http://localhost:3333",
    isLoopback: true,
    origins: [],
    log: createLog("error", () => undefined),
  });
  const files = readdirSync(directory).map((name) => join(directory, name));
  expect(files.map((path) => basename(path))).toEqual(expect.arrayContaining(["comments.db", "lake.pid"]));
  for (const path of files) chmodSync(path, 0o644);
  chmodSync(directory, 0o755);
  prepareDataDirectory(directory);
  lake.close();
  expect(modeOf(directory)).toBe("700");
  expect(files.filter((path) => existsSync(path) && modeOf(path) !== "600")).toEqual([]);
});

test("a temporary file that disappears meanwhile is no error", async () => {
  const directory = temporaryFolder();
  const cache = makeFolder(join(directory, "compile-cache"));
  const stop = new Int32Array(new SharedArrayBuffer(4));
  const writer = new Worker(
    `const { renameSync, writeFileSync } = require("node:fs");
     const { workerData: { cache, stop } } = require("node:worker_threads");
     for (let count = 0; Atomics.load(stop, 0) === 0; count++) {
       writeFileSync(cache + "/" + count + ".temporary", "");
       renameSync(cache + "/" + count + ".temporary", cache + "/code");
     }`,
    { eval: true, workerData: { cache, stop } },
  );
  await once(writer, "online");
  try {
    for (let count = 0; count < 500; count++) prepareDataDirectory(directory);
  } finally {
    Atomics.store(stop, 0, 1);
    await once(writer, "exit");
  }
  expect(readdirSync(cache)).toEqual(["code"]);
});

test("files of other programs keep their mode, and so does a directory that contains them", () => {
  const directory = temporaryFolder();
  chmodSync(directory, 0o755);
  const foreign = write(join(directory, "notes.txt"));
  const own = write(join(directory, "lake.db"));
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
