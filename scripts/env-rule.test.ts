import { mkdir, mkdtemp, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";

import { expect, onTestFinished, test } from "vitest";

import { assertVariablesAreReadInOnePlace } from "./env-rule.ts";

async function check(file: string, content: string): Promise<string[]> {
  const root = await mkdtemp(join(tmpdir(), "env-rule-"));
  onTestFinished(() => rm(root, { recursive: true }));
  await mkdir(join(root, "web"));
  await writeFile(join(root, file), content);
  const failure = await assertVariablesAreReadInOnePlace(root, [file]).catch((error: unknown) => error);
  return failure instanceof Error && "details" in failure && Array.isArray(failure.details)
    ? failure.details
    : [];
}

const read = ["process", "env"].join(".");

test("a variable that is read outside of env.ts is told with its place", async () => {
  expect(await check("web/page.ts", `\nconst url = ${read}.SITE_URL;\n`)).toEqual([
    `web/page.ts:2  const url = ${read}.SITE_URL;`,
  ]);
});

test.each(["web/env.ts", "web/page.test.ts", "web/notes.md"])("%s may read it", async (file) => {
  expect(await check(file, `${read}.SITE_URL`)).toEqual([]);
});

test("Next's own expression, which is gone when it is built, is no variable", async () => {
  expect(await check("web/instrumentation.ts", `if (${read}.NEXT_RUNTIME === "nodejs") start();`)).toEqual(
    [],
  );
});

test.each([`// reads ${read}`, `const name = "${read}.SITE_URL";`])(
  "a comment or a text may name it: %s",
  async (line) => {
    expect(await check("web/page.ts", line)).toEqual([]);
  },
);
