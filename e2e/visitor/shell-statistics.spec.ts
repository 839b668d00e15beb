import type { APIRequestContext, Page } from "@playwright/test";

import { env } from "#env.ts";
import { expect, test } from "#fixtures.ts";
import { asOperator } from "#testing/lake.ts";

import { expectHydrated } from "./hydrated.ts";

const STATISTICS = "**/api/statistical/insert";

interface Sent {
  readonly record: Record<string, unknown>;
  readonly referrer: string | undefined;
}

/** Collects the statistics that the page sends, in order. */
async function catchRecords(page: Page): Promise<Sent[]> {
  const sent: Sent[] = [];
  await page.context().route(STATISTICS, async (route) => {
    const request = route.request();
    sent.push({ record: request.postDataJSON(), referrer: request.headers()["referer"] });
    await route.fulfill({ json: { code: 200, msg: "" } });
  });
  return sent;
}

async function setVisibility(page: Page, state: "hidden" | "visible"): Promise<void> {
  await page.evaluate((value) => {
    Object.defineProperty(document, "visibilityState", { value, configurable: true });
    document.dispatchEvent(new Event("visibilitychange"));
  }, state);
}

/** Blocks React's data and scripts until the returned function is called. */
async function holdReact(page: Page): Promise<() => void> {
  const { promise, resolve } = Promise.withResolvers<void>();
  await page.route(/\/_data\/|\/_next\/static\/.*\.js$/, async (route) => {
    await promise;
    await route.continue();
  });
  return resolve;
}

async function goToContact(page: Page): Promise<void> {
  await page.getByRole("contentinfo").getByRole("link", { name: "Contact us", exact: true }).click();
  await expect(page).toHaveURL("/contact-us");
}

test("a route change sends one record of the previous page with the specified keys", async ({ page }) => {
  await page.clock.install();
  const sent = await catchRecords(page);
  await page.goto("/about-us?utm_source=x", { waitUntil: "networkidle" });
  await page.clock.fastForward(5000);
  await goToContact(page);
  await expect.poll(() => sent.length).toBe(1);
  const [first] = sent;
  expect(first?.record).toEqual({
    webType: "website",
    residenceTime: expect.any(Number),
    equipmentType: "电脑",
    module: "about-us",
    pageUrl: `${env.siteUrl}/about-us`,
  });
  expect(first?.record["residenceTime"]).toBeGreaterThanOrEqual(5000);
});

test("hiding the tab sends a record; hidden time is not counted, and nothing counts twice", async ({
  page,
}) => {
  await page.clock.install();
  const sent = await catchRecords(page);
  await page.goto("/", { waitUntil: "networkidle" });
  await page.clock.pauseAt(Date.now() + 3_600_000);
  // Wait for React's effects, which may not have run yet on a busy machine. They read this clock too.
  await page.clock.runFor(1000);
  await setVisibility(page, "hidden");
  await expect.poll(() => sent.length).toBe(1);
  expect(sent[0]?.record["module"]).toBe("home");

  await page.clock.runFor(60_000);
  await setVisibility(page, "visible");
  await page.clock.runFor(700);
  await setVisibility(page, "hidden");
  await page.evaluate(() => void dispatchEvent(new Event("pagehide")));
  await expect.poll(() => sent.length).toBe(2);
  expect(sent[1]?.record["residenceTime"]).toBe(700);
});

/** The page views that the admin API has stored for a path in the last minutes. */
async function countViews(request: APIRequestContext, path: string): Promise<number | undefined> {
  const period = {
    from: new Date(Date.now() - 600_000).toISOString(),
    until: new Date(Date.now() + 600_000).toISOString(),
  };
  const answer = await request.get(`${env.adminUrl}/staff/statistics`, {
    params: period,
    headers: asOperator(env.dataDirectory),
  });
  const { data }: { data: { pages: { path: string; views: number }[] } } = await answer.json();
  return data.pages.find((page) => page.path === path)?.views;
}

test("closing the tab sends a record that arrives", async ({ context, request, lake, freshPath }) => {
  await lake.publish({ path: freshPath });
  await expect.poll(async () => (await request.get(freshPath)).status()).toBe(200);
  const closed = await context.newPage();
  await closed.goto(freshPath, { waitUntil: "networkidle" });
  await closed.close({ runBeforeUnload: true });
  await expect.poll(() => countViews(request, freshPath)).toBe(1);
});

test("a visitor who leaves before the scripts have loaded is counted once, with the whole time", async ({
  page,
}) => {
  await page.clock.install();
  const sent = await catchRecords(page);
  await holdReact(page);
  await page.goto("/about-us");
  await page.clock.fastForward(2000);
  await setVisibility(page, "hidden");
  const ms = await page.evaluate(() => performance.now());
  await page.evaluate(() => void dispatchEvent(new Event("pagehide")));
  await expect.poll(() => sent.length).toBe(1);
  expect(sent[0]?.record).toMatchObject({ module: "about-us", pageUrl: `${env.siteUrl}/about-us` });
  expect(sent[0]?.record["residenceTime"]).toBeGreaterThanOrEqual(2000);
  expect(sent[0]?.record["residenceTime"]).toBeLessThanOrEqual(ms);
});

test("closing the tab before the scripts have loaded sends a record that arrives", async ({
  context,
  request,
  lake,
  freshPath,
}) => {
  await lake.publish({ path: freshPath });
  await expect.poll(async () => (await request.get(freshPath)).status()).toBe(200);
  const closed = await context.newPage();
  // Blocks React's data without a Playwright route, because with routes the last request of a closed page would not arrive.
  await closed.addInitScript(() => {
    const send = globalThis.fetch;
    globalThis.fetch = (address, options) => {
      const isData = typeof address === "string" && address.startsWith("/_data/");
      return isData ? Promise.withResolvers<Response>().promise : send(address, options);
    };
  });
  await closed.goto(freshPath);
  await closed.close({ runBeforeUnload: true });
  await expect.poll(() => countViews(request, freshPath)).toBe(1);
});

