import { expect, test } from "vitest";

import { createOpenAmounts } from "./open-amounts.ts";

test("a client has at most so much open, and gets it back once", () => {
  const count = createOpenAmounts(10, () => new Error("Too much"));
  const close = count("ada", 6);
  const closeOther = count("ada", 4);
  expect(() => count("ada")).toThrow("Too much");
  count("grace", 10);
  close();
  close();
  closeOther();
  count("ada", 10);
  expect(() => count("ada")).toThrow("Too much");
});

test("what a client without a limit has open counts for nobody else", () => {
  const count = createOpenAmounts(10, () => new Error("Too much"));
  const close = count("editor", 100, false);
  count("contributor", 10);
  close();
  expect(() => count("editor", 11)).toThrow("Too much");
});
