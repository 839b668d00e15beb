import { execFile } from "node:child_process";
import { readdirSync, statSync } from "node:fs";
import { join } from "node:path";
import { promisify } from "node:util";

import { expect, test } from "vitest";

import { READ_TOKEN, serveEmptyLake } from "./testing/lake-server.ts";
import { temporaryFolder } from "./testing/temporary-folder.ts";

test("the temporary files of an import are private, and it leaves none behind, even if it fails", async () => {
  const { client, url } = await serveEmptyLake();
  await client.create({ _id: "a", _type: "page" });
  const shared = temporaryFolder();
  const data = join(temporaryFolder(), "data");
  const file = join(shared, "content.tar.gz");
  const env = { PATH: process.env.PATH, DATA_DIR: data, SANITY_LAKE_URL: url, TMPDIR: shared };
  const run = (script: string) =>
    promisify(execFile)(
      "sh",
      ["-c", 'umask 022; exec "$@"', "sh", process.execPath, join(import.meta.dirname, script), file],
      { env: { ...env, SANITY_API_WRITE_TOKEN: client.config().token } },
    );
  await run("export.ts");
  // The document exists, so this import fails after it has unpacked the file.
  await expect(run("import.ts")).rejects.toThrow("Existing documents are not overwritten");
  expect(readdirSync(shared)).toEqual(["content.tar.gz"]);
  expect(statSync(data).mode & 0o077).toBe(0);
  expect(readdirSync(join(data, "temporary"))).toEqual([]);
});

test("an export is readable only by its owner, regardless of the shell's umask", async () => {
  const { client, url } = await serveEmptyLake();
  await client.create({ _id: "a", _type: "page" });
  const folder = temporaryFolder();
  const command = [process.execPath, join(import.meta.dirname, "export.ts"), join(folder, "content.tar.gz")];
  await promisify(execFile)("sh", ["-c", 'umask 022; exec "$@"', "sh", ...command], {
    env: {
      PATH: process.env.PATH,
      DATA_DIR: temporaryFolder(),
      SANITY_LAKE_URL: url,
      SANITY_API_READ_TOKEN: READ_TOKEN,
    },
  });
  const files = readdirSync(folder).map((name) => join(folder, name));
  expect(files).toContain(join(folder, "content.tar.gz"));
  expect(files.filter((path) => (statSync(path).mode & 0o077) !== 0)).toEqual([]);
});
