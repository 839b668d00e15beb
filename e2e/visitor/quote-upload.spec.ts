import { expect, test } from "#fixtures.ts";
import { intercept } from "#intercept.ts";
import { answerInsert, fromOwnAddress, newEmail, quoteForm, SIGN, step } from "#quote-form.ts";
import { quoteRequestsOf } from "#quote-requests.ts";

// Chromium logs every error status and failed connection.
test.use({ expectedErrors: [/Failed to load resource|Access to XMLHttpRequest/] });

const STORAGE = "**/storage";

test.beforeEach(async ({ page }) => {
  await fromOwnAddress(page);
  await page.goto("/about-us");
  await quoteForm(page).open();
});

test("a file is uploaded with exactly the specified form fields and linked in the request", async ({
  page,
}) => {
  const quote = quoteForm(page);
  const email = newEmail();
  await page.evaluate(() => {
    window.XMLHttpRequest = class extends XMLHttpRequest {
      override send(body?: Document | XMLHttpRequestBodyInit | null): void {
        if (body instanceof FormData) document.title = [...body.keys()].join();
        super.send(body);
      }
    };
  });
  await quote.file.setInputFiles(step("Bracket 1.STEP"));
  await expect(page).toHaveTitle("name,key,policy,OSSAccessKeyId,success_action_status,signature,file");
  await expect(quote.dialog).toContainText("Bracket 1.STEPUploaded");

  await quote.fillIn({ Email: email });
  await quote.send.click();
  await expect(page).toHaveURL(/\/thankyou$/);
  expect(await quoteRequestsOf(email)).toMatchObject([
    {
      fileName: "Bracket 1.STEP",
      fileUpload: expect.stringMatching(/\/storage\/quote\/.*\/[0-9a-f]{32}\.STEP$/),
    },
  ]);
});

for (const [what, file, words] of [
  ["a file of another type", step("drawing.pdf"), "This file type is not accepted"],
  ["an empty file", { ...step(), buffer: Buffer.alloc(0) }, "The file is empty"],
] as const) {
  test(`${what} is rejected before a byte is sent`, async ({ page }) => {
    let count = 0;
    page.on("request", (request) => (count += /storage|oss/.test(request.url()) ? 1 : 0));
    const quote = quoteForm(page);
    await quote.file.setInputFiles(file);
    await expect(quote.dialog.getByText(words)).toBeVisible();
    await expect(quote.file).toHaveAccessibleDescription(new RegExp(words));
    expect(count).toBe(0);
  });
}

test("a file over 500 MB is rejected before a byte is sent", async ({ page }) => {
  const quote = quoteForm(page);
  await quote.file.evaluate((input) => {
    const file = new File(["x"], "big.step");
    Object.defineProperty(file, "size", { value: 524_288_001 });
    Object.defineProperty(input, "files", { value: [file] });
    input.dispatchEvent(new Event("change", { bubbles: true }));
  });
  await expect(
    quote.dialog.getByText("The file size cannot exceed 500MB,please upload again.", { exact: true }),
  ).toBeVisible();
});

test("a rejected file stops the request once; sending again goes without it", async ({ page }) => {
  const requests = await answerInsert(page, { code: 200, msg: "success" });
  const quote = quoteForm(page);
  await quote.fillIn();
  await quote.file.setInputFiles(step("drawing.pdf"));
  await quote.send.click();
  await expect(quote.warning.filter({ hasText: "The file was not accepted" })).toBeVisible();
  expect(requests).toHaveLength(0);
  await quote.send.click();
  await expect(page).toHaveURL(/\/thankyou$/);
  expect(requests).toHaveLength(1);
});

test("while a file uploads the label says so, nothing is sent, and the upload can be canceled", async ({
  page,
}) => {
  await page.route(STORAGE, () => undefined);
  const quote = quoteForm(page);
  await quote.fillIn();
  await quote.file.setInputFiles(step());
  await expect(quote.dialog.getByText("(File is being uploaded...)", { exact: true })).toBeVisible();
  await expect(quote.dialog.getByRole("progressbar", { name: "Upload of bracket.step" })).toBeVisible();
  await quote.send.click();
  await expect(quote.warning.filter({ hasText: "The file is being uploaded......" })).toBeVisible();

  await quote.dialog.getByRole("button", { name: "Cancel" }).click();
  await expect(quote.dialog.getByRole("progressbar")).toHaveCount(0);
  await expect(quote.file).toBeFocused();
  await expect(quote.field("First name")).toHaveValue("Ada");
});

test("while a file uploads, sending an empty form shows its messages, and warns about the file instead of the phone number", async ({
  page,
}) => {
  await page.route(STORAGE, () => undefined);
  const requests = await answerInsert(page, { code: 200, msg: "success" });
  const quote = quoteForm(page);
  await quote.file.setInputFiles(step());
  await expect(quote.dialog.getByText("(File is being uploaded...)", { exact: true })).toBeVisible();
  await quote.send.click();
  await expect(quote.warning.filter({ hasText: "The file is being uploaded......" })).toBeVisible();
  await expect(quote.summary).toContainText("Enter your phone number");
  await expect(quote.warning.filter({ hasText: "Enter your last phone" })).toHaveCount(0);

  await quote.dialog.getByRole("button", { name: "Cancel" }).click();
  await quote.send.click();
  await expect(quote.warning.filter({ hasText: "Enter your last phone" })).toBeVisible();
  expect(requests).toHaveLength(0);
});

