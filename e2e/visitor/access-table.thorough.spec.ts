import type { Page } from "@playwright/test";

import { violations, WCAG } from "#axe.ts";
import { expect, test } from "#fixtures.ts";

const PATH = "/cnc-machining-materials";

/** Opens a page with a hydrated table. A URL with a selection hydrates it immediately. */
async function openTable(page: Page, choice: string) {
  await page.goto(PATH + choice);
  const count = page.getByRole("status").filter({ hasText: / of / });
  const table = page.getByRole("table", { name: "All materials for machining" });
  const comparison = page.getByRole("region", { name: "Comparison" });
  return { count, table, comparison };
}

function axe(page: Page, within: string): Promise<string[]> {
  return violations(page, { within, tags: WCAG });
}

test("by keyboard: a table is filtered, sorted and compared; changes are announced and focus is never lost", async ({
  page,
}) => {
  const { count, table, comparison } = await openTable(page, "?sort=density");
  const density = table.getByRole("columnheader", { name: "Density" });
  await expect(density).toHaveAttribute("aria-sort", "ascending");
  const all = (await count.textContent()) ?? "";

  const family = page.getByRole("combobox", { name: "Family" });
  await family.focus();
  await page.keyboard.type("Titanium");
  await expect(family).toHaveValue("Titanium");
  await expect(count).not.toHaveText(all);
  await page.getByRole("button", { name: "Show all" }).focus();
  await page.keyboard.press("Enter");
  await expect(count).toHaveText(all);
  await expect(family).toBeFocused();

  await density.getByRole("button").focus();
  await page.keyboard.press("Enter");
  await expect(density).toHaveAttribute("aria-sort", "descending");
  await expect(density.getByRole("button")).toBeFocused();

  for (const name of ["Compare PEEK (450G)", "Compare Aluminum 5052-H32"]) {
    await table.getByRole("checkbox", { name }).focus();
    await page.keyboard.press("Space");
    await expect(table.getByRole("checkbox", { name })).toBeFocused();
  }
  await expect(comparison.getByRole("columnheader")).toHaveCount(3);
  expect(await axe(page, "[aria-label=Comparison]")).toEqual([]);

  await comparison.getByRole("button", { name: "Remove PEEK (450G) from the comparison" }).focus();
  await page.keyboard.press("Enter");
  await expect(
    comparison.getByRole("button", { name: "Remove Aluminum 5052-H32 from the comparison" }),
  ).toBeFocused();
  await page.keyboard.press("Enter");
  await expect(comparison).toHaveCount(0);
  await expect(family).toBeFocused();
});

test("a table without matching rows shows a message, and resetting its filters keeps focus", async ({
  page,
}) => {
  const { count } = await openTable(page, "?family=Titanium&need=transparent");
  await expect(count).toHaveText(/^0 of /);
  await expect(page.getByText("No rows match these filters.")).toBeVisible();
  expect(await axe(page, "[data-block=materialTable]")).toEqual([]);
  await page.getByRole("button", { name: "Show all" }).last().focus();
  await page.keyboard.press("Enter");
  await expect(count).not.toHaveText(/^0 of /);
  await expect(page.getByRole("combobox", { name: "Family" })).toBeFocused();
});

test("keyboard focus inside a table survives its hydration", async ({ page }) => {
  const released = Promise.withResolvers<void>();
  let isHeld = false;
  await page.goto(PATH);
  await page.route("**/_next/static/**/*.js", async (route) => {
    isHeld = true;
    await released.promise;
    await route.continue();
  });
  const steel = page.getByLabel("Compare Steel 1045, cold drawn");
  await steel.focus();
  await page.keyboard.press("Shift");
  await expect.poll(() => isHeld).toBe(true);
  await steel.evaluate((still) => still.setAttribute("data-still", ""));
  released.resolve();
  await expect(page.locator("[data-still]")).toHaveCount(0);
  await expect(steel).toBeFocused();
  await page.keyboard.press("Space");
  await expect(steel).toBeChecked();
});
