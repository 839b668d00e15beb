import type { Page } from "@playwright/test";

import { expect, test } from "#fixtures.ts";
import { fromOwnAddress, newEmail, quoteForm, quoteFormIn, step } from "#quote-form.ts";
import { quoteRequestsOf } from "#quote-requests.ts";

/** The inline form of the contact page. */
function inlineForm(page: Page) {
  return quoteFormIn(page.getByRole("main").locator("[data-quote-form]"));
}

test("a quote request with a file is sent from the contact page's form", async ({ page }) => {
  await fromOwnAddress(page);
  await page.clock.install();
  await page.goto("/contact-us");
  const quote = inlineForm(page);
  const email = newEmail();
  await quote.file.setInputFiles(step());
  await expect(quote.root).toContainText("bracket.stepUploaded");
  await quote.fillIn({ Email: email });
  await page.clock.runFor(5000);
  await quote.send.click();
  await expect(page).toHaveURL(/\/thankyou$/);
  expect(await quoteRequestsOf(email)).toMatchObject([{ state: "new", fileName: "bracket.step" }]);
});

test("validation, the focused summary and its links work like in the dialog", async ({ page }) => {
  await page.goto("/contact-us");
  const quote = inlineForm(page);
  await quote.send.click();
  await expect(quote.summary).toBeFocused();
  await quote.summary.getByRole("link", { name: /^Email/ }).click();
  await expect(quote.field("Email")).toBeFocused();
  await quote.field("Email").fill("ada@example.com");
  await expect(quote.field("Email")).not.toHaveAttribute("aria-invalid");
});

test("the dialog and the inline form show the same quote request with distinct ids", async ({ page }) => {
  await page.goto("/contact-us");
  const quote = inlineForm(page);
  await quote.field("First name").fill("Ada");
  await expect(quote.country).toBeVisible();
  const dialog = quoteForm(page);
  await dialog.open();
  await expect(dialog.field("First name")).toHaveValue("Ada");
  await dialog.field("Last name").fill("Lovelace");
  await dialog.dialog.getByRole("button", { name: "Close" }).click();
  await expect(quote.field("Last name")).toHaveValue("Lovelace");

  const ids = await page.evaluate(() => [...document.querySelectorAll("[id]")].map(({ id }) => id));
  expect(ids.filter((id, index) => ids.indexOf(id) !== index)).toEqual([]);
});

test("typed text is still there after a reload", async ({ page }) => {
  await page.goto("/contact-us");
  const quote = inlineForm(page);
  await quote.field("Project description").fill("12 brackets");
  await expect(quote.country).toBeVisible();
  await page.reload();
  await quote.field("First name").focus();
  await expect(quote.field("Project description")).toHaveValue("12 brackets");
});

test("a description prefilled by the editor is not kept as a draft until the visitor types", async ({
  page,
  lake,
  freshPath,
}) => {
  const block = { _type: "quoteForm", _key: "form", heading: "Ask", prefill: "Housings like the one shown" };
  await lake.publish({ path: freshPath, title: "Housings", blocks: [block] });
  await page.goto(freshPath);
  const quote = inlineForm(page);
  await expect(quote.field("Project description")).toHaveValue("Housings like the one shown");
  await quote.field("First name").focus();
  await expect(quote.country).toBeVisible();
  await expect(quote.field("Project description")).toHaveValue("Housings like the one shown");

  await page.getByRole("contentinfo").getByRole("link", { name: "About us", exact: true }).click();
  await expect(page).toHaveURL("/about-us");
  const dialog = quoteForm(page);
  await dialog.open();
  await expect(dialog.field("Project description")).toHaveValue("");
});

test("hydrating the form causes no layout shift", async ({ page }) => {
  await page.goto("/contact-us", { waitUntil: "load" });
  // Sections get their real height once they have been near the screen.
  await page.getByRole("contentinfo").scrollIntoViewIfNeeded();
  await inlineForm(page).field("First name").scrollIntoViewIfNeeded();
  const heights = () =>
    page.evaluate(() => [document.body.scrollHeight, document.querySelector("footer")?.offsetTop]);
  const before = await heights();
  await inlineForm(page).field("First name").hover();
  await expect(inlineForm(page).country).toBeVisible();
  expect(await heights()).toEqual(before);
});

test("the form's code is not loaded for visitors who stay at the top of the page", async ({ page }) => {
  await page.goto("/contact-us", { waitUntil: "networkidle" });
  await expect(inlineForm(page).country).toHaveCount(0);
  await inlineForm(page).root.scrollIntoViewIfNeeded();
  let x = 0;
  const country = async () => {
    await page.mouse.move((x += 1), 5);
    return inlineForm(page).country.count();
  };
  await expect.poll(country).toBe(1);
});
