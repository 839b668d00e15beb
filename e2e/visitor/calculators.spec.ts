import type { Page } from "@playwright/test";

import { violations, WCAG } from "#axe.ts";
import { expect, test } from "#fixtures.ts";

const fits = (page: Page) => page.locator("#fits");

test("a calculator follows what is typed, and its address shows the same result to a colleague", async ({
  page,
  context,
}) => {
  await page.goto("/calculators");
  const result = fits(page).getByRole("status");
  await expect(result).toContainText("0.007 to 0.041 mm");
  await fits(page).getByRole("combobox", { name: "Shaft" }).selectOption("p6");
  await expect(result).toContainText("Interference fit");
  await fits(page).getByRole("textbox", { name: "Nominal size" }).fill("50");
  await expect(result).toContainText("50.000 to 50.025 mm");
  await expect(page).toHaveURL(/\/calculators\?fits=50%7EH7%7Ep6$/);

  const colleague = await context.newPage();
  await colleague.goto(page.url());
  await expect(fits(colleague).getByRole("status")).toContainText("50.000 to 50.025 mm");
  await expect(fits(colleague).getByRole("combobox", { name: "Shaft" })).toHaveValue("p6");
});

test("lengths can be typed and read in inches", async ({ page }) => {
  await page.goto("/calculators");
  await page.getByText("inch", { exact: true }).first().click();
  const size = fits(page).getByRole("textbox", { name: "Nominal size in inches" });
  await expect(size).toHaveValue("0.98425");
  await size.fill("1");
  await expect(fits(page).getByRole("status")).toContainText("1.00000 to 1.00083 in");
  await size.fill("50 mm");
  await size.blur();
  await expect(size).toHaveValue("1.9685");
});

test("a value beyond the limits of the table names the limit", async ({ page }) => {
  await page.goto("/calculators");
  const size = fits(page).getByRole("textbox", { name: "Nominal size" });
  await size.fill("501");
  await expect(fits(page).getByRole("status")).toHaveText("Nominal size must be at most 500 mm.");
  await size.fill("abc");
  await expect(fits(page).getByRole("status")).toHaveText("Enter a number for nominal size.");
  await size.blur();
  await expect(size).toHaveValue("abc");
});

test("a guide has its calculators, whose units change those of the page", async ({ page }) => {
  await page.goto("/sheet-metal01#bending-calculator");
  const bend = page.locator("#bending-calculator");
  const result = bend.getByRole("status");
  await expect(result).toContainText("47.18 mm");
  await bend.getByText("inch", { exact: true }).click();
  await expect(bend.getByRole("textbox", { name: "Inside radius R in inches" })).toHaveValue("0.07874");
  await bend.getByRole("textbox", { name: "Second leg" }).fill("0.1");
  await expect(result).toContainText("Each leg must be at least 0.3898 in long.");
  expect(await violations(page, { tags: WCAG, within: "#bending-calculator" })).toEqual([]);
  await bend.getByRole("link", { name: "Table of common values" }).click();
  await expect(page).toHaveURL(/\/calculators#bending$/);
  await expect(page.locator("#bending").getByRole("table")).toBeVisible();
});

test.describe("without JavaScript", () => {
  test.use({ javaScriptEnabled: false });

  test("common values are in a table, and there are no fields that do nothing", async ({ page }) => {
    await page.goto("/calculators");
    await expect(fits(page).getByRole("row", { name: /^50 mm H7 g6/ })).toContainText("0.009 to 0.050 mm");
    await expect(fits(page).getByRole("textbox")).toHaveCount(0);
    await expect(fits(page)).toContainText("Source: ISO 286-1:2010");
  });
});
