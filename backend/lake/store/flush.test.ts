import { join } from "node:path";

import { expect, test, vi } from "vitest";

import { temporaryFolder } from "#testing/temporary-folder.ts";

import { openDatabase } from "./database.ts";
import { groupFlusher, walSync } from "./flush.ts";

/** A disk that finishes a flush when told to. */
function setUp() {
  const underWay: PromiseWithResolvers<void>[] = [];
  const reported: unknown[] = [];
  const sync = () => {
    const flush = Promise.withResolvers<void>();
    underWay.push(flush);
    return flush.promise;
  };
  const flusher = groupFlusher(sync, (error) => reported.push(error));
  const nextFlush = async () => {
    await vi.waitUntil(() => underWay.length > 0, { interval: 1 });
    return underWay.shift();
  };
  const done: string[] = [];
  const write = (name: string) => {
    flusher.written();
    return flusher.flushed().then(() => done.push(name));
  };
  return { flusher, write, nextFlush, done, reported, underWay };
}

test("what was written together is flushed once, and nobody is told before", async () => {
  const { write, nextFlush, done, underWay } = setUp();
  const told = Promise.all([write("a"), write("b"), write("c")]);
  const flush = await nextFlush();
  expect([done, underWay]).toEqual([[], []]);
  flush?.resolve();
  await told;
  expect(done).toEqual(["a", "b", "c"]);
});

test("what is written during a flush waits for the next one, all of it for the same", async () => {
  const { write, nextFlush, done, underWay } = setUp();
  const first = write("a");
  const flush = await nextFlush();
  const others = Promise.all([write("b"), write("c")]);
  flush?.resolve();
  await first;
  const second = await nextFlush();
  expect([done, underWay]).toEqual([["a"], []]);
  second?.resolve();
  await others;
  expect(done).toEqual(["a", "b", "c"]);
});

test("when nothing is to be written, nobody waits", async () => {
  const { flusher, underWay } = setUp();
  await flusher.flushed();
  expect(underWay).toEqual([]);
});

test("after a flush that failed nothing is promised any more, and it is reported once", async () => {
  const { flusher, write, nextFlush, reported } = setUp();
  flusher.check();
  const [first, failed] = [write("a"), new Error("input/output error")];
  const flush = await nextFlush();
  const second = write("b");
  flush?.reject(failed);
  await expect(first).rejects.toBe(failed);
  await expect(second).rejects.toBe(failed);
  expect(() => flusher.check()).toThrow(failed);
  expect(reported).toEqual([failed]);
});

test("a database's log is flushed, also when it is closed meanwhile", async () => {
  const file = join(temporaryFolder(), "lake.sqlite");
  const database = openDatabase(file);
  const wal = walSync(file);
  await wal.sync();
  const last = wal.sync();
  wal.close();
  database.close();
  await expect(last).resolves.toBeUndefined();
  await expect(wal.sync()).resolves.toBeUndefined();
});
