import type { Page } from "@playwright/test";

import { expect, test } from "#fixtures.ts";
import { fromOwnAddress, newEmail, quoteFormIn } from "#quote-form.ts";
import { quoteRequestsOf } from "#quote-requests.ts";
import { STEP } from "#testing/uploads.ts";

const ADD = "Add parts, drawings and details";

test.beforeEach(({ page }) => fromOwnAddress(page));

test.use({ javaScriptEnabled: false });

/** Sends a request with the form of the quote page, and opens its page. */
async function openPlainRequest(page: Page): Promise<string> {
  const email = newEmail();
  await page.goto("/quote");
  const quote = quoteFormIn(page.getByRole("main").locator("[data-quote-form]"));
  await quote.fillInPlain();
  await quote.field("Email").fill(email);
  await quote.send.click();
  await expect(page).toHaveURL(/\/thankyou\?Email=/);
  await page.getByRole("link", { name: ADD }).click();
  await expect(page).toHaveURL(/\/request\/[0-9a-f]{40}$/);
  return email;
}

const choice = (page: Page) => page.getByLabel("Choose files").filter({ visible: true });
const alert = (page: Page) => page.getByRole("main").getByRole("alert");
const pdf = { name: "drawing.pdf", mimeType: "application/pdf", buffer: Buffer.from("%PDF-1.7\n") };

test("the confirmation leads to the page, whose buttons save, add and remove parts", async ({ page }) => {
  await openPlainRequest(page);
  await expect(page.getByText("Saved", { exact: true })).toBeHidden();
  await page.getByLabel("File or description").fill("Bracket");
  await page.getByRole("button", { name: "Add another part" }).click();
  await expect(page).toHaveURL(/\/request\/[0-9a-f]{40}#details$/);
  await expect(page.getByText("Saved", { exact: true })).toBeVisible();
  await expect(page.getByLabel("File or description")).toHaveCount(2);
  await page.getByLabel("File or description").nth(1).fill("Lid");
  await page.getByLabel("Company").fill("Analytical Engines");
  await page.getByRole("button", { name: "Save", exact: true }).last().click();
  await expect(page.getByLabel("Company")).toHaveValue("Analytical Engines");
  await page.getByRole("button", { name: "Remove part 1" }).click();
  await expect(page.getByLabel("File or description").first()).toHaveValue("Lid");
  await page.getByLabel("Anything else we should know?").fill("Soon, please");
  await page.getByRole("button", { name: "Send message" }).click();
  // Staff have asked nothing, so this is a message and not an answer.
  await expect(page.getByRole("article")).toContainText("You wrote, ");
  await expect(page.getByRole("article")).toContainText("Soon, please");
  // Enter in the fields of the details saves, and does not send another message.
  await page.getByLabel("Company").fill("Engines");
  await page.getByLabel("Company").press("Enter");
  await expect(page).toHaveURL(/#details$/);
  await expect(page.getByLabel("Company")).toHaveValue("Engines");
  await expect(page.getByRole("article")).toHaveCount(1);
});

test("files are added and removed, those that are not say why, and nothing typed is lost", async ({
  page,
}) => {
  const email = await openPlainRequest(page);
  await page.getByLabel("Company").fill("Analytical Engines");
  await page.getByLabel("Anything else we should know?").fill("Soon, please");
  await choice(page).setInputFiles([
    pdf,
    { name: "Teil 1 ü.step", mimeType: "model/step", buffer: Buffer.from(STEP) },
    { name: "tool.exe", mimeType: "application/octet-stream", buffer: Buffer.from("MZ") },
    { name: "page.pdf", mimeType: "application/pdf", buffer: Buffer.from("<html><script>") },
    { name: "empty.dxf", mimeType: "image/vnd.dxf", buffer: Buffer.alloc(0) },
  ]);
  await page.getByRole("button", { name: "Add these files" }).click();
  await expect(page.getByRole("button", { name: "Remove drawing.pdf" })).toBeVisible();
  await expect(page.getByRole("button", { name: "Remove Teil 1 ü.step" })).toBeVisible();
  await expect(alert(page).first()).toContainText("These files were not added");
  await expect(alert(page).first()).toContainText(/tool\.exe\s*This file type is not accepted/);
  await expect(alert(page).first()).toContainText(/page\.pdf\s*The file was rejected: .* content is not/);
  await expect(alert(page).first()).toContainText(/empty\.dxf\s*The file is empty/);
  await expect(page.getByLabel("Company")).toHaveValue("Analytical Engines");
  await expect(page.getByLabel("Anything else we should know?")).toHaveValue("Soon, please");
  expect(await quoteRequestsOf(email)).toMatchObject([{ hasNews: true }]);

  await page.getByRole("button", { name: "Remove drawing.pdf" }).click();
  await expect(page.getByRole("button", { name: "Remove drawing.pdf" })).toHaveCount(0);
  await expect(page.getByRole("button", { name: "Remove Teil 1 ü.step" })).toBeVisible();
  await expect(page.getByLabel("Anything else we should know?")).toHaveValue("Soon, please");
});

test("a button for files without a choice, and a choice without the button, say what to do", async ({
  page,
}) => {
  await openPlainRequest(page);
  await page.getByRole("button", { name: "Add these files" }).click();
  await expect(alert(page)).toHaveText("Choose a file first.");
  await choice(page).setInputFiles(pdf);
  await page.getByLabel("Company").fill("Analytical Engines");
  await page.getByRole("button", { name: "Save", exact: true }).last().click();
  await expect(alert(page)).toHaveText(/^The files you chose were not sent\. Choose them again/);
  await expect(page.getByLabel("Company")).toHaveValue("Analytical Engines");
  await choice(page).setInputFiles(pdf);
  await page.getByRole("button", { name: "Add these files" }).click();
  await expect(page).toHaveURL(/#addFile$/);
  await expect(page.getByRole("button", { name: "Remove drawing.pdf" })).toBeVisible();
});

test("a message that is rejected comes back beside its field", async ({ page }) => {
  await openPlainRequest(page);
  const message = page.getByLabel("Anything else we should know?");
  await page.getByLabel("Company").fill("Analytical Engines");
  await page.getByRole("button", { name: "Send message" }).click();
  await expect(alert(page)).toHaveText("Write something first.");
  await expect(alert(page)).toBeFocused();
  await expect(message).toHaveAccessibleDescription("Write something first.");
  await expect(page.getByLabel("Company")).toHaveValue("Analytical Engines");
  // Longer than a browser sends.
  await message.evaluate((field) => field.removeAttribute("maxlength"));
  const long = "x".repeat(2001);
  await message.fill(long);
  await page.getByRole("button", { name: "Send message" }).click();
  await expect(alert(page)).toHaveText("Use at most 2000 characters");
  await expect(message).toHaveValue(long);
});

test.describe("a missing request", () => {
  test.use({ expectedErrors: [/status of 404/] });

  for (const [path, heading] of [
    ["/request", "This link is no longer valid"],
    ["/de/request", "Dieser Link gilt nicht mehr"],
  ] as const)
    test(`${path}: a link that is not valid says so`, async ({ page }) => {
      const response = await page.goto(`${path}/${"0".repeat(40)}`);
      expect(response?.status()).toBe(404);
      await expect(page.getByRole("heading", { name: heading })).toBeVisible();
    });
});
