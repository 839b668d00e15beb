import { mkdir, mkdtemp, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { setTimeout } from "node:timers/promises";

import { expect, onTestFinished, test, vi } from "vitest";

import { watchSources } from "./watch-sources.ts";

async function watched() {
  const root = await mkdtemp(join(tmpdir(), "watch-sources-"));
  await mkdir(join(root, "schemas/blocks"), { recursive: true });
  const act = vi.fn<() => Promise<void>>(async () => undefined);
  const stop = watchSources(root, ["schemas"], act, 100);
  onTestFinished(async () => {
    stop();
    await rm(root, { recursive: true });
  });
  return { act, save: (file: string) => writeFile(join(root, "schemas", file), "") };
}

test("files that are saved together, including in subfolders, are one change", async () => {
  const { act, save } = await watched();
  await Promise.all([save("fields.ts"), save("blocks/hero.ts")]);
  await expect.poll(() => act.mock.calls.length).toBe(1);
});

test("files that are saved during a run cause one more run after it", async () => {
  const { act, save } = await watched();
  const working = Promise.withResolvers<void>();
  act.mockReturnValueOnce(working.promise);
  await save("first.ts");
  await expect.poll(() => act.mock.calls.length).toBe(1);

  for (const file of ["second.ts", "third.ts"]) {
    // One after the other, as a person saves them.
    await save(file);
    await setTimeout(300);
  }
  expect(act).toHaveBeenCalledTimes(1);

  working.resolve();
  await expect.poll(() => act.mock.calls.length).toBe(2);
  await setTimeout(300);
  expect(act).toHaveBeenCalledTimes(2);
});

test("generated files and tests are ignored", async () => {
  const { act, save } = await watched();
  await save("types.generated.ts");
  await save("fields.test.ts");
  await save("last.ts");
  await expect.poll(() => act.mock.calls.length).toBe(1);
});
