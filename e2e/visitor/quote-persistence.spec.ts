import { writeFile } from "node:fs/promises";

import type { Page } from "@playwright/test";

import { expect, test } from "#fixtures.ts";
import { answerInsert, fromOwnAddress, quoteForm, SIGN, step } from "#quote-form.ts";
import { stallingStorage } from "#stalling-storage.ts";

test.use({ expectedErrors: [/Failed to load resource|net::ERR_INTERNET_DISCONNECTED/] });

test.beforeEach(async ({ page }) => {
  await fromOwnAddress(page);
  await page.goto("/about-us");
  await quoteForm(page).open();
});

/** Everything in the browser's storage, by key. */
function keptNames(page: Page): Promise<string[]> {
  return page.evaluate(() =>
    [...Object.keys(sessionStorage), ...Object.keys(localStorage)].filter((name) => name.startsWith("quote")),
  );
}

test("typed text is kept until it is sent; afterwards only the country is kept", async ({ page }) => {
  await answerInsert(page, { code: 200, msg: "success" });
  const quote = quoteForm(page);
  await quote.fillIn();
  await expect.poll(() => keptNames(page)).toEqual(["quote-draft", "quote-country"]);
  await quote.send.click();
  await expect(page).toHaveURL(/\/thankyou$/);
  await expect.poll(() => keptNames(page)).toEqual(["quote-country"]);
  await page.reload();
  await quote.open();
  await expect(quote.field("Project description")).toHaveValue("");
});

test.describe("with a test storage server that the content security policy does not list", () => {
  test.use({ bypassCSP: true });

  test(
    "a stalled upload is reported, its progress was accurate, and a retry succeeds",
    { tag: "@thorough" },
    async ({ page }, info) => {
      await using storage = await stallingStorage(25_000_000);
      // Leave the page first: if it still waits for a signature, the route would catch that request, and lose it with the page.
      await page.goto("about:blank");
      await page.route(SIGN, async (route) => {
        const response = await route.fetch();
        const { data, ...answer }: { data: object } = await response.json();
        await route.fulfill({ response, json: { ...answer, data: { ...data, host: storage.url } } });
      });
      await page.clock.install();
      await page.goto("/about-us");
      const quote = quoteForm(page);
      await quote.open();
      // The file is larger than the socket buffers, which can grow to 38 MB on Linux.
      const path = info.outputPath("bracket.step");
      await writeFile(path, Buffer.concat([step().buffer, Buffer.alloc(100_000_000, 32)]));
      await quote.file.setInputFiles(path);
      const bar = quote.dialog.getByRole("progressbar", { name: "Upload of bracket.step" });
      await expect.poll(async () => Number(await bar.getAttribute("value"))).toBeGreaterThan(19);
      // The server read a quarter, and buffers contain a little more.
      expect(Number(await bar.getAttribute("value"))).toBeLessThan(75);
      await expect(
        quote.dialog.getByRole("status").filter({ hasText: "Uploading bracket.step" }),
      ).toBeAttached();

      // Bytes that reach the buffers count as progress and restart the timeout.
      await expect(async () => {
        await page.clock.fastForward(61_000);
        const lost = quote.dialog.getByText("The connection was lost during the upload");
        await expect(lost).toBeVisible({ timeout: 1000 });
      }).toPass();

      await quote.dialog.getByRole("button", { name: "Try again" }).click();
      await expect(
        quote.dialog.getByRole("status").filter({ hasText: "bracket.step is uploaded" }),
      ).toBeAttached();
    },
  );
});

test("a rejection by the storage shows its reason, and the request can be sent without the file", async ({
  page,
}) => {
  const headers = { "access-control-allow-origin": "*" };
  await page.route("**/storage", (route) => route.fulfill({ status: 403, headers, body: "" }));
  const requests = await answerInsert(page, { code: 200, msg: "success" });
  const quote = quoteForm(page);
  await quote.fillIn();
  await quote.file.setInputFiles(step());
  await expect(quote.dialog.getByText("The upload link has expired. Try again.")).toBeVisible();
  await quote.dialog.getByRole("button", { name: "Remove" }).click();
  await quote.send.click();
  await expect(page).toHaveURL(/\/thankyou$/);
  expect(requests[0]?.postDataJSON()).toMatchObject({ fileUpload: "", fileName: "" });
});
