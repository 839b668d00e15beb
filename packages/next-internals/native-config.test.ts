import { execFile } from "node:child_process";
import { mkdtemp, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { promisify } from "node:util";

import { expect, onTestFinished, test } from "vitest";

test("a configuration in TypeScript is read without SWC", async () => {
  const folder = await mkdtemp(join(tmpdir(), "next-config-"));
  onTestFinished(() => rm(folder, { recursive: true }));
  await writeFile(
    join(folder, "next.config.ts"),
    "const idle: number = 7;\nexport default { expireTime: idle };",
  );
  const load = (prepare: string) =>
    run(`
      import { createRequire } from "node:module";
      import { readConfigNatively } from "./native-config.ts";
      const require = createRequire(import.meta.url);
      ${prepare}
      const config = await require("next/dist/server/config").default("phase-production-server", ${JSON.stringify(folder)});
      const hasSwc = process.report.getReport().sharedObjects.some((file) => file.includes("next-swc"));
      console.log(JSON.stringify([config.expireTime, hasSwc]));
    `);
  expect(await load("readConfigNatively();")).toBe("[7,false]");
  // When this fails, native-config.ts can be deleted.
  expect(await load("")).toBe("[7,true]");
});

async function run(source: string): Promise<string> {
  const { stdout } = await promisify(execFile)(process.execPath, ["--input-type=module", "-e", source], {
    cwd: import.meta.dirname,
  });
  return stdout.trim().split("\n").at(-1) ?? "";
}
