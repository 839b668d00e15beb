import { expect, test } from "vitest";

import { adminApi, charts, pricing } from "./code.ts";

test("large numbers of a chart are written as in German", () => {
  expect([100, 10_000, 1_500_000].map((count) => charts.count(count))).toEqual([
    "100",
    "10 Tsd.",
    "1,5 Mio.",
  ]);
});

test("small numbers in reasons of a price are words", () => {
  expect([1, 2, 12].map((count) => pricing.bends(count))).toEqual([
    "eine Biegung",
    "zwei Biegungen",
    "12 Biegungen",
  ]);
  expect([1, 2, 12].map((times) => pricing.clamped(times))).toEqual([
    "es wird einmal gespannt",
    "es wird zweimal gespannt",
    "es wird 12-mal gespannt",
  ]);
  expect(pricing.cavities(2, 1)).toBe("ein Werkzeug mit zwei Kavitäten und einem Schieber");
});

test("a rejection is in German, whatever the server says", () => {
  expect(adminApi.rejected(400, "The file did not arrive", "fileMissing")).toMatch(/^Die Datei ist nicht/);
  expect(adminApi.rejected(500, "Server error")).toBe("Der Server hat die Anfrage abgelehnt (Code 500).");
});
