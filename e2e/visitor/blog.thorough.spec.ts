import { expect, test } from "#fixtures.ts";

const POST = "/blog/threads-in-plastic";

test("a post has a table of contents that links to each of its headings", async ({ page }) => {
  await page.goto(POST);
  const entry = page.getByRole("navigation", { name: "On this page" }).getByRole("link").nth(2);
  await entry.click();
  await expect(page.getByRole("heading", { level: 2, name: await entry.innerText() })).toBeInViewport();
});

test("a post ends with a button that opens the quote form, on phones too", async ({ page }) => {
  await page.setViewportSize({ width: 360, height: 740 });
  await page.goto(POST);
  await page.getByRole("main").getByRole("button", { name: "Request A Quote" }).click();
  await expect(page.getByRole("dialog", { name: "Request A Quote" })).toBeVisible();
});
