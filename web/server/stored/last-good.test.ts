import { mkdir, mkdtemp, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";

import { expect, onTestFinished, test } from "vitest";

import { createLastGood } from "./last-good.ts";

async function setup() {
  const build = await mkdtemp(join(tmpdir(), "build-"));
  onTestFinished(() => rm(build, { recursive: true }));
  const folder = join(build, "server/app");
  await mkdir(join(folder, "blog"), { recursive: true });
  for (const name of ["index", "about-us", "blog/a"]) {
    // oxlint-disable-next-line no-await-in-loop -- three small files
    await writeFile(join(folder, `${name}.html`), `page ${name}`);
  }
  await writeFile(join(build, "secret.html"), "secret");
  const lastGood = createLastGood(build);
  return async (path: string) => (await lastGood(path))?.body.toString();
}

test.each([
  ["/", "page index"],
  ["/about-us", "page about-us"],
  ["/blog/a", "page blog/a"],
  ["/nothing", undefined],
  ["/../../secret", undefined],
  ["/about-us.html", undefined],
])("of %s Next has %j on its disk", async (path, text) => {
  const read = await setup();
  expect(await read(path)).toBe(text);
});
