import { join } from "node:path";

import type { FrameLocator, Locator } from "@playwright/test";

import { env } from "#env.ts";
import { expect, test } from "#fixtures.ts";
import type { Lake } from "#lake.ts";
import { blockAround, clickUntilVisible, dragBelow } from "#preview.ts";

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

test("clicking a heading, picture or block in the preview opens its field, and edits show right away", async ({
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
    page.getByRole("textbox", { name: "Button label" }),
  );
});

test(
  "clicking a step opens that step, and clicking a card opens the document it shows",
  { tag: "@thorough" },
  async ({ page, studio, lake, freshPath }) => {
    const study = `${freshPath.slice(1)}-study`;
    await lake.store({
      _id: study,
      _type: "caseStudy",
      title: `Study of ${freshPath}`,
      path: `${freshPath}-study`,
      blocks: [],
    });
    await lake.publish({
      path: freshPath,
      blocks: [
        {
          _type: "steps",
          _key: "steps",
          heading: "How it goes",
          steps: ["First", "Second"].map((title) => ({ _type: "step", _key: title, title: `${title} step` })),
        },
        { _type: "caseStudies", _key: "studies", heading: "Studies", selection: "all" },
      ],
    });
    const site = await studio.openPreview(freshPath);

    await clickUntilVisible(
      page,
      site.getByRole("heading", { name: "Second step" }),
      page.getByRole("textbox", { name: "Title, Row 2", exact: true }).and(page.locator(":focus")),
    );
    await clickUntilVisible(
      page,
      site.getByRole("heading", { name: `Study of ${freshPath}` }),
      page
        .getByRole("textbox", { name: "Title", exact: true })
        .and(page.locator(`[value="Study of ${freshPath}"]`)),
    );
  },
);

test(
  "clicking the banner tip opens Settings, and clicking the menus opens Navigation",
  { tag: "@thorough" },
  async ({ page, studio, lake, freshPath }) => {
    // The preview is wide enough for the menus of a desktop.
    await page.setViewportSize({ width: 2560, height: 1000 });
    await publishThreeBlocks(lake, freshPath);
    const site = await studio.openPreview(freshPath);
    await clickUntilVisible(
      page,
      site.getByRole("complementary", { name: "Please note" }).getByText(/^Tip/),
      page.getByRole("textbox", { name: "Banner above the header" }),
    );
    await clickUntilVisible(
      page,
      site.getByRole("banner").getByRole("button", { name: "Capabilities" }),
      page.getByRole("textbox", { name: "Text", exact: true }).and(page.locator('[value="Capabilities"]')),
    );
  },
);

test(
  "the button that ends the preview shows in a window of its own, and the Studio says that the preview has ended",
  { tag: "@thorough" },
  async ({ context, page, studio, lake, freshPath }) => {
    await publishThreeBlocks(lake, freshPath);
    const site = await studio.openPreview(freshPath);
    // Once the Studio and its frame are connected: they then agree on the perspective, which needs the preview.
    await clickUntilVisible(
      page,
      site.getByRole("heading", { name: "First block" }),
      page.getByRole("textbox", { name: "Heading", exact: true }),
    );
    await expect(site.getByRole("button", { name: "Exit" })).toHaveCount(0);

    const tab = await context.newPage();
    await tab.goto(`${env.siteUrl}${freshPath}`);
    await expect(tab.getByText("Draft preview")).toBeVisible();
    await tab.getByRole("button", { name: "Exit" }).click();
    await expect(tab.getByText("Draft preview")).toHaveCount(0);
    await expect(tab).toHaveURL(`${env.siteUrl}${freshPath}`);
    await expect(site.getByText("The preview ended in another window. Reload the Studio.")).toBeVisible();
  },
);

test("dragging a block in the preview moves it there and in the lake", async ({
  page,
  studio,
  lake,
  freshPath,
}) => {
  await publishThreeBlocks(lake, freshPath);
  const site = await studio.openPreview(freshPath);
  await expect(headings(site)).toHaveText(["First block", "Second block", "Third block"]);
  // Once the preview responds to clicks it also responds to drags.
  await clickUntilVisible(
    page,
    site.getByRole("heading", { name: "Second block" }),
    page.getByRole("textbox", { name: "Heading", exact: true }),
  );

  await dragBelow(page, blockAround(site, "Second block"), blockAround(site, "Third block"));

  await expect(headings(site)).toHaveText(["First block", "Third block", "Second block"]);
  await expect
    .poll(async () => (await lake.page(freshPath))?.blocks.map(({ _key }) => _key))
    .toEqual(["hero", "third", "second"]);
});

function headings(site: FrameLocator): Locator {
  return site.getByRole("main").getByRole("heading");
}
