import type { Page } from "@playwright/test";

import { expect, test } from "#fixtures.ts";
import { openStudio } from "#studio.ts";

// The Studio renders only the visible rows of a list, and other tests create pages too.
test.use({ viewport: { width: 1440, height: 3000 } });

test(
  "text typed in one tab appears in the other, which also shows the other editor's presence",
  { tag: "@thorough" },
  async ({ page, context, studio, lake, freshPath }) => {
    const { _id: id } = await lake.publish({ path: freshPath, title: "Before" });
    await studio.openDocument(id);
    const second = await context.newPage();
    await openStudio(second).openDocument(id);

    await titleField(page).fill("Typed in the first tab");
    await expect(titleField(second)).toHaveValue("Typed in the first tab");
    await titleField(second).fill("Typed in the second tab");
    await expect(titleField(page)).toHaveValue("Typed in the second tab");

    await titleField(second).click();
    await expect(
      page.getByRole("option", { name: /Typed in the second tab .* is editing this document right now/ }),
    ).toBeVisible();
    await expect.poll(async () => (await lake.page(freshPath))?.title).toBe("Typed in the second tab");
  },
);

function titleField(page: Page) {
  return page.getByRole("textbox", { name: "Title", exact: true });
}
