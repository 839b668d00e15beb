import { type BrowserContextOptions, chromium, type Page } from "@playwright/test";
import { percentile } from "benchmarking/percentile.ts";
import { atMost, kB, ms, type Row, seconds } from "benchmarking/table.ts";
import { freePorts } from "process-stack/testing/ports.ts";

import { BUDGETS, HELLO_WORLD_SCRIPTS, PAGES } from "../../../e2e/budgets.ts";
import { chromiumOptions } from "../../../e2e/chromium.ts";
import { auditPage } from "../../../e2e/lighthouse.ts";
import { measurePageWeight, PHONE } from "../../../e2e/page-weight.ts";
import { blockingRows } from "./blocking-time.ts";

const FOOTER_LINKS = [
  "/about-us",
  "/contact-us",
  "/design-guide",
  "/case-studies",
  "/privacy-policy",
] as const;

/** Each page of the hello-world links to the other one. */
const HELLO_LINKS = ["/two", "/one", "/two", "/one"] as const;

const WEIGHTS = [
  ["scripts, gzip", "scripts", BUDGETS.scripts],
  ["HTML, gzip", "html", BUDGETS.html],
  ["React data after that, gzip", "data", undefined],
  ["styles, gzip", "styles", BUDGETS.styles],
  ["fonts", "fonts", BUDGETS.fonts],
  ["images before scrolling", "images", BUDGETS.images],
] as const;

type PageWeight = Awaited<ReturnType<typeof measurePageWeight>>;
type LighthouseReport = Awaited<ReturnType<typeof auditPage>>;

/** A page of the site, or of the hello-world. */
interface MeasuredPage {
  readonly kind: string;
  readonly weight: PageWeight;
  readonly lighthouse: readonly LighthouseReport[];
}

/** Measures one page of each kind in a browser, and a hello-world page, one after the other: they must not overlap. */
export async function pageRows(siteUrl: string, helloWorldUrl: string, runs: number): Promise<Row[]> {
  const [port = 0] = await freePorts(1);
  const { args, ...options } = await chromiumOptions();
  const browser = await chromium.launch({ ...options, args: [...args, `--remote-debugging-port=${port}`] });

  /** Calls `act` with a page of a new visitor. */
  async function visit<Result>(
    baseURL: string,
    act: (page: Page) => Promise<Result>,
    device: BrowserContextOptions = {},
  ): Promise<Result> {
    const context = await browser.newContext({ ...device, baseURL });
    try {
      return await act(await context.newPage());
    } finally {
      await context.close();
    }
  }

  async function measurePage(kind: string, baseURL: string, path: string): Promise<MeasuredPage> {
    const weight = await visit(baseURL, (page) => measurePageWeight(page, path), PHONE);
    const lighthouse: LighthouseReport[] = [];
    for (let run = 0; run < runs; run += 1) lighthouse.push(await auditPage(baseURL + path, port));
    return { kind, weight, lighthouse };
  }

  async function navigate(baseURL: string, from: string, links: readonly string[]): Promise<number[]> {
    const durations: number[] = [];
    for (let run = 0; run < runs; run += 1)
      durations.push(...(await visit(baseURL, (page) => navigateByFooter(page, from, links))));
    return durations;
  }

  try {
    const helloWorld = await measurePage("hello-world Next", helloWorldUrl, "/");
    const pages: MeasuredPage[] = [];
    const blockers: string[] = [];
    for (const [kind, path] of Object.entries(PAGES)) {
      pages.push(await measurePage(kind, siteUrl, path));
      blockers.push(...(await visit(siteUrl, (page) => findBfcacheBlockers(page, path))));
    }
    const navigations = await navigate(siteUrl, "/", FOOTER_LINKS);
    const helloNavigations = await navigate(helloWorldUrl, "/one", HELLO_LINKS);
    return [
      ...weightRows(pages, helloWorld.weight),
      ...(await blockingRows(browser, { site: siteUrl, helloWorld: helloWorldUrl }, runs)),
      ...pages.map((page) => lighthouseRow(page, helloWorld)),
      {
        ...atMost("soft navigation, median", percentile(navigations, 50), 110, ms),
        measured: `${ms(percentile(navigations, 50))} (n=${navigations.length})`,
        references: besideHelloWorld(ms(percentile(helloNavigations, 50))),
      },
      {
        name: "back/forward cache",
        budget: "every page",
        measured: blockers.join(", ") || `no blockers (${pages.length} pages)`,
        isMet: blockers.length === 0,
      },
    ];
  } finally {
    await browser.close();
  }
}

