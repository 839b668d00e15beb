import { randomUUID } from "node:crypto";
import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { Readable } from "node:stream";

import { expect, onTestFinished, test } from "vitest";

import { createUploadLimit, openObjectStore } from "./object-store.ts";

const MB = 10 ** 6;

test("unfinished uploads take a third of the free space, and whoever has most of them loses theirs", async () => {
  const limit = createUploadLimit({
    get: async () => undefined,
    stored: async () => ({ count: 0, bytes: 0 }),
  });
  const [first = "", second = "", visitor = ""] = ["flood-1/a", "flood-2/b", "visitor-1/a"].map(
    (name) => `q/2026-11-21/${name}.step`,
  );
  const ends = await Promise.all([first, second, visitor].map((key) => limit.start(key, 500 * MB)));
  limit.grow(first, 120 * MB, 900 * MB);
  limit.grow(second, 120 * MB, 900 * MB);
  limit.grow(visitor, 50 * MB, 900 * MB);
  limit.grow(visitor, 82 * MB, 900 * MB);
  expect(() => limit.grow(second, 152 * MB, 900 * MB)).toThrow("has no space for this file");
  ends[1]?.();
  expect(() => limit.grow(first, 152 * MB, 900 * MB)).not.toThrow();
});

/** Stores a file of an uploader in an empty store whose check this is. */
function createPut(check: Parameters<typeof openObjectStore>[0]["check"]) {
  const directory = mkdtempSync(join(tmpdir(), "oss-storage-"));
  onTestFinished(() => rmSync(directory, { recursive: true }));
  const table = {
    get: async () => undefined,
    add: async () => undefined,
    remove: async () => undefined,
    keys: async () => [],
    stored: async () => ({ count: 0, bytes: 0 }),
    unused: async () => undefined,
    unusedBefore: async () => [],
    unhandledBytes: async () => 0,
  };
  const store = openObjectStore({ directory, table, check, now: () => new Date() });
  return (uploader: string, signal: AbortSignal) => {
    const file = Readable.from([Buffer.from("a part")]);
    return store.put(`q/${uploader}-1/${randomUUID()}.zip`, "a.zip", file, { min: 1, max: 100 }, signal);
  };
}

const waiting = new AbortController().signal;
const TOO_MANY = "Too many files have come from this address today";

test("uploads that are cut count for their uploader, so that nobody has any number of files checked", async () => {
  const gone = new AbortController();
  const risk = async (_key: string, _written: unknown, signal: AbortSignal) => {
    if (signal === gone.signal) gone.abort();
    signal.throwIfAborted();
    return undefined;
  };
  const put = createPut({ problem: () => undefined, risk });
  for (let count = 0; count < 100; count += 1) await expect(put("a", gone.signal)).rejects.toThrow("aborted");
  await expect(put("a", waiting)).rejects.toThrow(TOO_MANY);
  await expect(put("b", waiting)).resolves.toMatchObject({ uploader: "b" });
});

test("uploads that are rejected count for their uploader, because each is written to the disk", async () => {
  const put = createPut({ problem: () => "This is no archive", risk: async () => undefined });
  for (let count = 0; count < 100; count += 1)
    await expect(put("a", waiting)).rejects.toThrow("This is no archive");
  await expect(put("a", waiting)).rejects.toThrow(TOO_MANY);
});
