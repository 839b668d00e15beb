import { join } from "node:path";
import { DatabaseSync } from "node:sqlite";

import { expect, test } from "vitest";

import { temporaryFolder } from "../testing/temporary-folder.ts";
import { openAccessDatabase } from "./database.ts";

test("a database of a newer version is rejected with an error that names the file and the version", () => {
  const file = join(temporaryFolder(), "accounts.db");
  const newer = new DatabaseSync(file);
  newer.exec("pragma user_version = 99");
  newer.close();
  expect(() => openAccessDatabase(file)).toThrow(/accounts\.db has schema version 99/);
});
