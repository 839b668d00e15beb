import { expect, test } from "#fixtures.ts";

for (const [path, title] of [
  ["/thankyou?Email=ada%40example.com", "ThankYou"],
  ["/thankyou2/ada@example.com", "ThankYou2"],
] as const) {
  test(`${path} thanks the visitor, says what happens next, and removes the email address from the URL`, async ({
    page,
  }) => {
    const response = await page.goto(path);
    expect(response?.status()).toBe(200);
    expect(await response?.text()).toMatch(/<meta name="robots" content="noindex/);
    expect(await response?.text()).toMatch(/<meta name="referrer" content="no-referrer"/);
    await expect(page.getByRole("heading", { name: "What happens next" })).toBeVisible();
    await expect(page.getByRole("main")).toContainText("We'll reply to ada@example.com");
    await expect(page).toHaveURL(/\/thankyou$/);
    await expect(page).toHaveTitle(title);
  });
}

test("the page links to the design guides", async ({ page }) => {
  await page.goto("/thankyou");
  const links = page.getByRole("main").getByRole("list").last().getByRole("link");
  await links.filter({ hasText: "Design guide: CNC machining" }).click();
  await expect(page).toHaveURL("/cnc01");
});

test("a value that is not an email address is not shown", async ({ page }) => {
  await page.goto("/thankyou?Email=%3Cimg+src%3Dx+onerror%3Dalert(1)%3E+call+0900");
  await expect(page).toHaveURL(/\/thankyou$/);
  await expect(page.getByRole("main")).not.toContainText("0900");
});
