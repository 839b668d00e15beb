import { expect, test } from "vitest";

import { createLog } from "#log.ts";

import { createBatch } from "./batch.ts";

function setup({ most = 3 } = {}) {
  const stored: number[][] = [];
  const lines: string[] = [];
  let isBroken = false;
  const batch = createBatch<number>({
    name: "page statistics",
    log: createLog("error", (line) => lines.push(line)),
    everyMs: 1_000_000,
    most,
    store: (items) => {
      if (isBroken) throw new Error("disk full");
      stored.push([...items]);
    },
  });
  return { batch, stored, lines, breakStore: (broken: boolean) => (isBroken = broken) };
}

test("what came is stored together, once, also when it ends", () => {
  const { batch, stored } = setup();
  batch.add(1);
  batch.add(2);
  batch.flush();
  batch.add(3);
  batch.stop();
  expect(stored).toEqual([[1, 2], [3]]);
});

test("what cannot be stored waits, and what is too much is counted in the log", () => {
  const { batch, stored, lines, breakStore } = setup({ most: 3 });
  breakStore(true);
  for (const item of [1, 2, 3, 4, 5]) batch.add(item);
  batch.flush();
  expect(stored).toEqual([]);
  breakStore(false);
  batch.flush();
  expect(stored).toEqual([[1, 2, 3]]);
  expect(lines.join("")).toContain('"lost":2');
});
