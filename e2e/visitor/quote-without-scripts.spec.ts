import type { Page } from "@playwright/test";

import { violations, WCAG } from "#axe.ts";
import { expect, test } from "#fixtures.ts";
import { fromOwnAddress, newEmail, quoteFormIn } from "#quote-form.ts";
import { quoteRequestsOf } from "#quote-requests.ts";

test.use({ javaScriptEnabled: false });

test.beforeEach(({ page }) => fromOwnAddress(page));

/** The form of the page: without scripts there is no dialog. */
function plainForm(page: Page) {
  const form = quoteFormIn(page.getByRole("main").locator("[data-quote-form]"));
  return {
    ...form,
    async fillIn(email: string): Promise<void> {
      await form.fillInPlain();
      await form.field("Email").fill(email);
    },
  };
}

test("each quote button is a link to a page whose form sends the request", async ({ page }) => {
  await page.goto("/about-us");
  await expect(page.getByRole("button", { name: "Request A Quote" })).toHaveCount(0);
  await page.getByRole("banner").getByRole("link", { name: "Request A Quote" }).click();
  await expect(page).toHaveURL(/\/quote$/);
  await expect(page.getByRole("heading", { name: "Request A Quote", level: 1 })).toBeVisible();

  const email = newEmail();
  const quote = plainForm(page);
  await quote.fillIn(email);
  await quote.send.click();
  await expect(page).toHaveURL(`/thankyou?Email=${encodeURIComponent(email)}#request`);
  await expect(page.getByRole("heading", { name: "Thank you for your request" })).toBeVisible();
  expect(await quoteRequestsOf(email)).toMatchObject([
    { state: "new", firstName: "Ada", location: "+44", message: "12 brackets, AlMg3, 2 mm", fileName: "" },
  ]);
});

test("a form inside a page shows its errors beside the fields, and everything typed stays", async ({
  page,
}) => {
  await page.goto("/contact-us");
  const email = newEmail();
  const quote = plainForm(page);
  await quote.fillIn(email);
  await quote.field("Country code").fill("Atlantis");
  await quote.field("Phone").fill(" ");
  await quote.field("Project description").fill("12 brackets\n2 mm");
  await quote.send.click();

  await expect(quote.summary).toBeFocused();
  await expect(quote.summary.getByRole("link")).toHaveText([
    /^Country code: We don't recognize “Atlantis”/,
    "Phone: Enter your phone number",
  ]);
  await expect(quote.warning).toHaveText("Enter your last phone");
  await expect(quote.field("Country code")).toHaveAccessibleDescription(/^We don't recognize “Atlantis”/);
  await expect(quote.field("Phone")).toHaveAttribute("aria-invalid", "true");
  await expect(quote.field("First name")).toHaveValue("Ada");
  await expect(quote.field("Email")).toHaveValue(email);
  await expect(quote.field("Country code")).toHaveValue("Atlantis");
  await expect(quote.field("Project description")).toHaveValue("12 brackets\n2 mm");
  await quote.summary.getByRole("link", { name: /^Phone/ }).click();
  await expect(quote.field("Phone")).toBeFocused();

  await quote.field("Phone").fill("20 7946 0000");
  await quote.field("Country code").fill("United Kingdom");
  await quote.send.click();
  await expect(page.getByRole("heading", { name: "Thank you for your request" })).toBeVisible();
  expect(await quoteRequestsOf(email)).toMatchObject([{ location: "+44", message: "12 brackets\n2 mm" }]);
});

test("a form that is sent twice is stored once", async ({ page }) => {
  await page.goto("/quote");
  const email = newEmail();
  const quote = plainForm(page);
  await quote.fillIn(email);
  await quote.send.dblclick();
  await expect(page).toHaveURL(/\/thankyou/);
  await page.goBack();
  await quote.fillIn(email);
  await quote.send.click();
  await expect(page).toHaveURL(/\/thankyou/);
  expect(await quoteRequestsOf(email)).toHaveLength(1);
});

test("a rejection shows the server's message, and everything typed stays", async ({ page }) => {
  const quote = plainForm(page);
  for (let sent = 0; sent < 9; sent += 1) {
    await page.goto("/quote");
    await quote.fillIn(newEmail());
    await quote.send.click();
    await page.waitForURL((url) => sent === 8 || url.pathname === "/thankyou");
  }
  await expect(quote.warning).toContainText("Too many requests");
  await expect(quote.warning).toContainText("we won't receive it twice");
  await expect(quote.field("First name")).toHaveValue("Ada");
});

test("instead of the file input there is an address for the file", async ({ page }) => {
  await page.goto("/quote");
  const quote = plainForm(page);
  await expect(quote.file).toBeHidden();
  await expect(quote.root.getByText(/^Attaching a file needs JavaScript/)).toContainText("mail the file to");
});

test.describe("when the scripts of the page do not load", () => {
  test.use({ javaScriptEnabled: true, expectedErrors: [/Failed to load resource|net::ERR_FAILED/] });

  test("the quote page works, and axe finds no violations in it", async ({ page }) => {
    await page.route("**/_next/static/**/*.js", (route) => route.abort());
    await page.goto("/quote");
    const quote = plainForm(page);
    await quote.send.click();
    await expect(quote.summary).toBeFocused();
    expect(await violations(page, { tags: WCAG })).toEqual([]);
  });
});

test.describe("with scripts", () => {
  test.use({ javaScriptEnabled: true });

  test("the quote page has the interactive form", async ({ page }) => {
    await page.goto("/quote");
    const quote = plainForm(page);
    await quote.field("First name").focus();
    await expect(quote.country).toBeVisible();
  });
});
