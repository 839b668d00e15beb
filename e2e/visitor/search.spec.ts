import type { Page } from "@playwright/test";

import { violations, WCAG } from "#axe.ts";
import { expect, test } from "#fixtures.ts";
import { intercept } from "#intercept.ts";

import { focusFlaws } from "./focus-walk.ts";

const PHONE = { width: 360, height: 740 };

function searchDialog(page: Page) {
  const dialog = page.getByRole("dialog", { name: "Search" });
  return {
    dialog,
    field: dialog.getByRole("searchbox", { name: "Search this site" }),
    count: dialog.getByRole("status"),
    results: dialog.getByRole("listitem"),
  };
}

test("nothing of the search is loaded before a visitor wants it, and then the index once", async ({
  page,
}) => {
  const requests: string[] = [];
  page.on("request", (request) => requests.push(new URL(request.url()).pathname));
  const ofSearch = () => requests.filter((path) => path.includes("search") && !path.startsWith("/api/"));
  await page.goto("/about-us", { waitUntil: "networkidle" });
  expect(ofSearch()).toEqual([]);
  const { dialog, field, results } = searchDialog(page);
  for (const query of ["delrin", "6061"]) {
    await page.getByRole("banner").getByRole("link", { name: "Search" }).click();
    await field.fill(query);
    await expect(results.first()).toContainText(query, { ignoreCase: true });
    await page.keyboard.press("Escape");
    await expect(dialog).toBeHidden();
  }
  expect(ofSearch()).toEqual([
    expect.stringMatching(/^\/_next\/static\/search\/search-\w+\.js$/),
    "/search-index.json",
  ]);
});

test("a grade shows its figures and the words found; the arrow keys reach it and Enter opens it", async ({
  page,
}) => {
  await page.goto("/about-us");
  await page.keyboard.press("/");
  const { dialog, field, count, results } = searchDialog(page);
  await expect(field).toBeFocused();
  await field.pressSequentially("aluminium 7075");
  const first = results.first();
  await expect(first).toContainText("Aluminum 7075-T6");
  await expect(first).toContainText(/Tensile strength \d+\sMPa .* Density \d\.\d+\sg\/cm³/);
  await expect(first.locator("mark").first()).toHaveText("Aluminum");
  await expect(count).toHaveText(/^The best \d+ of \d+ results$/);
  await page.keyboard.press("ArrowDown");
  await expect(first.getByRole("link")).toBeFocused();
  await page.keyboard.press("ArrowUp");
  await expect(field).toBeFocused();
  await page.keyboard.press("ArrowDown");
  const href = await first.getByRole("link").getAttribute("href");
  await page.keyboard.press("Enter");
  await expect(page).toHaveURL(href ?? "");
  await expect(dialog).toBeHidden();
});

test("Ctrl K opens the search too, Escape returns the focus, and a slash in a field stays a slash", async ({
  page,
}) => {
  await page.goto("/contact-us");
  const { dialog, field } = searchDialog(page);
  const message = page.getByRole("main").getByLabel("Project description");
  await message.fill("km");
  // The interactive form replaces the one of the HTML, and with it the field that the focus returns to.
  await expect(page.locator("main form[data-plain]")).toHaveCount(0);
  await message.focus();
  await message.press("End");
  await message.press("/");
  await expect(message).toHaveValue("km/");
  await expect(dialog).toBeHidden();
  await page.keyboard.press("Control+k");
  await expect(field).toBeFocused();
  await page.keyboard.press("Escape");
  await expect(dialog).toBeHidden();
  await expect(message).toBeFocused();
});

test("Enter in the field leads to the page of results", async ({ page }) => {
  await page.goto("/about-us");
  await page.keyboard.press("/");
  const { field } = searchDialog(page);
  await field.fill("draft angle");
  await field.press("Enter");
  await expect(page).toHaveURL("/search?q=draft+angle");
  await expect(page.getByRole("main").getByRole("listitem").first()).toContainText("Draft angle");
});

test("on a phone the menu leads to the search, which fits the screen and returns the focus", async ({
  page,
}) => {
  await page.setViewportSize(PHONE);
  await page.goto("/about-us");
  const menu = page.getByRole("banner").getByRole("button", { name: "Menu", exact: true });
  await menu.click();
  const link = page.locator("#phone-menu").getByRole("link", { name: "Search" });
  await expect(link).toBeInViewport();
  await link.click();
  const { dialog, field, results } = searchDialog(page);
  await field.fill("wall");
  await expect(results.first()).toBeVisible();
  await expect(page.locator("#phone-menu")).toBeHidden();
  expect(await dialog.evaluate(({ scrollWidth, clientWidth }) => scrollWidth - clientWidth)).toBe(0);
  await dialog.getByRole("button", { name: "Close search" }).click();
  await expect(menu).toBeFocused();
});

for (const viewport of [PHONE, { width: 1440, height: 900 }]) {
  test(`the dialog and the page of results are accessible at ${viewport.width} px`, async ({ page }) => {
    await page.setViewportSize(viewport);
    await page.goto("/about-us");
    await page.keyboard.press("Control+k");
    const { field, results } = searchDialog(page);
    await field.fill("anodizing");
    await expect(results.first()).toBeVisible();
    expect(await violations(page, { tags: WCAG })).toEqual([]);
    expect(await focusFlaws(page, ".search-dialog")).toEqual([]);
    await page.goto("/search?q=anodizing");
    expect(await violations(page, { tags: WCAG })).toEqual([]);
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(viewport.width);
  });
}

