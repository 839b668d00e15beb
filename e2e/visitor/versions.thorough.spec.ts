import type { Page } from "@playwright/test";

import { expect, test } from "#fixtures.ts";
import type { Lake } from "#lake.ts";

const VERSIONS = "**/api/versions/insert";

const call = (_key: string, heading: string) => ({ _key, _type: "quoteCall", heading });

/** A page with two versions of its first block, and a text below them. */
async function publishVersions(lake: Lake, path: string, share: number): Promise<void> {
  await lake.publish({
    path,
    title: "A page with two versions",
    blocks: [
      { ...call("first", "The first version"), anchor: "call" },
      { ...call("second", "The second version"), share, lead: "It is higher than the first one." },
      { _key: "notice", _type: "notice", heading: "Below both", text: "The text below both versions." },
    ],
  });
}

/** Makes every random choice of the page the lowest or the highest number. */
async function fixRandom(page: Page, value: 0 | 0.99): Promise<void> {
  await page.addInitScript((fixed) => {
    Math.random = () => fixed;
  }, value);
}

async function catchVersions(page: Page): Promise<object[]> {
  const sent: object[] = [];
  await page.context().route(VERSIONS, async (route) => {
    sent.push(route.request().postDataJSON());
    await route.fulfill({ json: { code: 200, msg: "" } });
  });
  return sent;
}

for (const [value, shown, hidden, version] of [
  [0, "The second version", "The first version", "B"],
  [0.99, "The first version", "The second version", "A"],
] as const) {
  test(`the choice of ${version} moves nothing, stays after hydration and is counted with the quote form`, async ({
    page,
    lake,
    freshPath,
  }) => {
    await publishVersions(lake, freshPath, 50);
    await fixRandom(page, value);
    await page.addInitScript(() => {
      Reflect.set(globalThis, "shift", 0);
      new PerformanceObserver((list) => {
        for (const entry of list.getEntries())
          Reflect.set(globalThis, "shift", Reflect.get(globalThis, "shift") + Reflect.get(entry, "value"));
      }).observe({ type: "layout-shift", buffered: true });
    });
    const sent = await catchVersions(page);
    await page.goto(freshPath, { waitUntil: "networkidle" });
    await expect(page.locator("#call").getByRole("heading", { name: shown })).toBeInViewport();
    await expect(page.getByRole("heading", { name: hidden, includeHidden: true })).toBeHidden();
    expect(await page.evaluate(() => Reflect.get(globalThis, "shift"))).toBeLessThan(0.01);

    const common = { pageUrl: freshPath, block: "second", version };
    await expect.poll(() => sent).toEqual([{ ...common, event: "viewed" }]);
    await page.getByRole("main").getByRole("button", { name: "Request A Quote" }).last().click();
    await expect.poll(() => sent).toContainEqual({ ...common, event: "quoteOpened" });
    const stored = await page.evaluate(
      () =>
        [localStorage, sessionStorage].map((storage) => JSON.stringify(storage)).join("") + document.cookie,
    );
    expect(stored).not.toMatch(/second|version/);
  });
}

test("a visitor who comes by client navigation sees one version, the same one on coming back", async ({
  page,
  lake,
  freshPath,
}) => {
  await publishVersions(lake, freshPath, 50);
  await fixRandom(page, 0);
  const sent = await catchVersions(page);
  await page.goto("/about-us", { waitUntil: "networkidle" });
  const goTo = async (path: string) => {
    await page.evaluate((href) => {
      const link = Object.assign(document.createElement("a"), { href, textContent: "Go there" });
      document.querySelector("main")?.append(link);
      link.click();
    }, path);
    await expect(page).toHaveURL(path);
  };
  await goTo(freshPath);
  await expect(page.getByRole("heading", { name: "The second version" })).toBeVisible();
  await expect(page.getByRole("heading", { name: "The first version" })).toBeHidden();
  await goTo("/contact-us");
  await page.evaluate(() => {
    Math.random = () => 0.99;
  });
  await page.goBack();
  await expect(page.getByRole("heading", { name: "The second version" })).toBeVisible();
  await expect.poll(() => sent.length).toBe(2);
});

test("without scripts and in the search, it is the first version", async ({
  browser,
  lake,
  freshPath,
  request,
}) => {
  await publishVersions(lake, freshPath, 90);
  const context = await browser.newContext({ javaScriptEnabled: false });
  const page = await context.newPage();
  await page.goto(freshPath);
  await expect(page.getByRole("heading", { name: "The first version" })).toBeVisible();
  await expect(page.getByRole("heading", { name: "The second version" })).toBeHidden();
  await context.close();
  const html = await (await request.get("/about-us")).text();
  expect(html).not.toContain("version-choice");
});

for (const [value, shown, fetched] of [
  [0, "The second version", "second.svg"],
  [0.99, "The first version", "first.svg"],
] as const) {
  test(`of two heroes, the browser fetches only the picture of “${shown}”, before it has read the page`, async ({
    page,
    lake,
    freshPath,
  }) => {
    const size = { width: 1500, height: 1000 };
    const picture = async (name: string) => ({
      ...(await lake.drawnPicture(`${freshPath.replaceAll("/", "")}-${name}`, size)),
      alt: name,
    });
    const [first, second] = [await picture("first.svg"), await picture("second.svg")];
    const hero = { _type: "hero", lead: "Parts in five days." };
    await lake.publish({
      path: freshPath,
      blocks: [
        { ...hero, _key: "first", heading: "The first version", picture: first },
        { ...hero, _key: "second", heading: "The second version", picture: second, share: 50 },
      ],
    });
    await fixRandom(page, value);
    await catchVersions(page);
    await page.goto(freshPath, { waitUntil: "networkidle" });
    await expect(page.getByRole("heading", { level: 1 })).toHaveText(shown);
    await expect(page.getByRole("img", { name: fetched })).toBeInViewport();
    const started = await page.evaluate(() => {
      const [navigation] = performance.getEntriesByType("navigation");
      const parsed: unknown = navigation && Reflect.get(navigation, "domInteractive");
      return performance
        .getEntriesByType("resource")
        .filter(({ name }) => name.includes("/images/"))
        .map(({ name, startTime }) => ({ name, isEarly: startTime < Number(parsed) }));
    });
    // Without the brand image.
    const idOf = ({ asset }: typeof first) => asset._ref.split("-")[1] ?? "";
    const ofHeroes = started.filter(({ name }) => [first, second].some((each) => name.includes(idOf(each))));
    const id = idOf(fetched === "first.svg" ? first : second);
    expect(ofHeroes.map(({ name, isEarly }) => [name.includes(id), isEarly])).toEqual([[true, true]]);
  });
}

test("a visitor who opts out sees a version, but is not counted", async ({ page, lake, freshPath }) => {
  await publishVersions(lake, freshPath, 50);
  await page.addInitScript(() => Object.defineProperty(navigator, "globalPrivacyControl", { value: true }));
  await fixRandom(page, 0);
  const sent = await catchVersions(page);
  await page.goto(freshPath, { waitUntil: "networkidle" });
  await expect(page.getByRole("heading", { name: "The second version" })).toBeVisible();
  expect(sent).toEqual([]);
});
