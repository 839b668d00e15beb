import { Mutation } from "@sanity/mutator";
import { expectLinearTime } from "benchmarking/linear-time.ts";
import { expect, test } from "vitest";

import type { Json, JsonObject } from "../documents/json.ts";
import { setup } from "../testing/lake.ts";
import { Random } from "../testing/random.ts";
import { FAST_OPERATIONS, FastPatcher } from "./fast-patch.ts";

const random = new Random(1);
const KEYED = '[_key=="k"]';

function randomName(): string {
  return random.oneOf(["a", "b", "c", "constructor"]);
}

function randomBrackets(): string {
  const position = random.oneOf(["0", "1", "2", "3", "-1", "5", "-5", "0:", "1:", "-1:", "-9:", "9:"]);
  return random.oneOf([KEYED, '[_key == "zz"]', `[${position}]`, `[${position}]`]);
}

function randomPath(): string {
  const rest = random.some(3, () => (random.chance(45) ? `.${randomName()}` : randomBrackets()));
  return `${randomName()}${rest.join("")}`;
}

function randomValue(depth: number): Json {
  const kind = depth > 3 ? 0 : random.below(100);
  if (kind < 30) return random.oneOf<Json>([1, "s", null, true, ""]);
  if (kind > 65) return randomObject(depth + 1);
  return random.some(4, () =>
    random.chance(60)
      ? { _key: random.oneOf(["k", "l", "m"]), ...randomObject(depth + 1) }
      : randomValue(depth + 1),
  );
}

function randomObject(depth: number): JsonObject {
  return Object.fromEntries(random.some(3, () => [randomName(), randomValue(depth)]));
}

test("fast patches give the result of @sanity/mutator and do not change the original document", () => {
  let changes = 0;
  for (let round = 0; round < 5000; round++) {
    const document = { _id: "x", _type: "t", ...randomObject(0) };
    const before = structuredClone(document);
    const operation = random.oneOf(FAST_OPERATIONS);
    const isSum = operation === "inc" || operation === "dec";
    // The mutator fails on inc and dec of a whole item.
    const paths = random.some(3, randomPath).filter((path) => !(isSum && path.endsWith('"]')));
    const patcher = new FastPatcher();

    let edited: Json = document;
    let wanted: ReturnType<Mutation["apply"]> = document;
    for (const path of paths) {
      const value = isSum ? 2.5 : random.oneOf<Json>([7, { q: 1 }, [1, { _key: "k" }], null]);
      edited = patcher.apply(edited, path, { operation, value }) ?? "not a simple path";
      const patch = { id: "x", [operation]: operation === "unset" ? [path] : { [path]: value } };
      wanted = new Mutation({ mutations: [{ patch }] }).apply(wanted);
    }

    expect({ paths, operation, before, after: edited }).toEqual({ paths, operation, before, after: wanted });
    expect(document).toEqual(before);
    if (JSON.stringify(edited) !== JSON.stringify(before)) changes++;
  }
  expect(changes).toBeGreaterThan(1000);
});

test("the time to patch items, by key or all at once, grows linearly with their number", () => {
  expectLinearTime(2000, (count) => {
    const { lake, mutate } = setup();
    const rows = Array.from({ length: count }, (_, index) => ({ _key: `k${index}`, count: index, note: "" }));
    mutate({ create: { _id: "a", _type: "table", rows } });
    const set = Object.fromEntries(rows.map(({ _key }, index) => [`rows[_key=="${_key}"].place`, index]));
    return () => {
      mutate(
        { patch: { id: "a", set } },
        { patch: { id: "a", inc: { "rows[*].count": 1 }, unset: ["rows[*].note"] } },
      );
      expect(lake.documents.get("a")?.rows).toEqual(
        rows.map(({ _key }, index) => ({ _key, count: index + 1, place: index })),
      );
    };
  });
});
