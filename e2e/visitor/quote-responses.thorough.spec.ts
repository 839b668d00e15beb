import { expect, test } from "#fixtures.ts";
import { answerInsert, fromOwnAddress, INSERT, quoteForm } from "#quote-form.ts";

test.beforeEach(async ({ page }) => {
  await fromOwnAddress(page);
  await page.goto("/about-us");
  await quoteForm(page).open();
});

test("code 200 without a message is success", async ({ page }) => {
  await answerInsert(page, { code: 200, msg: null });
  const quote = quoteForm(page);
  await quote.fillIn();
  await quote.send.click();
  await expect(page).toHaveURL(/\/thankyou$/);
});

test("invisible characters in a pasted phone number do not block a request", async ({ page }) => {
  const requests = await answerInsert(page, { code: 200, msg: "success" });
  const quote = quoteForm(page);
  await quote.fillIn({ Phone: "\u202a20 7946 0000\u202c" });
  await quote.send.click();
  await expect(page).toHaveURL(/\/thankyou$/);
  expect(requests.map((request) => request.postDataJSON().phone)).toEqual(["20 7946 0000"]);
});

test("the dialog says that the request was sent until the confirmation page shows", async ({ page }) => {
  await answerInsert(page, { code: 200, msg: "success" });
  const shown = Promise.withResolvers<void>();
  await page.route(/\/thankyou/, async (route) => {
    await shown.promise;
    await route.continue();
  });
  const quote = quoteForm(page);
  await quote.fillIn();
  await quote.send.click();
  const words = "Request sent. Loading the confirmation.";
  await expect(quote.dialog.getByRole("status").filter({ hasText: words })).toBeVisible();
  await expect(quote.field("First name")).toHaveValue("");
  shown.resolve();
  await expect(page).toHaveURL(/\/thankyou$/);
  await expect(quote.dialog).toBeHidden();
});

test("a rejection that arrives after the dialog was closed reopens it", async ({ page }) => {
  const answered = Promise.withResolvers<void>();
  await page.route(INSERT, async (route) => {
    await answered.promise;
    await route.fulfill({ json: { code: 500, msg: "The disk is full" } });
  });
  const quote = quoteForm(page);
  await quote.fillIn();
  await quote.send.click();
  await quote.dialog.getByRole("button", { name: "Close" }).click();
  await expect(quote.dialog).toBeHidden();
  answered.resolve();
  await expect(quote.warning).toContainText("The disk is full");
  await expect(quote.field("First name")).toHaveValue("Ada");
});

test("going back closes the dialog together with its page", async ({ page }) => {
  await page.goto("/contact-us");
  await page.getByRole("contentinfo").getByRole("link", { name: "About us" }).click();
  await expect(page).toHaveURL(/\/about-us$/);
  const quote = quoteForm(page);
  await quote.open();
  await quote.field("First name").fill("Ada");
  await page.goBack();
  await expect(page).toHaveURL(/\/contact-us$/);
  await expect(quote.dialog).toBeHidden();
});
