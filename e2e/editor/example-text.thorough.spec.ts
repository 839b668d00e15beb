import { expect, test } from "#fixtures.ts";

test("the Studio lists fields that still hold example text, except headings that are meant to be kept", async ({
  page,
  studio,
  freshPath,
}) => {
  await studio.createPage({ title: "From file to part", path: freshPath });
  const steps = await studio.addBlock("Steps");
  await steps.getByRole("textbox", { name: "Introduction", exact: true }).fill("A file goes in.");
  await studio.closeBlock();

  await studio.openValidation();
  const warning = page.getByText("“Steps” still has its example text. Write your own");
  await expect(warning.filter({ visible: true }).first()).toBeVisible();
  await expect(page.getByText("“Heading” still has")).toHaveCount(0);
  await expect(page.getByText("“Introduction” still has")).toHaveCount(0);
  await expect(page.getByRole("button", { name: "Publish", exact: true })).toBeEnabled();
});

test("one click removes the optional example texts, above the blocks or while publishing", async ({
  page,
  studio,
  lake,
  freshPath,
}) => {
  await studio.createPage({ title: "From file to part", path: freshPath });
  await studio.addBlock("Steps");
  await studio.closeBlock();
  await studio.addBlock("Timeline");
  await studio.closeBlock();
  const leads = async () => (await lake.page(freshPath))?.blocks.map(({ lead }) => lead ?? "none");

  await expect(page.getByText("2 optional fields still have an example text.")).toBeVisible();
  await page.getByRole("button", { name: "Remove them" }).click();
  await expect.poll(leads).toEqual(["none", "none"]);
  await page.getByRole("button", { name: "Undo" }).click();
  await expect.poll(leads).toEqual([expect.stringMatching(/./), expect.stringMatching(/./)]);

  await page.getByRole("button", { name: "Publish", exact: true }).click();
  const gate = page.getByRole("dialog", { name: "Not ready to publish" });
  await gate.getByRole("button", { name: "Remove 2 optional example texts" }).click();
  await expect(page.getByText("2 optional example texts removed")).toBeVisible();
  await expect(gate).toBeHidden();
  await expect.poll(leads).toEqual(["none", "none"]);
});
