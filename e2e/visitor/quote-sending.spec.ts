import { expect, test } from "#fixtures.ts";
import { intercept } from "#intercept.ts";
import { answerInsert, fromOwnAddress, INSERT, newEmail, quoteForm } from "#quote-form.ts";
import { quoteRequestsOf } from "#quote-requests.ts";

// Chromium logs every error status.
test.use({ expectedErrors: [/Failed to load resource|The response to POST .* is empty/] });

test.beforeEach(async ({ page }) => {
  await fromOwnAddress(page);
  await page.goto("/about-us");
  await quoteForm(page).open();
});

test("a quote request arrives with exactly the specified fields, and the visitor is thanked", async ({
  page,
}) => {
  const quote = quoteForm(page);
  const email = newEmail();
  await quote.fillIn({ Email: email });
  const request = page.waitForRequest(INSERT);
  await quote.send.click();
  expect((await request).postDataJSON()).toEqual({
    firstName: "Ada",
    lastName: "Lovelace",
    email,
    message: "12 brackets, AlMg3, 2 mm",
    phone: "20 7946 0000",
    fileUpload: "",
    fileName: "",
    location: "+44",
    webType: "website",
  });
  await expect(page.getByRole("heading", { name: "Thank you for your request" })).toBeVisible();
  await expect(page.getByRole("main")).toContainText(email);
  await expect(quote.dialog).toBeHidden();
  await expect.poll(() => quoteRequestsOf(email)).toHaveLength(1);

  await quote.open();
  await expect(quote.field("First name")).toHaveValue("");
  await expect(quote.country).toHaveValue("GB +44");
});

test("the visitor goes to /thankyou with the Email query parameter", async ({ page }) => {
  await answerInsert(page, { code: 200, msg: "success" });
  const quote = quoteForm(page);
  await quote.fillIn({ Email: "ada+1@example.com" });
  const visited = page.waitForRequest((request) => new URL(request.url()).pathname === "/thankyou");
  await quote.send.click();
  expect(new URL((await visited).url()).searchParams.get("Email")).toBe("ada+1@example.com");
});

test("the visitor goes to /thankyou even in a browser without URL.parse, such as Safari before 18", async ({
  page,
}) => {
  await answerInsert(page, { code: 200, msg: "success" });
  await page.evaluate(() => Reflect.deleteProperty(URL, "parse"));
  const quote = quoteForm(page);
  await quote.fillIn();
  await quote.send.click();
  await expect(page).toHaveURL(/\/thankyou$/);
});

test("the visitor goes to /thankyou from a page that the browser has translated into French", async ({
  page,
}) => {
  await answerInsert(page, { code: 200, msg: "success" });
  await page.evaluate(() => document.documentElement.setAttribute("lang", "fr"));
  const quote = quoteForm(page);
  await quote.fillIn();
  await quote.send.click();
  await expect(page).toHaveURL(/\/thankyou$/);
});

test("a double click sends one request, and the button shows that it is sending", async ({ page }) => {
  const answered = Promise.withResolvers<void>();
  let count = 0;
  await page.route(INSERT, async (route) => {
    count += 1;
    await answered.promise;
    await route.fulfill({ json: { code: 200, msg: "success" } });
  });
  const quote = quoteForm(page);
  await quote.fillIn();
  await quote.send.dblclick();
  await expect(quote.send).toHaveText("Sending…");
  await quote.send.click({ force: true });
  answered.resolve();
  await expect(page).toHaveURL(/\/thankyou$/);
  expect(count).toBe(1);
});

test("any other code shows the server's message, and everything typed stays", async ({ page }) => {
  await answerInsert(page, { code: 301, msg: "This address is not accepted" });
  const quote = quoteForm(page);
  await quote.fillIn();
  await quote.send.click();
  await expect(quote.warning).toContainText("This address is not accepted");
  await expect(quote.field("Project description")).toHaveValue("12 brackets, AlMg3, 2 mm");
  await expect(quote.send).toHaveText("Send request");
});

