import type { Page } from "@playwright/test";

import { expect, test } from "#fixtures.ts";
import { partCheck } from "#part-check.ts";

// Takes pictures of a result on the page of the part check, and compares them with those in the content. If what they show has changed on
// purpose, run `pnpm --filter e2e content-pictures` while the site is running, and commit the new pictures.

const PAGES = [
  { path: "/part-check", locale: "en-US", suffix: "" },
  { path: "/de/bauteilpruefung", locale: "de-DE", suffix: "-de" },
];
const WINDOWS = [
  { name: "part-check-result", viewport: { width: 1100, height: 1080 }, last: ".pc-answer" },
  {
    name: "part-check-result-phone",
    viewport: { width: 360, height: 1400 },
    last: ".pc-findings li:nth-child(2)",
  },
];
/** The space around what a picture shows, in pixels. */
const MARGIN = 20;

/** Hides what a reader of the picture cannot use, and what sticks to the window and would cover the result. */
const STYLE = `
  header.sticky, .pc-actions, .pv-tools { display: none !important }
  .pv-picture { position: relative !important; top: 0 !important }
  @media (width < 500px) { .pv-canvas { height: 220px !important } }`;

test.use({
  deviceScaleFactor: 2,
  // The site's content security policy would block the style.
  bypassCSP: true,
  // Otherwise the camera of the picture may still be moving.
  contextOptions: { reducedMotion: "reduce" },
});

for (const { path, locale, suffix } of PAGES)
  for (const { name, viewport, last } of WINDOWS)
    test.describe(`at ${viewport.width} px in ${locale}`, () => {
      test.use({ locale, viewport });

      test(`the picture ${name}${suffix}`, async ({ page }) => {
        await page.goto(path);
        await page.addStyleTag({ content: STYLE });
        const { block, overlay } = partCheck(page);
        await block.locator("button[value=bracket]").click();
        const cnc = block.locator(".pc-answer").getByRole("button", { name: /^CNC/ });
        await expect(cnc).toContainText("$");
        await cnc.click();
        // A hole deep inside, for which the picture cuts the part open.
        await block.locator(".pc-findings .pc-place").first().click();
        await expect(overlay.locator(".pv-ring").first()).toBeVisible();
        await expect(page).toHaveScreenshot(["content", "assets", "images", `${name}${suffix}.png`], {
          scale: "device",
          animations: "disabled",
          maxDiffPixelRatio: 0.03,
          clip: await clipOf(page, last),
        });
      });
    });

/** The part of the page from the name of the part to the end of an element of the result. */
async function clipOf(page: Page, last: string) {
  return page.evaluate(
    ([selector, margin]) => {
      const result = document.querySelector(".pc")?.getBoundingClientRect();
      const end = document.querySelector(`.pc ${selector}`)?.getBoundingClientRect();
      if (!result || !end) throw new Error("The result is not shown");
      const { x, y, width } = result;
      return {
        x: x - margin,
        y: y - margin,
        width: width + 2 * margin,
        height: end.bottom - y + 1.4 * margin,
      };
    },
    [last, MARGIN] as const,
  );
}
