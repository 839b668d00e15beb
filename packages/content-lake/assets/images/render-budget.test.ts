import { expect, test } from "vitest";

import { createRenderBudget } from "./render-budget.ts";

test("a client that has used up its budget waits until enough of it is given back", () => {
  let time = 0;
  const budget = createRenderBudget({ maxMs: 1000, refill: 0.1, now: () => time });
  budget.use("a", 1000);
  expect(budget.waitSeconds("a")).toBe(0);
  budget.use("a", 300);
  expect([budget.waitSeconds("a"), budget.waitSeconds("b")]).toEqual([3, 0]);
  time = 2000;
  expect(budget.waitSeconds("a")).toBe(1);
  time = 3000;
  expect(budget.waitSeconds("a")).toBe(0);
  time = 1_000_000;
  budget.use("a", 1000);
  expect(budget.waitSeconds("a")).toBe(0);
});

test("many clients take no more memory, and do not renew the budget of one that goes on", () => {
  const budget = createRenderBudget({ maxMs: 10, refill: 0, maxClients: 3, now: () => 0 });
  for (let index = 0; index < 100; index += 1) {
    budget.use("a", 1);
    budget.use(String(index), 1);
  }
  expect(budget.waitSeconds("a")).toBeGreaterThan(0);
});
