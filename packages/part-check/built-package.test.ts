import { execFile } from "node:child_process";
import { existsSync, readFileSync } from "node:fs";
import { mkdtemp, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { pathToFileURL } from "node:url";
import { promisify } from "node:util";

import * as v from "valibot";
import { beforeAll, expect, test } from "vitest";

import { readCorpus } from "./corpus/read-corpus.ts";

// Strangers get JavaScript with types, and import only what publishConfig names.

const folder = import.meta.dirname;
const run = promisify(execFile);
const PackageFile = v.object({
  publishConfig: v.object({
    exports: v.record(v.string(), v.object({ types: v.string(), default: v.string() })),
  }),
});
const { exports } = v.parse(
  PackageFile,
  JSON.parse(readFileSync(join(folder, "package.json"), "utf8")),
).publishConfig;

beforeAll(async () => {
  const compiler = join(folder, "node_modules/typescript/bin/tsc");
  await run(process.execPath, [compiler, "--project", join(folder, "tsconfig.build.json")]);
});

test("the package names files that it contains", () => {
  expect(Object.keys(exports)).toEqual([".", "./node", "./worker"]);
  const files = Object.values(exports).flatMap((entry) => [entry.types, entry.default]);
  expect(files.filter((file) => !existsSync(join(folder, file)))).toEqual([]);
});

test("the built package checks a STEP file in Node", async () => {
  const part = readCorpus().find(({ name }) => name === "cnc-thin-wall");
  const temporary = await mkdtemp(join(tmpdir(), "part-check-built-"));
  await writeFile(join(temporary, "part.step"), part?.step ?? "");
  await writeFile(
    join(temporary, "check.mjs"),
    `import { openAsBlob } from "node:fs";
    import { check } from ${JSON.stringify(addressOf("."))};
    import { startCadReader } from ${JSON.stringify(addressOf("./node"))};
    const rules = [{ id: "a", process: "cnc-machining", measure: "wall", limit: 0.5 }];
    const file = await openAsBlob("part.step");
    await check({ file, fileName: "part.step", rules, machines: [] }, startCadReader, (message) => {
      if (message.type === "result") console.log(JSON.stringify(message.assessments[0].findings[0].measured));
    });`,
  );
  const { stdout, stderr } = await run(process.execPath, ["check.mjs"], { cwd: temporary });
  await rm(temporary, { recursive: true });
  expect(stderr).toBe("");
  expect(JSON.parse(stdout)).toEqual({ value: expect.closeTo(0.3, 5), unit: "mm" });
});

function addressOf(entry: string): string {
  return pathToFileURL(join(folder, exports[entry]?.default ?? "")).href;
}
