import type { Page } from "@playwright/test";

import { expect, test } from "#fixtures.ts";
import { answerInsert, fromOwnAddress, quoteForm, step } from "#quote-form.ts";

test.use({ expectedErrors: [/Failed to load resource|net::ERR_INTERNET_DISCONNECTED/] });

test.beforeEach(async ({ page }) => {
  await fromOwnAddress(page);
  await page.goto("/about-us");
  await quoteForm(page).open();
});

/** What the browser keeps of the visitor, by name. */
function keptNames(page: Page): Promise<string[]> {
  return page.evaluate(() =>
    [...Object.keys(sessionStorage), ...Object.keys(localStorage)].filter((name) => name.startsWith("quote")),
  );
}

test("what was typed is kept until it is sent, and then nothing of it but the country", async ({ page }) => {
  await answerInsert(page, { code: 200, msg: "success" });
  const quote = quoteForm(page);
  await quote.fillIn();
  await expect.poll(() => keptNames(page)).toEqual(["quote-draft", "quote-country"]);
  await quote.send.click();
  await expect(page).toHaveURL(/\/thankyou$/);
  await expect.poll(() => keptNames(page)).toEqual(["quote-country"]);
  await page.reload();
  await quote.open();
  await expect(quote.field("Project Description")).toHaveValue("");
});

test("an upload that stops in the middle is said, its progress was honest, and a retry gets it through", async ({
  page,
  context,
}) => {
  await page.clock.install();
  await page.reload();
  await quoteForm(page).open();
  const devtools = await context.newCDPSession(page);
  const slow = { offline: false, latency: 0, downloadThroughput: -1, uploadThroughput: 400_000 };
  await devtools.send("Network.emulateNetworkConditions", slow);
  const quote = quoteForm(page);
  const { buffer, ...file } = step();
  await quote.file.setInputFiles({ ...file, buffer: Buffer.concat([buffer, Buffer.alloc(2_000_000, 32)]) });
  const bar = quote.dialog.getByRole("progressbar", { name: "Upload of bracket.step" });
  await expect
    .poll(async () => Number(await bar.getAttribute("value")), { intervals: [50] })
    .toBeGreaterThan(20);
  expect(Number(await bar.getAttribute("value"))).toBeLessThan(100);
  await expect(quote.dialog.getByRole("status").filter({ hasText: "Uploading bracket.step" })).toBeAttached();

  await devtools.send("Network.emulateNetworkConditions", { ...slow, uploadThroughput: 1 });
  // What was on its way may still be counted, and the waiting begins anew.
  await expect(async () => {
    await page.clock.fastForward(61_000);
    const lost = quote.dialog.getByText("The connection was lost while the file was being uploaded");
    await expect(lost).toBeVisible({ timeout: 1000 });
  }).toPass();

  await devtools.send("Network.emulateNetworkConditions", { ...slow, uploadThroughput: -1 });
  await quote.dialog.getByRole("button", { name: "Try again" }).click();
  await expect(
    quote.dialog.getByRole("status").filter({ hasText: "bracket.step is uploaded" }),
  ).toBeAttached();
});

test("a storage that refuses is said by its reason, and the request can be sent without the file", async ({
  page,
}) => {
  const headers = { "access-control-allow-origin": "*" };
  await page.route("**/storage", (route) => route.fulfill({ status: 403, headers, body: "" }));
  const requests = await answerInsert(page, { code: 200, msg: "success" });
  const quote = quoteForm(page);
  await quote.fillIn();
  await quote.file.setInputFiles(step());
  await expect(quote.dialog.getByText("The permission to upload has expired. Try again.")).toBeVisible();
  await quote.dialog.getByRole("button", { name: "Remove" }).click();
  await quote.send.click();
  await expect(page).toHaveURL(/\/thankyou$/);
  expect(requests[0]?.postDataJSON()).toMatchObject({ fileUpload: "", fileName: "" });
});
