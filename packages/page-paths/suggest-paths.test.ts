import { expect, test } from "vitest";

import { createSuggestions } from "./suggest-paths.ts";

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
  expect(createSuggestions(paths)(wrong)[0]).toBe(meant);
});

test("a path that resembles several pages suggests all of them, the most likely first", () => {
  expect(createSuggestions(paths)("/sla-prnting")).toEqual(["/sla-printing", "/sls-printing"]);
});

test("a path that resembles no page gets no suggestions", () => {
  expect(createSuggestions(paths)("/wp-login.php")).toEqual([]);
});

test("the parents of a page do not make it resemble more", () => {
  const guides = ["/de/konstruktionsrichtlinien/gewinde", "/de/konstruktionsrichtlinien/blechbiegen"];
  expect(createSuggestions(guides)("/de/gibt-es-nicht")).toEqual([]);
  expect(createSuggestions(guides)("/de/blechbigen")).toEqual([guides[1]]);
});

test("the home page of a language is no suggestion, and its path makes no other one resemble", () => {
  const german = ["/de", "/de/projekte", "/de/kontakt"];
  expect(createSuggestions(german, "/de")("/de/x")).toEqual([]);
  expect(createSuggestions(german, "/de")("/de/preise")).toEqual([]);
  expect(createSuggestions(german, "/de")("/de/kontackt")).toEqual(["/de/kontakt"]);
});

test("only the first 80 characters of a path are compared, so that the response is fast", () => {
  const path = `/${"a".repeat(79)}`;
  expect(createSuggestions([path])(`/${"a".repeat(100_000)}`)).toEqual([path]);
});

test("any number of long paths is compared in little time", () => {
  const long = Array.from({ length: 100_000 }, (_, index) => `/de/${"ab".repeat(38)}-${index}`);
  const suggest = createSuggestions(long, "/de");
  const start = performance.now();
  suggest(`/de/${"ba".repeat(40)}`);
  // Comparing all of them would take several times as long.
  expect(performance.now() - start).toBeLessThan(2000);
});
