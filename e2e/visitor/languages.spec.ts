import { violations, WCAG } from "#axe.ts";
import { env } from "#env.ts";
import { expect, test } from "#fixtures.ts";
import { createLake } from "#lake.ts";

import { brokenWords } from "./broken-words.ts";
import { expectHydrated } from "./hydrated.ts";

const statusOf = (path: string) => async () => (await fetch(env.siteUrl + path)).status;

test("a German page is German: its words, its menus, its links, its address for search engines", async ({
  page,
}) => {
  await page.goto("/DE/Kontakt");
  await expect(page.locator("html")).toHaveAttribute("lang", "de");
  await expect(page.getByRole("banner").getByRole("button", { name: "Angebot anfordern" })).toBeVisible();
  await expect(page.locator('link[rel="canonical"]')).toHaveAttribute("href", /\/de\/kontakt$/);
  await expect(page.locator('link[hreflang="en"]')).toHaveAttribute("href", /\/contact-us$/);
  await expect(page.locator('link[hreflang="x-default"]')).toHaveAttribute("href", /\/contact-us$/);
  await expect(page.getByRole("link", { name: /Startseite/ }).first()).toHaveAttribute("href", "/de");
  expect(await violations(page, { tags: WCAG })).toEqual([]);
});

test("on a phone, a short German word stays whole beside a long value", async ({ page }) => {
  await page.setViewportSize({ width: 360, height: 780 });
  await page.goto("/de");
  await expect(page.locator("[data-block=caseStudies] dt", { hasText: "Toleranz" }).first()).toBeVisible();
  expect(await brokenWords(page)).toEqual([]);
});

test("the switch leads to the same page in a document of its own, and pages of a language share theirs", async ({
  page,
}) => {
  const mark = () => page.evaluate(() => Reflect.get(globalThis, "mark"));
  const setMark = () => page.evaluate(() => Object.assign(globalThis, { mark: "same" }));
  await page.goto("/contact-us", { waitUntil: "networkidle" });
  await setMark();
  await page.getByRole("contentinfo").getByRole("link", { name: "Deutsch" }).click();
  await expect(page).toHaveURL("/de/kontakt");
  expect(await mark()).toBeUndefined();

  const link = page.getByRole("contentinfo").locator('a[href^="/de/"]').first();
  // Before that, the browser itself follows the link.
  await expectHydrated(link);
  await setMark();
  await link.click();
  await expect(page).not.toHaveURL("/de/kontakt");
  await expect(page.locator("html")).toHaveAttribute("lang", "de");
  expect(await mark()).toBe("same");
});

test.describe("a missing page", () => {
  test.use({ expectedErrors: [/status of 404/] });

  test("is missing in the language of its path", async ({ page }) => {
    const response = await page.goto("/de/gibt-es-nicht");
    expect(response?.status()).toBe(404);
    await expect(page.locator("html")).toHaveAttribute("lang", "de");
    await expect(page.getByRole("main")).toContainText("/de/gibt-es-nicht");
    await expect(page.getByRole("main").getByRole("link", { name: "Startseite" })).toHaveAttribute(
      "href",
      "/de",
    );
  });
});

test("the search finds German pages, in the dialog and on its page, in any spelling", async ({ page }) => {
  await page.goto("/de/search?q=fraesen");
  await expect(page.getByRole("main").locator('a[href^="/de/"]').first()).toBeVisible();

  await page.goto("/de", { waitUntil: "networkidle" });
  await page.locator('header a[href="/de/search"]').first().click();
  await page.getByRole("dialog").getByRole("searchbox").fill("Toleranz");
  await expect(page.getByRole("dialog").locator('a[href^="/de/"]').first()).toBeVisible();
});

test.describe("without scripts", () => {
  test.use({ javaScriptEnabled: false });

  test("the quote form is German and sends its visitor to the German confirmation", async ({ page }) => {
    await page.goto("/de/quote");
    await expect(page.locator("main form")).toHaveAttribute("action", "/de/quote");
    await expect(page.locator("html")).toHaveAttribute("lang", "de");
  });
});

