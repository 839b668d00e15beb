import { mkdir, mkdtemp, rename, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { setTimeout } from "node:timers/promises";

import { expect, onTestFinished, test, vi } from "vitest";

import { watchSources } from "./watch-sources.ts";

async function watched() {
  const root = await mkdtemp(join(tmpdir(), "watch-sources-"));
  await mkdir(join(root, "schemas/blocks"), { recursive: true });
  const act = vi.fn<() => Promise<void>>(async () => undefined);
  const stop = await watchSources(root, ["schemas"], act, 100);
  onTestFinished(async () => {
    await stop();
    await rm(root, { recursive: true });
  });
  const save = (file: string) => writeFile(join(root, "schemas", file), "");
  /** As editors and Git save: with a new file in the place of the old one. */
  const replace = async (file: string) => {
    await writeFile(join(root, "new"), "");
    await rename(join(root, "new"), join(root, "schemas", file));
  };
  return { root, act, save, replace };
}

test("files that are saved together, including in subfolders, are one change", async () => {
  const { act, save } = await watched();
  await Promise.all([save("fields.ts"), save("blocks/hero.ts")]);
  await expect.poll(() => act.mock.calls.length).toBe(1);
});

test("a file that was replaced by a new file is still watched", async () => {
  const { act, save, replace } = await watched();
  await save("blocks/hero.ts");
  for (const calls of [1, 2, 3]) {
    await expect.poll(() => act.mock.calls.length).toBe(calls);
    await replace("blocks/hero.ts");
  }
  await expect.poll(() => act.mock.calls.length).toBe(4);
});

test("a new folder and one that was removed are noticed", async () => {
  const { root, act, save } = await watched();
  await mkdir(join(root, "schemas/pages"));
  await expect.poll(() => act.mock.calls.length).toBe(1);
  await save("pages/event.ts");
  await expect.poll(() => act.mock.calls.length).toBe(2);
  await rm(join(root, "schemas/pages"), { recursive: true });
  await expect.poll(() => act.mock.calls.length).toBe(3);
  await mkdir(join(root, "schemas/pages"));
  await expect.poll(() => act.mock.calls.length).toBe(4);
  await save("pages/event.ts");
  await expect.poll(() => act.mock.calls.length).toBe(5);
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