test("a message says that the index cannot be loaded, and the next key tries again", async ({ page }) => {
  await page.goto("/about-us", { waitUntil: "networkidle" });
  const stop = await intercept(page, "/search-index.json", (route) =>
    route.fulfill({ status: 200, body: "<" }),
  );
  await page.keyboard.press("/");
  const { field, count, results } = searchDialog(page);
  await field.fill("pee");
  await expect(count).toHaveText("Search didn't load. Please try again.");
  stop();
  await field.press("k");
  await expect(results.first()).toContainText("PEEK");
});

test("a search is reported once, when it is complete, and from the page of results too", async ({ page }) => {
  const counted: unknown[] = [];
  page.on("request", (request) => {
    if (request.url().endsWith("/api/search/insert")) counted.push(request.postDataJSON());
  });
  await page.goto("/about-us");
  await page.keyboard.press("/");
  const { dialog, field, count } = searchDialog(page);
  await field.pressSequentially("zzqx");
  await expect(count).toHaveText("0 results");
  await page.keyboard.press("Escape");
  await expect(dialog).toBeHidden();
  await expect.poll(() => counted).toEqual([{ query: "zzqx", results: 0 }]);
  await page.goto("/search?q=Zzqxw");
  await expect
    .poll(() => counted)
    .toEqual([
      { query: "zzqx", results: 0 },
      { query: "zzqxw", results: 0 },
    ]);
});

test("the search follows a publish", async ({ request, lake, freshPath }) => {
  const { _id } = await lake.publish({ path: freshPath, title: "Quizzacious flanges" });
  const index = async () => (await request.get("/search-index.json")).text();
  const answer = async () => (await request.get("/search?q=quizzacious")).text();
  await expect.poll(index).toContain(freshPath);
  await expect.poll(answer).toContain(`href="${freshPath}"`);
  await lake.patch(_id, { seo: { _type: "seo", noIndex: true } });
  await expect.poll(index).not.toContain(freshPath);
  await expect.poll(answer).not.toContain(`href="${freshPath}"`);
});

test("search engines do not list the answers, and a query is text", async ({ request }) => {
  const response = await request.get("/search?q=%3Cimg+src%3Dx+onerror%3Dalert(1)%3E");
  const html = await response.text();
  expect(html).toMatch(/<meta name="robots" content="noindex/);
  expect(html).not.toContain("<img src=x");
  expect(response.headers()["cache-control"]).toBe("private, no-store");
});

test.describe("without scripts", () => {
  test.use({ javaScriptEnabled: false });

  test("the home page has a search field", async ({ page }) => {
    await page.goto("/");
    await page.getByRole("main").getByRole("searchbox", { name: "Search this site" }).fill("peek");
    await page.keyboard.press("Enter");
    await expect(page).toHaveURL("/search?q=peek");
  });

  test("the header leads to the page of results, which answers a form", async ({ page }) => {
    await page.goto("/about-us");
    await page.getByRole("banner").getByRole("link", { name: "Search" }).click();
    const main = page.getByRole("main");
    await main.getByRole("searchbox", { name: "Search this site" }).fill("Ra 1.6");
    await main.getByRole("button", { name: "Search" }).click();
    await expect(page).toHaveURL("/search?q=Ra+1.6");
    await expect(main.getByRole("searchbox")).toHaveValue("Ra 1.6");
    await expect(main.getByRole("listitem").first()).toContainText("finish");
    await main.getByRole("listitem").first().getByRole("link").click();
    await expect(page.getByRole("heading", { level: 1 })).toBeVisible();
  });
});

test("a question is found, and its answer is open and in view when the page has loaded or changed", async ({
  page,
}) => {
  const question = "Why is my thick part more expensive than two thin ones?";
  const answer = page.locator("details", { hasText: question });
  const isShown = async () => {
    await expect(answer).toHaveAttribute("open");
    await expect(answer.locator("p").first()).toBeInViewport();
    await expect(answer.getByRole("heading")).toBeInViewport();
  };
  await page.goto("/about-us", { waitUntil: "networkidle" });
  await page.keyboard.press("/");
  const { field, results } = searchDialog(page);
  await field.fill("thick part more expensive");
  await results.filter({ hasText: question }).first().getByRole("link").click();
  await expect(page).toHaveURL(/\/sla-printing#why-is-my-thick-part-/);
  await isShown();
  const address = page.url();
  await page.goto("about:blank");
  await page.goto(address);
  await isShown();
});

test("a term is found in the glossary, where it is in view", async ({ page }) => {
  await page.goto("/search?q=sink+mark");
  await page
    .getByRole("main")
    .getByRole("link", { name: /^Sink mark\b.*Glossary/ })
    .click();
  await expect(page).toHaveURL("/glossary#entry-sink-mark");
  await expect(page.getByRole("term").filter({ hasText: "Sink mark" })).toBeInViewport();
});
