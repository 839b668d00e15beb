import type { Page } from "@playwright/test";

import { expect, test } from "#fixtures.ts";
import { intercept } from "#intercept.ts";
import { quoteFormIn, step } from "#quote-form.ts";

const PAGE_DATA = "**/_data/**";

function inlineForm(page: Page) {
  return quoteFormIn(page.getByRole("main").locator("[data-quote-form]"));
}

/** Blocks hydration until the returned function is called. */
async function holdReact(page: Page): Promise<() => void> {
  const { promise, resolve } = Promise.withResolvers<void>();
  await page.route(PAGE_DATA, async (route) => {
    await promise;
    await route.continue();
  });
  return resolve;
}

test("a file chosen and Send pressed before hydration show right away", async ({ page }) => {
  await holdReact(page);
  await page.goto("/contact-us");
  const inline = inlineForm(page);
  const wait = inline.root.getByText("The page is still loading.");
  await inline.file.setInputFiles(step());
  const zone = inline.file.locator("..");
  await expect
    .poll(() => zone.evaluate((element) => getComputedStyle(element, "::after").content))
    .toBe('"bracket.step"');
  await expect(wait).toBeHidden();
  await inline.send.click();
  await expect(wait).toBeVisible();
});

test("text typed before hydration is still there after one reload", async ({ page }) => {
  const release = await holdReact(page);
  await page.goto("/contact-us");
  const inline = inlineForm(page);
  await inline.field("First name").fill("Ada");
  await inline.field("Country code").fill("+49");
  await page.reload();
  await expect(inline.field("First name")).toHaveValue("Ada");
  await expect(inline.field("Country code")).toHaveValue("+49");
  release();
  await expect(inline.country).toHaveValue("DE +49");
  await expect(inline.field("First name")).toHaveValue("Ada");
  expect(await page.evaluate(() => sessionStorage.getItem("quote-typed"))).toBeNull();
});

test.describe("when the page's hydration data belongs to an older build", () => {
  test.use({ expectedErrors: [/Failed to load resource/] });

  test("text typed before the reload is still there after it", async ({ page }) => {
    const { promise: released, resolve: release } = Promise.withResolvers<void>();
    const stop = await intercept(page, PAGE_DATA, async (route) => {
      await released;
      stop();
      await route.fulfill({ status: 404 });
    });
    await page.goto("/contact-us", { waitUntil: "commit" });
    const inline = inlineForm(page);
    await inline.field("First name").fill("Ada");
    await page.waitForLoadState();
    const loaded = page.waitForEvent("domcontentloaded");
    release();
    await loaded;
    await expect(inline.country).toBeVisible();
    await expect(inline.field("First name")).toHaveValue("Ada");
  });
});
