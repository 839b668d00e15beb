import { readFile } from "node:fs/promises";

import type { APIRequestContext, Page } from "@playwright/test";
import { encodePartReport } from "contracts/part-report.ts";
import { sampleQuoteRequest } from "contracts/testing/sample-quote-request.ts";

import { violations } from "#axe.ts";
import { env } from "#env.ts";
import { expect, test } from "#fixtures.ts";
import { stepFile } from "#part-files.ts";
import { fromOwnAddress, INSERT, newAddress, newEmail, quoteForm } from "#quote-form.ts";
import { quoteRequestsOf } from "#quote-requests.ts";
import { asOperator } from "#testing/lake.ts";

/** Limits axe to the tool, without the rest of the Studio. */
const TOOL = { within: '[role="tabpanel"]' };

const REPORT = "Size 60 × 40 × 30 mm\nCNC machining: <b>Fits</b>";

/** Sends a quote request with a file as a visitor does. */
async function sendRequest(visitor: Page, values: Record<string, string>): Promise<void> {
  await fromOwnAddress(visitor);
  await visitor.clock.install();
  await visitor.goto("/cnc-machining");
  const quote = quoteForm(visitor);
  await quote.open();
  await quote.file.setInputFiles({ ...stepFile("cnc-t-slot"), name: "bracket v2.step" });
  await expect(quote.dialog).toContainText("bracket v2.stepUploaded");
  await quote.fillIn(values);
  // As if the file came from the part check.
  await visitor.route(INSERT, (route) =>
    route.continue({ headers: { ...route.request().headers(), "x-part-report": encodePartReport(REPORT) } }),
  );
  // Wait like a person, because a form that is filled in too fast is marked as spam.
  await visitor.clock.runFor(5000);
  await quote.send.click();
  await expect(visitor).toHaveURL(/\/thankyou$/);
}

async function openTool(page: Page): Promise<void> {
  await page.goto(`${env.studioUrl}/quote-requests`);
  await expect(page.getByRole("list", { name: "Quote requests" })).toBeVisible();
}

test(
  "a visitor's request appears in the open tool; staff read it, check and save its file and answer it",
  { tag: "@thorough" },
  async ({ page, browser }) => {
    const email = newEmail();
    const name = `Ada ${email.slice(4, 18)}`;
    const visitor = await (await browser.newContext({ baseURL: env.siteUrl })).newPage();
    await sendRequest(visitor, { "First name": "Someone", Email: newEmail() });
    await openTool(page);

    await sendRequest(visitor, { "First name": name, Email: email });
    const row = page.getByRole("list", { name: "Quote requests" }).getByRole("button", { name });
    await expect(row).toBeVisible();
    // Other tests may send requests at the same time.
    await expect(page.getByText(/new quote requests?( came in, the last one)? from \S/i)).toBeAttached();
    await row.click();
    const request = page.getByRole("article", { name: `${name} Lovelace` });
    await expect(request.getByRole("link", { name: email })).toHaveAttribute("href", /^mailto:/);
    await expect(request).toContainText("12 brackets, AlMg3, 2 mm");
    await expect(request.getByRole("region", { name: "Part check, as the visitor saw it" })).toContainText(
      REPORT,
      {
        useInnerText: true,
      },
    );

    const downloading = page.waitForEvent("download");
    await request.getByRole("button", { name: "Download bracket v2.step" }).click();
    const file = await downloading;
    expect(file.suggestedFilename()).toBe("bracket v2.step");
    expect(await readFile(await file.path(), "utf8")).toMatch(/^ISO-10303-21;/);

    // The Studio reads the file from the storage and checks it against the published rules.
    await expect(request.locator("dl > div", { hasText: "Size" }).locator(".metric")).toHaveText(
      "60 × 40 × 30 mm",
    );
    await request.getByRole("button", { name: /^CNC machining/ }).click();
    const finding = request
      .getByRole("listitem")
      .filter({ hasText: "Rule: " })
      .filter({ hasText: "no tool can reach" });
    await expect(finding.getByRole("link")).toHaveAttribute("href", `${env.siteUrl}/cnc01#undercuts`);

    await request.getByRole("radio", { name: "Answered" }).check();
    await request.getByRole("textbox", { name: "Note" }).fill("Quoted 12 pieces");
    await request.getByRole("button", { name: "Save" }).click();
    await expect(request.getByText(/^Answered · Local Administrator, /)).toBeVisible();
    expect(await quoteRequestsOf(email)).toMatchObject([{ state: "answered", note: "Quoted 12 pieces" }]);
  },
);

