import { runInNewContext } from "node:vm";

import { expect, test } from "vitest";

import { FIRST_UNITS_SCRIPT, firstUnits, firstUnitsIn } from "./first-units.ts";

test.each([
  ["en-US", "America/New_York", "inch"],
  ["en-US", "America/Los_Angeles", "inch"],
  ["es-US", "America/Chicago", "inch"],
  ["en", "America/Indiana/Knox", "inch"],
  ["en-US", "Pacific/Honolulu", "inch"],
  ["en-LR", "Africa/Monrovia", "inch"],
  ["my-MM", "Asia/Yangon", "inch"],
  ["my", "Asia/Rangoon", "inch"],
  ["en-US", "Europe/Berlin", "mm"],
  ["en-US", "Asia/Shanghai", "mm"],
  ["en-US", "America/Toronto", "mm"],
  ["en-US", "America/Mexico_City", "mm"],
  ["de-DE", "America/New_York", "mm"],
  ["en-GB", "Europe/London", "mm"],
  ["en-US", "UTC", "mm"],
])("a visitor with %s in %s starts in %s, and keeps the choice", (language, timeZone, units) => {
  expect(firstUnits(null, language, timeZone)).toBe(units);
  expect(firstUnits("mm", language, timeZone)).toBe("mm");
  expect(firstUnits("inch", language, timeZone)).toBe("inch");
});

function runScript(localStorage: object, script = FIRST_UNITS_SCRIPT): unknown {
  const dataset: Record<string, unknown> = {};
  const zone = { resolvedOptions: () => ({ timeZone: "America/Denver" }) };
  runInNewContext(script, {
    document: { documentElement: { dataset } },
    localStorage,
    navigator: { language: "en-US" },
    Intl: { DateTimeFormat: () => zone },
  });
  return dataset["units"];
}

test("the script sets the units on the page, also in a browser without storage", () => {
  expect(runScript({ getItem: () => null })).toBe("inch");
  expect(runScript({ getItem: () => "mm" })).toBe("mm");
  expect(runScript({})).toBe("inch");
});

test("a page in another language starts in the units of that language, unless the visitor chose", () => {
  expect(runScript({ getItem: () => null }, firstUnitsIn("mm"))).toBe("mm");
  expect(runScript({ getItem: () => "inch" }, firstUnitsIn("mm"))).toBe("inch");
  expect(runScript({}, firstUnitsIn("inch"))).toBe("inch");
});
