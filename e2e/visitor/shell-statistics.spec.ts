import type { Page } from "@playwright/test";

import { env } from "#env.ts";
import { expect, test } from "#fixtures.ts";

const STATISTICS = "**/api/statistical/insert";

interface Sent {
  readonly record: Record<string, unknown>;
  readonly referrer: string | undefined;
}

/** Records what the page sends, in order. */
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
  // On a busy machine React's effects may not have run yet. Their time uses this clock too.
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

test("closing the tab sends a record that arrives", async ({ context, request, lake, freshPath }) => {
  await lake.publish({ path: freshPath });
  const closed = await context.newPage();
  await closed.goto(freshPath, { waitUntil: "networkidle" });
  await closed.close({ runBeforeUnload: true });
  const views = async () => {
    const period = {
      from: new Date(Date.now() - 600_000).toISOString(),
      until: new Date(Date.now() + 600_000).toISOString(),
    };
    const answer = await request.get(`${env.lakeUrl}/admin/staff/statistics`, { params: period });
    const { data }: { data: { pages: { pageUrl: string; views: number }[] } } = await answer.json();
    return data.pages.find(({ pageUrl }) => pageUrl === env.siteUrl + freshPath)?.views;
  };
  await expect.poll(views).toBe(1);
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

for (const wish of ["globalPrivacyControl", "doNotTrack"] as const) {
  test(`${wish} is respected`, async ({ page }) => {
    await page.addInitScript((name) => {
      const value = name === "doNotTrack" ? "1" : true;
      Object.defineProperty(Navigator.prototype, name, { get: () => value, configurable: true });
    }, wish);
    const sent = await catchRecords(page);
    await page.goto("/about-us", { waitUntil: "networkidle" });
    await goToContact(page);
    await setVisibility(page, "hidden");
    // The page sends whatever is pending when it is left.
    await page.goto("about:blank");
    expect(sent).toEqual([]);
  });
}

for (const path of ["/thankyou?Email=ada%40mail.example", "/thankyou2/ada@mail.example"]) {
  test(`an e-mail address in ${path} appears in no statistic and no referrer`, async ({ page }) => {
    const sent = await catchRecords(page);
    await page.goto(path, { waitUntil: "networkidle" });
    await setVisibility(page, "hidden");
    await expect.poll(() => sent.length).toBeGreaterThan(0);
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

test("the record reaches the admin API through the site", async ({ page, request }) => {
  const answered = page.waitForResponse(STATISTICS);
  await page.goto("/about-us", { waitUntil: "networkidle" });
  await setVisibility(page, "hidden");
  expect((await answered).status()).toBe(200);
  expect((await request.get("/api/build")).headers()["cache-control"]).toBe("no-store");
});
