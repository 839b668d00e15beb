import { fileURLToPath } from "node:url";

import { percentile } from "benchmarking/percentile.ts";
import { atMost, kB, ms, type Row } from "benchmarking/table.ts";
import * as v from "valibot";

import { BUDGETS, HELLO_WORLD_SCRIPTS, PAGES } from "../../../e2e/budgets.ts";
import { chromiumEnv } from "../../run/commands.ts";
import { shell } from "../../run/env.ts";
import type { Sandbox } from "../../sandbox/sandbox.ts";
import { type LighthouseReport, PagesReport, type PageWeight } from "../browser/report.ts";

const WEIGHTS = [
  ["scripts, gzip", "scripts", BUDGETS.scripts],
  ["HTML, gzip", "html", BUDGETS.html],
  ["React data after that, gzip", "data", undefined],
  ["styles, gzip", "styles", BUDGETS.styles],
  ["fonts", "fonts", BUDGETS.fonts],
  ["images before scrolling", "images", BUDGETS.images],
] as const;

interface MeasuredPage {
  readonly kind: string;
  readonly weight: PageWeight;
}

/** Runs browser/pages.ts in its own process: Chromium from npm changes the environment of the process that starts it. */
export async function measurePages(
  { stack, siteUrl }: Sandbox,
  helloWorldUrl: string,
  runs: number,
): Promise<PagesReport> {
  let lastLine = "";
  await stack.run({
    name: "The browser",
    command: process.execPath,
    args: ["browser/pages.ts", "--site", siteUrl, "--hello-world", helloWorldUrl, "--runs", String(runs)],
    cwd: fileURLToPath(new URL("..", import.meta.url)),
    env: { ...chromiumEnv, ...shell },
    onLine: (line) => {
      lastLine = line;
    },
  });
  return v.parse(v.pipe(v.string(), v.parseJson(), PagesReport), lastLine);
}

/** The rows with the lightest and the heaviest page for each weight, and then the other measurements. */
export function pageRows(report: PagesReport): Row[] {
  const { weights, helloWorld, navigations, helloNavigations, bfcacheBlockers, lighthouse } = report;
  const pages = Object.entries(PAGES).flatMap(([kind, path]) => {
    const weight = weights[path];
    return weight ? [{ kind, weight }] : [];
  });
  const largest = (select: (weight: PageWeight) => number) =>
    Math.max(...pages.map(({ weight }) => select(weight)));
  const beyondHello = largest(({ scripts }) => scripts) - helloWorld.scripts;
  const requests = largest((weight) => weight.requests);
  return [
    ...WEIGHTS.map(([name, field, budget]): Row => {
      const [lightest, heaviest] = rangeOf(pages, field);
      const bytes = heaviest.weight[field];
      const range = `${kB(lightest.weight[field])} to ${kB(bytes)}`;
      const row = {
        name,
        measured: `${range} (${heaviest.kind}; ${pages.length} pages, n=1)`,
        references: besideHelloWorld(kB(helloWorld[field])),
      };
      return budget === undefined
        ? row
        : Object.assign(row, { budget: `≤ ${kB(budget)}`, isMet: bytes <= budget });
    }),
    {
      ...atMost("scripts beyond hello-world", beyondHello, BUDGETS.scriptsBeyondHelloWorld, kB),
      references: besideHelloWorld(`e2e/budgets.ts says ${kB(HELLO_WORLD_SCRIPTS)}`),
      isMet:
        beyondHello <= BUDGETS.scriptsBeyondHelloWorld &&
        Math.abs(helloWorld.scripts - HELLO_WORLD_SCRIPTS) < 500,
    },
    {
      ...atMost("requests before scrolling", requests, BUDGETS.requests, (count) => `${count} (n=1)`),
      budget: `≤ ${BUDGETS.requests}`,
      references: besideHelloWorld(String(helloWorld.requests)),
    },
    ...Object.entries(PAGES).flatMap(([kind, path]) =>
      lighthouseRow(kind, lighthouse[path] ?? [], report.helloLighthouse),
    ),
    {
      ...atMost("soft navigation, median", percentile(navigations, 50), 110, ms),
      measured: `${ms(percentile(navigations, 50))} (n=${navigations.length})`,
      references: besideHelloWorld(ms(percentile(helloNavigations, 50))),
    },
    {
      name: "back/forward cache",
      budget: "every page",
      measured: bfcacheBlockers.join(", ") || `no blockers (${pages.length} pages)`,
      isMet: bfcacheBlockers.length === 0,
    },
  ];
}

/** The lightest and the heaviest page. */
function rangeOf(
  pages: readonly MeasuredPage[],
  field: keyof PageWeight,
): readonly [MeasuredPage, MeasuredPage] {
  const sorted = pages.toSorted((left, right) => left.weight[field] - right.weight[field]);
  const [lightest, heaviest] = [sorted[0], sorted.at(-1)];
  if (!lightest || !heaviest) throw new Error("The browser measured no page.");
  return [lightest, heaviest];
}

function besideHelloWorld(value: string): Record<string, string> {
  return { "hello-world Next": value };
}

function lighthouseRow(
  kind: string,
  reports: readonly LighthouseReport[],
  helloReports: readonly LighthouseReport[],
): Row[] {
  if (reports.length === 0) return [];
  const median = (field: keyof LighthouseReport, of = reports) =>
    percentile(
      of.map((report) => report[field]),
      50,
    );
  const scores = [median("performance"), median("accessibility"), median("bestPractices"), median("seo")];
  const [lcpMs, tbtMs, shift] = [median("lcpMs"), median("tbtMs"), median("layoutShift")];
  const [helloLcpMs, helloTbtMs] = [median("lcpMs", helloReports), median("tbtMs", helloReports)];
  return [
    {
      name: `Lighthouse, ${kind}`,
      budget: "99 / 100 / 100 / 100, LCP ≤ 1.5 s, TBT ≤ 50 ms, CLS ≤ 0.01",
      measured: `${scores.join(" / ")}, ${(lcpMs / 1000).toFixed(1)} s, ${tbtMs.toFixed(0)} ms, ${shift.toFixed(3)} (n=${reports.length})`,
      references: besideHelloWorld(
        `${median("performance", helloReports)}, ${(helloLcpMs / 1000).toFixed(1)} s, ${helloTbtMs.toFixed(0)} ms`,
      ),
      // On a slow machine blocking times are longer, but also those of the hello-world site.
      isMet:
        scores.every((score, index) => score >= (index === 0 ? 99 : 100)) &&
        lcpMs <= 1500 &&
        tbtMs <= Math.max(50, helloTbtMs) &&
        shift <= 0.01,
    },
  ];
}
