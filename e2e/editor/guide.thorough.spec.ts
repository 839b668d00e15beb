import { env } from "#env.ts";
import { expect, test } from "#fixtures.ts";

test("the guide has contents, a search and an address for each chapter", async ({ page }) => {
  await page.goto(`${env.studioUrl}/guide/undo`);
  await expect(page.getByRole("heading", { name: "Undo", exact: true })).toBeInViewport();
  const contents = page.getByRole("navigation", { name: "Contents" });
  await contents.getByRole("link", { name: "Prices" }).click();
  await expect(page).toHaveURL(/\/guide\/prices$/);
  await expect(page.getByRole("heading", { name: "Prices" })).toBeInViewport();

  await contents.getByRole("link", { name: "Create a page" }).click();
  const picture = page.getByRole("img", { name: "The menu of blocks" });
  await expect
    .poll(() => picture.evaluate((image: HTMLImageElement) => image.naturalWidth))
    .toBeGreaterThan(300);

  await page.getByRole("searchbox", { name: "Search the guide" }).fill("spreadsheet");
  await expect(page.getByText(/^\d chapters$/)).toBeVisible();
  await expect(contents.getByRole("link", { name: "Texts of many pages" })).toBeVisible();
  await expect(contents.getByRole("link", { name: "Prices" })).toHaveCount(0);
  await expect(page.locator("mark").first()).toHaveText(/spreadsheet/i);
});

test("a question mark opens the chapter about a tool, and one about a field beside the form", async ({
  page,
  context,
  studio,
  freshPath,
}) => {
  await page.goto(`${env.studioUrl}/texts`);
  await page.getByRole("link", { name: "Editor's guide: Texts of many pages" }).click();
  await expect(page.getByRole("heading", { name: "Texts of many pages" })).toBeInViewport();

  await studio.createPage({ title: "Winter offer", path: freshPath });
  await page.getByRole("textbox", { name: "Path", exact: true }).hover();
  const opened = context.waitForEvent("page");
  // The first one is about the whole document.
  await page.getByRole("button", { name: "Editor's guide: Create a page" }).last().click();
  await expect((await opened).getByRole("heading", { name: "Create a page" })).toBeInViewport();
});
