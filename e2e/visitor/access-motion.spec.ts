import type { Page } from "@playwright/test";

import { expect, test } from "#fixtures.ts";
import { quoteForm } from "#quote-form.ts";

/** What moves by itself at this moment. What follows the scroll position moves with the visitor's own hand. */
function moving(page: Page): Promise<string[]> {
  return page.evaluate(() =>
    document
      .getAnimations()
      .filter(({ playState, timeline }) => playState === "running" && timeline instanceof DocumentTimeline)
      .map(({ effect }) =>
        effect instanceof KeyframeEffect ? (effect.target?.outerHTML.slice(0, 80) ?? "") : "an effect",
      ),
  );
}

test("nothing moves for who asked for less motion: drawings, menus, the dialog, the loading bar", async ({
  page,
}) => {
  await page.goto("/sla-printing");
  await page.locator(".dw-moves").first().scrollIntoViewIfNeeded();
  await expect.poll(async () => (await moving(page)).length).toBeGreaterThan(0);
  await page.emulateMedia({ reducedMotion: "reduce" });
  await expect.poll(() => moving(page)).toEqual([]);

  await expect(page.locator("#loading-bar")).toHaveCSS("transition-duration", "0s");
  expect(await moving(page)).toEqual([]);
  await page.getByRole("banner").getByRole("button", { name: "About", exact: true }).click();
  expect(await moving(page)).toEqual([]);
  await page.keyboard.press("Escape");
  await quoteForm(page).open();
  expect(await moving(page)).toEqual([]);
  const playing = await page
    .locator("video")
    .evaluateAll((videos: HTMLVideoElement[]) => videos.filter(({ paused }) => !paused).length);
  expect(playing).toBe(0);
});
