import type { Locator } from "@playwright/test";

import { env } from "#env.ts";
import { expect, test } from "#fixtures.ts";

// Takes the pictures of the editor's guide and compares them with those in the guide, so that these stay true. After a change of what they
// show: `pnpm --filter e2e guide-pictures` while the site and the Studio are running. Commit what it writes.

test.use({ viewport: { width: 1280, height: 800 } });

/** Compares a part of the Studio with a picture of the guide, without what changes from day to day. */
async function expectPicture(part: Locator, name: string): Promise<void> {
  await expect(part).toBeVisible();
  await part.evaluate((element) =>
    Promise.all([...element.querySelectorAll("img")].map((image) => image.decode())),
  );
  // A picture of an element has one more row or column if the element ends a fraction of a pixel later.
  const { x, y, width, height } = (await part.boundingBox()) ?? { x: 0, y: 0, width: 0, height: 0 };
  await expect(part.page()).toHaveScreenshot(["studio", "static", "guide", `${name}.png`], {
    animations: "disabled",
    maxDiffPixelRatio: 0.03,
    clip: { x: Math.round(x), y: Math.round(y), width: Math.round(width), height: Math.round(height) },
  });
}

test("the menu of blocks", { tag: "@thorough" }, async ({ page, studio, freshPath }) => {
  await studio.createPage({ title: "Turned parts", path: freshPath });
  await page.getByRole("button", { name: "Add item...", exact: true }).click();
  await expect(page.getByRole("menuitem", { name: "Steps", exact: true })).toBeVisible();
  const menu = page
    .locator('[data-ui="Popover"]')
    .filter({ has: page.getByRole("menuitem") })
    .last();
  await expectPicture(menu, "add-a-block");
});

test("what is unfinished, before publishing", { tag: "@thorough" }, async ({ page, studio, freshPath }) => {
  await studio.createPage({ title: "From file to part", path: freshPath });
  await studio.addBlock("Steps");
  await studio.closeBlock();
  await page.getByRole("button", { name: "Publish", exact: true }).click();
  const dialog = page.getByRole("dialog", { name: "Not ready to publish" });
  await expectPicture(dialog.locator('[data-ui="DialogCard"]'), "publish");
});

test("the texts of a page in the table", { tag: "@thorough" }, async ({ page }) => {
  await page.goto(`${env.studioUrl}/texts`);
  await page.getByRole("searchbox", { name: "Find in the table" }).fill("/cnc-machining");
  await expectPicture(page.getByRole("tabpanel"), "texts");
});

test("a page in search results", { tag: "@thorough" }, async ({ page, studio }) => {
  await studio.openDocument("about-us");
  await page.getByRole("tab", { name: "Search and sharing" }).click();
  await expectPicture(page.getByTestId("document-panel-scroller"), "search-and-sharing");
});

test("the contact details in the settings", { tag: "@thorough" }, async ({ page }) => {
  await page.goto(`${env.studioUrl}/structure/settings`);
  await page.getByRole("tab", { name: "Contact" }).click();
  await expectPicture(page.getByTestId("document-panel-scroller"), "settings");
});
