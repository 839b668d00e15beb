import { execFile } from "node:child_process";
import { once } from "node:events";
import { existsSync, readFileSync } from "node:fs";
import { createServer } from "node:net";
import { join } from "node:path";
import { promisify } from "node:util";

import { createClient } from "@sanity/client";
import { freePort } from "server-kit/testing/ports.ts";
import sharp from "sharp";
import * as v from "valibot";
import { beforeAll, expect, test } from "vitest";

import { readLocalKey } from "./access/local-key.ts";
import { startCommand } from "./testing/start-command.ts";
import { temporaryFolder } from "./testing/temporary-folder.ts";

// Node runs the sources as they are, but not inside node_modules. Strangers get JavaScript.

const folder = import.meta.dirname;
const Entry = v.object({ types: v.string(), default: v.string() });
const PackageFile = v.object({
  publishConfig: v.object({ bin: v.record(v.string(), v.string()), exports: v.record(v.string(), Entry) }),
});

beforeAll(async () => {
  const compiler = join(folder, "node_modules/typescript/bin/tsc");
  await promisify(execFile)(process.execPath, [compiler, "--project", join(folder, "tsconfig.build.json")]);
});

test("the package names files that it contains", () => {
  const { publishConfig } = v.parse(
    PackageFile,
    JSON.parse(readFileSync(join(folder, "package.json"), "utf8")),
  );
  const entries = Object.values(publishConfig.exports).flatMap((entry) => [entry.types, entry.default]);
  const files = [...Object.values(publishConfig.bin), ...entries];
  expect(files).toContain("./dist/cli.js");
  expect(files.filter((file) => !existsSync(join(folder, file)))).toEqual([]);
});

test("content-lake start serves documents and pictures, and stops on SIGTERM", async () => {
  const port = await freePort();
  const lake = start({ LAKE_PORT: String(port) });
  expect(await lake.ready).toContain(`The Content Lake is ready at http://localhost:${port}`);
  const client = createClient({
    projectId: "local000",
    dataset: "production",
    apiVersion: "2026-01-01",
    apiHost: `http://localhost:${port}`,
    useProjectHostname: false,
    useCdn: false,
    token: readLocalKey(lake.dataDirectory) ?? "",
  });
  const picture = sharp({ create: { width: 300, height: 200, channels: 3, background: "#0a0" } });
  const { _id, url } = await client.assets.upload("image", await picture.png().toBuffer());
  await client.create({ _id: "a", _type: "post", picture: { asset: { _type: "reference", _ref: _id } } });
  const query = '*[_type == "post"]{_id, "width": picture.asset->metadata.dimensions.width}';
  expect(await client.fetch(query)).toEqual([{ _id: "a", width: 300 }]);
  expect((await fetch(`${url}?w=50&fm=webp`)).headers.get("content-type")).toBe("image/webp");

  lake.child.kill("SIGTERM");
  expect(await lake.exited).toEqual([0, null]);
  expect(await lake.errors).toBe("");
});

test("a public dataset is read by a process of its own", async () => {
  const port = await freePort();
  const lake = start({ LAKE_PORT: String(port), LAKE_VISIBILITY: "public" });
  await lake.ready;
  const response = await fetch(`http://localhost:${port}/v2026-01-01/data/query/production?query=count(*)`);
  expect(await response.json()).toMatchObject({ result: 0 });
  lake.child.kill("SIGTERM");
  expect(await lake.exited).toEqual([0, null]);
});

test("content-lake start says what to do about a port in use and about an invalid variable", async () => {
  const port = await freePort();
  const other = createServer().listen(port, "127.0.0.1");
  await once(other, "listening");
  const failures = [{ LAKE_PORT: String(port) }, { LAKE_PORT: "many" }].map((variables) => start(variables));
  expect(await Promise.all(failures.map(({ exited }) => exited))).toEqual([
    [1, null],
    [1, null],
  ]);
  const [inUse = "", invalid = ""] = await Promise.all(failures.map(({ errors }) => errors));
  expect(inUse).toBe(`Port ${port} is in use. Stop the program that uses it, or choose another port.\n`);
  expect(invalid).toBe("Invalid environment.\n  LAKE_PORT: must be a port such as 3400\n");
  other.close();
});

/** Starts the built command in an empty folder. */
function start(variables: Record<string, string>) {
  const dataDirectory = temporaryFolder();
  const env = { PATH: process.env.PATH, DATA_DIR: dataDirectory, ...variables };
  return { dataDirectory, ...startCommand(join(folder, "dist/cli.js"), env) };
}
