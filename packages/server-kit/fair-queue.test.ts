import { expect, test } from "vitest";

import { createFairQueue } from "./fair-queue.ts";

/** Whose turns have begun until now, and functions that end them. */
function openQueue(options: Parameters<typeof createFairQueue>[0]) {
  const take = createFairQueue(options);
  const begun: string[] = [];
  const ends: (() => void)[] = [];
  const start = async (owner: string, signal?: AbortSignal) => {
    const end = await take(owner, signal);
    begun.push(owner);
    if (end) ends.push(end);
  };
  return {
    begun,
    start,
    ask: (...owners: string[]) => owners.forEach((owner) => void start(owner)),
    endAll: async () => {
      await settle();
      for (const end of ends) {
        end();
        await settle();
      }
    },
  };
}

const settle = () => new Promise((resolve) => setImmediate(resolve));

test("without ranks, owners take turns, and the first turn begins at once", async () => {
  const { begun, ask, endAll } = openQueue({ maxRunning: 1 });
  ask("a", "a", "a", "b", "c", "b");
  await endAll();
  expect(begun.join(" ")).toBe("a a b c a b");
});

test("the lowest rank comes first, and owners of the same rank take turns", async () => {
  const ranks = new Map(Object.entries({ a: 2, b: 2, c: 1 }));
  const { begun, ask, endAll } = openQueue({ maxRunning: 1, rankOf: (owner) => ranks.get(owner) ?? 0 });
  ask("a", "a", "a", "b", "c", "c");
  await endAll();
  expect(begun.join(" ")).toBe("a c c a b a");
});

test("an owner has so many turns at a time, and others come before its next", async () => {
  const { begun, ask, endAll } = openQueue({ maxRunning: 3, maxOfOwner: 1 });
  ask("a", "a", "b");
  await settle();
  expect(begun.join(" ")).toBe("a b");
  await endAll();
  expect(begun.join(" ")).toBe("a b a");
});

test("who leaves during the pause before a turn does not get it", async () => {
  const pause = Promise.withResolvers<void>();
  const { begun, start, ask, endAll } = openQueue({ maxRunning: 1, pause: () => pause.promise });
  const gone = new AbortController();
  const left = start("a", gone.signal);
  gone.abort(new Error("gone"));
  await expect(left).rejects.toThrow("gone");
  pause.resolve();
  await settle();
  ask("b");
  await endAll();
  expect(begun.join(" ")).toBe("b");
});
