import { parseArgs } from "node:util";

import { type BrowserContextOptions, chromium, type Page } from "@playwright/test";

import { PAGES } from "../../../e2e/budgets.ts";
import { chromiumOptions } from "../../../e2e/chromium.ts";
import { auditPage } from "../../../e2e/lighthouse.ts";
import { measurePageWeight, PHONE } from "../../../e2e/page-weight.ts";
import { freePorts } from "../../run/addresses.ts";
import type { PagesReport } from "./report.ts";

const FOOTER_LINKS = [
  "/about-us",
  "/contact-us",
  "/design-guide",
  "/case-studies",
  "/privacy-policy",
] as const;

/** Each page of the hello-world links to the other one. */
const HELLO_LINKS = ["/two", "/one", "/two", "/one"] as const;

// Measures one page of each kind in a browser, and a hello-world page. Prints a PagesReport as JSON for `pnpm bench site`.
const { values: flags } = parseArgs({
  options: {
    site: { type: "string", default: "" },
    "hello-world": { type: "string", default: "" },
    runs: { type: "string", default: "3" },
  },
});
const [port = 0] = await freePorts(1);
const { args, ...options } = await chromiumOptions();
const browser = await chromium.launch({
  ...options,
  args: [...args, `--remote-debugging-port=${port}`],
});

try {
  console.log(JSON.stringify(await measure(flags.site, Number(flags.runs))));
} finally {
  await browser.close();
}

/** One measurement after the other: they must not overlap. */
async function measure(siteUrl: string, runs: number): Promise<PagesReport> {
  const weights: PagesReport["weights"] = {};
  const lighthouse: PagesReport["lighthouse"] = {};
  const bfcacheBlockers: string[] = [];
  const navigations: number[] = [];
  const helloNavigations: number[] = [];
  const helloLighthouse: PagesReport["helloLighthouse"] = [];
  for (const path of Object.values(PAGES)) {
    weights[path] = await visit(siteUrl, (page) => measurePageWeight(page, path), PHONE);
    bfcacheBlockers.push(...(await visit(siteUrl, (page) => findBfcacheBlockers(page, path))));
  }
  const helloWorld = await visit(flags["hello-world"], (page) => measurePageWeight(page, "/"), PHONE);
  for (let run = 0; run < runs; run += 1) {
    navigations.push(...(await visit(siteUrl, (page) => navigateByFooter(page, "/", FOOTER_LINKS))));
    helloNavigations.push(
      ...(await visit(flags["hello-world"], (page) => navigateByFooter(page, "/one", HELLO_LINKS))),
    );
    helloLighthouse.push(await auditPage(flags["hello-world"], port));
  }
  for (const path of Object.values(PAGES)) {
    const reports = [];
    for (let run = 0; run < runs; run += 1) reports.push(await auditPage(siteUrl + path, port));
    lighthouse[path] = reports;
  }
  return {
    weights,
    helloWorld,
    navigations,
    helloNavigations,
    bfcacheBlockers,
    lighthouse,
    helloLighthouse,
  };
}

/** Runs `measurePage` in a page of a new visitor. */
async function visit<Result>(
  baseURL: string,
  measurePage: (page: Page) => Promise<Result>,
  device: BrowserContextOptions = {},
): Promise<Result> {
  const context = await browser.newContext({ ...device, baseURL });
  try {
    return await measurePage(await context.newPage());
  } finally {
    await context.close();
  }
}

/**
 * The reasons that keep a page out of the back/forward cache. Chromium from npm has no such cache, so its conditions are checked.
 */
async function findBfcacheBlockers(page: Page, path: string): Promise<string[]> {
  const response = await page.goto(path, { waitUntil: "networkidle" });
  const devtools = await page.context().newCDPSession(page);
  const { result } = await devtools.send("Runtime.evaluate", { expression: "window" });
  const { listeners } = await devtools.send("DOMDebugger.getEventListeners", {
    objectId: result.objectId ?? "",
  });
  const cacheControl = (await response?.headerValue("cache-control")) ?? "";
  return [
    ...listeners.map(({ type }) => type).filter((type) => type === "unload" || type === "beforeunload"),
    ...(cacheControl.includes("no-store") ? ["no-store"] : []),
  ];
}

/** The milliseconds from each click on a link in the footer until the next page's heading is painted. */
async function navigateByFooter(page: Page, from: string, paths: readonly string[]): Promise<number[]> {
  await page.goto(from, { waitUntil: "networkidle" });
  const durations: number[] = [];
  for (const path of paths) {
    const link = page.getByRole("contentinfo").locator(`a[href="${path}"]`).first();
    await link.scrollIntoViewIfNeeded();
    await link.hover();
    await page.waitForLoadState("networkidle");
    await page.evaluate(watchNavigation, path);
    await link.click();
    await page.waitForFunction(() => typeof Reflect.get(globalThis, "navigatedAfterMs") === "number");
    durations.push(await page.evaluate(() => Number(Reflect.get(globalThis, "navigatedAfterMs"))));
  }
  return durations;
}

/** Runs in the page: measures from the click to the frame after the one with the next page's heading. */
function watchNavigation(path: string): void {
  Reflect.deleteProperty(globalThis, "navigatedAfterMs");
  const oldHeading = document.querySelector("h1");
  addEventListener(
    "click",
    ({ timeStamp }) => {
      const check = () => {
        const heading = document.querySelector("h1");
        if (location.pathname !== path || !heading || heading === oldHeading)
          return void requestAnimationFrame(check);
        // The browser handles a message after it has painted the frame.
        const { port1, port2 } = new MessageChannel();
        port1.addEventListener("message", () => {
          Reflect.set(globalThis, "navigatedAfterMs", performance.now() - timeStamp);
        });
        port1.start();
        port2.postMessage(undefined);
      };
      requestAnimationFrame(check);
    },
    { capture: true, once: true },
  );
}
