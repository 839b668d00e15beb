import { expect, test } from "vitest";

import { suggestPaths } from "./suggest-paths.ts";

const paths = [
  "/",
  "/about-us",
  "/cnc-machining",
  "/cnc-machining-materials",
  "/sla-printing",
  "/sls-printing",
  "/Videos",
];

test.each([
  ["/abuot-us", "/about-us"],
  ["/cnc_machining.html", "/cnc-machining"],
  ["/services/cnc-machining", "/cnc-machining"],
  ["/VIDEO", "/Videos"],
  ["/machining", "/cnc-machining"],
])("for %s the first suggestion is %s", (wrong, meant) => {
  expect(suggestPaths(wrong, paths)[0]).toBe(meant);
});

test("a path like several pages suggests all of them, the likeliest first", () => {
  expect(suggestPaths("/sla-prnting", paths)).toEqual(["/sla-printing", "/sls-printing"]);
});

test("a path like no page suggests none", () => {
  expect(suggestPaths("/wp-login.php", paths)).toEqual([]);
});

test("of a very long path only the first 80 characters are compared, so that the response is fast", () => {
  const path = `/${"a".repeat(79)}`;
  expect(suggestPaths(`/${"a".repeat(100_000)}`, [path])).toEqual([path]);
});
