import { expect, test } from "vitest";

import { createJobQueue, JobQueueFullError } from "./job-queue.ts";

const EDITOR = { id: "editor", maxWaiting: 10 };
const CONTRIBUTOR = { id: "contributor", maxWaiting: 3 };

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
  const [a, b] = [queue(EDITOR, job("a")), queue(EDITOR, job("b"))];
  await expect(a).rejects.toThrow("broken");
  expect(await b).toBe("b");
  expect(events).toEqual(["a starts", "a ends", "b starts", "b ends"]);
});

test("the many jobs of one owner delay another one by the running job only, and their number is limited", async () => {
  const queue = createJobQueue();
  const ended: string[] = [];
  const job = (name: string) => async () => {
    await new Promise((resolve) => setImmediate(resolve));
    ended.push(name);
  };
  const flood = ["1", "2", "3", "4"].map((name) => queue(CONTRIBUTOR, job(name)));
  await expect(queue(CONTRIBUTOR, job("5"))).rejects.toThrow(JobQueueFullError);
  await Promise.all([...flood, queue(EDITOR, job("photo"))]);
  expect(ended).toEqual(["1", "2", "photo", "3", "4"]);
});
