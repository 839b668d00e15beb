import { chmodSync, mkdirSync, statSync, writeFileSync } from "node:fs";
import { join } from "node:path";

import { expect, test } from "vitest";

import { temporaryFolder } from "../content/testing/temporary-folder.ts";
import { createTemporaryFolder, openSecrets, readSecrets } from "./secrets.ts";

test("secrets are random, stored once, and readable only by their owner", () => {
  const directory = join(temporaryFolder(), "data");
  expect(readSecrets(join(directory))).toBeUndefined();
  const secrets = openSecrets(directory);
  expect(secrets.SANITY_API_READ_TOKEN).toMatch(/^[\w-]{43}$/);
  expect(secrets.SANITY_REVALIDATE_SECRET).not.toBe(secrets.SANITY_API_READ_TOKEN);
  expect(openSecrets(directory)).toEqual(secrets);
  expect(readSecrets(directory)).toEqual(secrets);
  expect(openSecrets(temporaryFolder())).not.toEqual(secrets);
  expect(statSync(join(directory, "secrets.json")).mode & 0o777).toBe(0o600);
});

test("only their owner can read temporary files", () => {
  const directory = join(temporaryFolder(), "data");
  const folder = createTemporaryFolder(directory);
  expect(createTemporaryFolder(directory)).toBe(folder);
  expect(folder).toBe(join(directory, "temporary"));
  expect(statSync(folder).mode & 0o777).toBe(0o700);
});

test("a damaged file is an error that names it, and it is not replaced, because the site may be running with the old secrets", () => {
  const directory = temporaryFolder();
  writeFileSync(join(directory, "secrets.json"), "{");
  expect(() => openSecrets(directory)).toThrow(/secrets\.json is damaged\. Delete it/);
});

test("the error for an unusable directory names the directory and its variable", () => {
  expect(() => openSecrets("/dev/null/data")).toThrow(
    /^The data directory \/dev\/null\/data cannot be used .*DATA_DIR/,
  );
});

test("files of the admin API and of earlier versions become inaccessible to other users", () => {
  const directory = temporaryFolder();
  mkdirSync(join(directory, "storage"));
  mkdirSync(join(directory, "compile-cache"));
  mkdirSync(join(directory, "temporary"));
  const names = ["admin.db", "admin.db-wal", "lake.db-shm", "secrets-0a.json", "storage/part.step"];
  const files = names.map((name) => join(directory, name));
  for (const file of files) writeFileSync(file, "");
  const folders = ["storage", "compile-cache", "temporary"].map((name) => join(directory, name));
  const entries = [directory, ...folders, ...files];
  for (const entry of entries) chmodSync(entry, 0o755);
  openSecrets(directory);
  expect(entries.map((entry) => statSync(entry).mode & 0o077)).toEqual(entries.map(() => 0));
});
