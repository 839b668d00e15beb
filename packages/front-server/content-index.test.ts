import { expect, test } from "vitest";

import { createContentIndex } from "./content-index.ts";

function setup({ maxWaitMs = 1000 } = {}) {
  let time = 0;
  let content = "old";
  let fetches = 0;
  let isDead = false;
  const errors: unknown[] = [];
  const cache = createContentIndex({
    fetchIndex: async () => {
      fetches += 1;
      if (isDead) throw new Error("dead");
      return content;
    },
    onError: (error) => errors.push(error),
    now: () => time,
    maxWaitMs,
  });
  return {
    cache,
    errors,
    fetches: () => fetches,
    publish: (text: string) => {
      content = text;
      cache.expire();
    },
    kill: () => (isDead = true),
    revive: () => (isDead = false),
    wait: (ms: number) => (time += ms),
  };
}

test("many requests at the same time share one request to the source", async () => {
  const { cache, fetches } = setup();
  const indexes = await Promise.all(Array.from({ length: 100 }, () => cache.load()));
  expect(new Set(indexes)).toEqual(new Set(["old"]));
  await cache.load();
  expect(fetches()).toBe(1);
});

test("after a publish, load() waits for the new index and peek() returns the old one", async () => {
  const { cache, publish } = setup();
  await cache.load();
  publish("new");
  expect(cache.peek()).toBe("old");
  expect(await cache.load()).toBe("new");
});

test("a series of publishes is fetched once, after the pages that are requested right away", async () => {
  const { cache, publish, fetches } = setup();
  await cache.load();
  for (const text of ["new", "newer", "newest"]) publish(text);
  expect([cache.peek(), fetches()]).toEqual(["old", 1]);
  await expect.poll(() => cache.peek()).toBe("newest");
  expect(fetches()).toBe(2);
});

test("after a failure, peek() asks the source again", async () => {
  const { cache, publish, kill, revive, wait, errors } = setup();
  await cache.load();
  kill();
  publish("new");
  await expect.poll(() => errors).toHaveLength(1);
  revive();
  expect(cache.peek()).toBe("old");
  wait(1000);
  await expect.poll(() => cache.peek()).toBe("new");
});

test("a response that was requested before a publish does not count as current", async () => {
  const { cache, publish } = setup();
  const before = cache.load();
  publish("new");
  expect(await cache.load()).toBe("new");
  await before;
  expect(cache.peek()).toBe("new");
});

test("while the source fails, the last index is used and the source is asked once per second", async () => {
  const { cache, publish, kill, revive, wait, fetches, errors } = setup();
  await cache.load();
  kill();
  publish("new");
  for (let visit = 0; visit < 5; visit++) {
    expect(await cache.load()).toBe("old");
  }
  expect([fetches(), errors.length]).toEqual([2, 1]);
  revive();
  wait(1000);
  expect(await cache.load()).toBe("new");
});

test("while the source hangs, visitors wait no longer than maxWaitMs", async () => {
  const cache = createContentIndex({
    fetchIndex: () => new Promise(() => undefined),
    onError: () => undefined,
    maxWaitMs: 10,
  });
  expect(await cache.load()).toBeUndefined();
});

test("an index older than a minute is refreshed in the background", async () => {
  const { cache, wait, fetches } = setup();
  await cache.load();
  wait(60_001);
  expect(await cache.load()).toBe("old");
  expect(fetches()).toBe(2);
});
