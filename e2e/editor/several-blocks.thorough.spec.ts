import type { Page } from "@playwright/test";

import { expect, test } from "#fixtures.ts";
import type { Lake } from "#lake.ts";

test.use({ permissions: ["clipboard-read", "clipboard-write"] });

const call = (name: string) => ({
  _type: "quoteCall",
  _key: name.toLowerCase(),
  heading: `${name} call`,
  label: "Request A Quote",
});

test(
  "several blocks are moved, hidden, copied to another page and deleted together",
  { tag: "@thorough" },
  async ({ page, studio, lake, freshPath }) => {
    const source = await lake.publish({ path: `${freshPath}/from`, blocks: ["A", "B", "C", "D"].map(call) });
    const target = await lake.publish({ path: `${freshPath}/to`, blocks: [call("Own")] });
    await page.setViewportSize({ width: 1440, height: 900 });
    await studio.openDocument(source._id);
    await expect(studio.blockRow("A call")).toBeInViewport({ ratio: 1 });
    const select = (position: number) => page.getByRole("checkbox", { name: `Select block ${position},` });
    const bar = page.getByRole("toolbar", { name: "Selected blocks" });

    await select(1).click();
    await select(3).click({ modifiers: ["Shift"] });
    await expect(bar).toContainText("3 blocks selected");
    await select(3).focus();
    await page.keyboard.press("Space");
    await expect(bar).toContainText("2 blocks selected");
    await bar.getByRole("button", { name: "Move down" }).click();
    await expect.poll(() => headings(lake, source._id)).toEqual(["C call", "A call", "B call", "D call"]);
    await bar.getByRole("button", { name: "Hide" }).click();
    await expect(studio.blockRow("A call")).toContainText("Hidden");
    await expect(studio.blockRow("B call")).toContainText("Hidden");
    await bar.getByRole("button", { name: "Show" }).click();
    await expect(studio.blockRow("A call")).not.toContainText("Hidden");
    await bar.getByRole("button", { name: "Copy" }).click();
    await expect(page.getByText("2 blocks copied")).toBeVisible();
    await bar.getByRole("button", { name: "Delete" }).click();
    await expect.poll(() => headings(lake, source._id)).toEqual(["C call", "D call"]);
    await expect(bar).toBeHidden();
    await expect(page.getByRole("checkbox", { name: "Select block 2, Quote banner" })).toBeVisible();

    await studio.openDocument(target._id);
    await page.getByRole("button", { name: "Paste blocks" }).click();
    await expect.poll(() => headings(lake, target._id)).toEqual(["Own call", "A call", "B call"]);
    const keys = (await lake.drafted(target._id))?.blocks.map(({ _key }) => _key) ?? [];
    expect(keys).not.toContain("a");
  },
);

test(
  "removed blocks come back one removal at a time, also after other changes",
  { tag: "@thorough" },
  async ({ page, studio, lake, freshPath }) => {
    const { _id: id } = await lake.publish({ path: freshPath, blocks: ["A", "B", "C", "D"].map(call) });
    await studio.openDocument(id);
    const undo = page.getByRole("button", { name: "Undo", exact: true });
    await page.getByRole("checkbox", { name: "Select block 1," }).click();
    await page.getByRole("checkbox", { name: "Select block 3," }).click();
    await page.getByRole("toolbar").getByRole("button", { name: "Delete" }).click();
    await expect(page.getByText("2 blocks deleted")).toBeVisible();
    await page.getByTestId("array-item-menu-button").last().click();
    await page.getByRole("menuitem", { name: "Remove" }).click();
    await expect.poll(() => headings(lake, id)).toEqual(["B call"]);
    await page.getByRole("textbox", { name: "Title", exact: true }).fill("Changed since");

    await undo.click();
    await expect.poll(() => headings(lake, id)).toEqual(["B call", "D call"]);
    await undo.click();
    await expect.poll(() => headings(lake, id)).toEqual(["A call", "B call", "C call", "D call"]);
    await expect(undo).toBeHidden();
    await expect.poll(async () => (await lake.drafted(id))?.title).toBe("Changed since");
  },
);

test("the menu of blocks opens with all groups and an empty search, also for the second time, and needs no mouse", async ({
  page,
  studio,
  lake,
  freshPath,
}) => {
  const { _id: id } = await lake.publish({ path: freshPath, blocks: [call("Only")] });
  await studio.openDocument(id);
  const { open, search } = blockMenu(page);
  await open.click();
  await expect(search).toBeFocused();
  await page.keyboard.type("divider");
  await expect(page.getByRole("menuitem")).toHaveCount(1);
  await page.getByRole("tab", { name: "Calls to action" }).click();
  await expect(page.getByText("No items found")).toBeVisible();
  await page.keyboard.press("Escape");
  await expect(search).toBeHidden();

  await open.click();
  await expect(search).toBeFocused();
  await expect(page.getByRole("tab", { name: "All", exact: true })).toHaveAttribute("aria-selected", "true");
  await expect(search).toHaveValue("");
  await page.keyboard.type("notice");
  await expect(page.getByRole("menuitem")).toHaveText(["Notice (callout)"]);
  await page.keyboard.press("ArrowDown");
  await expect(page.getByRole("menuitem")).toBeFocused();
  await page.keyboard.press("Enter");
  await expect(page.getByRole("dialog")).toContainText("What the reader must know");
});

test(
  "text goes into the search of the menu of blocks, even if the menu opens below the pointer",
  { tag: "@thorough" },
  async ({ page, studio, lake, freshPath }) => {
    const { _id: id } = await lake.publish({ path: freshPath, blocks: [call("Only")] });
    await studio.openDocument(id);
    const { open, search } = blockMenu(page);
    await open.click();
    await expect(search).toBeFocused();
    await page.keyboard.type("notice");
    await page.getByRole("menuitem").hover();
    await expect(search).not.toBeFocused();
    await page.keyboard.type("s and more");
    await expect(search).toHaveValue("notices and more");
    await expect(page.getByRole("dialog")).toBeHidden();
  },
);

async function headings(lake: Lake, id: string) {
  return (await lake.drafted(id))?.blocks.map(({ heading }) => heading);
}

/** The button and the search of the menu of blocks. */
function blockMenu(page: Page) {
  return {
    open: page.getByRole("button", { name: "Add item...", exact: true }),
    search: page.getByPlaceholder("Search", { exact: true }).last(),
  };
}
