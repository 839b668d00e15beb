import { statSync, writeFileSync } from "node:fs";
import { join } from "node:path";

import { expect, test } from "vitest";

import { temporaryFolder } from "../content/testing/temporary-folder.ts";
import { openSecrets, readSecrets } from "./secrets.ts";

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

test("a damaged file is an error that names it, and it is not replaced, because the site may be running with the old secrets", () => {
  const directory = temporaryFolder();
  writeFileSync(join(directory, "secrets.json"), "{");
  expect(() => openSecrets(directory)).toThrow(/secrets\.json is damaged\. Delete it/);
});

test("the error for an unusable directory names the directory and its variable", () => {
  expect(() => openSecrets("/dev/null/data")).toThrow(/^DATA_DIR is \/dev\/null\/data, which cannot be used/);
});
