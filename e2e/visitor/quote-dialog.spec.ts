import type { Page } from "@playwright/test";

import { expect, test } from "#fixtures.ts";
import { quoteForm } from "#quote-form.ts";

const SCRIPTS = "**/_next/static/**/*.js";

/** Holds every script of the page back until it is called. */
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
    // oxlint-disable-next-line no-await-in-loop -- one key after the other
    await page.keyboard.press(key);
  }
}

test("the dialog opens and can be typed into before any script is there, and nothing typed is lost", async ({
  page,
}) => {
  const release = await holdScripts(page);
  await page.goto("/about-us", { waitUntil: "commit" });
  const quote = quoteForm(page);
  await page.getByRole("banner").getByRole("button", { name: "Request A Quote" }).click();
  await expect(quote.dialog).toBeVisible();
  await quote.field("First name").fill("Ada");
  await quote.field("Country code").fill("+49");
  await quote.field("Project Description").fill("12 brakets");
  await pressAgain(page, "ArrowLeft", "kets".length);

  release();
  await expect(quote.country).toBeVisible();
  await expect(quote.field("Project Description")).toBeFocused();
  await page.keyboard.type("c");
  await expect(quote.field("Project Description")).toHaveValue("12 brackets");
  await expect(quote.field("First name")).toHaveValue("Ada");
  await expect(quote.country).toHaveValue("DE +49");
});

test("Send pressed before the form is ready is not lost", async ({ page }) => {
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
  test(`the dialog is ${expected} pixels wide on a screen of ${width}`, async ({ page }) => {
    await page.setViewportSize({ width, height: 900 });
    await page.goto("/about-us");
    const quote = quoteForm(page);
    await quote.open();
    expect((await quote.dialog.boundingBox())?.width).toBe(expected);
  });
}

test("neither Escape, again and again, nor a click on the mask closes it; its own control does", async ({
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

test("what was typed is there after a reload, on every page", async ({ page }) => {
  await page.goto("/about-us");
  const quote = quoteForm(page);
  await quote.open();
  await quote.fillIn({ Email: "ada@example.com" });
  await page.reload();
  await page.goto("/contact-us");
  await quote.open();
  await expect(quote.field("Email")).toHaveValue("ada@example.com");
  await expect(quote.field("Project Description")).toHaveValue("12 brackets, AlMg3, 2 mm");
  await expect(quote.country).toHaveValue("GB +44");
});

test("the focus starts at the title and stays in the dialog", async ({ page }) => {
  await page.goto("/about-us");
  const quote = quoteForm(page);
  await quote.open();
  await expect(quote.dialog.getByRole("heading", { name: "Request A Quote" })).toBeFocused();
  await page.keyboard.press("Tab");
  await expect(quote.dialog.getByRole("button", { name: "Close" })).toBeFocused();
  await page.keyboard.press("Tab");
  await expect(quote.field("First name")).toBeFocused();
});

test("the dialog says what is not accepted, what is confidential and where the privacy policy is", async ({
  page,
}) => {
  await page.goto("/about-us");
  const quote = quoteForm(page);
  await quote.open();
  await expect(quote.dialog).toContainText("Tip: Inquiries about gun types are not accepted!");
  await expect(quote.dialog).toContainText("Confidential");
  await expect(quote.dialog).toContainText("do not upload export-controlled data");
  await expect(quote.dialog.getByRole("link", { name: "privacy policy" })).toHaveAttribute(
    "href",
    "/privacy-policy",
  );
});

test.describe("without JavaScript", () => {
  test.use({ javaScriptEnabled: false });

  test("the dialog opens, closes, and names another way", async ({ page }) => {
    await page.goto("/about-us");
    await page.getByRole("banner").getByRole("button", { name: "Request A Quote" }).click();
    const dialog = page.getByRole("dialog", { name: "Request A Quote" });
    await expect(dialog.getByRole("link", { name: "contact page" })).toBeVisible();
    await dialog.getByRole("button", { name: "Close" }).click();
    await expect(dialog).toBeHidden();
  });
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

  test("the buttons work, and Escape closes nothing", async ({ page }) => {
    await page.goto("/about-us");
    const quote = quoteForm(page);
    await quote.open();
    await pressAgain(page, "Escape", 3);
    await expect(quote.dialog).toBeVisible();
    await quote.dialog.getByRole("button", { name: "Close" }).click();
    await expect(quote.dialog).toBeHidden();
  });

  test("the focus starts at the title also where, as in Safari, nothing has it", async ({ page }) => {
    await page.addInitScript(() => {
      let isFirst = true;
      document.addEventListener("focusin", ({ target }) => {
        if (!isFirst || !(target instanceof HTMLElement) || target.id !== "quote-title") return;
        isFirst = false;
        target.blur();
      });
    });
    await page.goto("/about-us");
    const quote = quoteForm(page);
    await quote.open();
    await expect(quote.dialog.getByRole("heading", { name: "Request A Quote" })).toBeFocused();
  });
});

test("the page does not move below the dialog when the wheel turns over the mask", async ({ page }) => {
  await page.setViewportSize({ width: 1440, height: 600 });
  await page.goto("/cnc-machining");
  await page.getByRole("button", { name: "Request A Quote" }).first().click();
  await expect(page.getByRole("dialog")).toBeVisible();
  await page.mouse.move(40, 400);
  await page.mouse.wheel(0, 600);
  // Something that would have moved has moved by the time the next wheel is answered.
  await page.mouse.move(720, 400);
  await page.mouse.wheel(0, 100);
  await expect.poll(() => page.getByRole("dialog").evaluate((dialog) => dialog.scrollTop)).toBeGreaterThan(0);
  expect(await page.evaluate(() => window.scrollY)).toBe(0);
});
