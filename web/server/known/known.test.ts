import { expect, test } from "vitest";

import { createKnown } from "./known.ts";

function setup({ waitMs = 1000 } = {}) {
  let time = 0;
  let content = "old";
  let asked = 0;
  let isDead = false;
  const errors: unknown[] = [];
  const known = createKnown({
    ask: async () => {
      asked += 1;
      if (isDead) throw new Error("dead");
      return content;
    },
    onError: (error) => errors.push(error),
    clock: () => time,
    waitMs,
  });
  return {
    known,
    errors,
    asked: () => asked,
    publish: (text: string) => {
      content = text;
      known.expire();
    },
    kill: () => (isDead = true),
    revive: () => (isDead = false),
    wait: (ms: number) => (time += ms),
  };
}

test("the lake is asked once, however many ask", async () => {
  const { known, asked } = setup();
  const answers = await Promise.all(Array.from({ length: 100 }, () => known.now()));
  expect(new Set(answers)).toEqual(new Set(["old"]));
  await known.now();
  expect(asked()).toBe(1);
});

test("after a publish the next to ask waits for the new answer; the last one can be had at once", async () => {
  const { known, publish } = setup();
  await known.now();
  publish("new");
  expect(known.last()).toBe("old");
  expect(await known.now()).toBe("new");
});

test("a question from before a publish does not count as asked after it", async () => {
  const { known, publish } = setup();
  const before = known.now();
  publish("new");
  expect(await known.now()).toBe("new");
  await before;
  expect(known.last()).toBe("new");
});

test("while the lake is dead the last answer stands, and the lake is asked once a second", async () => {
  const { known, publish, kill, revive, wait, asked, errors } = setup();
  await known.now();
  kill();
  publish("new");
  for (let visit = 0; visit < 5; visit++) {
    // oxlint-disable-next-line no-await-in-loop -- one visit after the other
    expect(await known.now()).toBe("old");
  }
  expect([asked(), errors.length]).toEqual([2, 1]);
  revive();
  wait(1000);
  expect(await known.now()).toBe("new");
});

test("a lake that hangs is not waited for longer than said", async () => {
  const known = createKnown({
    ask: () => new Promise(() => undefined),
    onError: () => undefined,
    waitMs: 10,
  });
  expect(await known.now()).toBeUndefined();
});

test("after a minute the lake is asked without anybody waiting", async () => {
  const { known, wait, asked } = setup();
  await known.now();
  wait(60_001);
  expect(await known.now()).toBe("old");
  expect(asked()).toBe(2);
});
