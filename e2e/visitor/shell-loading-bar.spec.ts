import type { Page } from "@playwright/test";

import { expect, test } from "#fixtures.ts";

import { delayNavigation } from "./delay-navigation.ts";

function bar(page: Page) {
  return page.locator("#loading-bar");
}

function contactLink(page: Page) {
  return page.getByRole("contentinfo").getByRole("link", { name: "Contact us", exact: true });
}

test("the loading bar starts after 200 ms, is 3 px high, is full when the page has loaded, hides after 500 ms and resets after 400 ms", async ({
  page,
}) => {
  await page.clock.install();
  const pages = await delayNavigation(page);
  await page.goto("/about-us");
  await expect.poll(pages.asked).toBeGreaterThan(0);
  await page.clock.pauseAt(Date.now() + 3_600_000);
  await contactLink(page).click();
  await page.clock.runFor(199);
  await expect(bar(page)).not.toHaveAttribute("data-state", "loading");
  await page.clock.runFor(1);
  await expect(bar(page)).toHaveAttribute("data-state", "loading");
  expect(await bar(page).evaluate((element) => getComputedStyle(element).height)).toBe("3px");
  expect(await bar(page).evaluate((element) => getComputedStyle(element).transitionDuration)).toBe("2s");

  await pages.release();
  await page.clock.runFor(100);
  await expect(page).toHaveURL("/contact-us");
  await expect(bar(page)).toHaveAttribute("data-state", "full");
  await page.clock.runFor(500);
  await expect(bar(page)).toHaveAttribute("data-state", "hiding");
  await page.clock.runFor(400);
  await expect(bar(page)).toHaveAttribute("data-state", "idle");
});

test("the loading bar is announced after advancing for 2000 ms", async ({ page }) => {
  await page.clock.install();
  const pages = await delayNavigation(page);
  await page.goto("/about-us");
  await expect.poll(pages.asked).toBeGreaterThan(0);
  await page.clock.pauseAt(Date.now() + 3_600_000);
  await contactLink(page).click();
  const status = page.locator("#loading-status");
  await page.clock.runFor(2100);
  await expect(status).toHaveText("");
  await page.clock.runFor(100);
  await expect(status).toHaveText("The page is still loading.");
  await pages.release();
  await page.clock.runFor(100);
  await expect(status).toHaveText("");
});
