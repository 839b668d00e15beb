import type { Page } from "@playwright/test";

import { expect, test } from "#fixtures.ts";

import { expectHydrated } from "./hydrated.ts";

/** The top of a section in px from the top of the window. */
function topOf(page: Page, hash: string): Promise<number | undefined> {
  return page.locator(hash).evaluate((part) => Math.round(part.getBoundingClientRect().top));
}

for (const [width, path, tag] of [
  [390, "/surface-finish", []],
  [390, "/cnc-machining", ["@thorough"]],
  [1280, "/molding01", ["@thorough"]],
] as const) {
  test(
    `on ${path} at ${width} px every table of contents entry scrolls directly to its section`,
    { tag: [...tag] },
    async ({ page, baseURL }) => {
      await page.setViewportSize({ width, height: 844 });
      const index = page.getByRole("navigation", { name: "On this page" }).filter({ visible: true });
      await page.goto(path);
      const hashes = await index
        .getByRole("link")
        .evaluateAll((links) => links.map((link) => link.getAttribute("href") ?? ""));
      expect(hashes.length).toBeGreaterThan(5);
      // Start at the top each time, so that no picture in between has loaded yet.
      for (const hash of hashes.toReversed().slice(0, 6)) {
        await page.goto("about:blank");
        await page.goto(`${baseURL}${path}`, { waitUntil: "networkidle" });
        await index.locator(`a[href="${hash}"]`).evaluate((link: HTMLElement) => link.click());
        await expect.poll(() => topOf(page, hash), hash).toBeGreaterThanOrEqual(60);
        expect(await topOf(page, hash), hash).toBeLessThan(200);
      }
    },
  );
}

test.describe("with touch", () => {
  test.use({ hasTouch: true, viewport: { width: 390, height: 844 } });

  test("every entry of the section strip scrolls to its section when tapped", async ({ page }) => {
    await page.goto("/cnc-machining", { waitUntil: "networkidle" });
    const entries = page
      .getByRole("navigation", { name: "On this page" })
      .filter({ visible: true })
      .getByRole("link");
    const count = await entries.count();
    for (let at = 0; at < count; at += 1) {
      const entry = entries.nth(at);
      await entry.tap();
      await expect(page).toHaveURL(new RegExp(`${(await entry.getAttribute("href")) ?? "none"}$`));
    }
  });
});

test("a link to a section leads there, even when the browser does not adjust the position to a new layout", async ({
  page,
}) => {
  await page.addInitScript(() => {
    const sheet = new CSSStyleSheet();
    sheet.replaceSync("html { overflow-anchor: none }");
    document.adoptedStyleSheets = [sheet];
  });
  const grades = page.locator("#weight").getByRole("combobox", { name: "Grade" }).getByRole("option");
  // Without the correction, about one of three visits ends far from the section. Chromium also scrolls to it again by itself.
  for (let visit = 0; visit < 6; visit += 1) {
    // A link within the same page would not load it.
    await page.goto("about:blank");
    await page.goto("/calculators#weight");
    // Only a calculator near the window loads its code, and with it all its choices.
    await expect(grades).not.toHaveCount(1);
    expect(await topOf(page, "#weight")).toBeGreaterThanOrEqual(60);
    expect(await topOf(page, "#weight")).toBeLessThan(200);
  }
});

test("each section below the screen is laid out in a task of its own", async ({ page }) => {
  await page.addInitScript(() => {
    let task = 0;
    const finished: number[] = [];
    Object.assign(globalThis, { finished });
    const post = scheduler.postTask.bind(scheduler);
    scheduler.postTask = (run, options) =>
      post(() => {
        task += 1;
        return run();
      }, options);
    const finish = Reflect.get(Animation.prototype, "finish");
    Animation.prototype.finish = function finishInTask(this: Animation): void {
      if (this.playState === "running") finished.push(task);
      finish.call(this);
    };
  });
  await page.goto("/calculators", { waitUntil: "networkidle" });
  await expect.poll(() => page.evaluate<number>("finished.length")).toBeGreaterThan(10);
  const finished = await page.evaluate<number[]>("finished");
  expect(new Set(finished).size).toBe(finished.length);
});

async function followContactLink(page: Page): Promise<void> {
  const link = page.getByRole("contentinfo").getByRole("link", { name: "Contact us" });
  // Before that, the browser itself follows the link.
  await expectHydrated(link);
  await link.dispatchEvent("click");
}

const RETURNS = {
  "back restores the position on a long page": async (page: Page) => {
    await followContactLink(page);
    await expect(page).toHaveURL("/contact-us");
    await page.goBack();
  },
  "back restores the position before the next page is shown": async (page: Page) => {
    const addresses: string[] = [];
    page.on("framenavigated", (frame) => addresses.push(new URL(frame.url()).pathname));
    await page.evaluate(() => {
      const push = history.pushState.bind(history);
      history.pushState = (...entry) => {
        push(...entry);
        history.back();
      };
    });
    await followContactLink(page);
    await expect.poll(() => addresses.slice(0, 2)).toEqual(["/contact-us", "/cnc-machining"]);
  },
  "a reload keeps the position on a long page": async (page: Page) => {
    await page.reload({ waitUntil: "networkidle" });
  },
  "back to a page that the browser loads again restores the position": async (page: Page) => {
    await page.goto("/contact-us");
    await page.goBack({ waitUntil: "networkidle" });
  },
};

for (const [name, leaveAndReturn] of Object.entries(RETURNS))
  test(name, async ({ page }) => {
    await page.setViewportSize({ width: 390, height: 844 });
    await page.goto("/cnc-machining", { waitUntil: "networkidle" });
    await page.evaluate(() => scrollTo({ top: 6300, behavior: "instant" }));
    const read = () =>
      page.evaluate(() => {
        const part = [...document.querySelectorAll("main section[id]")].find(
          (section) => section.getBoundingClientRect().bottom > innerHeight / 2,
        );
        return { id: part?.id, top: Math.round(part?.getBoundingClientRect().top ?? 0) };
      });
    await page.evaluate(() => new Promise((resolve) => requestAnimationFrame(() => setTimeout(resolve))));
    const before = await read();
    await leaveAndReturn(page);
    await expect(page).toHaveURL("/cnc-machining");
    await expect.poll(async () => (await read()).id).toBe(before.id);
    await expect.poll(async () => Math.abs((await read()).top - before.top)).toBeLessThan(5);
  });
