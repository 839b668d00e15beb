import type { Page } from "@playwright/test";

import { env } from "#env.ts";
import { expect, test } from "#fixtures.ts";
import { answerInsert, quoteForm } from "#quote-form.ts";
import { leave, visit, VITALS_CODE } from "#vitals.ts";

const VITALS = "**/api/vitals/insert";

/** Records the web vitals the page sends, in order. */
async function catchVitals(page: Page): Promise<Record<string, unknown>[]> {
  const sent: Record<string, unknown>[] = [];
  await page.context().route(VITALS, async (route) => {
    sent.push(route.request().postDataJSON());
    await route.fulfill({ json: { code: 200, msg: "" } });
  });
  return sent;
}

test("a page reports its web vitals without anything about the visitor", async ({ page }) => {
  const sent = await catchVitals(page);
  await visit(page, "/about-us?utm_source=x");
  await page.evaluate(() => {
    document.addEventListener(
      "click",
      () => {
        const end = performance.now() + 80;
        while (performance.now() < end);
      },
      { once: true },
    );
  });
  await page.getByRole("heading", { level: 1 }).click();
  await leave(page);
  await expect.poll(() => sent.length).toBe(1);
  expect(sent[0]).toEqual({
    pageUrl: `${env.siteUrl}/about-us`,
    equipmentType: "电脑",
    lcpMs: expect.any(Number),
    inpMs: expect.any(Number),
    cls: expect.any(Number),
    quoteOpened: false,
    quoteSent: false,
  });
  expect(sent[0]?.["lcpMs"]).toBeGreaterThan(0);
  expect(sent[0]?.["inpMs"]).toBeGreaterThanOrEqual(80);
});

test("opening and sending a quote form counts for its page", async ({ page }) => {
  const sent = await catchVitals(page);
  await answerInsert(page, { code: 200, msg: "success" });
  await visit(page, "/cnc-machining");
  const quote = quoteForm(page);
  await quote.open();
  await quote.fillIn();
  await quote.send.click();
  await expect(page).toHaveURL(/\/thankyou$/);
  await expect
    .poll(() => sent)
    .toContainEqual(
      expect.objectContaining({
        pageUrl: `${env.siteUrl}/cnc-machining`,
        quoteOpened: true,
        quoteSent: true,
      }),
    );
});

for (const wish of ["globalPrivacyControl", "doNotTrack"] as const) {
  test(`${wish} is respected: nothing is measured and no code for it loads`, async ({ page }) => {
    await page.addInitScript((name) => {
      const value = name === "doNotTrack" ? "1" : true;
      Object.defineProperty(Navigator.prototype, name, { get: () => value, configurable: true });
    }, wish);
    const scripts: Promise<string>[] = [];
    page.on("response", (response) => {
      if (response.url().endsWith(".js")) scripts.push(response.text());
    });
    const sent = await catchVitals(page);
    await page.goto("/about-us", { waitUntil: "networkidle" });
    await page.mouse.move(200, 300);
    await page.getByRole("contentinfo").getByRole("link", { name: "Contact us", exact: true }).click();
    await expect(page).toHaveURL("/contact-us");
    await leave(page);
    const texts = await Promise.all(scripts);
    // A page sends pending statistics when the visitor leaves it.
    await page.goto("about:blank");
    expect(sent).toEqual([]);
    expect(texts.filter((text) => VITALS_CODE.test(text))).toEqual([]);
  });
}

test("web vitals reach the admin API through the site, which accepts no other fields", async ({
  page,
  request,
}) => {
  await visit(page, "/about-us");
  const answered = page.waitForResponse(VITALS);
  await leave(page);
  expect((await answered).status()).toBe(200);
  const wrong = await request.post(`${env.siteUrl}/api/vitals/insert`, {
    data: { pageUrl: "/", name: "Ada" },
  });
  expect(wrong.status()).toBe(400);
});
