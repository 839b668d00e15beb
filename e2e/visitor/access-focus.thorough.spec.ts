import { expect, test } from "#fixtures.ts";

import { focusFlaws, tabThrough } from "./focus-walk.ts";

test("Tab reaches every control in page order, never gets trapped, and leaves the page", async ({ page }) => {
  await page.goto("/contact-us");
  const { order, all } = await tabThrough(page);
  expect(all).toBeGreaterThan(60);
  expect(order).toEqual([...order.keys()]);
  expect(order).toHaveLength(all);
});

for (const [device, viewport, paths] of [
  ["a desk", { width: 1440, height: 1000 }, ["/", "/cnc-machining-materials"]],
  ["a phone", { width: 360, height: 740 }, ["/cnc01", "/contact-us"]],
  // A 1280 × 1024 px window at 400 % zoom has a 320 × 256 px layout viewport.
  ["a zoom of 400 %", { width: 320, height: 256 }, ["/cnc01", "/cnc-machining-materials"]],
] as const) {
  test(`every focused control has a visible focus indicator and is not covered (${device})`, async ({
    page,
  }) => {
    await page.setViewportSize(viewport);
    for (const path of paths) {
      await page.goto(path);
      // Hydration starts shortly after the page is shown.
      await expect.poll(() => focusFlaws(page), { message: path }).toEqual([]);
    }
  });
}
