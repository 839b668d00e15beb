import { expect, test } from "vitest";

import { keepTogether } from "./non-breaking.ts";

test("a number stays on one line with its unit and with Ra", () => {
  expect(keepTogether("Surfaces of Ra 3.2 µm and finer")).toBe("Surfaces of Ra\u00A03.2\u00A0µm and finer");
  expect(keepTogether("Parts in 3 to 10 days")).toBe("Parts in 3 to 10\u00A0days");
});

test("a range and the name of a grade do not break at their dash", () => {
  expect(keepTogether("Heat above 45–60 °C")).toBe("Heat above 45–\u206060\u00A0°C");
  expect(keepTogether("Aluminum 6061-T6")).toBe("Aluminum 6061-\u2060T6");
});

test.each([
  ["M6 × 1 and M10 × 1.5", "M6_×_1 and M10_×_1.5"],
  ["nach § 5 DDG, Nr. 3", "nach §_5 DDG, Nr._3"],
  ["in 3 bis 10 Tagen, 10 Arbeitstagen, ab 8 Teilen", "in 3 bis 10_Tagen, 10 Arbeitstagen, ab 8_Teilen"],
  ["13.7 g · 0.0302 lb", "13.7_g · 0.0302_lb"],
  ["77 %, 18 kN, 25 mm², 500 MB", "77_%, 18_kN, 25_mm², 500_MB"],
])("%s", (text, kept) => {
  expect(keepTogether(text).replaceAll("\u00A0", "_")).toBe(kept);
});

test("the sides of a part may be on two lines", () => {
  expect(keepTogether("300 × 200 × 100 mm")).toBe("300 × 200 × 100\u00A0mm");
});

test("other words may break anywhere", () => {
  expect(keepTogether("5 machines, 3 sides, glass-filled")).toBe("5 machines, 3 sides, glass-filled");
});
