import { setImmediate } from "node:timers/promises";

import { expect, test } from "vitest";

import { Turns } from "./turns.ts";

test("addresses take turns, and the work of clients that have gone is not done", async () => {
  const turns = new Turns();
  const done: string[] = [];
  const first = Promise.withResolvers<void>();
  const staying = new AbortController().signal;
  const gone = new AbortController();
  const take = (address: string, name: string, signal: AbortSignal) =>
    turns.take(address, signal, async () => void done.push(name));
  const busy = turns.take("a", staying, () => first.promise);
  const left = [take("a", "a1", gone.signal), take("b", "b1", gone.signal)];
  const others = [take("a", "a2", staying), take("a", "a3", staying), take("b", "b2", staying)];
  gone.abort();
  for (const work of [...left, take("a", "a4", gone.signal)])
    await expect(work).rejects.toMatchObject({ status: 429 });
  first.resolve();
  await Promise.all([busy, ...others]);
  await setImmediate();
  expect(done).toEqual(["a2", "b2", "a3"]);
});
