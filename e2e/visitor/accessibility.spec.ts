import { AxeBuilder } from "@axe-core/playwright";

import { expect, test } from "#fixtures.ts";

test("axe finds nothing to object to on any seeded page", async ({ page }) => {
  for (const path of ["/", "/about-us", "/contact-us", "/privacy-policy"]) {
    // oxlint-disable-next-line no-await-in-loop -- one page after the other
    await page.goto(path);
    // oxlint-disable-next-line no-await-in-loop -- as above
    const { violations } = await new AxeBuilder({ page }).analyze();
    expect(
      violations.map(
        ({ id, nodes }) => `${path}: ${id} at ${nodes.map(({ target }) => target.join(" ")).join(", ")}`,
      ),
    ).toEqual([]);
  }
});
