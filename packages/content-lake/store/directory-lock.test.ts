import { spawn } from "node:child_process";
import { once } from "node:events";
import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";

import { afterEach, beforeEach, expect, test } from "vitest";

import { lockDirectory } from "./directory-lock.ts";

const MODULE = join(import.meta.dirname, "directory-lock.ts");

let folder = "";
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), "directory-lock-"));
});
afterEach(() => rmSync(folder, { recursive: true }));

/** Starts another process that holds the lock until it is killed. */
async function startHolder() {
  const script = `const { lockDirectory } = await import(${JSON.stringify(MODULE)});
    globalThis.lock = lockDirectory(${JSON.stringify(folder)});
    console.log(globalThis.lock.kind);
    setInterval(() => {});`;
  const child = spawn(process.execPath, ["--input-type=module", "-e", script]);
  await once(child.stdout, "data");
  return child;
}

test("for a directory that another process has locked, the result is “in use” with the name of that process", async () => {
  const other = await startHolder();
  expect(lockDirectory(folder)).toEqual({ kind: "in use", holder: `process ${other.pid}` });
  other.kill("SIGKILL");
  await once(other, "exit");
});

test("kill -9 releases the lock", async () => {
  const other = await startHolder();
  other.kill("SIGKILL");
  await once(other, "exit");
  const first = lockDirectory(folder);
  expect(first.kind).toBe("locked");
  if (first.kind === "locked") first.unlock();
  expect(lockDirectory(folder).kind).toBe("locked");
});
