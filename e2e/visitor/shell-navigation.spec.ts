import type { Page } from "@playwright/test";

import { expect, test } from "#fixtures.ts";

import { delayNavigation } from "./delay-navigation.ts";
import { expectHydrated } from "./hydrated.ts";

function footerLink(page: Page, name: string) {
  return page.getByRole("contentinfo").getByRole("link", { name, exact: true });
}

test("on a page change the view scrolls to the top without a document load", async ({ page }) => {
  await page.goto("/about-us", { waitUntil: "networkidle" });
  await page.evaluate(() => Object.assign(globalThis, { mark: "same document" }));
  await footerLink(page, "Contact us").click();
  await expect(page).toHaveURL("/contact-us");
  await expect.poll(() => page.evaluate(() => scrollY)).toBe(0);
  expect(await page.evaluate(() => Reflect.get(globalThis, "mark"))).toBe("same document");
});

test("even a small scroll offset is reset", async ({ page }) => {
  await page.goto("/about-us");
  await page.evaluate(() => scrollTo(0, 60));
  await page.getByRole("button", { name: "About", exact: true }).click();
  await page.locator("#menu-about").getByRole("link", { name: "Contact us" }).click();
  await expect(page).toHaveURL("/contact-us");
  await expect.poll(() => page.evaluate(() => scrollY)).toBe(0);
});

function linkTo(id: string, anchor?: string) {
  const reference = { _type: "reference", _ref: id };
  return { _type: "link", kind: "internal", reference, ...(anchor === undefined ? {} : { anchor }) };
}

test.describe("a hash target", () => {
  test("is scrolled to, even with slow pictures, and is not hidden by the header", async ({
    page,
    lake,
    freshPath,
  }) => {
    const picture = await lake.picture("pictures/grey.png", "Grey");
    const shown = (name: string) => ({
      _type: "pictureText",
      _key: name,
      heading: `Picture ${name}`,
      text: [],
      picture,
      pictureSide: "left",
    });
    const target = await lake.publish({
      path: `${freshPath}-target`,
      blocks: [
        { _type: "hero", _key: "hero", heading: "Target" },
        shown("one"),
        shown("two"),
        { _type: "quoteCall", _key: "call", anchor: "here", heading: "Here it is", label: "Ask" },
        shown("three"),
        shown("four"),
      ],
    });
    await lake.publish({
      path: freshPath,
      blocks: [
        {
          _type: "hero",
          _key: "hero",
          heading: "Source",
          actions: [{ _type: "action", _key: "go", label: "Go there", link: linkTo(target._id, "here") }],
        },
      ],
    });
    await page.route("**/images/**", async (route) => {
      // The delay simulates slow pictures. Nothing waits for it.
      await new Promise((resolve) => setTimeout(resolve, 400));
      await route.continue();
    });
    const header = await page.goto(freshPath).then(() => page.getByRole("banner").boundingBox());
    const bottom = Math.floor(header?.height ?? 0);
    const expectTarget = async () => {
      const above = page.getByRole("img", { name: "Grey" });
      for (const one of [above.nth(0), above.nth(1)]) {
        await expect(one).toHaveJSProperty("complete", true);
      }
      const top = await page.locator("#here").evaluate((element) => element.getBoundingClientRect().top);
      expect(Math.round(top)).toBeGreaterThanOrEqual(bottom);
      expect(top).toBeLessThan(200);
    };

    await page.getByRole("main").getByRole("link", { name: "Go there" }).click();
    await expect(page).toHaveURL(`${freshPath}-target#here`);
    await expectTarget();

    await page.goto("about:blank");
    await page.goto(`${freshPath}-target#here`);
    await expectTarget();
  });
});

test("back restores the position, even from a shorter page", async ({ page }) => {
  await page.goto("/about-us");
  await page.evaluate(() => scrollTo(0, 2000));
  // Playwright's click would scroll first.
  await footerLink(page, "Contact us").dispatchEvent("click");
  await expect(page).toHaveURL("/contact-us");
  await expect.poll(() => page.evaluate(() => scrollY)).toBe(0);
  await page.goBack();
  await expect(page).toHaveURL("/about-us");
  await expect.poll(() => page.evaluate(() => scrollY)).toBe(2000);
});

test("back from another page returns to an anchor", async ({ page }) => {
  await page.goto("/about-us");
  // Another test may publish meanwhile: then the page reloads once, and would lose the focus.
  await expectHydrated(page.locator("body"));
  await page.keyboard.press("Tab");
  await page.keyboard.press("Enter");
  await expect(page).toHaveURL("/about-us#content");
  await footerLink(page, "Contact us").click();
  await expect(page).toHaveURL("/contact-us");
  await page.goBack();
  await expect(page).toHaveURL("/about-us#content");
  await expect(page.getByRole("heading", { level: 1 })).toHaveText("An on-demand manufacturer in Wuhan");
});

test.describe("link prefetch", () => {
  test("fetches the links in view, at most 4 at a time", async ({ page, lake, freshPath }) => {
    const targets = await Promise.all(
      ["a", "b", "c", "d", "e", "f"].map((name) => lake.publish({ path: `${freshPath}-${name}` })),
    );
    const actions = targets.map(({ _id }) => ({
      _type: "action",
      _key: _id,
      label: _id,
      link: linkTo(_id),
    }));
    await lake.publish({
      path: freshPath,
      blocks: [{ _type: "hero", _key: "hero", heading: "Many links", actions }],
    });
    const pages = await delayNavigation(page);
    await page.goto(freshPath, { waitUntil: "load" });
    await expect.poll(pages.asked).toBe(4);
    // The others are requested only now.
    await pages.release();
    await expect.poll(pages.asked).toBeGreaterThan(4);
  });

  for (const connection of [{ saveData: true, effectiveType: "4g" }, { effectiveType: "2g" }]) {
    test(`is off with ${JSON.stringify(connection)}`, async ({ page }) => {
      await page.addInitScript((value) => {
        Object.defineProperty(navigator, "connection", { value });
      }, connection);
      const pages = await delayNavigation(page);
      await page.goto("/about-us", { waitUntil: "networkidle" });
      await footerLink(page, "Contact us").hover();
      expect(pages.asked()).toBe(0);
      await footerLink(page, "Contact us").click();
      await pages.release();
      await expect(page).toHaveURL("/contact-us");
    });
  }
});

test("a URL with a dangerous protocol that is stored without the Studio is not a link", async ({
  page,
  lake,
  freshPath,
}) => {
  await lake.publish({
    path: freshPath,
    blocks: [
      {
        _type: "hero",
        _key: "hero",
        heading: "Links",
        actions: [
          {
            _type: "action",
            _key: "bad",
            label: "Press here",
            link: { _type: "link", kind: "external", url: "javascript:alert(1)" },
          },
        ],
      },
    ],
  });
  await page.goto(freshPath);
  await expect(page.getByText("Press here")).toBeVisible();
  await expect(page.getByRole("link", { name: "Press here" })).toHaveCount(0);
});
