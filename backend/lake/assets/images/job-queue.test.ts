import { expect, test } from "vitest";

import { createJobQueue, QueueFullError } from "./job-queue.ts";

test("jobs run in order and never more at once than allowed", async () => {
  const queue = createJobQueue({ concurrency: 2, maxWaiting: 10 });
  const order: number[] = [];
  let running = 0;
  let most = 0;
  const job = (index: number) => async () => {
    most = Math.max(most, (running += 1));
    await new Promise((resolve) => setImmediate(resolve));
    order.push(index);
    running -= 1;
  };
  await Promise.all([0, 1, 2, 3, 4, 5].map((index) => queue(job(index))));
  expect(most).toBe(2);
  expect(order).toEqual([0, 1, 2, 3, 4, 5]);
});

test("a job above the limit is rejected, and a failed job frees its slot", async () => {
  const queue = createJobQueue({ concurrency: 1, maxWaiting: 1 });
  const failing = queue(() => Promise.reject(new Error("broken")));
  const waiting = queue(() => Promise.resolve("done"));
  await expect(queue(() => Promise.resolve())).rejects.toThrow(QueueFullError);
  await expect(failing).rejects.toThrow("broken");
  expect(await waiting).toBe("done");
  expect(await queue(() => Promise.resolve("again"))).toBe("again");
});
