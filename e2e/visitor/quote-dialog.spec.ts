import type { Page } from "@playwright/test";

import { expect, test } from "#fixtures.ts";
import { quoteForm } from "#quote-form.ts";

const SCRIPTS = "**/_next/static/**/*.js";

/** Delays every script of the page until the returned function is called. */
async function holdScripts(page: Page) {
  const released = Promise.withResolvers<void>();
  await page.route(SCRIPTS, async (route) => {
    await released.promise;
    await route.continue();
  });
  return released.resolve;
}

async function pressAgain(page: Page, key: string, times: number): Promise<void> {
  for (let count = 0; count < times; count += 1) {
    await page.keyboard.press(key);
  }
}

test("the dialog opens and accepts input before any script has loaded, and nothing typed is lost", async ({
  page,
}) => {
  const release = await holdScripts(page);
  await page.goto("/about-us", { waitUntil: "commit" });
  const quote = quoteForm(page);
  await page.getByRole("banner").getByRole("button", { name: "Request A Quote" }).click();
  await expect(quote.dialog).toBeVisible();
  await quote.field("First name").fill("Ada");
  await quote.field("Country code").fill("+49");
  await quote.field("Project description").fill("12 brakets");
  await pressAgain(page, "ArrowLeft", "kets".length);

  release();
  await expect(quote.country).toBeVisible();
  await expect(quote.field("Project description")).toBeFocused();
  await page.keyboard.type("c");
  await expect(quote.field("Project description")).toHaveValue("12 brackets");
  await expect(quote.field("First name")).toHaveValue("Ada");
  await expect(quote.country).toHaveValue("DE +49");
});

test("the dialog is hidden until a button opens it", async ({ page }) => {
  await page.goto("/about-us", { waitUntil: "networkidle" });
  const quote = quoteForm(page);
  await expect(page.locator("dialog")).toBeHidden();
  await quote.open();
  await expect(quote.dialog).toBeVisible();
});

test("Send pressed before hydration is not lost", async ({ page }) => {
  await page.goto("/about-us", { waitUntil: "load" });
  const quote = quoteForm(page);
  await page.evaluate(() => document.querySelector("dialog")?.showModal());
  await quote.send.click();
  await expect(quote.summary).toBeFocused();
});

for (const [width, expected] of [
  [1440, 870],
  [901, 870],
  [900, 855],
  [400, 380],
] as const) {
  test(`the dialog is ${expected} px wide on a ${width} px screen`, async ({ page }) => {
    await page.setViewportSize({ width, height: 900 });
    await page.goto("/about-us");
    const quote = quoteForm(page);
    await quote.open();
    expect((await quote.dialog.boundingBox())?.width).toBe(expected);
  });
}

test("repeated Escape and clicks on the backdrop do not close the dialog; its close button does", async ({
  page,
}) => {
  await page.goto("/about-us");
  const quote = quoteForm(page);
  await quote.open();
  await quote.field("First name").fill("Ada");
  await pressAgain(page, "Escape", 4);
  await page.mouse.click(10, 500);
  await page.keyboard.press("Escape");
  await expect(quote.dialog).toBeVisible();

  await quote.dialog.getByRole("button", { name: "Close" }).click();
  await expect(quote.dialog).toBeHidden();
  await quote.open();
  await expect(quote.field("First name")).toHaveValue("Ada");
});

test("typed text is still there after a reload, on every page", async ({ page }) => {
  await page.goto("/about-us");
  const quote = quoteForm(page);
  await quote.open();
  await quote.fillIn({ Email: "ada@example.com" });
  await page.reload();
  await page.goto("/contact-us");
  await quote.open();
  await expect(quote.field("Email")).toHaveValue("ada@example.com");
  await expect(quote.field("Project description")).toHaveValue("12 brackets, AlMg3, 2 mm");
  await expect(quote.country).toHaveValue("GB +44");
});

test("focus starts at the title and stays inside the dialog", async ({ page }) => {
  await page.goto("/about-us");
  const quote = quoteForm(page);
  await quote.open();
  await expect(quote.dialog.getByRole("heading", { name: "Request A Quote" })).toBeFocused();
  await page.keyboard.press("Tab");
  await expect(quote.dialog.getByRole("button", { name: "Close" })).toBeFocused();
  await page.keyboard.press("Tab");
  await expect(quote.field("First name")).toBeFocused();
});

test("the dialog states what is not accepted, what is confidential, and links to the privacy policy", async ({
  page,
}) => {
  await page.goto("/about-us");
  const quote = quoteForm(page);
  await quote.open();
  await expect(quote.dialog).toContainText("Tip: Inquiries about gun types are not accepted!");
  await expect(quote.dialog).toContainText("Confidential");
  await expect(quote.dialog).toContainText("don't upload ITAR data");
  await expect(quote.dialog.getByRole("link", { name: "privacy policy" })).toHaveAttribute(
    "href",
    "/privacy-policy",
  );
});

test.describe("in a browser without invoker commands and closedby", () => {
  test.beforeEach(({ page }) =>
    page.addInitScript(() => {
      Reflect.deleteProperty(HTMLButtonElement.prototype, "command");
      Reflect.deleteProperty(HTMLDialogElement.prototype, "closedBy");
      document.addEventListener("DOMContentLoaded", () => {
        document.querySelector("dialog")?.removeAttribute("closedby");
        for (const button of document.querySelectorAll("[commandfor]")) {
          button.addEventListener("click", (event) => event.preventDefault());
        }
      });
    }),
  );

  test("the buttons work and Escape does not close the dialog", async ({ page }) => {
    await page.goto("/about-us");
    const quote = quoteForm(page);
    await quote.open();
    await pressAgain(page, "Escape", 3);
    await expect(quote.dialog).toBeVisible();
    await quote.dialog.getByRole("button", { name: "Close" }).click();
    await expect(quote.dialog).toBeHidden();
  });

  test("focus starts at the title where, as in Safari, nothing had focus before", async ({ page }) => {
    await page.addInitScript(() => {
      const showModal: () => void = Reflect.get(HTMLDialogElement.prototype, "showModal");
      HTMLDialogElement.prototype.showModal = function showWithoutFocus() {
        showModal.call(this);
        if (document.activeElement instanceof HTMLElement) document.activeElement.blur();
      };
    });
    await page.goto("/about-us");
    const quote = quoteForm(page);
    await quote.open();
    await expect(quote.dialog.getByRole("heading", { name: "Request A Quote" })).toBeFocused();
  });
});

test("scrolling over the backdrop does not scroll the page behind the dialog", async ({ page }) => {
  await page.setViewportSize({ width: 1440, height: 600 });
  await page.goto("/cnc-machining");
  await page.getByRole("button", { name: "Request A Quote" }).first().click();
  await expect(page.getByRole("dialog")).toBeVisible();
  await page.mouse.move(40, 400);
  await page.mouse.wheel(0, 600);
  // By the time the next wheel event is handled, any scrolling would have happened.
  await page.mouse.move(720, 400);
  await page.mouse.wheel(0, 100);
  await expect.poll(() => page.getByRole("dialog").evaluate((dialog) => dialog.scrollTop)).toBeGreaterThan(0);
  expect(await page.evaluate(() => window.scrollY)).toBe(0);
});
