import { env } from "#env.ts";
import { expect, test } from "#fixtures.ts";

test(
  '"Where used" lists pages whose tables include a grade automatically, and the dialog about unpublishing lists links to the page',
  { tag: "@thorough" },
  async ({ page }) => {
    await page.goto(`${env.studioUrl}/intent/edit/id=grade-cnc-abs;type=materialGrade/`);
    await page.getByRole("tab", { name: "Where used" }).click();
    const materials = page.getByRole("link", { name: /CNC machining materials/ });
    await expect(materials).toContainText("In a list");

    await page.goto(`${env.studioUrl}/structure/page;about-us`);
    await page.getByRole("button", { name: "Published", exact: true }).click();
    await page.getByRole("button", { name: "Unpublish", exact: true }).click();
    const dialog = page.getByRole("dialog", { name: "“About us” cannot be unpublished yet" });
    await expect(dialog.getByRole("heading", { name: "Navigation" })).toBeVisible();
    await expect(dialog.getByText(/dataset/)).toHaveCount(0);
    await dialog.getByRole("button", { name: "Cancel" }).click();
  },
);
