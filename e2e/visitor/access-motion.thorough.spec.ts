import type { Page } from "@playwright/test";

import { expect, test } from "#fixtures.ts";
import { quoteForm } from "#quote-form.ts";

/** The animations that are running, without animations driven by the scroll position. */
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

test("drawings animate only with scrolling, and not at all with reduced motion", async ({ page }) => {
  await page.goto("/sla-printing");
  const part = page.locator(".dw-moves").first();
  const scrolled = async () => {
    await page.mouse.wheel(0, 150);
    return part.evaluate((group) => getComputedStyle(group).transform);
  };
  await part.scrollIntoViewIfNeeded();
  await expect.poll(scrolled).not.toBe("none");
  expect(await moving(page)).toEqual([]);

  await page.emulateMedia({ reducedMotion: "reduce" });
  // Checks the animation and not the position, because a moving part can pass through its resting position.
  await expect(part).toHaveCSS("animation-name", "none");
});

test("with reduced motion, menus, the dialog and the loading bar do not animate", async ({ page }) => {
  await page.emulateMedia({ reducedMotion: "reduce" });
  await page.goto("/sla-printing");
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
