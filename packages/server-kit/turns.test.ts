import { expect, test } from "vitest";

import { createTurns } from "./turns.ts";

/** Takes a turn for each owner. Returns who has had one until now, and functions that end them. */
function takeAll(take: ReturnType<typeof createTurns>, owners: readonly string[]) {
  const started: string[] = [];
  const ends: (() => void)[] = [];
  const start = async (owner: string) => {
    const end = await take(owner);
    started.push(end === undefined ? `not ${owner}` : owner);
    if (end !== undefined) ends.push(end);
  };
  for (const owner of owners) void start(owner);
  return { started, ends };
}

const settle = () => new Promise((resolve) => setTimeout(resolve, 0));

test("only so many run at a time, and owners take turns", async () => {
  const { started, ends } = takeAll(createTurns({ maxRunning: 2, maxWaiting: 10 }), [
    "a",
    "a",
    "a",
    "a",
    "b",
  ]);
  await settle();
  expect(started).toEqual(["a", "a"]);
  for (let index = 0; index < 3; index += 1) {
    ends[index]?.();
    await settle();
  }
  expect(started).toEqual(["a", "a", "a", "b", "a"]);
});

test("ending a turn twice starts only one other", async () => {
  const { started, ends } = takeAll(createTurns({ maxRunning: 1, maxWaiting: 10 }), ["a", "b", "c"]);
  await settle();
  ends[0]?.();
  ends[0]?.();
  await settle();
  expect(started).toEqual(["a", "b"]);
});

test("when too many wait, the owner with most of them loses the newest", async () => {
  const { started, ends } = takeAll(createTurns({ maxRunning: 1, maxWaiting: 2 }), ["a", "a", "a", "a", "b"]);
  await settle();
  expect(started.toSorted()).toEqual(["a", "not a", "not a"]);
  ends[0]?.();
  await settle();
  ends[1]?.();
  await settle();
  expect(started.slice(-2)).toEqual(["a", "b"]);
});

test("when as many owners wait as may, a new one gets no turn, and the others go on", async () => {
  const { started, ends } = takeAll(createTurns({ maxRunning: 1, maxWaiting: 2 }), ["a", "b", "c", "d"]);
  await settle();
  for (let index = 0; index < 3; index += 1) {
    ends[index]?.();
    await settle();
  }
  expect(started).toEqual(["a", "not d", "b", "c"]);
});

test("turns that end at once let other work of the process come between them", async () => {
  const take = createTurns({ maxRunning: 4, maxWaiting: 1000 });
  let ended = 0;
  const turns = Array.from({ length: 500 }, async () => {
    const end = await take("busy");
    ended += 1;
    end?.();
  });
  await new Promise((resolve) => setImmediate(resolve));
  expect(ended).toBeLessThan(20);
  await Promise.all(turns);
});
