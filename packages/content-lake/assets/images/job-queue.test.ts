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
  const [a, b] = [queue(job("a")), queue(job("b"))];
  await expect(a).rejects.toThrow("broken");
  expect(await b).toBe("b");
  expect(events).toEqual(["a starts", "a ends", "b starts", "b ends"]);
});
