import { runInNewContext } from "node:vm";

import { expect, test } from "vitest";

import { FIRST_UNITS_SCRIPT, firstUnitsIn } from "./first-units.ts";

/** The units that the script sets on the page. */
function unitsOf(
  language: string,
  timeZone: string,
  localStorage: object = {},
  script = FIRST_UNITS_SCRIPT,
): unknown {
  const dataset: Record<string, unknown> = {};
  runInNewContext(script, {
    document: { documentElement: { dataset } },
    navigator: { language },
    Intl: { DateTimeFormat: () => ({ resolvedOptions: () => ({ timeZone }) }) },
    localStorage,
  });
  return dataset["units"];
}

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
  expect(unitsOf(language, timeZone)).toBe(units);
  expect(unitsOf(language, timeZone, { units: "mm" })).toBe("mm");
  expect(unitsOf(language, timeZone, { units: "inch" })).toBe("inch");
});

test("the script also works in a browser that forbids to read the storage", () => {
  const forbidden = {
    get units() {
      throw new Error("The operation is insecure.");
    },
  };
  expect(unitsOf("en-US", "America/Denver", forbidden)).toBe("inch");
});

/** The units of a page whose editors chose `units`, for a visitor in the United States. */
function unitsInDenver(localStorage: object, units: string): unknown {
  return unitsOf("en-US", "America/Denver", localStorage, firstUnitsIn(units));
}

test("a page in another language starts in the units of that language, unless the visitor chose", () => {
  expect(unitsInDenver({}, "mm")).toBe("mm");
  expect(unitsInDenver({}, "inch")).toBe("inch");
  expect(unitsInDenver({ units: "inch" }, "mm")).toBe("inch");
});

test("a text that is no unit cannot become part of the script", () => {
  const hostile = 'inch";document.documentElement.dataset.units="hacked";"';
  expect(unitsInDenver({}, hostile)).toBe("mm");
  expect(firstUnitsIn("</script><script>alert(1)</script>")).not.toContain("<");
});
