import { expect, test } from "vitest";

import { createTestEngine, MemoryDocuments } from "../../testing/engine.ts";
import type { DocumentOrder } from "./sorted-list.ts";
import { SortedList } from "./sorted-list.ts";

const LONG = "x".repeat(1_000_000);

test("a list keeps no more than 4 million characters of keys, and is kept again when they are shorter", () => {
  const keys = new Map([
    ["b", LONG],
    ["a", LONG],
    ["d", LONG],
    ["c", ""],
  ]);
  let read = 0;
  const order: DocumentOrder = {
    id: "text",
    keysOf: ({ _id }) => (read++, [keys.get(_id)]),
    compareKeys: ([a], [b]) => (String(a) < String(b) ? -1 : Number(a !== b)),
  };
  const stored = new MemoryDocuments([...keys].map(([_id]) => ({ _id, _type: "x" })));
  const list = new SortedList();
  const current = () => list.current([...stored.all()], (id) => stored.get(id), order)?.map(({ _id }) => _id);
  const change = (id: string, key: string) => {
    keys.set(id, key);
    list.markChanged(id);
  };
  expect(current()).toEqual(["c", "a", "b", "d"]);
  change("c", `${LONG}x`);
  expect(current()).toBeUndefined();
  read = 0;
  expect(current()).toBeUndefined();
  expect(read).toBe(4);
  change("a", "a");
  expect(current()).toEqual(["a", "b", "d", "c"]);
  change("b", "b");
  read = 0;
  expect(current()).toEqual(["a", "b", "d", "c"]);
  expect(read).toBe(1);
});

test("a query in an order of long keys has the same result without a list", () => {
  const text = "x".repeat(150_000);
  const { runQuery } = createTestEngine(
    ...Array.from({ length: 20 }, (_, index) => ({ _id: `d${(index * 7) % 20}`, _type: "x", text })),
  );
  for (let run = 0; run < 2; run++)
    expect(runQuery('*[_type == "x"] | order(lower(text + text + _id) desc)[0...3]._id')).toEqual([
      "d9",
      "d8",
      "d7",
    ]);
});
