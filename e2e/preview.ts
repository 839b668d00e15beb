import { expect, type FrameLocator, type Locator, type Page } from "@playwright/test";

import { boxOf } from "#studio.ts";

/** Clicks an element in the preview once the overlays are ready. */
export async function clickUntilVisible(page: Page, target: Locator, opened: Locator): Promise<void> {
  await expect(async () => {
    await target.scrollIntoViewIfNeeded();
    const box = await boxOf(target);
    await page.mouse.move(box.x + box.width / 2 - 5, box.y + box.height / 2);
    await page.mouse.move(box.x + box.width / 2, box.y + box.height / 2, { steps: 3 });
    await page.mouse.click(box.x + box.width / 2, box.y + box.height / 2);
    await expect(opened).toBeVisible({ timeout: 3000 });
  }).toPass();
}

/** The block that contains a heading. */
export function blockAround(site: FrameLocator, heading: string): Locator {
  return site
    .getByRole("main")
    .locator("section")
    .filter({ has: site.getByRole("heading", { name: heading }) });
}

/** Drags a block by its empty upper right corner to the lower edge of another. Blocks accept a drop only at their edges. */
export async function dragBelow(page: Page, moved: Locator, target: Locator): Promise<void> {
  const from = await boxOf(moved);
  const to = await boxOf(target);
  await page.mouse.move(from.x + from.width - 60, from.y + 20);
  await page.mouse.move(from.x + from.width - 40, from.y + 24, { steps: 5 });
  await page.mouse.down();
  await page.mouse.move(from.x + from.width - 40, from.y + 60, { steps: 5 });
  await page.mouse.move(to.x + to.width - 40, to.y + to.height - 2, { steps: 20 });
  await page.mouse.up();
}
