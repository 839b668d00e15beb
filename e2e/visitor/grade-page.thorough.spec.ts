import { expect, test } from "#fixtures.ts";
import { quoteForm } from "#quote-form.ts";

test("a visitor goes from a table to a grade page, to an alternative, and asks for a quote for another grade", async ({
  page,
}) => {
  await page.goto("/injection-molding-materials");
  await page.getByRole("rowheader").getByRole("link", { name: "ABS (molded)", exact: true }).click();
  await expect(page).toHaveURL("/materials/abs");
  await expect(page.getByRole("navigation", { name: "Breadcrumb" })).toContainText("All materials");

  const data = page.getByRole("table", { name: "Properties of ABS" });
  await expect(data.getByRole("columnheader")).toHaveText([
    "Property",
    "ABS (molded)",
    "ABS (machined)",
    "ABS-M30 (FDM)",
  ]);
  const row = data.getByRole("row", { name: /^Glass transition/ });
  await expect(row).toContainText("ISO 11357-2");
  await expect(row.getByRole("cell").first()).toHaveText(/^105.°C/);

  await page.getByRole("link", { name: /^ASA: read more/ }).click();
  await expect(page).toHaveURL("/materials/asa");
  await page.locator('[data-block="quoteCall"]').getByRole("button", { name: "Request A Quote" }).click();
  await expect(quoteForm(page).field("Project description")).toHaveValue(/^Material: ASA\n/);
});

test("the overview lists one row for each grade page, and filters them", async ({ page }) => {
  await page.goto("/materials");
  const names = page.getByRole("rowheader").getByRole("link");
  const all = await names.count();
  expect(all).toBeGreaterThanOrEqual(40);
  const addresses = await names.evaluateAll((links) => links.map((link) => link.getAttribute("href")));
  expect(addresses).toEqual([...new Set(addresses)]);

  const family = page.getByLabel("Family", { exact: true });
  await expect(async () => {
    // Wait for the interactive table, which replaces the server-rendered one and its filter.
    await family.selectOption("Zinc", { timeout: 1000 });
    await expect(page).toHaveURL(/family=/, { timeout: 500 });
  }).toPass();
  await expect(names).toHaveText(["Zamak 3"]);
});

test("stock sizes are filtered by what can be done to them", async ({ page }) => {
  await page.goto("/stock-sizes");
  const rows = page.getByRole("table", { name: "Sheet, plate and bar" }).getByRole("rowheader");
  const all = await rows.count();
  expect(all).toBeGreaterThan(50);
  const operation = page.getByLabel("Can be", { exact: true });
  await expect(async () => {
    // Wait for the interactive table, as above.
    await operation.selectOption("Fitted with inserts", { timeout: 1000 });
    await expect(page).toHaveURL(/operation=/, { timeout: 500 });
  }).toPass();
  await expect(rows.filter({ hasText: "Stainless 304 sheet" })).toBeVisible();
  // It is too hard for a self-clinching insert.
  await expect(rows.filter({ hasText: "Stainless 301" })).toHaveCount(0);
});
