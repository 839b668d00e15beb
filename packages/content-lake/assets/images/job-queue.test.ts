import { expect, test } from "vitest";

import { createJobQueue } from "./job-queue.ts";

test("jobs run in order, one at a time, and a failed job does not stop the next", async () => {
  const queue = createJobQueue();
  const events: string[] = [];
  const job = (name: string) => async () => {
    events.push(`${name} starts`);
    await new Promise((resolve) => setImmediate(resolve));
    events.push(`${name} ends`);
    if (name === "a") throw new Error("broken");
    return name;
  };
  const [a, b] = [queue("editor", job("a")), queue("editor", job("b"))];
  await expect(a).rejects.toThrow("broken");
  expect(await b).toBe("b");
  expect(events).toEqual(["a starts", "a ends", "b starts", "b ends"]);
});

test("the many jobs of one owner delay another one by the running job only", async () => {
  const queue = createJobQueue();
  const ended: string[] = [];
  const job = (name: string) => async () => {
    await new Promise((resolve) => setImmediate(resolve));
    ended.push(name);
  };
  const flood = ["1", "2", "3", "4"].map((name) => queue("contributor", job(name)));
  await Promise.all([...flood, queue("editor", job("photo"))]);
  expect(ended).toEqual(["1", "2", "photo", "3", "4"]);
});
