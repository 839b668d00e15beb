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