test(
  "requests are searched, filtered by state and exported, with formulas as text",
  { tag: "@thorough" },
  async ({ page, request }) => {
    const email = newEmail();
    await post(request, { email, message: '=HYPERLINK("http://evil.example")' });
    await openTool(page);
    const rows = page.getByRole("list", { name: "Quote requests" }).getByRole("button");
    // Retry, because the Studio may mount the tool twice while it starts, which clears the search.
    await expect(async () => {
      await page.getByRole("searchbox", { name: "Search quote requests" }).fill(email);
      await expect(rows).toHaveCount(1, { timeout: 3000 });
    }).toPass();

    const downloading = page.waitForEvent("download");
    await page.getByRole("button", { name: "Export list as CSV" }).click();
    const table = await downloading;
    expect(table.suggestedFilename()).toMatch(/^quote-requests-\d{4}-\d\d-\d\d\.csv$/);
    const text = await readFile(await table.path(), "utf8");
    expect(text.trim().split("\r\n")).toHaveLength(2);
    expect(text).toContain(`"'=HYPERLINK(""http://evil.example"")"`);

    await page.getByRole("button", { name: /^Spam 0/ }).click();
    await expect(page.getByText("No quote requests match.")).toBeVisible();
  },
);

test("staff see why a request looks automated, and Home and the statistics lead to it", async ({
  page,
  request,
}) => {
  const firstName = `Bot ${newEmail().slice(4, 18)}`;
  await post(request, { email: newEmail(), firstName }, { "x-suspected": "sent after 0.4 s" });
  await page.goto(env.studioUrl);
  await page.getByRole("link", { name: /^\d+ suspected$/ }).click();
  await expect(page.getByRole("button", { name: /^Spam/ })).toHaveAttribute("aria-pressed", "true");
  await page.getByRole("button", { name: `${firstName} Lovelace` }).click();
  await expect(page.getByRole("article").getByText("It looks automated: sent after 0.4 s.")).toBeVisible();
  // The list stays as it was.
  await expect(page.getByRole("button", { name: /^Spam/ })).toHaveAttribute("aria-pressed", "true");

  await page.goto(`${env.studioUrl}/quote-requests/statistics`);
  await page.getByRole("link", { name: "Check whether a person wrote one" }).click();
  await expect(page.getByRole("button", { name: /^Spam/ })).toHaveAttribute("aria-pressed", "true");
});

test("a search starts 300 ms after the last key", async ({ page }) => {
  await page.clock.install();
  await openTool(page);
  const searched: string[] = [];
  page.on("request", (request) => {
    const text = new URL(request.url()).searchParams.get("text");
    if (text !== null && request.url().includes("/staff/quote-requests?")) searched.push(text);
  });
  const box = page.getByRole("searchbox", { name: "Search quote requests" });
  await page.clock.pauseAt(Date.now() + 3_600_000);
  for (const text of ["hous", "housing"]) {
    await box.fill(text);
    await page.clock.runFor(299);
  }
  expect(searched).toEqual([]);
  await page.clock.runFor(1);
  await expect.poll(() => searched).toEqual(["housing"]);
});

test(
  "notes that two people write about the same request are both kept",
  { tag: "@thorough" },
  async ({ page, request }) => {
    const email = newEmail();
    await post(request, { email });
    const [stored] = await quoteRequestsOf(email);
    await page.goto(`${env.studioUrl}/quote-requests/requests/${stored?.id}`);
    const note = page.getByRole("textbox", { name: "Note" });
    // Retry, because the Studio may take the focus away between two keys while it loads.
    await expect(async () => {
      await note.clear();
      await note.pressSequentially("Mine");
      await expect(note).toHaveValue("Mine", { timeout: 1000 });
    }).toPass();
    const question = page.waitForEvent("dialog");
    const reload = page.reload();
    const dialog = await question;
    expect(dialog.type()).toBe("beforeunload");
    await dialog.accept();
    await reload;
    await expect(note).toHaveValue("Mine");
    await request.patch(`${env.adminUrl}/staff/quote-requests/${stored?.id}`, {
      headers: asOperator(env.dataDirectory),
      data: { state: "new", note: "Theirs", seen: null },
    });
    await expect(page.getByText("A colleague changed this request while you were writing")).toBeVisible();
    await expect(note).toHaveValue("Mine");
    await page.getByRole("button", { name: "Keep my version" }).click();
    await page.getByRole("button", { name: "Save" }).click();
    await expect(page.getByText("Saved", { exact: true })).toBeVisible();
    expect(await quoteRequestsOf(email)).toMatchObject([{ note: "Mine" }]);
  },
);

