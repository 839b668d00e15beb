import { writeFileSync } from "node:fs";
import { join } from "node:path";

import { expect, test } from "vitest";

import { temporaryFolder } from "../testing/temporary-folder.ts";
import { openDatabase } from "./database.ts";

test("the error for a file that cannot be opened names the file and the reason", () => {
  const file = join(temporaryFolder(), "text.sqlite");
  writeFileSync(file, "This is no database. ".repeat(100));
  expect(() => openDatabase(file)).toThrow(`${file} cannot be opened (file is not a database)`);
});