test("a lost connection is reported, the form is kept, and a retry uses a fresh signature", async ({
  page,
}) => {
  const stop = await intercept(page, STORAGE, (route) => route.abort("connectionreset"));
  const quote = quoteForm(page);
  await quote.fillIn();
  await quote.file.setInputFiles(step());
  await expect(quote.dialog.getByText("The connection was lost during the upload")).toBeVisible();
  await expect(quote.field("First name")).toHaveValue("Ada");
  await quote.send.click();
  await expect(quote.dialog.getByText("The file was not uploaded. Try again or remove it")).toBeVisible();

  stop();
  const signed = page.waitForRequest(SIGN);
  await quote.dialog.getByRole("button", { name: "Try again" }).click();
  expect((await signed).postDataJSON()).toEqual({ filePath: "quote" });
  await expect(quote.dialog).toContainText("bracket.stepUploaded");
});

test("an expired signature is reported, and the next attempt works", async ({ page }) => {
  const refusal =
    "<Error><Code>AccessDenied</Code><Message>Invalid according to Policy: Policy expired.</Message></Error>";
  const headers = { "access-control-allow-origin": "*" };
  const stop = await intercept(page, STORAGE, (route) =>
    route.fulfill({ status: 403, headers, body: refusal }),
  );
  const quote = quoteForm(page);
  await quote.file.setInputFiles(step());
  await expect(quote.dialog.getByText("The upload link has expired")).toBeVisible();
  stop();
  await quote.dialog.getByRole("button", { name: "Try again" }).click();
  await expect(quote.dialog).toContainText("bracket.stepUploaded");
});

test("a file whose content does not match its name is rejected with a message", async ({ page }) => {
  const quote = quoteForm(page);
  await quote.file.setInputFiles({ ...step(), buffer: Buffer.from("MZ this is a program") });
  await expect(quote.dialog.getByText("The file was rejected: ")).toBeVisible();
  await quote.dialog.getByRole("button", { name: "Remove" }).click();
  await expect(quote.dialog.getByText("The file was rejected: ")).toHaveCount(0);
});

test("a missing signature is reported, and the request can be sent without the file", async ({ page }) => {
  await page.route(SIGN, (route) =>
    route.fulfill({ status: 502, json: { code: 502, msg: "No storage today" } }),
  );
  const quote = quoteForm(page);
  await quote.file.setInputFiles(step());
  await expect(quote.dialog.getByText("No storage today")).toBeVisible();
});

test("one file at a time can be dropped; a file dropped elsewhere does not replace the page", async ({
  page,
}) => {
  const quote = quoteForm(page);
  const drop = async (names: string[], target: typeof quote.file) => {
    const dataTransfer = await page.evaluateHandle((all) => {
      const transfer = new DataTransfer();
      for (const name of all) transfer.items.add(new File(["ISO-10303-21;"], name));
      return transfer;
    }, names);
    await target.dispatchEvent("drop", { dataTransfer });
  };
  await drop(["a.step", "b.step"], quote.file);
  await expect(quote.dialog.getByText("Only one file per request")).toBeVisible();
  await drop(["a.step"], quote.file);
  await expect(quote.dialog).toContainText("a.stepUploaded");
  await drop(["c.step"], quote.dialog);
  await expect(quote.dialog).toBeVisible();
});

test("an uploaded file is still there after a reload", async ({ page }) => {
  const quote = quoteForm(page);
  await quote.file.setInputFiles(step());
  await expect(quote.dialog).toContainText("bracket.stepUploaded");
  await page.reload();
  await quote.open();
  await expect(quote.dialog).toContainText("bracket.stepUploaded");
});

test("a file chosen before hydration is uploaded", async ({ page }) => {
  await page.reload();
  await page.evaluate(() => document.querySelector("dialog")?.showModal());
  const quote = quoteForm(page);
  await quote.file.setInputFiles(step());
  await expect(quote.dialog).toContainText("bracket.stepUploaded");
});

test("a signature is fetched when the visitor scrolls near the file field, and again every 20 minutes", async ({
  page,
}) => {
  await page.clock.install();
  await page.reload();
  const quote = quoteForm(page);
  await quote.open();
  let count = 0;
  page.on("response", (response) => (count += response.url().endsWith("/api/oss/upload") ? 1 : 0));
  const first = page.waitForResponse((response) => response.url().endsWith("/api/oss/upload"));
  await quote.file.focus();
  await (await first).finished();
  // The page must receive the response before the clock jumps, because a pending request is not repeated.
  await page.clock.runFor("00:10");
  expect(count).toBe(1);
  await page.clock.fastForward("18:50");
  expect(count).toBe(1);
  await page.clock.fastForward("01:01");
  await expect.poll(() => count).toBe(2);
});
