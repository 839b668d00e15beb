import { expect, test } from "#fixtures.ts";

test("a tooltip opens on hover and closes 200 ms after the pointer has left", async ({ page }) => {
  await page.clock.install();
  await page.goto("/contact-us");
  const term = page.getByRole("main").getByRole("button", { name: "draft" });
  const note = page.locator("[popover]:popover-open");
  // Retry until the page is hydrated, because the tooltip does not open on hover before that.
  await expect(async () => {
    await page.mouse.move(0, 0);
    await page.clock.runFor(1000);
    await term.hover();
    await expect(note).toBeVisible({ timeout: 500 });
  }).toPass();

  await page.clock.pauseAt(new Date(Date.now() + 60 * 60_000));
  await page.mouse.move(0, 0);
  await page.clock.runFor(199);
  await expect(note).toBeVisible();
  await page.clock.runFor(1);
  await expect(note).toBeHidden();
});

test("a tooltip is above everything with a z-index of 2000 or more", async ({ page }) => {
  await page.goto("/contact-us");
  const term = page.getByRole("main").getByRole("button", { name: "draft" });
  await term.press("Enter");
  const note = page.locator("[popover]:popover-open");
  await expect(note).toBeVisible();
  const isOnTop = await note.evaluate((element) => {
    const cover = document.createElement("div");
    cover.style.cssText = "position: fixed; inset: 0; z-index: 2147483647";
    document.body.append(cover);
    const { left, top, width, height } = element.getBoundingClientRect();
    return element.contains(document.elementFromPoint(left + width / 2, top + height / 2));
  });
  expect(isOnTop).toBe(true);
});