test("the time before hydration counts, and a tab hidden before and after it is reported once each time", async ({
  page,
}) => {
  await page.clock.install();
  const sent = await catchRecords(page);
  const release = await holdReact(page);
  await page.goto("/");
  await page.clock.fastForward(3000);
  await setVisibility(page, "hidden");
  await expect.poll(() => sent.length).toBe(1);
  await page.clock.fastForward(60_000);

  const shownAt = await page.evaluate(() => performance.now());
  await setVisibility(page, "visible");
  await page.clock.fastForward(700);
  release();
  await expectHydrated(page.locator("body"));
  await page.clock.fastForward(300);
  await setVisibility(page, "hidden");
  const shown = (await page.evaluate(() => performance.now())) - shownAt;
  await page.evaluate(() => void dispatchEvent(new Event("pagehide")));
  await expect.poll(() => sent.length).toBe(2);
  const [first, second] = sent.map(({ record }) => Number(record["residenceTime"]));
  expect(first).toBeGreaterThanOrEqual(3000);
  expect(first).toBeLessThanOrEqual(shownAt - 60_000);
  expect(second).toBeGreaterThanOrEqual(1000);
  expect(second).toBeLessThanOrEqual(shown);
});

test("after a late hydration, a route change reports the time since the page was shown", async ({ page }) => {
  await page.clock.install();
  const sent = await catchRecords(page);
  const release = await holdReact(page);
  await page.goto("/about-us");
  await page.clock.fastForward(2000);
  release();
  await expectHydrated(page.locator("body"));
  await goToContact(page);
  await expect.poll(() => sent.length).toBe(1);
  expect(sent[0]?.record["module"]).toBe("about-us");
  expect(sent[0]?.record["residenceTime"]).toBeGreaterThanOrEqual(2000);
  expect(sent[0]?.record["residenceTime"]).toBeLessThanOrEqual(await page.evaluate(() => performance.now()));
});

for (const [width, label] of [
  [760, "手机"],
  [761, "平板"],
  [1020, "平板"],
  [1021, "电脑"],
] as const) {
  test(`a window of ${width} px counts as ${label}`, async ({ page }) => {
    const sent = await catchRecords(page);
    await page.setViewportSize({ width, height: 800 });
    await page.goto("/", { waitUntil: "networkidle" });
    await setVisibility(page, "hidden");
    await expect.poll(() => sent[0]?.record["equipmentType"]).toBe(label);
  });
}

async function optOut(page: Page, wish: "globalPrivacyControl" | "doNotTrack"): Promise<void> {
  await page.addInitScript((name) => {
    const value = name === "doNotTrack" ? "1" : true;
    Object.defineProperty(Navigator.prototype, name, { get: () => value, configurable: true });
  }, wish);
}

for (const wish of ["globalPrivacyControl", "doNotTrack"] as const) {
  test(`${wish} is respected`, async ({ page }) => {
    await optOut(page, wish);
    const sent = await catchRecords(page);
    await page.goto("/about-us", { waitUntil: "networkidle" });
    await goToContact(page);
    await setVisibility(page, "hidden");
    // A page sends pending statistics when the visitor leaves it.
    await page.goto("about:blank");
    expect(sent).toEqual([]);
  });

  test(`${wish} is respected before the scripts have loaded`, async ({ page }) => {
    await optOut(page, wish);
    const sent = await catchRecords(page);
    await holdReact(page);
    await page.goto("/about-us");
    await setVisibility(page, "hidden");
    await page.goto("about:blank");
    expect(sent).toEqual([]);
  });
}

for (const path of ["/thankyou?Email=ada%40mail.example", "/thankyou2/ada@mail.example"]) {
  test(`an email address in ${path} appears in no statistic and no referrer`, async ({ page }) => {
    const sent = await catchRecords(page);
    await page.goto(path, { waitUntil: "networkidle" });
    await setVisibility(page, "hidden");
    await expect.poll(() => sent.length).toBeGreaterThan(0);
    await page.goto("about:blank");
    expect(sent).toHaveLength(1);
    expect(JSON.stringify(sent)).not.toMatch(/ada|mail\.example/);
  });
}

test.describe("when the service is down", () => {
  test.use({ expectedErrors: [/net::ERR_FAILED/] });

  test("pages are unaffected", async ({ page }) => {
    await page.route(STATISTICS, (route) => route.abort());
    await page.goto("/about-us", { waitUntil: "networkidle" });
    await goToContact(page);
    await expect(page.getByRole("heading", { level: 1 })).toBeVisible();
  });
});

test("every page is eligible for the back/forward cache", async ({ page }) => {
  await page.addInitScript(() => {
    const add = globalThis.addEventListener;
    globalThis.addEventListener = function noted(...of: Parameters<typeof add>) {
      const [type] = of;
      if (type === "unload" || type === "beforeunload") console.error(`A listener for ${type}`);
      add.apply(globalThis, of);
    };
  });
  const response = await page.goto("/about-us", { waitUntil: "networkidle" });
  expect(response?.headers()["cache-control"]).not.toContain("no-store");
});

test("the record reaches the admin API through the site", async ({ page }) => {
  const answered = page.waitForResponse(STATISTICS);
  await page.goto("/about-us", { waitUntil: "networkidle" });
  await setVisibility(page, "hidden");
  expect((await answered).status()).toBe(200);
});
