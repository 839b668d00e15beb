import { parseArgs } from "node:util";

import { chromium, type Page } from "@playwright/test";
import { percentile } from "benchmarking/percentile.ts";
import { atMost, ms, printTable } from "benchmarking/table.ts";

import { chromiumOptions } from "../../../e2e/chromium.ts";
import { answerInsert, quoteForm, step } from "../../../e2e/quote-form.ts";
import { readTarget } from "../../sandbox/target.ts";
import { serveBarePage } from "./bare-page.ts";
import { inpOf, interactions, onSlowPhone } from "./slow-phone.ts";

// `pnpm bench dialog [--site http://localhost:3000] [--runs 5]`: the quote dialog on a mid-range phone (CPU × 4, slow 4G), on the
// running site. Run it while nothing else runs.
const { values: flags } = parseArgs({
  options: { site: { type: "string" }, runs: { type: "string", default: "5" } },
});
const siteUrl = flags.site ?? readTarget().siteUrl;
const PATH = "/cnc-machining";
const DESCRIPTION = "12 brackets, AlMg3, 2 mm, deburred";
const browser = await chromium.launch(await chromiumOptions());
const barePage = await serveBarePage();

try {
  const early = await repeat((page) => tapToVisible(page, "early"));
  const loaded = await repeat((page) => tapToVisible(page, "loaded"));
  const keys = await repeat(typeDescription);
  const flows = await repeat(sendQuoteRequest);
  const bareEarly = await repeat((page) => tapToVisible(page, "early"), barePage.url);
  const bareLoaded = await repeat((page) => tapToVisible(page, "loaded"), barePage.url);
  const bareKeys = await repeat(typeOnBarePage, barePage.url);
  const isMet = printTable([
    {
      ...atMost("tap while the page loads → dialog visible, median", percentile(early, 50), 100, ms),
      references: reference(percentile(bareEarly, 50)),
    },
    {
      ...atMost("tap on the loaded page → dialog visible, median", percentile(loaded, 50), 100, ms),
      references: reference(percentile(bareLoaded, 50)),
    },
    {
      ...atMost("typing, p75 of all keys", percentile(keys.flat(), 75), 16, ms),
      references: reference(percentile(bareKeys.flat(), 75)),
    },
    {
      ...atMost("INP of a whole quote request, median", percentile(flows.map(inpOf), 50), 64, ms),
      references: reference(percentile(bareKeys.map(inpOf), 50)),
    },
  ]);
  if (!isMet) process.exitCode = 1;
} finally {
  barePage.close();
  await browser.close();
}

function reference(milliseconds: number): Record<string, string> {
  return { "a bare page, on the same phone": ms(milliseconds) };
}

/** One visitor after the other. */
async function repeat<Result>(
  visit: (page: Page) => Promise<Result>,
  visitedUrl = siteUrl,
): Promise<Result[]> {
  const results: Result[] = [];
  for (let run = 0; run < Number(flags.runs); run += 1) {
    results.push(await onSlowPhone(browser, visitedUrl, visit));
  }
  return results;
}

/** Measures the milliseconds from the tap on the page's first quote button until the dialog is painted. */
async function tapToVisible(page: Page, when: "early" | "loaded"): Promise<number> {
  await page.addInitScript(watchDialog);
  await page.goto(PATH, { waitUntil: when === "loaded" ? "networkidle" : "commit" });
  // On a phone, the header has no quote button.
  const button = page.getByRole("main").getByRole("button", { name: "Request A Quote" }).first();
  await button.waitFor();
  // Nobody can tap before the first paint. Until then the button has its unstyled position.
  await page.waitForFunction(() => performance.getEntriesByName("first-contentful-paint").length > 0);
  // `force` skips Playwright's check of where the tap lands, which took 12 of 86 ms (medians of 15 pairs).
  await button.tap({ noWaitAfter: true, force: true });
  await page.waitForFunction(() => typeof Reflect.get(globalThis, "dialogShownAfterMs") === "number");
  return page.evaluate(() => Number(Reflect.get(globalThis, "dialogShownAfterMs")));
}

/** Runs in the page: measures from the end of the tap to the frame after the one with the dialog. */
function watchDialog(): void {
  let tappedAt: number | undefined;
  addEventListener(
    "pointerup",
    ({ timeStamp }) => {
      tappedAt ??= timeStamp;
    },
    { capture: true },
  );
  const check = () => {
    const isShown = document.querySelector("dialog")?.open === true && tappedAt !== undefined;
    if (!isShown) return void requestAnimationFrame(check);
    // The browser handles a message after it has painted the frame.
    const { port1, port2 } = new MessageChannel();
    port1.addEventListener("message", () => {
      Reflect.set(globalThis, "dialogShownAfterMs", performance.now() - Number(tappedAt));
    });
    port1.start();
    port2.postMessage(undefined);
  };
  requestAnimationFrame(check);
}

/**
 * The milliseconds of each key press while the description is typed. Browsers do not report those below 16 ms, which count as 8 ms.
 */
async function typeDescription(page: Page): Promise<number[]> {
  await page.goto(PATH, { waitUntil: "networkidle" });
  const quote = await openForm(page);
  await quote.field("Project Description").tap();
  const before = (await interactions(page)).length;
  await quote.field("Project Description").pressSequentially(DESCRIPTION, { delay: 60 });
  const reported = (await interactions(page)).slice(before);
  const unreported = Math.max(0, DESCRIPTION.length - reported.length);
  return [...reported, ...Array.from({ length: unreported }, () => 8)];
}

/** Types the description on the minimal page, with the taps that lead there. */
async function typeOnBarePage(page: Page): Promise<number[]> {
  await page.goto(PATH, { waitUntil: "networkidle" });
  await page.getByRole("button", { name: "Request A Quote" }).tap();
  const field = page.getByLabel("Project Description");
  await field.tap();
  await field.pressSequentially(DESCRIPTION, { delay: 60 });
  const reported = await interactions(page);
  const unreported = Math.max(0, DESCRIPTION.length - reported.length);
  return [...reported, ...Array.from({ length: unreported }, () => 8)];
}

/** The milliseconds of each interaction of a visitor who sends an empty form, then completes it with a file and sends it. */
async function sendQuoteRequest(page: Page): Promise<number[]> {
  await answerInsert(page, { code: 200, msg: "success" });
  await page.goto(PATH, { waitUntil: "networkidle" });
  const quote = await openForm(page);
  await quote.send.tap();
  await quote.summary.waitFor();
  for (const [label, text] of [
    ["First name", "Ada"],
    ["Last name", "Lovelace"],
    ["Email", "ada@example.com"],
    ["Phone", "20 7946 0000"],
    ["Project Description", DESCRIPTION],
  ] as const) {
    await quote.field(label).tap();
    await quote.field(label).pressSequentially(text, { delay: 40 });
  }
  await quote.country.tap();
  await quote.country.pressSequentially("germ", { delay: 60 });
  await quote.country.press("ArrowDown");
  await quote.country.press("Enter");
  await quote.file.setInputFiles(step());
  await quote.dialog.getByText("Uploaded", { exact: true }).waitFor();
  await quote.send.tap();
  await page.waitForURL(/\/thankyou/);
  return interactions(page);
}

async function openForm(page: Page): Promise<ReturnType<typeof quoteForm>> {
  const quote = quoteForm(page);
  await page.getByRole("main").getByRole("button", { name: "Request A Quote" }).first().tap();
  await quote.country.waitFor();
  return quote;
}
