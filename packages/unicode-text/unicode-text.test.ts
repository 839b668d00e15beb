import { expect, test } from "vitest";

import { normalizeText, sortByText } from "./unicode-text.ts";

// Accents of two kinds in turns, which Unicode sorts.
const ACCENTS = "\u0301\u0323".repeat(200_000);
// The first of these becomes an accent when it is decomposed.
const HALF_WIDTH = "\uff9e\u0323".repeat(200_000);

test.each(["NFC", "NFD", "NFKC", "NFKD"] as const)(
  "a run of 400,000 accents is normalized to %s at once",
  (form) => {
    const start = Date.now();
    expect(normalizeText(`a${ACCENTS}b${HALF_WIDTH}c`, form).length).toBeLessThan(100);
    expect(Date.now() - start).toBeLessThan(1000);
  },
);

test("a text is normalized as usual", () => {
  expect(normalizeText("Zürich", "NFD")).toBe("Zu\u0308rich");
  expect(normalizeText("ﬁg. 1", "NFKC")).toBe("fig. 1");
});

test("texts are sorted by the order of a language, and equal ones keep their order", () => {
  const terms = ["Zug", "öffnen", "Ofen", "ä", "zug"];
  expect(sortByText(terms, (term) => term, "de")).toEqual(["ä", "Ofen", "öffnen", "zug", "Zug"]);
  expect(sortByText(terms, (term) => term, "sv")).toEqual(["Ofen", "zug", "Zug", "ä", "öffnen"]);
  const same = [{ text: "a" }, { text: "a" }];
  expect(sortByText(same, ({ text }) => text)[0]).toBe(same[0]);
});

test("texts of 400,000 accents are sorted at once", () => {
  const start = Date.now();
  const texts = Array.from({ length: 20 }, (_, index) => `a${ACCENTS}${index}`);
  expect(sortByText(texts, (text) => text)).toHaveLength(20);
  expect(Date.now() - start).toBeLessThan(2000);
});
