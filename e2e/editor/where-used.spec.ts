import { env } from "#env.ts";
import { expect, test } from "#fixtures.ts";

test('"Where used" lists pages whose tables include a grade automatically, and the delete warning counts only this dataset', async ({
  page,
}) => {
  await page.goto(`${env.studioUrl}/intent/edit/id=grade-cnc-abs;type=materialGrade/`);
  await page.getByRole("tab", { name: "Where used" }).click({ timeout: 30_000 });
  const materials = page.getByRole("link", { name: /CNC machining materials/ });
  await expect(materials).toContainText("In a list");

  await page.goto(`${env.studioUrl}/structure/page;about-us`);
  await page.getByRole("button", { name: "Open document actions" }).click({ timeout: 30_000 });
  await page.getByRole("menuitem", { name: /^Delete/ }).click();
  const dialog = page.getByRole("dialog", { name: "Delete document?" });
  await expect(dialog.getByText(/documents refer to “About us”/).first()).toBeVisible();
  await expect(dialog.getByText(/dataset/)).toHaveCount(0);
  await dialog.getByRole("button", { name: "Cancel" }).click();
});

test("the check tool keeps its results when an editor comes back", async ({ page }) => {
  await page.goto(`${env.studioUrl}/check`);
  const done = page.getByText(/^\d+ documents checked/);
  await expect(done).toBeVisible({ timeout: 90_000 });
  await page.getByRole("link", { name: "Editor's guide" }).click();
  await expect(page.getByRole("heading", { name: "Editor's guide" })).toBeVisible();
  await page.getByRole("link", { name: "Check", exact: true }).click();
  await expect(done).toBeVisible({ timeout: 5000 });
});
