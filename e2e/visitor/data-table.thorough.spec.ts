import { expect, test } from "#fixtures.ts";

const PATH = "/cnc-machining-materials";
const CODE = /No rows match these filters/;

test.use({ viewport: { width: 412, height: 823 } });

test("a material table shows before its code has loaded, which happens when the visitor scrolls near it", async ({
  page,
}) => {
  const scripts: Promise<string>[] = [];
  page.on("response", (response) => {
    if (response.request().resourceType() === "script") scripts.push(response.text());
  });
  const isFetched = async () => (await Promise.all(scripts)).some((script) => CODE.test(script));
  await page.goto(PATH, { waitUntil: "networkidle" });
  const rows = page.locator("table.data-table:not(.keep)").first().locator("tbody tr");
  const all = await rows.count();
  expect(all).toBeGreaterThan(5);
  expect(await isFetched()).toBe(false);

  await rows.first().scrollIntoViewIfNeeded();
  await expect.poll(isFetched).toBe(true);
  await page
    .getByLabel(/^Compare /)
    .first()
    .check();
  await expect(page.getByRole("region", { name: "Comparison" })).toBeVisible();
  await expect(page).toHaveURL(/compare=/);
  await expect(rows).toHaveCount(all);
});

test("a URL with a selection shows it without scrolling", async ({ page }) => {
  await page.goto(PATH);
  const count = page.locator("output", { hasText: " of " }).first();
  const whole = (await count.textContent()) ?? "";
  const filter = page.getByRole("main").locator("select").first();
  await filter.scrollIntoViewIfNeeded();
  await expect(async () => {
    await filter.selectOption({ index: 1 });
    await expect(page).toHaveURL(/\?/, { timeout: 500 });
  }).toPass();
  const { search } = new URL(page.url());

  await page.goto(PATH + search);
  await expect(count).not.toHaveText(whole);
});

test("after client-side navigation the table works right away", async ({ page }) => {
  await page.goto("/");
  await page.getByRole("contentinfo").locator(`a[href="${PATH}"]`).first().click();
  await expect(page).toHaveURL(PATH);
  await page
    .getByLabel(/^Compare /)
    .first()
    .check();
  await expect(page.getByRole("region", { name: "Comparison" })).toBeVisible();
});
