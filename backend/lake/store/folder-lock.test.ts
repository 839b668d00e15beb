import { spawn } from "node:child_process";
import { once } from "node:events";
import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";

import { afterEach, beforeEach, expect, test } from "vitest";

import { lockFolder } from "./folder-lock.ts";

const MODULE = join(import.meta.dirname, "folder-lock.ts");

let folder = "";
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), "folder-lock-"));
});
afterEach(() => rmSync(folder, { recursive: true }));

/** Another process that holds the folder until it is killed. */
async function startHolder() {
  const script = `const { lockFolder } = await import(${JSON.stringify(MODULE)});
    globalThis.lock = lockFolder(${JSON.stringify(folder)});
    console.log(globalThis.lock.kind);
    setInterval(() => {}, 1000);`;
  const child = spawn(process.execPath, ["--input-type=module", "-e", script]);
  await once(child.stdout, "data");
  return child;
}

test("a folder that another process uses is not given, and that process is named", async () => {
  const other = await startHolder();
  expect(lockFolder(folder)).toEqual({ kind: "in use", holder: `process ${other.pid}` });
  other.kill("SIGKILL");
  await once(other, "exit");
});

test("after kill -9 the folder is free at once", async () => {
  const other = await startHolder();
  other.kill("SIGKILL");
  await once(other, "exit");
  const start = performance.now();
  const first = lockFolder(folder);
  expect(performance.now() - start).toBeLessThan(1000);
  expect(first.kind).toBe("locked");
  if (first.kind === "locked") first.unlock();
  expect(lockFolder(folder).kind).toBe("locked");
});
