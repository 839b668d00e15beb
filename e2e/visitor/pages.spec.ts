import { env } from "#env.ts";
import { expect, test } from "#fixtures.ts";

const mainPages = ["/", "/about-us", "/contact-us", "/privacy-policy"];

function spellings(path: string): string[] {
  const capital = path.replace(/\b[a-z]/g, (letter) => letter.toUpperCase());
  return [...new Set([path, path.toUpperCase(), capital])];
}

test("the first content has the main pages", async ({ lake }) => {
  expect(await lake.paths()).toEqual(expect.arrayContaining(mainPages));
});

for (const path of mainPages) {
  test(`${path} answers in any capitalization`, async ({ page }) => {
    for (const spelling of spellings(path)) {
      const response = await page.goto(spelling);
      expect(response?.status()).toBe(200);
      await expect(page.getByRole("heading", { level: 1 })).toHaveCount(1);
      const canonical = page.locator('link[rel="canonical"]');
      await expect(canonical).toHaveAttribute("href", env.siteUrl + (path === "/" ? "" : path));
    }
  });
}

test.describe("an unknown path", () => {
  // Chromium logs every 404.
  test.use({ expectedErrors: [/the server responded with a status of 404/] });

  test("answers 404 with a link home", async ({ page }) => {
    const response = await page.goto("/no-such-page");
    expect(response?.status()).toBe(404);
    await page.getByRole("main").getByRole("link", { name: "Home" }).click();
    await expect(page).toHaveURL(`${env.siteUrl}/`);
  });
});
