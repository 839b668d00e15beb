import type { Page } from "@playwright/test";

import { expect, test } from "#fixtures.ts";

const PAGE = "/cnc-machining";

async function chooseInch(page: Page): Promise<void> {
  await page
    .getByRole("group", { name: "Units", exact: true })
    .first()
    .getByText("inch", { exact: true })
    .click();
}

async function expectInches(page: Page): Promise<void> {
  await expect(page.locator(".imperial").first()).toBeVisible();
  await expect(page.locator(".metric").first()).toBeHidden();
}

test("quantities are in millimeters until the visitor chooses inches, which is remembered", async ({
  page,
}) => {
  await page.goto(PAGE);
  await expect(page.locator(".metric").first()).toBeVisible();
  await expect(page.locator(".imperial").first()).toBeHidden();
  await chooseInch(page);
  await expectInches(page);
  await page.reload();
  await expectInches(page);
});

test.describe("without JavaScript", () => {
  test.use({ javaScriptEnabled: false });

  test("the unit switch works", async ({ page }) => {
    await page.goto(PAGE);
    await chooseInch(page);
    await expectInches(page);
  });
});