for (const [fault, answer, status, words] of [
  ["code 102", { code: 102, msg: "" }, 200, "Your session has expired (code 102)"],
  ["an HTTP error", "<html>", 500, "fail to POST /api/orderInquiry/insert 500"],
  ["a malformed response", "half", 200, "The server can't take requests right now"],
] as const) {
  test(`${fault} shows a clear message, and everything typed stays`, async ({ page }) => {
    await answerInsert(page, answer, status);
    const quote = quoteForm(page);
    await quote.fillIn();
    await quote.send.click();
    await expect(quote.warning).toContainText(words);
    await expect(quote.warning).toContainText("Everything you typed is saved");
    await expect(quote.field("First name")).toHaveValue("Ada");
  });
}

test("being offline is reported, and a resent request is stored once", async ({ page, context }) => {
  const quote = quoteForm(page);
  const email = newEmail();
  await quote.fillIn({ Email: email });
  await context.setOffline(true);
  await quote.send.click();
  await expect(quote.warning).toContainText("The connection was lost");

  await context.setOffline(false);
  await quote.send.click();
  await expect(page).toHaveURL(/\/thankyou$/);
  expect(await quoteRequestsOf(email)).toHaveLength(1);
});

test("after a lost response and a reload, a resent request is stored once", async ({ page }) => {
  const quote = quoteForm(page);
  const email = newEmail();
  await quote.fillIn({ Email: email });
  const stop = await intercept(page, INSERT, async (route) => {
    await route.fetch();
    await route.abort("connectionreset");
  });
  await quote.send.click();
  await expect(quote.warning).toContainText("we won't receive it twice");
  expect(await quoteRequestsOf(email)).toHaveLength(1);

  stop();
  await page.reload();
  await quote.open();
  await quote.send.click();
  await expect(page).toHaveURL(/\/thankyou$/);
  expect(await quoteRequestsOf(email)).toHaveLength(1);
});

test("a server that does not respond within 15 seconds times out", async ({ page }) => {
  await page.evaluate(() => {
    const timeout = AbortSignal.timeout.bind(AbortSignal);
    AbortSignal.timeout = (milliseconds) => timeout(milliseconds / 100);
  });
  await page.route(INSERT, () => undefined);
  const quote = quoteForm(page);
  await quote.fillIn();
  await quote.send.click();
  await expect(quote.warning).toContainText("The server did not answer within 15 seconds");
  await expect(quote.field("First name")).toHaveValue("Ada");
});

test("a warning shows as a toast for three seconds and stays in the form", async ({ page }) => {
  await answerInsert(page, { code: 301, msg: "Not today" });
  const quote = quoteForm(page);
  await quote.fillIn();
  // The test advances the clock by the three seconds.
  await page.evaluate(() => {
    const native = window.setTimeout.bind(window);
    Reflect.set(window, "setTimeout", (work: () => void, milliseconds?: number) =>
      milliseconds === 3000 ? Reflect.set(window, "endThreeSeconds", work) : native(work, milliseconds),
    );
  });
  await quote.send.click();
  const toast = quote.dialog.locator('[data-text="Not today"]');
  await expect(toast).toBeVisible();
  expect((await toast.boundingBox())?.y).toBe(16);
  await page.waitForFunction(() => Reflect.has(window, "endThreeSeconds"));
  await page.evaluate("endThreeSeconds()");
  await expect(toast).toBeHidden();
  await expect(quote.warning).toContainText("Not today");
});

test("the token in the browser's storage is sent with the request", async ({ page }) => {
  await page.evaluate(() => localStorage.setItem("token", "t-1"));
  const [request] = await Promise.all([
    page.waitForRequest(INSERT),
    (async () => {
      await answerInsert(page, { code: 200, msg: "" });
      await quoteForm(page).fillIn();
      await quoteForm(page).send.click();
    })(),
  ]);
  expect(request.headers()).toMatchObject({ token: "t-1" });
});

test("closing the tab while a request is being sent asks for confirmation, and not after it was sent", async ({
  page,
}) => {
  const isHeld = () => page.evaluate(() => !dispatchEvent(new Event("beforeunload", { cancelable: true })));
  const { promise, resolve } = Promise.withResolvers<void>();
  await page.route(INSERT, async (route) => {
    await promise;
    await route.fulfill({ json: { code: 200, msg: "success" } });
  });
  const quote = quoteForm(page);
  await quote.fillIn();
  expect(await isHeld()).toBe(false);
  await quote.send.click();
  await expect(quote.send).toHaveText("Sending…");
  expect(await isHeld()).toBe(true);
  resolve();
  await expect(page).toHaveURL(/\/thankyou$/);
  expect(await isHeld()).toBe(false);
});
