import type { Page } from "@playwright/test";

import { violations, WCAG } from "#axe.ts";
import { env } from "#env.ts";
import { expect, test } from "#fixtures.ts";
import { answerInsert, fromOwnAddress, newEmail, quoteForm } from "#quote-form.ts";
import { quoteRequestsOf } from "#quote-requests.ts";
import { asOperator } from "#testing/lake.ts";

const ADD = "Add parts, drawings and details";
const pdf = { name: "drawing.pdf", mimeType: "application/pdf", buffer: Buffer.from("%PDF-1.7\n") };

test.beforeEach(({ page }) => fromOwnAddress(page));

/** Sends a quote request with the dialog, and returns the address from which it was sent. */
async function sendRequest(page: Page): Promise<string> {
  const email = newEmail();
  await page.goto("/cnc-machining");
  const quote = quoteForm(page);
  await quote.open();
  await quote.fillIn({ Email: email });
  await quote.send.click();
  await expect(page).toHaveURL(/\/thankyou$/);
  return email;
}

async function openRequest(page: Page): Promise<string> {
  const email = await sendRequest(page);
  await page.getByRole("link", { name: ADD }).click();
  await expect(page).toHaveURL(/\/request\/[0-9a-f]{40}$/);
  return email;
}

test("the confirmation shows the number and by when staff reply, also after a reload", async ({ page }) => {
  const email = await sendRequest(page);
  const [stored] = await quoteRequestsOf(email);
  expect(stored?.number).toMatch(/^\w{3}-\w{3}$/);
  const main = page.getByRole("main");
  await expect(main).toContainText(`Request number ${stored?.number}`);
  await expect(main).toContainText(
    /You will hear from us by \w{3}, \w{3}\s\d+, \d{1,2}:00\s[AP]M your time\./,
  );
  await page.reload();
  await expect(main).toContainText(`Request number ${stored?.number}`);
});

test("an admin host without numbers leaves the confirmation as it was", async ({ page }) => {
  await answerInsert(page, { code: 200, msg: "success" });
  await sendRequest(page);
  await expect(page.getByRole("main")).not.toContainText("Request number");
  await expect(page.getByRole("link", { name: ADD })).toHaveCount(0);
});

test("a pasted note or message that is too long says that it was cut", async ({ page }) => {
  await openRequest(page);
  await page.context().grantPermissions(["clipboard-read", "clipboard-write"]);
  for (const [label, max] of [
    ["Note", 500],
    ["Anything else we should know?", 2000],
  ] as const) {
    const field = page.getByRole("textbox", { name: label });
    const cut = page.getByText(`Only ${max} characters fit`);
    await page.evaluate((text) => navigator.clipboard.writeText(text), "x".repeat(max + 1));
    await field.press("ControlOrMeta+v");
    await expect(cut).toBeVisible();
    await expect(field).toHaveValue("x".repeat(max));
    await field.press("Backspace");
    await expect(cut).toHaveCount(0);
  }
  await expect(page.getByText("1999 / 2000")).toBeVisible();
});

test("parts and details are saved while they are typed, and staff see them as new", async ({ page }) => {
  const email = await openRequest(page);
  await page.getByLabel("File or description").fill("Bracket");
  await page.getByLabel("Quantity").fill("12");
  await expect(page.getByText("Saved", { exact: true })).toBeVisible();
  await page.getByRole("button", { name: "Add another part" }).click();
  await expect(page.getByLabel("File or description").nth(1)).toBeFocused();
  await page.keyboard.type("Lid");
  await page.getByLabel("Incoterm").selectOption("DAP");
  await page.getByLabel("Delivery country").fill("Germany");
  await expect(page.getByText("Saved", { exact: true })).toBeVisible();
  await page.reload();
  await expect(page.getByLabel("File or description")).toHaveCount(3);
  await expect(page.getByLabel("File or description").nth(1)).toHaveValue("Lid");
  await expect(page.getByLabel("Incoterm")).toHaveValue("DAP");
  expect(await quoteRequestsOf(email)).toMatchObject([{ hasNews: true }]);

  await page.getByRole("button", { name: "Remove part 1" }).click();
  await expect(page.getByText("Saved", { exact: true })).toBeVisible();
  await page.reload();
  await expect(page.getByLabel("File or description").first()).toHaveValue("Lid");
});

