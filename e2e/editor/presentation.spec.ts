import { join } from "node:path";

import type { FrameLocator, Locator, Page } from "@playwright/test";

import { expect, test } from "#fixtures.ts";
import type { Lake } from "#lake.ts";
import { boxOf } from "#studio.ts";

const picture = join(import.meta.dirname, "../pictures/grey.png");

const call = (key: string, heading: string) => ({
  _type: "quoteCall",
  _key: key,
  heading,
  label: "Request A Quote",
});

test.use({ viewport: { width: 1800, height: 1300 } });

async function publishThreeBlocks(lake: Lake, path: string): Promise<void> {
  const hero = {
    _type: "hero",
    _key: "hero",
    heading: "First block",
    picture: await lake.picture(picture, "A grey plate"),
  };
  await lake.publish({ path, blocks: [hero, call("second", "Second block"), call("third", "Third block")] });
}

test("a click on a heading, a picture or a block opens it, and typing shows at once", async ({
  page,
  studio,
  lake,
  freshPath,
}) => {
  await publishThreeBlocks(lake, freshPath);
  const site = await studio.openPreview(freshPath);

  await clickUntilVisible(
    page,
    site.getByRole("heading", { name: "First block" }),
    page.getByRole("textbox", { name: "Heading", exact: true }),
  );
  await page.getByRole("textbox", { name: "Heading", exact: true }).fill("First block, retyped");
  await expect(site.getByRole("heading", { name: "First block, retyped" })).toBeVisible();

  await clickUntilVisible(
    page,
    site.getByRole("img", { name: "A grey plate" }),
    page.getByRole("textbox", { name: "Alternative text" }),
  );
  await clickUntilVisible(
    page,
    site.getByRole("heading", { name: "Third block" }),
    page.getByRole("textbox", { name: "Text on the button" }),
  );
});

test("a block that is dragged inside the preview moves there and in the lake", async ({
  page,
  studio,
  lake,
  freshPath,
}) => {
  await publishThreeBlocks(lake, freshPath);
  const site = await studio.openPreview(freshPath);
  await expect(headings(site)).toHaveText(["First block", "Second block", "Third block"]);
  // The preview can be dragged as soon as it can be clicked.
  await clickUntilVisible(
    page,
    site.getByRole("heading", { name: "Second block" }),
    page.getByRole("textbox", { name: "Heading", exact: true }),
  );

  const second = await boxOf(block(site, "Second block"));
  const third = await boxOf(block(site, "Third block"));
  await page.mouse.move(second.x + second.width - 60, second.y + 20);
  await page.mouse.move(second.x + second.width - 40, second.y + 24, { steps: 5 });
  await page.mouse.down();
  await page.mouse.move(second.x + second.width - 40, second.y + 60, { steps: 5 });
  // Only at the edge of a block is there a place to drop it.
  await page.mouse.move(third.x + third.width - 40, third.y + third.height - 2, { steps: 20 });
  await page.mouse.up();

  await expect(headings(site)).toHaveText(["First block", "Third block", "Second block"]);
  await expect
    .poll(async () => (await lake.page(freshPath))?.blocks.map(({ _key }) => _key))
    .toEqual(["hero", "third", "second"]);
});

function headings(site: FrameLocator): Locator {
  return site.getByRole("main").getByRole("heading");
}

/** The whole block around a heading. */
function block(site: FrameLocator, heading: string): Locator {
  return site
    .getByRole("main")
    .locator("section")
    .filter({ has: site.getByRole("heading", { name: heading }) });
}

/** Clicks a place of the preview as a person does who waits for the overlays. */
async function clickUntilVisible(page: Page, target: Locator, opened: Locator): Promise<void> {
  await expect(async () => {
    await target.scrollIntoViewIfNeeded();
    const box = await boxOf(target);
    await page.mouse.move(box.x + box.width / 2 - 5, box.y + box.height / 2);
    await page.mouse.move(box.x + box.width / 2, box.y + box.height / 2, { steps: 3 });
    await page.mouse.click(box.x + box.width / 2, box.y + box.height / 2);
    await expect(opened).toBeVisible({ timeout: 3000 });
  }).toPass({ timeout: 45_000 });
}
