import { statSync, writeFileSync } from "node:fs";
import { join } from "node:path";

import { expect, test } from "vitest";

import { openSecrets, readSecrets } from "./secrets.ts";
import { temporaryFolder } from "./testing/temporary-folder.ts";

test("secrets are random, stored once, and readable by their user only", () => {
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

test("a damaged file is named instead of replaced: the site may run with what it held", () => {
  const directory = temporaryFolder();
  writeFileSync(join(directory, "secrets.json"), "{");
  expect(() => openSecrets(directory)).toThrow(/secrets\.json is damaged\. Delete it/);
});

test("a directory that cannot be used is named with its variable", () => {
  expect(() => openSecrets("/dev/null/data")).toThrow(/^DATA_DIR is \/dev\/null\/data, which cannot be used/);
});
