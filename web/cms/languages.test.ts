import { expect, test } from "vitest";

import { byTitle } from "./languages.ts";

const page = (path: string, title: string) => ({ path, title });

test("pages are sorted by title, and those without a translation come after the others", () => {
  const pages = [
    page("/design-guide/turning", "Design guide: turning"),
    page("/de/leitfaden/oberflaeche", "Oberfläche"),
    page("/design-guide/casting", "Bend data"),
    page("/de/leitfaden/blech", "Ätzen von Blech"),
  ];
  expect(byTitle(pages, ["de"]).map(({ title }) => title)).toEqual([
    "Ätzen von Blech",
    "Oberfläche",
    "Bend data",
    "Design guide: turning",
  ]);
});

test("for English readers, pages stay in the order of their query", () => {
  const pages = [page("/b", "B"), page("/a", "A")];
  expect(byTitle(pages, [])).toBe(pages);
});
