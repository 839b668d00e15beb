import { expect, test } from "#fixtures.ts";
import { openStudio } from "#studio.ts";

const HEADING = "Turned shafts up to 400 mm, from one piece, in five business days";
const TITLE = "Turned shafts and bushes, cut to length";

test(
  "simultaneous edits by two editors in one document are all kept",
  { tag: "@thorough" },
  async ({ page, browser, studio, lake, freshPath }) => {
    const { _id: id } = await lake.publish({
      path: freshPath,
      title: "Before",
      blocks: [{ _type: "quoteCall", _key: "call", heading: "Before", label: "Request A Quote" }],
    });
    const other = await (await browser.newContext({ viewport: page.viewportSize() })).newPage();
    await Promise.all([studio.openDocument(id), openStudio(other).openDocument(id)]);

    const block = await openStudio(other).openBlock("Before");
    const heading = block.getByRole("textbox", { name: "Heading", exact: true });
    const title = page.getByRole("textbox", { name: "Title", exact: true });
    await Promise.all([title.fill(""), heading.fill("")]);
    await Promise.all([
      title.pressSequentially(TITLE, { delay: 40 }),
      heading.pressSequentially(HEADING, { delay: 40 }),
    ]);

    await expect
      .poll(async () => {
        const stored = await lake.page(freshPath);
        return [stored?.title, stored?.blocks[0]?.heading];
      })
      .toEqual([TITLE, HEADING]);
    await expect(studio.blockRow(HEADING)).toBeVisible();
    await expect(other.getByRole("textbox", { name: "Title", exact: true })).toHaveValue(TITLE);
    await other.context().close();
  },
);
