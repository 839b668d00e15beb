import { violations, WCAG } from "#axe.ts";
import { expect, test } from "#fixtures.ts";
import { quoteForm } from "#quote-form.ts";

import { statesOf } from "./accessibility-tree.ts";
import { focusFlaws } from "./focus-walk.ts";

test("by keyboard: a menu reports that it is open, its links get focus, and it closes when focus leaves", async ({
  page,
}) => {
  await page.goto("/about-us");
  const header = page.getByRole("banner");
  const panel = page.locator("#menu-about");
  await expect(header.getByRole("navigation", { name: "Main" })).toBeVisible();
  await expect(header.getByRole("link", { name: "Donghe Manufacturing, home page" })).toBeVisible();
  expect(await statesOf(page, "button", "About")).toMatchObject({ expanded: false });

  await header.getByRole("button", { name: "About", exact: true }).focus();
  await page.keyboard.press("Enter");
  expect(await statesOf(page, "button", "About")).toMatchObject({ expanded: true });
  const names = [
    "About us",
    "Contact us",
    "Blog",
    "Videos",
    "Privacy policy",
    "Ordering",
    "Terms",
    "Quality",
  ];
  for (const name of names) {
    await page.keyboard.press("Tab");
    await expect(panel.getByRole("link", { name, exact: true })).toBeFocused();
  }
  // Retry, because hydration starts shortly after the page is shown. On a slow machine the menu may close too late for one check.
  await expect(async () => {
    if (await panel.isVisible()) {
      await panel.getByRole("link").last().focus({ timeout: 500 });
      await page.keyboard.press("Tab");
    }
    await expect(panel).toBeHidden({ timeout: 500 });
  }).toPass();
  await expect(header.getByRole("button", { name: "Industries" })).toBeFocused();
  expect(await statesOf(page, "button", "About")).toMatchObject({ expanded: false });

  await page.keyboard.press("Shift+Tab");
  await page.keyboard.press("Space");
  await page.keyboard.press("Tab");
  await page.keyboard.press("Tab");
  await page.keyboard.press("Enter");
  await expect(page).toHaveURL("/contact-us");
  await expect(panel).toBeHidden();
  // Next announces the title, or the heading if the page is rendered for the first time and its title arrives later.
  const announced = /^(?:Contact us|Email, call or upload a part file)/i;
  await expect(page.locator("next-route-announcer").getByRole("alert")).toHaveText(announced);
  await page.keyboard.press("Tab");
  await expect(page.getByRole("link", { name: "Skip to content" })).toBeFocused();
});

test("by keyboard: the phone menu takes focus, makes the page inert, and returns focus", async ({ page }) => {
  // Wide enough to show the header's Request A Quote button, which the menu covers.
  await page.setViewportSize({ width: 600, height: 740 });
  await page.goto("/about-us");
  const opener = page.getByRole("banner").getByRole("button", { name: "Menu", exact: true });
  const menu = page.locator("#phone-menu");
  await opener.focus();
  await page.keyboard.press("Enter");
  await expect(menu.getByRole("button", { name: "Close" })).toBeFocused();
  expect(await focusFlaws(page)).toEqual([]);

  await menu.getByRole("button", { name: "Close" }).focus();
  await page.keyboard.press("Tab");
  await expect(menu.getByRole("link", { name: "Search" })).toBeFocused();
  await page.keyboard.press("Tab");
  await expect(menu.getByText("Capabilities", { exact: true })).toBeFocused();
  expect(await statesOf(page, "DisclosureTriangleGrouped", "Capabilities")).toMatchObject({
    expanded: false,
  });
  await page.keyboard.press("Enter");
  expect(await statesOf(page, "DisclosureTriangleGrouped", "Capabilities")).toMatchObject({ expanded: true });
  expect(await statesOf(page, "DisclosureTriangleGrouped", "About")).toMatchObject({ expanded: false });
  await page.keyboard.press("Escape");
  await expect(opener).toBeFocused();

  await page.keyboard.press("Enter");
  await menu.getByRole("button", { name: "Request A Quote" }).focus();
  await page.keyboard.press("Enter");
  const quote = quoteForm(page);
  await expect(quote.country).toBeVisible();
  await quote.dialog.getByRole("button", { name: "Close" }).focus();
  await page.keyboard.press("Enter");
  await expect(quote.dialog).toBeHidden();
  await expect(opener).toBeFocused();
});

test(
  "by keyboard: unit switch, table of contents, glossary terms, questions and videos",
  { tag: "@thorough" },
  async ({ page }) => {
    await page.goto("/block-gallery/light", { waitUntil: "load" });
    const units = page.getByRole("group", { name: "Units", exact: true });
    const inch = units.getByRole("radio", { name: "inch" });
    await units.getByRole("radio", { name: "mm" }).focus();
    await page.keyboard.press("ArrowRight");
    await expect(inch).toBeFocused();
    await expect(inch).toBeChecked();
    await expect(page.locator(".metric").first()).toBeHidden();

    await page.goto("/cnc01");
    const index = page.getByRole("navigation", { name: "On this page" });
    await index.getByRole("link", { name: "Keep pockets shallow" }).focus();
    await page.keyboard.press("Enter");
    await expect(index.locator("[aria-current=true]")).toHaveText("Keep pockets shallow");
    await page.keyboard.press("Tab");
    const part = page.locator(new URL(page.url()).hash);
    const isBehind = await part.evaluate((section) => {
      const order = section.compareDocumentPosition(document.activeElement ?? document.body);
      return (order & Node.DOCUMENT_POSITION_PRECEDING) === 0;
    });
    expect(isBehind).toBe(true);
    await page.keyboard.press("ControlOrMeta+Home");
    await expect(index.locator("[aria-current=true]")).toHaveCount(0);

    await page.goto("/contact-us");
    const word = page.getByRole("main").getByRole("button", { name: "draft" });
    await word.focus();
    await page.keyboard.press("Enter");
    expect(await statesOf(page, "button", "draft")).toMatchObject({ expanded: true });
    await expect(page.locator("[popover]:popover-open")).toContainText("draft", { ignoreCase: true });
    const around = { within: "main section:has(:popover-open)", tags: WCAG };
    expect(await violations(page, around)).toEqual([]);
    await page.keyboard.press("Escape");
    await expect(page.locator("[popover]:popover-open")).toHaveCount(0);
    await expect(word).toBeFocused();

    const question = page.getByRole("main").locator("summary").first();
    const text = (await question.textContent()) ?? "";
    await question.focus();
    expect(await statesOf(page, "DisclosureTriangle", text)).toMatchObject({ expanded: false });
    await page.keyboard.press("Space");
    expect(await statesOf(page, "DisclosureTriangle", text)).toMatchObject({ expanded: true });

    await page.goto("/Videos", { waitUntil: "networkidle" });
    const transcript = page.locator("summary", { hasText: "Transcript" }).first();
    await transcript.focus();
    await page.keyboard.press("Enter");
    await expect(page.getByText("The video has no sound.").first()).toBeVisible();
    await page
      .getByRole("link", { name: /^Play: / })
      .first()
      .focus();
    await page.keyboard.press("Enter");
    await expect(page.locator("video")).toBeFocused();
    await expect(page.locator("video")).toHaveAccessibleName(/./);
    // The player's controls are tab stops too, and none of them traps focus.
    await expect(async () => {
      await page.keyboard.press("Tab");
      await expect(page.locator("video")).not.toBeFocused({ timeout: 1 });
    }).toPass();
  },
);
