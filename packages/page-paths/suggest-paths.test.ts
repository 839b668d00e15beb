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

test("a path that resembles several pages suggests all of them, the most likely first", () => {
  expect(suggestPaths("/sla-prnting", paths)).toEqual(["/sla-printing", "/sls-printing"]);
});

test("a path that resembles no page gets no suggestions", () => {
  expect(suggestPaths("/wp-login.php", paths)).toEqual([]);
});

test("the parents of a page do not make it resemble more", () => {
  const guides = ["/de/konstruktionsrichtlinien/gewinde", "/de/konstruktionsrichtlinien/blechbiegen"];
  expect(suggestPaths("/de/gibt-es-nicht", guides)).toEqual([]);
  expect(suggestPaths("/de/blechbigen", guides)).toEqual([guides[1]]);
});

test("the home page of a language is no suggestion, and its path makes no other one resemble", () => {
  const german = ["/de", "/de/projekte", "/de/kontakt"];
  expect(suggestPaths("/de/x", german, "/de")).toEqual([]);
  expect(suggestPaths("/de/preise", german, "/de")).toEqual([]);
  expect(suggestPaths("/de/kontackt", german, "/de")).toEqual(["/de/kontakt"]);
});

test("only the first 80 characters of a path are compared, so that the response is fast", () => {
  const path = `/${"a".repeat(79)}`;
  expect(suggestPaths(`/${"a".repeat(100_000)}`, [path])).toEqual([path]);
});
