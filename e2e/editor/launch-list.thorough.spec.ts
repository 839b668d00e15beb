import { env } from "#env.ts";
import { expect, test } from "#fixtures.ts";

test("the launch list shows what is still to do, with a link to each field", async ({ page }) => {
  await page.goto(`${env.studioUrl}/launch`);
  await expect(page.getByText(/^\d+ of \d+ still to do/)).toBeVisible();
  await expect(page.getByRole("link", { name: /Reply time Done|Done Reply time/ })).toBeVisible();
  await expect(page.getByRole("link", { name: /To do\s*Certificates on “Quality”/ })).toBeVisible();
  await page.getByRole("link", { name: /To do\s*Phone number/ }).click();
  await expect(page.getByRole("textbox", { name: "Phone number" })).toBeVisible();
});
