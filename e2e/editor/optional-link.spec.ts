import { expect, test } from "#fixtures.ts";

test(
  "a block with an optional link can be published without one, and after it was cleared",
  { tag: "@thorough" },
  async ({ page, studio, lake, freshPath }) => {
    await studio.createPage({ title: "Draft angles", path: freshPath });
    const rule = await studio.addBlock("Design rule");
    await rule.getByRole("textbox", { name: "Heading", exact: true }).fill("Draft the walls");
    await expect.poll(async () => (await lake.page(freshPath))?.blocks[0]?.heading).toBe("Draft the walls");
    expect((await lake.page(freshPath))?.blocks[0]).not.toHaveProperty("link");
    const publish = page.getByRole("button", { name: "Publish", exact: true });
    await expect(publish).toBeEnabled();

    await rule.getByRole("button", { name: "Link", exact: true }).last().click();
    const kind = rule.getByRole("combobox", { name: "Link to" });
    await kind.selectOption("Another website");
    await rule.getByText("Open in a new window").click();
    await kind.selectOption("");
    await expect.poll(async () => (await lake.page(freshPath))?.blocks[0]).not.toHaveProperty("link");
    await studio.closeBlock();
    await studio.publishAnyway();
    await studio.waitUntilPublished();
  },
);