const expectSaved = (page: Page) => expect(page.getByText("Saved", { exact: true })).toBeVisible();

test("two people who edit the parts of a request at the same time keep the parts of each other", async ({
  page,
  context,
}) => {
  await openRequest(page);
  const other = await context.newPage();
  await other.goto(page.url());
  await page.getByLabel("File or description").fill("Bracket");
  await expectSaved(page);
  await other.getByLabel("File or description").fill("Lid");
  await expectSaved(other);
  await page.getByLabel("Material").fill("AlMg3");
  await expectSaved(page);
  await other.reload();
  await expect(other.getByLabel("File or description")).toHaveCount(3);
  await expect(other.getByLabel("File or description").nth(0)).toHaveValue("Bracket");
  await expect(other.getByLabel("Material").nth(0)).toHaveValue("AlMg3");
  await expect(other.getByLabel("File or description").nth(1)).toHaveValue("Lid");
});

test("what a customer takes back after it was saved is not stored", async ({ page }) => {
  await openRequest(page);
  await page.getByLabel("File or description").fill("Bracket");
  await page.getByLabel("Quantity").fill("100");
  await expectSaved(page);
  await page.getByRole("button", { name: "Add another part" }).click();
  await page.getByLabel("File or description").nth(1).fill("Lid");
  await expectSaved(page);
  await page.getByRole("button", { name: "Remove part 2" }).click();
  await page.getByLabel("Quantity").first().fill("");
  await expectSaved(page);
  await page.reload();
  await expect(page.getByLabel("File or description").first()).toHaveValue("Bracket");
  await expect(page.getByLabel("Quantity").first()).toHaveValue("");
  await expect(page.getByLabel("File or description").nth(1)).toHaveValue("");
});

test("what is typed right before the page is left is saved", async ({ page }) => {
  await openRequest(page);
  const address = page.url();
  await page.getByLabel("Company").fill("Analytical Engines");
  await page.goto("/about-us");
  await expect(async () => {
    await page.goto(address);
    await expect(page.getByLabel("Company")).toHaveValue("Analytical Engines", { timeout: 1000 });
  }).toPass();
});

test("drawings and photos are added, other files are not, and a file can be removed", async ({ page }) => {
  await openRequest(page);
  await page
    .getByLabel("Choose files")
    .setInputFiles([
      pdf,
      { name: "part.dxf", mimeType: "image/vnd.dxf", buffer: Buffer.from("0\nSECTION\n2\nHEADER\n") },
      { name: "tool.exe", mimeType: "application/octet-stream", buffer: Buffer.from("MZ") },
    ]);
  await expect(page.getByRole("button", { name: "Remove drawing.pdf" })).toBeVisible();
  await expect(page.getByRole("button", { name: "Remove part.dxf" })).toBeVisible();
  await expect(page.getByRole("progressbar")).toHaveCount(0);
  await expect(page.getByRole("main").getByRole("alert")).toHaveText(/^This file type is not accepted\./);
  await page.reload();
  await expect(page.getByRole("button", { name: "Remove part.dxf" })).toBeVisible();
  await page.getByRole("button", { name: "Remove drawing.pdf" }).click();
  await expect(page.getByRole("button", { name: "Remove drawing.pdf" })).toHaveCount(0);
});

