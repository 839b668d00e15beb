import { statSync, writeFileSync } from "node:fs";

import { expect, test } from "vitest";

import { dataPaths } from "../data-directory.ts";
import { temporaryFolder } from "../testing/temporary-folder.ts";
import { createLocalKey, readLocalKey } from "./local-key.ts";

test("each start makes a new key, which only its user can read", () => {
  const folder = temporaryFolder();
  expect(readLocalKey(folder)).toBeUndefined();
  const { key } = dataPaths(folder);
  writeFileSync(key, "a file that everybody can read", { mode: 0o644 });
  const first = createLocalKey(folder);
  expect(readLocalKey(folder)).toBe(first);
  expect(statSync(key).mode & 0o777).toBe(0o600);
  expect(createLocalKey(folder)).not.toBe(first);
});
