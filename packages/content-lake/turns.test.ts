import { setImmediate } from "node:timers/promises";

import { expect, test } from "vitest";

import { createTurns } from "./turns.ts";

test("work is done in order, one at a time, and failed work does not stop the next", async () => {
  const take = createTurns();
  const events: string[] = [];
  const work = (name: string) => async () => {
    events.push(`${name} starts`);
    await setImmediate();
    events.push(`${name} ends`);
    if (name === "a") throw new Error("broken");
    return name;
  };
  const [a, b] = [take("editor", work("a")), take("editor", work("b"))];
  await expect(a).rejects.toThrow("broken");
  expect(await b).toBe("b");
  expect(events).toEqual(["a starts", "a ends", "b starts", "b ends"]);
});

test("an owner with a lot of work delays another one by the running work only", async () => {
  const take = createTurns();
  const ended: string[] = [];
  const work = (name: string) => async () => {
    await setImmediate();
    ended.push(name);
  };
  const flood = ["1", "2", "3", "4"].map((name) => take("contributor", work(name)));
  await Promise.all([...flood, take("editor", work("photo"))]);
  expect(ended).toEqual(["1", "2", "photo", "3", "4"]);
});

test("the work of who has gone is not done", async () => {
  const take = createTurns();
  const done: string[] = [];
  const first = Promise.withResolvers<void>();
  const gone = new AbortController();
  const work = (owner: string, name: string, signal?: AbortSignal) =>
    take(owner, async () => void done.push(name), signal);
  const busy = take("a", () => first.promise);
  const left = [work("a", "a1", gone.signal), work("b", "b1", gone.signal)];
  const others = [work("a", "a2"), work("a", "a3"), work("b", "b2")];
  gone.abort(new Error("gone"));
  for (const each of [...left, work("a", "a4", gone.signal)]) await expect(each).rejects.toThrow("gone");
  first.resolve();
  await Promise.all([busy, ...others]);
  expect(done).toEqual(["a2", "b2", "a3"]);
});

test("work that has begun is done, and its result is returned, although its client has gone", async () => {
  const take = createTurns();
  const gone = new AbortController();
  const work = async () => {
    gone.abort(new Error("gone"));
    await setImmediate();
    return "done";
  };
  expect(await take("a", work, gone.signal)).toBe("done");
});
