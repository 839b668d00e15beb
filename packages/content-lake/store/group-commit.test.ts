import { join } from "node:path";

import { expect, test } from "vitest";

import { temporaryFolder } from "../testing/temporary-folder.ts";
import { openDatabase } from "./database.ts";
import { createGroupCommit, createWalSync } from "./group-commit.ts";

/** A group commit with a fake disk. The test decides when each flush completes. */
function setup() {
  const running: PromiseWithResolvers<void>[] = [];
  const reported: unknown[] = [];
  const sync = () => {
    const flush = Promise.withResolvers<void>();
    running.push(flush);
    return flush.promise;
  };
  const groupCommit = createGroupCommit(sync, (error) => reported.push(error));
  const nextFlush = async () => {
    await expect.poll(() => running.length, { interval: 1 }).toBeGreaterThan(0);
    return running.shift();
  };
  const flushed: string[] = [];
  const write = (name: string) => {
    groupCommit.scheduleFlush();
    return groupCommit.flushed().then(() => flushed.push(name));
  };
  return { groupCommit, write, nextFlush, flushed, reported, running };
}

test("commits of the same turn share one flush and are acknowledged after it", async () => {
  const { write, nextFlush, flushed, running } = setup();
  const acknowledged = Promise.all([write("a"), write("b"), write("c")]);
  const flush = await nextFlush();
  expect([flushed, running]).toEqual([[], []]);
  flush?.resolve();
  await acknowledged;
  expect(flushed).toEqual(["a", "b", "c"]);
});

test("commits that arrive during a flush share the next one", async () => {
  const { write, nextFlush, flushed, running } = setup();
  const first = write("a");
  const flush = await nextFlush();
  const others = Promise.all([write("b"), write("c")]);
  flush?.resolve();
  await first;
  const second = await nextFlush();
  expect([flushed, running]).toEqual([["a"], []]);
  second?.resolve();
  await others;
  expect(flushed).toEqual(["a", "b", "c"]);
});

test("nothing is flushed without a commit", async () => {
  const { groupCommit, running } = setup();
  await groupCommit.flushed();
  expect(running).toEqual([]);
});

test("after a failed flush every later one fails, and the error is reported once", async () => {
  const { groupCommit, write, nextFlush, reported } = setup();
  groupCommit.throwIfFailed();
  const [first, failed] = [write("a"), new Error("input/output error")];
  const flush = await nextFlush();
  const second = write("b");
  flush?.reject(failed);
  await expect(first).rejects.toBe(failed);
  await expect(second).rejects.toBe(failed);
  expect(() => groupCommit.throwIfFailed()).toThrow(failed);
  expect(reported).toEqual([failed]);
});

test("the write-ahead log is flushed even when the database closes in the meantime", async () => {
  const file = join(temporaryFolder(), "lake.sqlite");
  const database = openDatabase(file);
  const wal = createWalSync(file);
  await wal.sync();
  const last = wal.sync();
  wal.close();
  database.close();
  await expect(last).resolves.toBeUndefined();
  await expect(wal.sync()).resolves.toBeUndefined();
});
