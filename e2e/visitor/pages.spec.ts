import { env } from "#env.ts";
import { expect, test } from "#fixtures.ts";

const seeded = ["/", "/about-us", "/contact-us", "/privacy-policy"];

function spellings(path: string): string[] {
  const capital = path.replace(/\b[a-z]/g, (letter) => letter.toUpperCase());
  return [...new Set([path, path.toUpperCase(), capital])];
}

test("the seeded pages are the ones that are tested here", async ({ lake }) => {
  expect(await lake.paths()).toEqual(expect.arrayContaining(seeded));
});

for (const path of seeded) {
  test(`a visitor reads ${path}, however it is spelt`, async ({ page }) => {
    for (const spelling of spellings(path)) {
      // oxlint-disable-next-line no-await-in-loop -- one page, one visit after the other
      const response = await page.goto(spelling);
      expect(response?.status()).toBe(200);
      // oxlint-disable-next-line no-await-in-loop -- as above
      await expect(page.getByRole("heading", { level: 1 })).toHaveCount(1);
      const canonical = page.locator('link[rel="canonical"]');
      // oxlint-disable-next-line no-await-in-loop -- as above
      await expect(canonical).toHaveAttribute("href", env.siteUrl + (path === "/" ? "" : path));
    }
  });
}

test.describe("a path that no page has", () => {
  // What Chromium itself writes about the answer.
  test.use({ expectedErrors: [/the server responded with a status of 404/] });

  test("is a true 404 with a way home", async ({ page }) => {
    const response = await page.goto("/no-such-page");
    expect(response?.status()).toBe(404);
    await page.getByRole("main").getByRole("link", { name: "Home" }).click();
    await expect(page).toHaveURL(`${env.siteUrl}/`);
  });
});
