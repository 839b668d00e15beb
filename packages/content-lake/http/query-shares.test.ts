import { EventEmitter } from "node:events";
import { setTimeout } from "node:timers/promises";

import { expect, test } from "vitest";

import { createQueryShares } from "./query-shares.ts";

function work(ms: number): void {
  const start = performance.now();
  while (performance.now() - start < ms);
}

test("the queries of a client run in order, and those of another client come in between", async () => {
  const shares = createQueryShares();
  const order: string[] = [];
  const query = (id: string, name: string, ms: number) =>
    shares.run(id, () => {
      work(ms);
      order.push(name);
      return name;
    });
  const first = [1, 2, 3].map((number) => query("ada", `large ${number}`, 150));
  // It arrives while the first one is running.
  await setTimeout(0);
  expect(await query("grace", "small", 1)).toBe("small");
  expect(order).toEqual(["large 1", "small"]);
  expect(await Promise.all(first)).toEqual(["large 1", "large 2", "large 3"]);
});

test("many small queries let other requests in too", async () => {
  const shares = createQueryShares();
  let ended = 0;
  const all = Array.from({ length: 40 }, () =>
    shares.run("ada", () => {
      work(3);
      ended += 1;
    }),
  );
  await setTimeout(0);
  expect(ended).toBeLessThan(20);
  await Promise.all(all);
});

test("a query that fails lets the next one run", async () => {
  const shares = createQueryShares();
  const failed = shares.run("ada", () => {
    throw new Error("no");
  });
  const next = shares.run("ada", () => "next");
  await expect(failed).rejects.toThrow("no");
  expect(await next).toBe("next");
});

test("a client that reads no results gets no more of them until it does", async () => {
  const shares = createQueryShares();
  const responses = [new EventEmitter(), new EventEmitter()];
  for (const response of responses) shares.countUnread("ada", 40 * 1024 ** 2, response);
  await expect(shares.run("ada", () => "")).rejects.toMatchObject({ status: 429 });
  expect(await shares.run("grace", () => "hers")).toBe("hers");
  responses[0]?.emit("close");
  expect(await shares.run("ada", () => "read")).toBe("read");
});

test("at most 200 queries of a client wait", async () => {
  const shares = createQueryShares();
  const answers = await Promise.allSettled(Array.from({ length: 201 }, () => shares.run("ada", () => "")));
  expect(answers.filter(({ status }) => status === "rejected")).toHaveLength(1);
});