test("the customer sees the progress and answers a question; then the parts are requested again", async ({
  page,
  request,
  context,
}) => {
  const email = await openRequest(page);
  const [stored] = await quoteRequestsOf(email);
  const asStaff = (data: unknown) =>
    request.post(`${env.adminUrl}/staff/quote-requests/${stored?.id}/page`, {
      headers: asOperator(env.dataDirectory),
      data,
    });
  await page.getByLabel("File or description").fill("Bracket");
  await expect(page.getByText("Saved", { exact: true })).toBeVisible();
  await asStaff({ kind: "ask", question: "Which alloy?" });
  await page.reload();
  await expect(page.locator("[aria-current=step]")).toContainText("Question for you");
  await expect(page.getByRole("article")).toContainText("Which alloy?");
  await page.getByLabel("Your answer").fill("5083");
  await page.getByRole("button", { name: "Send answer" }).click();
  await expect(page).toHaveURL(/#answer$/);
  await expect(page.getByRole("article").last()).toContainText("5083");
  await expect(page.locator("[aria-current=step]")).toContainText("In review");

  // The test fills in the form faster than a person. So it looks like spam until staff say that it is not.
  await request.patch(`${env.adminUrl}/staff/quote-requests/${stored?.id}`, {
    headers: asOperator(env.dataDirectory),
    data: { state: "answered", note: "", seen: null },
  });
  await asStaff({ kind: "progress", progress: "quoted" });
  await page.reload();
  await page.getByRole("button", { name: "Send a new quote request" }).click();
  await expect(page.getByRole("heading", { level: 1 })).not.toContainText(stored?.number ?? "no number");
  await expect(page.getByRole("main")).toContainText(
    `New request for the parts of request ${stored?.number}.`,
  );
  await expect(page.getByLabel("File or description").first()).toHaveValue("Bracket");

  // Each names the other, with a link only where this tab has opened it.
  const second = page.url();
  await page.getByRole("link", { name: stored?.number ?? "no number" }).click();
  await expect(page.getByRole("heading", { level: 1 })).toContainText(stored?.number ?? "no number");
  const first = page.url();
  const back = page.getByText(/^Sent again as request/).getByRole("link");
  await expect(back).toHaveAttribute("href", new URL(second).pathname);
  const other = await (await context.browser()?.newContext())?.newPage();
  await other?.goto(first);
  await expect(other?.getByText(/^Sent again as request/) ?? page.locator("none")).toBeVisible();
  expect(await other?.content()).not.toContain(new URL(second).pathname);
  await other?.context().close();
});

for (const width of [360, 1280]) {
  test(`the page is accessible and fits at ${width} px`, async ({ page }) => {
    await openRequest(page);
    await page.setViewportSize({ width, height: 800 });
    const name = `${"a-long-name-".repeat(10)}.exe`;
    await page.getByLabel("Choose files").setInputFiles({ ...pdf, name });
    await expect(page.getByRole("main").getByRole("alert")).toBeVisible();
    expect(await violations(page, { tags: WCAG })).toEqual([]);
    const overflow = await page.evaluate(() => document.documentElement.scrollWidth - innerWidth);
    expect(overflow).toBeLessThanOrEqual(0);
  });
}

test.describe("while the site cannot be reached", () => {
  test.use({ expectedErrors: [/net::ERR_FAILED/] });

  test("what could not be saved stays, says so, and is saved later", async ({ page }) => {
    await openRequest(page);
    let isOffline = true;
    await page.route("**/api/request/change", (route) => (isOffline ? route.abort() : route.continue()));
    await page.getByLabel("Company").fill("Analytical Engines");
    await expect(page.getByRole("main").getByRole("alert")).toHaveText(
      /^Not saved\. .* What you typed is still here\.$/,
    );
    isOffline = false;
    await page.getByRole("button", { name: "Save", exact: true }).last().click();
    await expect(page.getByText("Saved", { exact: true })).toBeVisible();
  });
});

test.describe("a missing request", () => {
  test.use({ expectedErrors: [/status of 404/] });

  test("a link that is not valid says so, with status 404", async ({ page }) => {
    const response = await page.goto(`/request/${"0".repeat(40)}`);
    expect(response?.status()).toBe(404);
    await expect(page.getByRole("heading", { name: "This link is no longer valid" })).toBeVisible();
  });
});