test(
  "page statistics show views, devices, the quote form and web vitals",
  { tag: "@thorough" },
  async ({ page, request, lake, freshPath }) => {
    await lake.publish({ path: freshPath });
    await expect.poll(async () => (await request.get(freshPath)).status()).toBe(200);
    const pageUrl = `${env.siteUrl}${freshPath}`;
    const stay = { pageUrl, equipmentType: "手机" };
    await request.post(`${env.siteUrl}/api/statistical/insert`, {
      data: { ...stay, webType: "website", residenceTime: 70_000, module: "of-a-test" },
    });
    await request.post(`${env.siteUrl}/api/vitals/insert`, {
      data: { ...stay, lcpMs: 4100, inpMs: 48, cls: 0.02, quoteOpened: true, quoteSent: false },
    });
    await page.goto(`${env.studioUrl}/quote-requests/statistics`);
    const row = page.getByRole("row", { name: freshPath });
    // Estimated from one value in a range: 1 to 3 minutes, 4 to 6 seconds, up to 50 ms, and up to 0.05.
    await expect(row.getByRole("cell")).toHaveText([
      "1",
      "2 min 00 s",
      "1",
      "0",
      "5.5 s, poor",
      "38 ms, good",
      "0.04, good",
    ]);
    await expect(page.getByRole("region", { name: "Devices" })).toContainText("Phone");
    const chart = page.getByRole("region", { name: "Page views by day" });
    await chart.getByText("As a table").click();
    const [today = "", firstDay = ""] = [0, 29].map((days) =>
      new Date(Date.now() - days * 86_400_000).toISOString().slice(0, 10),
    );
    await expect(chart.getByRole("row", { name: `${firstDay} 0` })).toBeVisible();
    await expect(chart.getByRole("row", { name: today })).not.toHaveText(`${today}0`);
    await expect(chart.getByRole("row")).toHaveCount(31);
  },
);

test("staff delete all requests of a person, for good", { tag: "@thorough" }, async ({ page, request }) => {
  const [email, other] = [newEmail(), newEmail()];
  for (const sender of [email, email, other]) {
    const data = { ...sampleQuoteRequest, firstName: "Forget", lastName: sender, email: sender };
    await request.post(`${env.siteUrl}/api/orderInquiry/insert`, {
      data,
      headers: { "x-forwarded-for": newAddress() },
    });
  }
  await openTool(page);
  await page.getByRole("searchbox").fill(email);
  const rows = page.getByRole("list", { name: "Quote requests" }).getByRole("button");
  await expect(rows).toHaveCount(2);
  await rows.first().click();
  await page.getByRole("button", { name: "Delete …" }).click();
  await page.getByRole("button", { name: `Delete all requests from ${email}` }).click();
  await expect(page.getByText("2 requests deleted")).toBeVisible();
  await expect(page.getByText("Choose a request to read and answer it.")).toBeVisible();
  expect(await quoteRequestsOf(email)).toEqual([]);
  expect(await quoteRequestsOf(other)).toHaveLength(1);
});

test.describe("when the admin host fails", () => {
  test.use({ expectedErrors: [/Failed to load resource/] });

  for (const [what, answer, words] of [
    ["is down", { status: 500, json: { code: 500, msg: "The disk is full" } }, "The disk is full"],
    [
      "requires a different role",
      { status: 403, json: { code: 403, msg: "Your role may not" } },
      "Your role may not",
    ],
    ["offers no list", { status: 404, body: "<html>Not found" }, "offers no list of quote requests"],
  ] as const) {
    test(`the tool says so when the admin host ${what}`, { tag: "@thorough" }, async ({ page }) => {
      await page.route(`${env.adminUrl}/staff/**`, (route) => route.fulfill(answer));
      await page.goto(`${env.studioUrl}/quote-requests`);
      await expect(page.getByRole("alert")).toContainText(words);
    });
  }
});

test("axe finds no violation in the tool", async ({ page, request }) => {
  const email = newEmail();
  await post(request, { email });
  const [stored] = await quoteRequestsOf(email);
  await page.goto(`${env.studioUrl}/quote-requests/requests/${stored?.id}`);
  await expect(page.getByRole("textbox", { name: "Note" })).toBeVisible();
  expect(await violations(page, TOOL)).toEqual([]);

  await page.getByRole("tab", { name: "Page statistics" }).click();
  await expect(page.getByRole("tabpanel").getByLabel("Period")).toBeVisible();
  expect(await violations(page, TOOL)).toEqual([]);
});

/** Posts a quote request without the form. */
async function post(
  request: APIRequestContext,
  values: Record<string, string>,
  headers: Record<string, string> = {},
): Promise<void> {
  const response = await request.post(`${env.siteUrl}/api/orderInquiry/insert`, {
    data: { ...sampleQuoteRequest, ...values },
    // Without the headers of a browser, the site would mark the request as spam.
    headers: { origin: env.siteUrl, "x-forwarded-for": newAddress(), ...headers },
  });
  expect(response.ok()).toBe(true);
}
