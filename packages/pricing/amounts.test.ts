import { expect, test } from "vitest";

import { areaText, massText, pathText, thicknessText, volumeText } from "./amounts.ts";

const metric = { locale: "en-US" };
const imperial = { locale: "en-US", units: "imperial" } as const;

test("amounts are in the units of the reader", () => {
  expect([massText(0.82, metric), massText(0.82, imperial)]).toEqual(["820 g", "1.8 lb"]);
  expect([massText(12, metric), massText(0.1, imperial)]).toEqual(["12 kg", "3.5 oz"]);
  expect([areaText(17_643, metric), areaText(17_643, imperial)]).toEqual(["176 cm²", "27 in²"]);
  expect([volumeText(58_160, metric), volumeText(58_160, imperial)]).toEqual(["58 cm³", "3.5 in³"]);
  expect(volumeText(1_240_000, metric)).toBe("1.2 L");
  expect([pathText(2100, metric), pathText(2100, imperial)]).toEqual(["2.1 m", "6.9 ft"]);
  expect([thicknessText(1.5, metric), thicknessText(1.5, imperial)]).toEqual(["1.5 mm", "0.059 in"]);
});

test("amounts have two digits, or are whole from 10, written as the reader's language does", () => {
  expect([1.04, 9.94, 9.96, 10.4, 1234].map((area) => areaText(area * 100, metric))).toEqual([
    "1.0 cm²",
    "9.9 cm²",
    "10 cm²",
    "10 cm²",
    "1,234 cm²",
  ]);
  expect(massText(1.04, { locale: "de-DE" })).toBe("1,0 kg");
});