test.describe("a browser in German", () => {
  test.use({ locale: "de-DE" });

  test("is offered the German page, and not again after a choice", async ({ page }) => {
    await page.goto("/contact-us");
    await expect(page).toHaveURL("/contact-us");
    const offer = page.getByRole("complementary", { name: "Sprache" });
    await expect(offer).toBeVisible();
    await offer.getByRole("button").click();
    await expect(offer).toBeHidden();
    await page.goto("/about-us", { waitUntil: "networkidle" });
    await expect(offer).toBeHidden();
  });

  test("is not offered German again after the switch has led to English", async ({ page }) => {
    await page.goto("/de/kontakt");
    await page.getByRole("contentinfo").getByRole("link", { name: "English" }).click();
    await expect(page).toHaveURL("/contact-us");
    await page.waitForLoadState("networkidle");
    await expect(page.getByRole("complementary", { name: "Sprache" })).toBeHidden();
    expect(await page.evaluate(() => localStorage.getItem("language"))).toBe("en");
  });

  test("is offered nothing on a German page", async ({ page }) => {
    await page.goto("/de/kontakt", { waitUntil: "networkidle" });
    await expect(page.getByRole("complementary", { name: "Language" })).toBeHidden();
  });
});

/**
 * The elements of a page without those that other languages add: links for search engines, the locales for social media, and the switch.
 * React's data is left out, because it contains what the notice offers, and its address is a hash of it. React numbers its ids across
 * renders, and Next does not always write `head` in the same order.
 */
function withoutLanguages(html: string): string[] {
  const page = new DOMParser().parseFromString(html, "text/html");
  const added =
    'link[hreflang], meta[property="og:locale:alternate"], .menu:has(> #menu-languages), .language-list';
  for (const element of page.querySelectorAll(added)) element.remove();
  for (const element of page.querySelectorAll("[data-rsc]")) element.removeAttribute("data-rsc");
  const ids = new Map<string, string>();
  const numbered = (id: string) => ids.get(id) ?? ids.set(id, `id-${ids.size}`).get(id) ?? id;
  const body = page.body.outerHTML.replaceAll("<!-- -->", "").replaceAll(/_S_\w+_/g, numbered);
  return [...[...page.head.children].map((element) => element.outerHTML).toSorted(), ...body.split(/(?=<)/)];
}

// Every page has the switch.
test.describe("languages in preparation", { tag: "@alone" }, () => {
  const LANGUAGES = ["language-de", "language-ja"];

  test.afterEach(async () => {
    for (const id of LANGUAGES) await createLake().patch(id, { state: "live" });
    await expect.poll(statusOf("/de")).toBe(200);
    await expect.poll(statusOf("/ja")).toBe(200);
  });

  test("leave the site, with their pages and the switch, and English pages are as before", async ({
    lake,
    request,
    page,
  }) => {
    const text = async (path: string) => (await request.get(path)).text();
    const read = async (path: string) => page.evaluate(withoutLanguages, await text(path));
    const paths = ["/", "/cnc-machining", "/contact-us"];
    const withLanguages = [];
    for (const path of paths) withLanguages.push(await read(path));

    for (const id of LANGUAGES) await lake.patch(id, { state: "preparation" });
    await expect.poll(statusOf("/de")).toBe(404);
    await expect.poll(statusOf("/de/kontakt")).toBe(404);
    await expect.poll(statusOf("/ja")).toBe(404);
    await expect.poll(() => text("/sitemap.xml")).not.toMatch(/\/(?:de|ja)\b/);
    for (const [index, path] of paths.entries()) {
      await expect.poll(() => text(path)).not.toMatch(/hreflang|menu-languages|href="\/(?:de|ja)["/]/i);
      expect(await read(path)).toEqual(withLanguages[index]);
    }
  });
});
