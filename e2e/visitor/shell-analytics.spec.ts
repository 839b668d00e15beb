import type { APIRequestContext, Page } from "@playwright/test";
import { PAYLOAD_ATTRIBUTE } from "next-page-cache/cached-response.ts";

import { violations, WCAG } from "#axe.ts";
import { expect, test } from "#fixtures.ts";

import { focusFlaws } from "./focus-walk.ts";

async function catchTags(page: Page): Promise<string[]> {
  const asked: string[] = [];
  await page.context().route("https://www.googletagmanager.com/**", async (route) => {
    asked.push(route.request().url());
    await route.fulfill({ body: "", contentType: "text/javascript" });
  });
  return asked;
}

/** React's payload of a page, which holds the props of its client components. */
async function payloadOf(request: APIRequestContext, page: string): Promise<string> {
  const html = await (await request.get(page)).text();
  const [, path = ""] = new RegExp(`${PAYLOAD_ATTRIBUTE}="([^"]+)"`).exec(html) ?? [];
  return (await request.get(path)).text();
}

/** Every page uses the settings, so tests that change them run alone. */
test.describe("@alone analytics", () => {
  test.describe.configure({ mode: "serial" });

  test.afterAll(async () => {
    const { createLake } = await import("#lake.ts");
    await createLake().patch("settings", {
      measurementId: undefined,
      tagManagerId: undefined,
      askConsent: true,
    });
  });

  test("nothing loads while the settings have no id", async ({ page }) => {
    const asked = await catchTags(page);
    await page.goto("/", { waitUntil: "networkidle" });
    expect(asked).toEqual([]);
    await expect(page.getByRole("region", { name: "Analytics" })).toHaveCount(0);
  });

  test("with an id the tag waits for consent, and the answer is remembered", async ({
    page,
    lake,
    request,
  }) => {
    await lake.patch("settings", { measurementId: "G-TEST123456", askConsent: true });
    await expect.poll(() => payloadOf(request, "/")).toContain("G-TEST123456");
    const asked = await catchTags(page);
    await page.goto("/", { waitUntil: "networkidle" });
    const question = page.getByRole("region", { name: "Analytics" });
    await expect(question).toBeVisible();
    expect(asked).toEqual([]);
    expect(await violations(page, { within: "[aria-label='Analytics']", tags: WCAG })).toEqual([]);
    expect(await focusFlaws(page)).toEqual([]);
    await question.getByRole("button", { name: "Yes" }).click();
    await expect.poll(() => asked).toEqual(["https://www.googletagmanager.com/gtag/js?id=G-TEST123456"]);

    await page.goto("/about-us", { waitUntil: "networkidle" });
    await expect.poll(() => asked.length).toBe(2);
    await expect(question).toHaveCount(0);
  });

  test("visitors who decline, or whose browser sends Global Privacy Control, are not tracked", async ({
    page,
    browser,
  }) => {
    const asked = await catchTags(page);
    await page.goto("/", { waitUntil: "networkidle" });
    await page.getByRole("region", { name: "Analytics" }).getByRole("button", { name: "No" }).click();
    await page.goto("/about-us", { waitUntil: "networkidle" });
    expect(asked).toEqual([]);

    const context = await browser.newContext();
    await context.addInitScript(() => {
      Object.defineProperty(Navigator.prototype, "globalPrivacyControl", { get: () => true });
    });
    const other = await context.newPage();
    const askedThere = await catchTags(other);
    await other.goto(page.url(), { waitUntil: "networkidle" });
    await expect(other.getByRole("region", { name: "Analytics" })).toHaveCount(0);
    expect(askedThere).toEqual([]);
    await context.close();
  });

  test("without a consent prompt the tag loads once the page is interactive and receives no email address", async ({
    page,
    lake,
    request,
  }) => {
    await lake.patch("settings", { askConsent: false });
    await expect.poll(() => payloadOf(request, "/")).toMatch(/asksConsent":false/);
    const asked = await catchTags(page);
    await page.goto("/thankyou2/ada@mail.example", { waitUntil: "networkidle" });
    await expect.poll(() => asked.length).toBeGreaterThan(0);
    const told = await page.evaluate(() =>
      JSON.stringify(Reflect.get(globalThis, "dataLayer"), (_key, value: unknown) =>
        Object.prototype.toString.call(value) === "[object Arguments]" ? Array.from(Object(value)) : value,
      ),
    );
    expect(told).toContain('"page_view"');
    expect(told + asked.join(" ")).not.toMatch(/ada|%40|@/);
  });
});
