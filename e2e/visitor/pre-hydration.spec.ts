import type { APIResponse, Page } from "@playwright/test";

import { expect, test } from "#fixtures.ts";
import { intercept } from "#intercept.ts";
import { answerInsert, fromOwnAddress, quoteForm, quoteFormIn, SIGN, step } from "#quote-form.ts";

import { expectHydrated } from "./hydrated.ts";

const PAGE_DATA = "**/_data/**";

/** Blocks hydration until the returned function is called. */
async function holdReact(page: Page): Promise<() => void> {
  const { promise, resolve } = Promise.withResolvers<void>();
  await page.route(PAGE_DATA, async (route) => {
    await promise;
    await route.continue();
  });
  return resolve;
}

test("choosing inches before hydration takes effect right away, survives hydration and is remembered", async ({
  page,
}) => {
  const release = await holdReact(page);
  await page.goto("/cnc-machining");
  await page
    .getByRole("group", { name: "Units", exact: true })
    .first()
    .getByText("inch", { exact: true })
    .click();
  await expect(page.locator(".imperial").first()).toBeVisible();
  expect(await page.evaluate(() => localStorage.getItem("units"))).toBe("inch");
  release();
  const inch = page.getByRole("radio", { name: "inch" }).first();
  await expectHydrated(inch);
  await expect(inch).toBeChecked();
  await expect(page.locator("html")).toHaveAttribute("data-units", "inch");
  await expect(page.locator(".metric").first()).toBeHidden();
});

test("inches chosen on an earlier page show before hydration", async ({ page }) => {
  await page.addInitScript(() => localStorage.setItem("units", "inch"));
  const release = await holdReact(page);
  await page.goto("/cnc-machining");
  const inch = page.getByRole("radio", { name: "inch" }).first();
  await expect(page.locator(".imperial").first()).toBeVisible();
  await expect(inch).toBeChecked();
  release();
  await expectHydrated(inch);
  await expect(inch).toBeChecked();
  await expect(page.locator(".metric").first()).toBeHidden();
});

test("a form submitted before hydration is validated after it", async ({ page }) => {
  const release = await holdReact(page);
  await page.goto("/contact-us");
  const quote = quoteFormIn(page.getByRole("main").locator("[data-quote-form]"));
  await quote.field("First name").fill("Ada");
  await quote.send.click();
  release();
  await expect(quote.summary).toBeVisible();
  await expect(quote.field("First name")).toHaveValue("Ada");
});

test("a file picked from a file dialog that opened before hydration is uploaded", async ({ page }) => {
  await fromOwnAddress(page);
  const release = await holdReact(page);
  await page.goto("/about-us");
  const quote = quoteForm(page);
  await page.getByRole("button", { name: "Request A Quote" }).filter({ visible: true }).first().click();
  const opened = page.waitForEvent("filechooser");
  await quote.file.click();
  const chooser = await opened;
  release();
  // The field is a combobox only after hydration.
  await expect(quote.country).toBeVisible();
  await chooser.setFiles(step());
  await expect(quote.dialog).toContainText("bracket.stepUploaded");
});

test("a form submitted with a file before hydration is sent only after the upload has finished", async ({
  page,
}) => {
  await fromOwnAddress(page);
  const signed = Promise.withResolvers<void>();
  await page.route(SIGN, async (route) => {
    await signed.promise;
    await route.continue();
  });
  const requests = await answerInsert(page, { code: 200, msg: "success" });
  const release = await holdReact(page);
  await page.goto("/contact-us");
  const quote = quoteFormIn(page.getByRole("main").locator("[data-quote-form]"));
  await quote.fillInPlain();
  await quote.file.setInputFiles(step());
  await quote.send.click();
  release();
  await expect(quote.warning).toContainText("The file is being uploaded......");
  signed.resolve();
  await expect(quote.root).toContainText("bracket.stepUploaded");
  expect(requests).toHaveLength(0);
  await quote.send.click();
  await expect(page).toHaveURL(/\/thankyou$/);
  expect(requests.map((request) => request.postDataJSON().fileName)).toEqual(["bracket.step"]);
});

