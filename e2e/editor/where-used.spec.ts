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

test(
  "the check tool checks a document again only after it has changed",
  { tag: "@thorough" },
  async ({ page }) => {
    let queries = 0;
    page.on("request", (request) => {
      if (request.url().includes("/data/query/")) queries += 1;
    });
    const check = async (open: () => Promise<unknown>) => {
      const before = queries;
      await open();
      await expect(page.getByText(/^\d+ documents checked/)).toBeVisible({ timeout: 60_000 });
      return queries - before;
    };
    // The first check sends many queries, because many rules query the lake.
    const first = await check(() => page.goto(`${env.studioUrl}/check`));
    await page.getByRole("link", { name: "Launch list" }).click();
    await expect(page.getByText(/^\d+ of \d+ still to do/)).toBeVisible();
    const second = await check(() => page.getByRole("link", { name: "Check", exact: true }).click());
    expect(second).toBeLessThan(first / 5);
  },
);
