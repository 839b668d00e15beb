import type { Page } from "@playwright/test";

import { expect, test } from "#fixtures.ts";
import { partCheck } from "#part-check.ts";

// Takes the pictures of a result on the page of the part check, and compares them with those of the content, so that these stay true. After
// a change of what they show: `pnpm --filter e2e content-pictures` while the site is running. Commit what it writes.

const PAGES = [
  { path: "/part-check", suffix: "" },
  { path: "/de/bauteilpruefung", suffix: "-de" },
];
const WINDOWS = [
  { name: "part-check-result", size: { width: 1100, height: 1000 }, last: ".pc-answer" },
  {
    name: "part-check-result-phone",
    size: { width: 360, height: 1400 },
    last: ".pc-findings li:nth-child(2)",
  },
];
/** The space around what a picture shows, in pixels. */
const MARGIN = 16;

test.use({
  deviceScaleFactor: 2,
  reducedMotion: "reduce",
  // The site's content security policy would block the style below.
  bypassCSP: true,
});

for (const { path, suffix } of PAGES)
  for (const { name, size, last } of WINDOWS)
    test(`the picture ${name}${suffix} of ${path}`, async ({ page }) => {
      await page.setViewportSize(size);
      await page.goto(path);
      const { block } = partCheck(page);
      await block.locator("button[value=bracket]").click();
      const cnc = block.locator(".pc-answer").getByRole("button", { name: /^CNC/ });
      await expect(cnc).toContainText("$");
      await cnc.click();
      // A hole deep inside, where the picture cuts the part open.
      await block.locator(".pc-findings .pc-place").first().click();
      await expect(block.locator(".pv-caption")).toBeVisible();
      // Parts that a reader of the picture cannot use, and what sticks to the window and would cover it.
      await page.addStyleTag({
        content:
          "header:has(nav), .pc-actions { display: none } .pv-tools { display: none } .pv-picture { position: relative }",
      });
      await expect(page).toHaveScreenshot(["content", "assets", "images", `${name}${suffix}.png`], {
        scale: "device",
        animations: "disabled",
        maxDiffPixelRatio: 0.03,
        clip: await clipOf(page, last),
      });
    });

/** From the name of the part to the end of the last element. */
async function clipOf(page: Page, last: string) {
  return page.evaluate(
    ([selector, margin]) => {
      const [part, end] = [".pc", `.pc ${selector}`].map((one) =>
        document.querySelector(one)?.getBoundingClientRect(),
      );
      if (!part || !end) throw new Error("The result is not shown");
      const { x, y, width } = part;
      return { x: x - margin, y: y - margin, width: width + 2 * margin, height: end.bottom - y + 2 * margin };
    },
    [last, MARGIN] as const,
  );
}
