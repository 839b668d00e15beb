import type { Page } from "@playwright/test";

import { expect, test } from "#fixtures.ts";

import { MENUS } from "./menu-pages.ts";

const PHONE = { width: 360, height: 740 };

function header(page: Page) {
  return page.getByRole("banner");
}

function phoneMenu(page: Page) {
  return page.locator("#phone-menu");
}

async function openPhoneMenu(page: Page, path: string): Promise<void> {
  await page.setViewportSize(PHONE);
  await page.goto(path);
  await header(page).getByRole("button", { name: "Menu", exact: true }).click();
  await expect(phoneMenu(page)).toBeVisible();
}

test("the banner tip has the specified text", async ({ page }) => {
  await page.goto("/");
  await expect(page.getByText("Tip: Inquiries about gun types are not accepted!").first()).toBeVisible();
});

function brand(page: Page) {
  return header(page).getByRole("link", { name: "Donghe Manufacturing, home page" }).first();
}

for (const width of [346, 390, 448, 520, 579, 580, 768, 1024, 1180, 1440])
  test(`at ${width} px the brand image is 264 by 48 px and leads to the home page`, async ({ page }) => {
    await page.setViewportSize({ width, height: 740 });
    await page.goto("/about-us");
    const image = await brand(page).locator("img").boundingBox();
    expect([image?.width, image?.height]).toEqual([264, 48]);
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(width);
    const bar = await header(page).boundingBox();
    expect(bar?.height).toBe(width < 1180 ? 65 : 73);
    await brand(page).click();
    await expect(page).toHaveURL("/");
  });

test("at 320 px the brand image shrinks in proportion, beside a menu button of 44 px", async ({ page }) => {
  await page.setViewportSize({ width: 320, height: 740 });
  await page.goto("/about-us");
  const image = await brand(page).locator("img").boundingBox();
  expect(image?.width).toBeGreaterThan(200);
  expect((image?.width ?? 0) / (image?.height ?? 1)).toBeCloseTo(264 / 48, 1);
  const menu = await header(page).getByRole("button", { name: "Menu", exact: true }).boundingBox();
  expect([menu?.width, menu?.height]).toEqual([44, 44]);
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(320);
});

for (const [name, entries] of Object.entries(MENUS)) {
  test(`the menu ${name} has its entries and no broken link`, async ({ page, request }) => {
    const expected = Object.entries(entries);
    await page.goto("/");
    await header(page).getByRole("button", { name, exact: true }).click();
    const links = page.locator(`#menu-${name.toLowerCase()}`).getByRole("link");
    const found = await links.evaluateAll((all) =>
      all.map((link) => [link.textContent, link.getAttribute("href")]),
    );
    expect(found).toEqual(expected);
    const answers = await Promise.all(expected.map(([, path]) => request.head(path)));
    expect(answers.map((answer) => answer.status())).toEqual(expected.map(() => 200));
  });
}

test("'Factory Tour' opens an external page in a new window", async ({ page, context }) => {
  await context.route("https://example.com/**", (route) => route.fulfill({ body: "The tour" }));
  await page.goto("/");
  const [tour] = await Promise.all([
    context.waitForEvent("page"),
    header(page).getByRole("link", { name: "Factory Tour" }).first().click(),
  ]);
  expect(new URL(tour.url()).host).not.toBe(new URL(page.url()).host);
});

test("'Request A Quote' opens the quote dialog", async ({ page }) => {
  await page.goto("/");
  await header(page).getByRole("button", { name: "Request A Quote" }).click();
  await expect(page.getByRole("dialog", { name: "Request A Quote" })).toBeVisible();
});

test("the entries of the current page are highlighted, also after navigation", async ({ page }) => {
  await page.goto("/about-us");
  const about = header(page).getByRole("button", { name: "About", exact: true });
  await about.click();
  const current = page.locator("#menu-about").locator("[aria-current=page]");
  await expect(current).toHaveText("About us");
  await expect(about).toHaveAttribute("data-current", "true");

  await page.locator("#menu-about").getByRole("link", { name: "Contact us" }).click();
  await expect(page).toHaveURL("/contact-us");
  await about.click();
  await expect(current).toHaveText("Contact us");
});

test("a menu opens with pointer, keyboard and touch, and Escape closes it", async ({ page, browser }) => {
  await page.goto("/");
  const about = header(page).getByRole("button", { name: "About", exact: true });
  const panel = page.locator("#menu-about");
  await about.click();
  await expect(panel).toBeVisible();
  await page.keyboard.press("Escape");
  await expect(panel).toBeHidden();
  await expect(about).toBeFocused();
  await page.keyboard.press("Enter");
  await page.keyboard.press("Tab");
  await expect(panel.getByRole("link").first()).toBeFocused();

  const tablet = await browser.newContext({ hasTouch: true, viewport: { width: 1280, height: 800 } });
  const touched = await tablet.newPage();
  await touched.goto(page.url());
  await touched.getByRole("banner").getByRole("button", { name: "About", exact: true }).tap();
  await expect(touched.locator("#menu-about")).toBeVisible();
  await tablet.close();
});

