import { connect, createServer, type Socket } from "node:net";

import { expect, test } from "vitest";

import type { QueueLimits } from "./fair-queue.ts";
import { listenOnFreePort } from "./testing/ports.ts";
import { createTurns } from "./turns.ts";

/** Who has had a turn until now, and functions that end them. */
function openTurns(limits: QueueLimits) {
  const take = createTurns(limits);
  const started: string[] = [];
  const ends: (() => void)[] = [];
  const start = async (owner: string) => {
    const end = await take(owner);
    started.push(end === undefined ? `not ${owner}` : owner);
    if (end !== undefined) ends.push(end);
  };
  return {
    started,
    /** Each owner waits for a turn. */
    ask: (...owners: string[]) => {
      for (const owner of owners) void start(owner);
      return settle();
    },
    end: (index: number) => {
      ends[index]?.();
      return settle();
    },
  };
}

async function settle(): Promise<void> {
  for (let iterations = 0; iterations < 20; iterations += 1)
    await new Promise((resolve) => setImmediate(resolve));
}

test("only so many run at a time, and owners take turns", async () => {
  const { started, ask, end } = openTurns({ maxRunning: 2, maxWaiting: 10 });
  await ask("a", "a");
  await ask("a", "a", "b");
  expect(started).toEqual(["a", "a"]);
  for (let index = 0; index < 3; index += 1) await end(index);
  expect(started).toEqual(["a", "a", "b", "a", "a"]);
});

test("who asks for the first time comes before a hundred owners who never stop", async () => {
  const { started, ask, end } = openTurns({ maxRunning: 1, maxWaiting: 200 });
  const owners = Array.from({ length: 100 }, (_, index) => `${index}`);
  await ask(...owners);
  for (let turn = 0; turn < 250; turn += 1) {
    await end(turn);
    await ask(started[turn] ?? "");
  }
  const turns = owners.map((owner) => started.filter((each) => each === owner).length);
  expect([Math.min(...turns), Math.max(...turns)]).toEqual([2, 3]);
  await ask("new");
  await end(250);
  expect(started.at(-1)).toBe("new");
});

test("ending a turn twice starts only one other", async () => {
  const { started, ask, end } = openTurns({ maxRunning: 1, maxWaiting: 10 });
  await ask("a", "b", "c");
  await end(0);
  await end(0);
  expect(started).toEqual(["a", "b"]);
});

test("when too many wait, the owner with most of them loses the newest", async () => {
  const { started, ask, end } = openTurns({ maxRunning: 1, maxWaiting: 2 });
  await ask("a");
  await ask("a", "a", "a", "b");
  expect(started).toEqual(["a", "not a", "not a"]);
  await end(0);
  await end(1);
  expect(started.slice(-2)).toEqual(["b", "a"]);
});

test("when as many owners wait as may, a new one gets no turn, and the others go on", async () => {
  const { started, ask, end } = openTurns({ maxRunning: 1, maxWaiting: 2 });
  await ask("a");
  await ask("b", "c", "d");
  for (let index = 0; index < 3; index += 1) await end(index);
  expect(started).toEqual(["a", "not d", "b", "c"]);
});

test("turns that end at once let other work of the process come between them", async () => {
  const take = createTurns({ maxRunning: 4, maxWaiting: 1000 });
  let ended = 0;
  const turn = async () => {
    const end = await take("busy");
    ended += 1;
    end?.();
  };
  const turns = [];
  for (let index = 0; index < 500; index += 1) {
    turns.push(turn());
    // As for requests that arrive together on different connections.
    await new Promise((resolve) => process.nextTick(resolve));
  }
  expect(ended).toBeLessThan(2);
  await new Promise((resolve) => setImmediate(resolve));
  expect(ended).toBeLessThan(3);
  await Promise.all(turns);
});

test("connections that wait are accepted between two turns", async () => {
  let turns = 0;
  const take = createTurns({ maxRunning: 1, maxWaiting: 1000 });
  const turn = async () => {
    const end = await take("busy");
    const start = performance.now();
    while (performance.now() - start < 5);
    turns += 1;
    end?.();
  };
  const sockets: Socket[] = [];
  const server = createServer((socket) => sockets.push(socket));
  const port = await listenOnFreePort(server);
  const all = Promise.all(Array.from({ length: 100 }, turn));
  const clients = Array.from({ length: 50 }, () => connect(port, "127.0.0.1"));
  await expect.poll(() => sockets.length, { interval: 1 }).toBe(50);
  expect(turns).toBeLessThan(25);
  await all;
  for (const client of clients) client.destroy();
  server.close();
});
