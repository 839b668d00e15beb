import { expect, test } from "vitest";

import { unbroken } from "./unbroken.ts";

test("a number keeps its unit, and what says how it is meant", () => {
  expect(unbroken("Surfaces of Ra 3.2 µm and finer")).toBe("Surfaces of Ra\u00A03.2\u00A0µm and finer");
  expect(unbroken("Parts in 3 to 10 days")).toBe("Parts in 3 to 10\u00A0days");
});

test("a range and the name of a grade are not parted at their dash", () => {
  expect(unbroken("Heat above 45–60 °C")).toBe("Heat above 45–\u206060\u00A0°C");
  expect(unbroken("Aluminium 6061-T6")).toBe("Aluminium 6061-\u2060T6");
});

test("other words may break where they will", () => {
  expect(unbroken("1 material, glass-filled")).toBe("1 material, glass-filled");
});