test("a link to the current page closes the menu", async ({ page }) => {
  await page.goto("/about-us");
  await header(page).getByRole("button", { name: "About", exact: true }).click();
  await page.locator("#menu-about").getByRole("link", { name: "About us" }).click();
  await expect(page.locator("#menu-about")).toBeHidden();
});

test("on narrow screens a toggle opens a menu of expandable groups, one open at a time", async ({ page }) => {
  await openPhoneMenu(page, "/");
  const groups = phoneMenu(page).locator("details");
  await expect(groups.locator("summary")).toHaveText([
    "Capabilities",
    "3D Printing",
    "Resources",
    "Materials",
    "About",
    "Industries",
  ]);
  for (const group of await groups.all()) {
    await group.locator("summary").click();
    await expect(phoneMenu(page).locator("details[open]")).toHaveCount(1);
  }
});

test("the phone menu opens with the current page's group expanded", async ({ page }) => {
  await openPhoneMenu(page, "/about-us");
  await expect(phoneMenu(page).locator("details[open] summary")).toHaveText("About");
  await expect(phoneMenu(page).locator("[aria-current=page]")).toHaveText("About us");
});

test("the phone menu links to the privacy policy as /privacy-Policy and marks it there", async ({ page }) => {
  await openPhoneMenu(page, "/privacy-policy");
  const link = phoneMenu(page).getByRole("link", { name: "Privacy policy" });
  await expect(link).toBeVisible();
  await expect(link).toHaveAttribute("href", "/privacy-Policy");
  await expect(link).toHaveAttribute("aria-current", "page");
});

test("the mobile Request A Quote button also closes the mobile menu", async ({ page }) => {
  await openPhoneMenu(page, "/");
  await phoneMenu(page).getByRole("button", { name: "Request A Quote" }).click();
  await expect(page.getByRole("dialog", { name: "Request A Quote" })).toBeVisible();
  await expect(phoneMenu(page)).toBeHidden();
});

for (const width of [448, 579]) {
  test(`at ${width} px the header has a quote button beside the brand that opens the dialog`, async ({
    page,
  }) => {
    await page.setViewportSize({ width, height: 740 });
    await page.goto("/cnc-machining");
    await expect
      .poll(() => page.evaluate(() => document.documentElement.scrollWidth))
      .toBeLessThanOrEqual(width);
    await header(page).getByRole("button", { name: "Quote", exact: true }).click();
    await expect(page.getByRole("dialog")).toBeVisible();
  });
}

test("while the phone menu is open, nothing behind it can get focus", async ({ page }) => {
  await openPhoneMenu(page, "/about-us");
  await expect(page.getByRole("main")).toBeHidden();
  await page.keyboard.press("Escape");
  await expect(page.getByRole("main")).toBeVisible();
});

test("the menus work without JavaScript, on phones too", async ({ browser }) => {
  const context = await browser.newContext({ javaScriptEnabled: false });
  const page = await context.newPage();
  await page.goto("/");
  await header(page).getByRole("button", { name: "About", exact: true }).click();
  await page.locator("#menu-about").getByRole("link", { name: "Contact us" }).click();
  await expect(page).toHaveURL("/contact-us");

  await openPhoneMenu(page, "/");
  await phoneMenu(page).getByText("About", { exact: true }).click();
  await phoneMenu(page).getByRole("link", { name: "About us" }).click();
  await expect(page).toHaveURL("/about-us");
  await context.close();
});

for (const [name, size] of [
  ["at 360 px", { width: 360, height: 740 }],
  // A 1280 px window at 200 % zoom has a 640 px layout viewport.
  ["at 200 % zoom", { width: 640, height: 400 }],
] as const) {
  test(`nothing in the shell is cut off ${name}`, async ({ page }) => {
    await page.setViewportSize(size);
    await page.goto("/about-us");
    const width = await page.evaluate(() => document.documentElement.scrollWidth);
    expect(width).toBeLessThanOrEqual(size.width);
    await expect(header(page).getByRole("button", { name: "Menu", exact: true })).toBeInViewport();
  });
}

test("the first tab stop skips the menus", async ({ page }) => {
  await page.goto("/about-us");
  await page.keyboard.press("Tab");
  await expect(page.getByRole("link", { name: "Skip to content" })).toBeFocused();
  await page.keyboard.press("Enter");
  await expect(page.getByRole("main")).toBeFocused();
});
