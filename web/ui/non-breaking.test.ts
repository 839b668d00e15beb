import { expect, test } from "vitest";

import { keepUnitsTogether } from "./non-breaking.ts";

test("a number stays on one line with its unit and with Ra", () => {
  expect(keepUnitsTogether("Surfaces of Ra 3.2 µm and finer")).toBe(
    "Surfaces of Ra\u00A03.2\u00A0µm and finer",
  );
  expect(keepUnitsTogether("Parts in 3 to 10 days")).toBe("Parts in 3 to 10\u00A0days");
});

test.each([
  ["M6 × 1 and M10 × 1.5", "M6_×_1 and M10_×_1.5"],
  ["PA 12, ULTEM 1010, DIN EN ISO 2768-1", "PA_12, ULTEM_1010, DIN EN ISO_2768-1"],
  ["Nylon 12, 3 AND 4 DAYS, A 2", "Nylon 12, 3 AND_4 DAYS, A 2"],
  ["nach § 5 DDG, Nr. 3", "nach §_5 DDG, Nr._3"],
  ["in 3 bis 10 Tagen, 10 Arbeitstagen, ab 8 Teilen", "in 3 bis 10_Tagen, 10 Arbeitstagen, ab 8_Teilen"],
  ["13.7 g · 0.0302 lb", "13.7_g · 0.0302_lb"],
  ["77 %, 18 kN, 25 mm², 500 MB", "77_%, 18_kN, 25_mm², 500_MB"],
])("%s", (text, kept) => {
  expect(keepUnitsTogether(text).replaceAll("\u00A0", "_")).toBe(kept);
});

test("the sides of a part may be on two lines", () => {
  expect(keepUnitsTogether("300 × 200 × 100 mm")).toBe("300 × 200 × 100\u00A0mm");
});

test("other words may break anywhere", () => {
  expect(keepUnitsTogether("5 machines, 3 sides, glass-filled")).toBe("5 machines, 3 sides, glass-filled");
});
