import { violations, WCAG } from "#axe.ts";
import { expect, test } from "#fixtures.ts";

test("axe finds no violations while a video plays and its transcript is open", async ({ page }) => {
  await page.goto("/Videos", { waitUntil: "networkidle" });
  await page
    .getByRole("link", { name: /^Play: / })
    .first()
    .click();
  await expect(page.locator("video")).toBeFocused();
  await page.evaluate(() => {
    for (const details of document.querySelectorAll("details")) details.open = true;
  });
  expect(await violations(page, { within: "section:has(video)", tags: WCAG })).toEqual([]);
});

test.describe("the error screen of a crashed page", () => {
  test.use({ expectedErrors: [/broken for a test/] });

  test("passes axe, is announced, and its links are reachable by keyboard", async ({ page }) => {
    await page.addInitScript(() => {
      IntersectionObserver.prototype.observe = () => {
        throw new Error("broken for a test");
      };
    });
    await page.goto("/about-us");
    await expect(page.getByRole("alert").filter({ hasText: /./ }).first()).toBeVisible();
    expect(await violations(page, { tags: WCAG })).toEqual([]);
    await page.getByRole("button", { name: "Try again" }).focus();
    await page.keyboard.press("Tab");
    await expect(page.getByRole("link", { name: "Home", exact: true })).toBeFocused();
  });
});