test("a grade selected before hydration is compared after it", async ({ page }) => {
  const release = await holdReact(page);
  await page.goto("/cnc-machining-materials");
  const box = page.getByLabel(/^Compare /).first();
  await box.check();
  release();
  await expect(page.getByRole("region", { name: "Comparison" })).toBeVisible();
  await expect(page.getByLabel(/^Compare /).first()).toBeChecked();
});

test("what is pressed and typed into the price estimate before hydration counts after it", async ({
  page,
}) => {
  const release = await holdReact(page);
  await page.goto("/part-check");
  const block = page.locator("[data-block=priceIndication]");
  await block.getByRole("button", { name: "Lid" }).click();
  await block.getByLabel("Quantity", { exact: true }).fill("250");
  release();
  await expect(block.getByRole("status")).toContainText("250 parts");
  await expect(block.getByRole("button", { name: "Lid" })).toHaveAttribute("aria-pressed", "true");
  await expect(block.getByLabel("Quantity", { exact: true })).toBeFocused();
});

test("a quote button pressed before hydration opens the dialog with its prefilled description", async ({
  page,
  lake,
  freshPath,
}) => {
  const words = { heading: "Send the drawing", label: "Ask for a housing", prefill: "A housing like this" };
  await lake.publish({
    path: freshPath,
    title: "Housings",
    blocks: [{ _type: "quoteCall", _key: "call", ...words }],
  });
  await expect.poll(async () => (await page.request.get(freshPath)).status()).toBe(200);
  const release = await holdReact(page);
  await page.goto(freshPath);
  const quote = quoteForm(page);
  await page.getByRole("button", { name: "Ask for a housing" }).click();
  await expect(quote.dialog).toBeVisible();
  release();
  await expect(quote.field("Project description")).toHaveValue("A housing like this");
});

test.describe("when a script fails to load", () => {
  test.use({ expectedErrors: [/Failed to load resource/] });

  test("the next interaction loads it", { tag: "@thorough" }, async ({ page }) => {
    let lost = 0;
    await page.route("**/_next/static/**/*.js", async (route) => {
      // Both requests fail: the preload and the script itself.
      if (
        lost < 2 &&
        route
          .request()
          .url()
          .includes(await lastScript(page))
      ) {
        lost += 1;
        return route.abort();
      }
      return route.continue();
    });
    await page.goto("/about-us");
    await expect.poll(() => lost).toBe(2);
    await page.getByRole("heading", { level: 1 }).click();
    await quoteForm(page).open();
  });
});

/** The last script of the page. */
async function lastScript(page: Page): Promise<string> {
  const names = await page.evaluate(
    () => document.querySelector<HTMLElement>("script[data-scripts]")?.dataset["scripts"],
  );
  return names?.split(" ").at(-1) ?? "none";
}

test.describe("when the page's hydration data does not load", () => {
  test.use({ expectedErrors: [/Failed to load resource/] });

  test("because a newer build is live, the page reloads exactly once", async ({ page }) => {
    // The same page each time: if another test publishes meanwhile, the page gets a new version and may reload once more.
    let response: APIResponse | undefined;
    await page.route("/about-us", async (route) => {
      response ??= await route.fetch();
      await route.fulfill({ response });
    });
    let asked = 0;
    await page.route(PAGE_DATA, async (route) => {
      asked += 1;
      await route.fulfill({ status: 404 });
    });
    let loads = 0;
    page.on("domcontentloaded", () => (loads += 1));
    await page.goto("/about-us");
    await expect.poll(() => [asked, loads]).toEqual([2, 2]);
    await page.getByRole("heading", { level: 1 }).click();
    expect(loads).toBe(2);
  });

  test("because the connection is lost, the next interaction loads it", async ({ page }) => {
    const stop = await intercept(page, PAGE_DATA, (route) => route.abort());
    const failed = page.waitForEvent("requestfailed", (request) => request.url().includes("/_data/"));
    await page.goto("/about-us");
    await failed;
    stop();
    await page.getByRole("heading", { level: 1 }).click();
    await quoteForm(page).open();
  });
});
