import { expect, test } from "#fixtures.ts";

test("the page's own process says when to choose another, the others say their limits", async ({ page }) => {
  await page.goto("/cnc-machining");
  const titles = (name: string) =>
    page
      .locator(".option", { has: page.getByRole("heading", { level: 3, name, exact: true }) })
      .getByRole("heading", { level: 4 });
  await expect(titles("CNC machining")).toHaveText(["Choose it when", "Choose another when"]);
  await expect(titles("DMLS")).toHaveText(["Choose it when", "Limits"]);
});
