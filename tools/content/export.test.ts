import { execFile } from "node:child_process";
import { readdirSync, statSync } from "node:fs";
import { join } from "node:path";
import { promisify } from "node:util";

import { expect, test } from "vitest";

import { READ_TOKEN, serveEmptyLake } from "./testing/lake-server.ts";
import { temporaryFolder } from "./testing/temporary-folder.ts";

test("an export is readable only by its owner, regardless of the shell's umask", async () => {
  const { client, url } = await serveEmptyLake();
  await client.create({ _id: "a", _type: "page" });
  const folder = temporaryFolder();
  const command = [process.execPath, join(import.meta.dirname, "export.ts"), join(folder, "content.tar.gz")];
  await promisify(execFile)("sh", ["-c", 'umask 022; exec "$@"', "sh", ...command], {
    env: { PATH: process.env.PATH, SANITY_LAKE_URL: url, SANITY_API_READ_TOKEN: READ_TOKEN },
  });
  const files = readdirSync(folder).map((name) => join(folder, name));
  expect(files).toContain(join(folder, "content.tar.gz"));
  expect(files.filter((path) => (statSync(path).mode & 0o077) !== 0)).toEqual([]);
});
