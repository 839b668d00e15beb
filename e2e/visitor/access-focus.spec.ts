import { expect, test } from "#fixtures.ts";

import { focusFlaws, tabThrough } from "./focus-walk.ts";

test("Tab stops at every control in the order of the page, is trapped nowhere, and leaves it", async ({
  page,
}) => {
  await page.goto("/contact-us");
  const { order, all } = await tabThrough(page);
  expect(all).toBeGreaterThan(60);
  expect(order).toEqual([...order.keys()]);
  expect(order).toHaveLength(all);
});

for (const [device, viewport, paths] of [
  ["a desk", { width: 1440, height: 1000 }, ["/", "/cnc-machining-materials"]],
  ["a phone", { width: 360, height: 740 }, ["/cnc01", "/contact-us"]],
  // A window of 1280 by 1024 px at 400 % is laid out as one of 320 by 256.
  ["a zoom of 400 %", { width: 320, height: 256 }, ["/cnc01", "/cnc-machining-materials"]],
] as const) {
  test(`every control shows that it has the focus, and nothing covers it (${device})`, async ({ page }) => {
    await page.setViewportSize(viewport);
    for (const path of paths) {
      // oxlint-disable-next-line no-await-in-loop -- one page after the other
      await page.goto(path);
      // The page's scripts take over a moment after it is shown.
      // oxlint-disable-next-line no-await-in-loop -- as above
      await expect.poll(() => focusFlaws(page), { message: path }).toEqual([]);
    }
  });
}
