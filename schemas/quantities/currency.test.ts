import { expect, test } from "vitest";

import { currencies, priceText } from "./currency.ts";

test.each([
  [0.4567, "$0.46"],
  [9.999, "$10.00"],
  [12.34, "$12.30"],
  [123.4, "$123"],
  [4486, "$4,490"],
  [49_165, "$49,200"],
])("%d is written as %s", (amount, text) => {
  expect(priceText(amount, "USD")).toBe(text);
});

test("other currencies have their own sign", () => {
  expect(priceText(12, "EUR")).toBe("€12.00");
  expect(priceText(1200, "CNY")).toBe("CN¥1,200");
});

test("a currency without cents has none", () => {
  expect(currencies).toContain("JPY");
  expect([12.34, 1234].map((amount) => priceText(amount, "JPY"))).toEqual(["¥12", "¥1,230"]);
});
