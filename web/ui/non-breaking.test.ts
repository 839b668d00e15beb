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

test("other words may break anywhere", () => {
  expect(keepTogether("1 material, glass-filled")).toBe("1 material, glass-filled");
});
