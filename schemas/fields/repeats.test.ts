import { expect, test } from "vitest";

import { repeats } from "./repeats.ts";

const reference = (_key: string, _ref: string) => ({ _key, _type: "reference", _ref });

test("what is in a list twice is found, whatever its key", () => {
  expect(repeats(undefined)).toBe(true);
  expect(repeats(["a", "b", 1, "1"])).toBe(true);
  expect(repeats([reference("1", "abs"), reference("2", "pom")])).toBe(true);
  expect(repeats(["a", "b", "a"])).toMatchObject([{ path: [2] }]);
  expect(repeats([reference("1", "abs"), reference("2", "abs")])).toMatchObject([{ path: [1] }]);
});

test("a list of 100,000 items takes no time", () => {
  const start = Date.now();
  expect(repeats(Array.from({ length: 100_000 }, (_, index) => reference(`${index}`, `a${index}`)))).toBe(
    true,
  );
  expect(Date.now() - start).toBeLessThan(2000);
});
