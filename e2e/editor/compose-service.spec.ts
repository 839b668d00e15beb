import { join } from "node:path";

import { expect, test } from "#fixtures.ts";

const picture = join(import.meta.dirname, "../pictures/grey.png");

/** The blocks of the service template, in order. */
const TEMPLATE_BLOCKS = [
  "Hero",
  "Key figures",
  "Steps",
  "Specification table",
  "Material table",
  "Finish table",
  "Comparison",
  "Design rule",
  "Gallery",
  "Questions and answers",
  "Quote banner",
];

// The Studio renders only the visible rows of a list.
test.use({ viewport: { width: 1800, height: 1800 } });

test(
  "an editor creates a service from its template, previews it, publishes it and sees it live",
  { tag: "@thorough" },
  async ({ page, studio, browser, freshPath, lake, request }) => {
    test.slow();
    await studio.create("Services", "Service", { title: "Wire erosion", path: freshPath });
    await expect(studio.blocksOf(TEMPLATE_BLOCKS)).toContainText(TEMPLATE_BLOCKS);

    const hero = await studio.openBlock("No heading of its own");
    await expect(hero.getByRole("button").getByText("No heading of its own")).toHaveCSS(
      "text-transform",
      "none",
    );
    await hero.getByRole("textbox", { name: "Heading", exact: true }).fill("Wire erosion for hardened steel");
    await studio.closeBlock();

    // Tables and the gallery start empty and would leave gaps on the page, so publishing is rejected until they are filled in.
    await studio.expectErrorsBeforePublish("Required");
    for (const [table, choice] of [
      ["Materials", "All grades"],
      ["Finishes", "All finishes"],
    ] as const) {
      const block = await studio.openBlock(table);
      await block.getByRole("radio", { name: choice, exact: true }).check();
      await studio.closeBlock();
    }
    for (const alt of ["A die plate cut by wire", "The punch that fits it"]) {
      await studio.openBlock("Parts of this kind");
      await page.getByRole("button", { name: "Add item", exact: true }).click();
      await page.getByRole("button", { name: "Upload" }).setInputFiles(picture);
      await expect(page.getByRole("img", { name: /preview/i })).toBeVisible();
      await page.getByRole("textbox", { name: "Alternative text" }).fill(alt);
      await studio.closeBlock();
    }

    await studio.searchBlock("callout", "Notice (callout)");
    await studio.closeBlock();
    // Wait for the example text: the Studio fills it in after it has added the block, and stops if the form is closed.
    await expect(studio.blockRow("What the reader must know")).toBeVisible();
    await expect(studio.blocksOf([...TEMPLATE_BLOCKS, "Notice"])).toContainText([
      ...TEMPLATE_BLOCKS,
      "Notice",
    ]);

    // Wait until the Studio has sent everything, because loading the preview would drop unsent changes.
    const id = /[\da-f-]{36}/.exec(page.url())?.[0] ?? "";
    await expect
      .poll(async () => JSON.stringify((await lake.drafted(id)) ?? {}))
      .toContain("What the reader must know");

    const site = await studio.openPreview(freshPath);
    await expect(site.getByRole("heading", { level: 1 })).toHaveText("Wire erosion for hardened steel");
    await expect(site.getByRole("img", { name: "A die plate cut by wire" })).toBeAttached();

    expect((await request.get(freshPath)).status()).toBe(404);
    await studio.publishAnyway();
    await expect.poll(async () => (await request.get(freshPath)).status()).toBe(200);

    const visitor = await browser.newPage();
    await visitor.goto(freshPath);
    await expect(visitor.getByRole("heading", { level: 1 })).toHaveText("Wire erosion for hardened steel");
    await expect(visitor.getByRole("navigation", { name: "On this page" })).toContainText("How it works");
    await visitor.close();
  },
);
