import { expect, test } from "vitest";

import { comparablePath } from "./paths.ts";

test("paths that differ in capitals or a slash at the end compare as equal", () => {
  expect(comparablePath("/Privacy-Policy/")).toBe("/privacy-policy");
  expect(comparablePath("/")).toBe("/");
  expect(comparablePath("")).toBe("/");
  expect(comparablePath("videos")).toBe("/videos");
});

test("any number of slashes in a path takes no time", () => {
  const start = performance.now();
  expect(comparablePath(`/a${"/".repeat(200_000)}b//`)).toBe(`/a${"/".repeat(200_000)}b`);
  expect(performance.now() - start).toBeLessThan(5000);
});
