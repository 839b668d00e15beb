import { expect, test } from "vitest";

import { nearPaths } from "./near-paths.ts";

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
])("%s was meant to be %s", (wrong, meant) => {
  expect(nearPaths(wrong, paths)[0]).toBe(meant);
});

test("an address like several pages suggests them all, the likeliest first", () => {
  expect(nearPaths("/sla-prnting", paths)).toEqual(["/sla-printing", "/sls-printing"]);
});

test("an address like no page suggests none", () => {
  expect(nearPaths("/wp-login.php", paths)).toEqual([]);
});

test("of a very long address only the first 80 characters count, so that it is answered at once", () => {
  const path = `/${"a".repeat(79)}`;
  expect(nearPaths(`/${"a".repeat(100_000)}`, [path])).toEqual([path]);
});
