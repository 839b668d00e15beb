import type { APIRequestContext } from "@playwright/test";
import { Receipt } from "contracts/receipt.ts";
import { sampleQuoteRequest } from "contracts/testing/sample-quote-request.ts";
import * as v from "valibot";

import { violations } from "#axe.ts";
import { env } from "#env.ts";
import { expect, test } from "#fixtures.ts";
import { newAddress, newEmail } from "#quote-form.ts";
import { quoteRequestsOf } from "#quote-requests.ts";
import { asOperator } from "#testing/lake.ts";

/** Sends a quote request and adds details to it, as a customer does. */
async function sendWithDetails(request: APIRequestContext) {
  const email = newEmail();
  const headers = { origin: env.siteUrl, "x-forwarded-for": newAddress() };
  const data = { ...sampleQuoteRequest, email };
  const inserted = await request.post(`${env.siteUrl}/api/orderInquiry/insert`, { headers, data });
  const { token } = v.parse(v.object({ data: v.required(Receipt, ["token"]) }), await inserted.json()).data;
  const change = (form: Record<string, string>) =>
    request.post(`${env.siteUrl}/api/request/change`, {
      headers: { ...headers, accept: "application/json" },
      form: { token, ...form },
    });
  await change({ kind: "details", "part-0-part": "Bracket", "part-0-quantity": "12", incoterm: "DAP" });
  const [stored] = await quoteRequestsOf(email);
  if (stored === undefined) throw new Error("The request was not stored");
  return { change, stored };
}

test("staff see the number and what is new, set the progress, ask, and read the answer", async ({
  page,
  request,
}) => {
  const { change, stored } = await sendWithDetails(request);
  await page.goto(`${env.studioUrl}/quote-requests/requests/${stored.id}`);
  const article = page.getByRole("article");
  await expect(article).toContainText(stored.number);
  const panel = article.getByRole("region", { name: "The customer’s page" });
  await expect(panel.getByRole("cell", { name: "Bracket" })).toContainText("New");
  await panel.getByRole("button", { name: "Mark as seen" }).click();
  await expect(panel.getByRole("cell", { name: "Bracket" })).not.toContainText("New");
  await change({ kind: "details", "part-0-part": "Bracket", "part-0-quantity": "20", incoterm: "DAP" });
  await expect(panel.getByRole("cell", { name: "20" })).toContainText("New");
  await expect(panel.getByRole("cell", { name: "Bracket" })).not.toContainText("New");

  await panel.getByRole("button", { name: "In review" }).click();
  await expect(panel.getByRole("button", { name: "In review" })).toHaveAttribute("aria-pressed", "true");
  await panel.getByLabel("Question to the customer").fill("Which alloy?");
  await panel.getByRole("button", { name: "Send question" }).click();
  await expect(panel.getByRole("button", { name: "Question", exact: true })).toHaveAttribute(
    "aria-pressed",
    "true",
  );
  await change({ kind: "answer", text: "5083" });
  await expect(panel).toContainText("5083");
  expect(await violations(page, { within: '[role="tabpanel"]' })).toEqual([]);
});

test("staff revoke the customer's link, and create another one", async ({ page, request, context }) => {
  await context.grantPermissions(["clipboard-read", "clipboard-write"]);
  const { stored } = await sendWithDetails(request);
  const link = async () => {
    const headers = asOperator(env.dataDirectory);
    const path = `${env.adminUrl}/staff/quote-requests/${stored.id}/link`;
    const answer = await request.post(path, { headers });
    return v.parse(v.object({ data: v.object({ url: v.string() }) }), await answer.json()).data.url;
  };
  const first = await link();
  expect((await request.get(first)).status()).toBe(200);
  await page.goto(`${env.studioUrl}/quote-requests/requests/${stored.id}`);
  const panel = page.getByRole("region", { name: "The customer’s page" });
  await panel.getByRole("button", { name: "Revoke link" }).click();
  await expect(panel).toContainText("No link opens the page.");
  expect((await request.get(first)).status()).toBe(404);
  await panel.getByRole("button", { name: "Create and copy link" }).click();
  await expect(panel.getByRole("button", { name: "Copy the customer’s link" })).toBeVisible();
  expect((await request.get(await link())).status()).toBe(200);
  expect((await request.get(first)).status()).toBe(404);
});

test("staff word the receipt and switch it off", async ({ page }) => {
  await page.goto(`${env.studioUrl}/quote-requests/mail`);
  const customers = page.getByRole("region", { name: "To customers" });
  const subject = customers.getByLabel("Receipt: subject");
  await expect(subject).toHaveValue("{brand}: we received your request {number}");
  await subject.fill("Thank you: {number}");
  await customers.getByLabel("Send a receipt for each quote request").uncheck();
  await page.getByRole("button", { name: "Save" }).click();
  await expect(page.getByText("Saved", { exact: true })).toBeVisible();
  await page.reload();
  await expect(subject).toHaveValue("Thank you: {number}");
  await expect(customers.getByLabel("Send a receipt for each quote request")).not.toBeChecked();
  await subject.fill("");
  await customers.getByLabel("Send a receipt for each quote request").check();
  await page.getByRole("button", { name: "Save" }).click();
  await expect(page.getByText("Saved", { exact: true })).toBeVisible();
});

test("a language that is part of a release is once in the list of the mails' languages", async ({
  page,
  lake,
}) => {
  const id = "language-qac";
  const language = { _type: "language", code: "qac", englishName: "Releasish", name: "Releasisch" };
  await lake.store({ _id: id, ...language, state: "preparation" });
  const release = await lake.addToRelease(id, { englishName: "Releasish of the release" });
  try {
    await page.goto(`${env.studioUrl}/quote-requests/mail`);
    const options = page
      .getByRole("region", { name: "To customers" })
      .getByLabel("Language")
      .locator("option");
    await expect(options.filter({ hasText: "Releasish" })).toHaveText(["Releasish"]);
  } finally {
    await lake.remove(`versions.${release}.${id}`);
    await lake.remove(id);
  }
});
