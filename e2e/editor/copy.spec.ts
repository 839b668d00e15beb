import { expect, test } from "#fixtures.ts";

test(
  "a copy of a page is labeled in its title and has no path until an editor enters one",
  { tag: "@thorough" },
  async ({ page, studio, lake, freshPath }) => {
    const { _id } = await lake.publish({ path: freshPath, title: "Turned parts" });
    await lake.patch(_id, { aliases: [`${freshPath}-old`] });
    await studio.openDocument(_id);
    await studio.chooseAction("Duplicate");

    const title = page.getByRole("textbox", { name: "Title", exact: true });
    await expect(title).toHaveValue("Turned parts (copy)");
    await expect(page.getByRole("textbox", { name: "Path", exact: true })).toHaveValue("");
    await expect(page.getByText(`${freshPath}-old`)).toHaveCount(0);
    const [, copyId = ""] = /;([\w-]+)/.exec(page.url()) ?? [];
    await page.close();
    await lake.remove(`drafts.${copyId}`);
  },
);