/** For each weight, the lightest and the heaviest page. */
function weightRows(pages: readonly MeasuredPage[], helloWorld: PageWeight): Row[] {
  const largest = (field: "scripts" | "requests") => Math.max(...pages.map(({ weight }) => weight[field]));
  const beyondHello = largest("scripts") - helloWorld.scripts;
  return [
    ...WEIGHTS.map(([name, field, budget]): Row => {
      const [lightest, heaviest] = rangeOf(pages, field);
      const bytes = heaviest.weight[field];
      const range = `${kB(lightest.weight[field])} to ${kB(bytes)}`;
      const measured = `${range} (${heaviest.kind}; ${pages.length} pages, n=1)`;
      const references = besideHelloWorld(kB(helloWorld[field]));
      if (budget === undefined) return { name, measured, references };
      return { name, budget: `≤ ${kB(budget)}`, measured, references, isMet: bytes <= budget };
    }),
    {
      ...atMost("scripts beyond hello-world", beyondHello, BUDGETS.scriptsBeyondHelloWorld, kB),
      references: besideHelloWorld(`e2e/budgets.ts says ${kB(HELLO_WORLD_SCRIPTS)}`),
      isMet:
        beyondHello <= BUDGETS.scriptsBeyondHelloWorld &&
        Math.abs(helloWorld.scripts - HELLO_WORLD_SCRIPTS) < 500,
    },
    {
      ...atMost("requests before scrolling", largest("requests"), BUDGETS.requests, String),
      references: besideHelloWorld(String(helloWorld.requests)),
    },
  ];
}

/** The lightest and the heaviest page. */
function rangeOf(
  pages: readonly MeasuredPage[],
  field: (typeof WEIGHTS)[number][1],
): readonly [MeasuredPage, MeasuredPage] {
  const sorted = pages.toSorted((left, right) => left.weight[field] - right.weight[field]);
  const [lightest, heaviest] = [sorted[0], sorted.at(-1)];
  if (!lightest || !heaviest) throw new Error("The browser measured no page.");
  return [lightest, heaviest];
}

function besideHelloWorld(value: string): Record<string, string> {
  return { "hello-world Next": value };
}

function medianOf(reports: readonly LighthouseReport[], field: keyof LighthouseReport): number {
  return percentile(
    reports.map((report) => report[field]),
    50,
  );
}

function lighthouseRow({ kind, lighthouse }: MeasuredPage, helloWorld: MeasuredPage): Row {
  const ours = (field: keyof LighthouseReport) => medianOf(lighthouse, field);
  const hello = (field: keyof LighthouseReport) => medianOf(helloWorld.lighthouse, field);
  const scores = [ours("performance"), ours("accessibility"), ours("bestPractices"), ours("seo")];
  return {
    name: `Lighthouse, ${kind}`,
    budget: "99 / 100 / 100 / 100, LCP ≤ 1.5 s, CLS ≤ 0.01",
    measured: `${scores.join(" / ")}, ${seconds(ours("lcpMs"))}, ${ours("layoutShift").toFixed(3)} (n=${lighthouse.length})`,
    references: besideHelloWorld(`${hello("performance")}, ${seconds(hello("lcpMs"))}`),
    isMet:
      scores.every((score, index) => score >= (index === 0 ? 99 : 100)) &&
      ours("lcpMs") <= 1500 &&
      ours("layoutShift") <= 0.01,
  };
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
