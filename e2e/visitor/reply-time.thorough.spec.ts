import { expect, test } from "#fixtures.ts";

const REPLY_TIME = "We reply within 1 business day.";

test("every quote banner says how soon staff reply", async ({ page }) => {
  await page.goto("/cnc-machining");
  await expect(page.getByRole("complementary", { name: "Please note" })).toContainText(REPLY_TIME);
  await expect(page.locator("[data-block=quoteCall]")).toContainText(REPLY_TIME);
  await expect(page.getByRole("contentinfo")).toContainText(REPLY_TIME);
  await page.getByRole("banner").getByRole("button", { name: "Request A Quote" }).click();
  await expect(page.getByRole("dialog")).toContainText(REPLY_TIME);
});

for (const path of ["/contact-us", "/thankyou", "/thankyou2/ada@example.com"])
  test(`${path} says how soon staff reply`, async ({ page }) => {
    await page.goto(path);
    await expect(page.getByRole("main")).toContainText(REPLY_TIME);
  });
