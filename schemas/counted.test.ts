import { expect, test } from "vitest";

import { counted } from "./counted.ts";

test("one thing is told in the singular, none and several in the plural", () => {
  expect([undefined, ["a"], ["a", "b"]].map((list) => counted(list, "link"))).toEqual([
    "0 links",
    "1 link",
    "2 links",
  ]);
  expect(counted(["a", "b"], "entry", "entries")).toBe("2 entries");
});
