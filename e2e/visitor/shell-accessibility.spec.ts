import { violations, WCAG_AND_BEST_PRACTICE } from "#axe.ts";
import { expect, test } from "#fixtures.ts";

const RULES = { tags: WCAG_AND_BEST_PRACTICE };
const NOT_FOUND = /the server responded with a status of 404/;

test("every open header menu passes axe", async ({ page }) => {
  await page.goto("/about-us");
  const buttons = page.getByRole("banner").locator(".menu-button");
  // Four menus and the languages.
  await expect(buttons).toHaveCount(5);
  const found: string[] = [];
  for (const button of await buttons.all()) {
    await button.click();
    found.push(...(await violations(page, RULES)));
    await page.keyboard.press("Escape");
  }
  expect(found).toEqual([]);
});

test("the open phone menu passes axe", async ({ page }) => {
  await page.setViewportSize({ width: 360, height: 740 });
  await page.goto("/about-us");
  await page.getByRole("banner").getByRole("button", { name: "Menu", exact: true }).click();
  expect(await violations(page, RULES)).toEqual([]);
});

test.describe("the not-found screen", () => {
  test.use({ expectedErrors: [NOT_FOUND] });

  test("passes axe", async ({ page }) => {
    await page.goto("/abuot-us");
    expect(await violations(page, RULES)).toEqual([]);
  });
});

test("a crawl finds no broken link or anchor", { tag: "@thorough" }, async ({ page }) => {
  test.slow();
  const seen = new Map<string, { status: number; ids: ReadonlySet<string> }>();
  const links = new Map<string, string>();
  const origin = new URL((await page.goto("/"))?.url() ?? "").origin;

  async function visit(path: string) {
    const known = seen.get(path);
    if (known) return known;
    const response = await page.request.get(path);
    const isPage = response.headers()["content-type"]?.startsWith("text/html") ?? false;
    const html = isPage ? await response.text() : "";
    const visited = {
      status: response.status(),
      ids: new Set([...html.matchAll(/ id="([^"]+)"/g)].map(([, id = ""]) => id)),
    };
    seen.set(path, visited);
    for (const [, href = ""] of html.matchAll(/<a [^>]*href="([^"]+)"/g)) {
      const url = new URL(href.replaceAll("&amp;", "&"), origin + path);
      if (url.origin === origin && !url.pathname.startsWith("/test-")) links.set(url.href, path);
    }
    return visited;
  }

  await visit("/");
  // The map grows during the iteration, because each page adds its links.
  const broken: string[] = [];
  for (const [href, from] of links) {
    const { pathname, search, hash } = new URL(href);
    const { status, ids } = await visit(pathname + search);
    if (status !== 200) broken.push(`${href}: ${status} (on ${from})`);
    else if (hash !== "" && !ids.has(decodeURIComponent(hash.slice(1))))
      broken.push(`${href}: no such anchor (on ${from})`);
  }
  expect(seen.size).toBeGreaterThan(3);
  expect(broken).toEqual([]);
});
