import { percentile } from "#scripts/percentile.ts";

import { BUDGETS, HELLO_SCRIPTS, PAGES } from "../../e2e/speed/budgets.ts";
import type { Report, Seen, Weight } from "./browser.ts";
import { kB, ms, type Row } from "./table.ts";

const WEIGHTS = [
  ["scripts, gzip", "scripts", BUDGETS.scripts],
  ["HTML, gzip", "html", BUDGETS.html],
  ["page data after that, gzip", "data", undefined],
  ["styles, gzip", "styles", BUDGETS.styles],
  ["fonts", "fonts", BUDGETS.fonts],
  ["images before scrolling", "images", BUDGETS.images],
] as const;

/** Of every kind of page: the smallest and the largest, and which that is. */
export function browserRows({ weights, hello, navigations, backFaults, reports }: Seen): Row[] {
  const kinds = Object.entries(PAGES).flatMap(([kind, path]) => {
    const weight = weights[path];
    return weight ? [{ kind, weight }] : [];
  });
  const range = (of: (weight: Weight) => number) => {
    const sorted = kinds.toSorted((a, b) => of(a.weight) - of(b.weight));
    return { least: sorted[0], most: sorted.at(-1) };
  };
  const most = (of: (weight: Weight) => number) => Math.max(...kinds.map(({ weight }) => of(weight)));
  const scripts = most(({ scripts: bytes }) => bytes);
  const runs = navigations.length;
  return [
    ...WEIGHTS.map(([what, name, budget]): Row => {
      const { least, most: worst } = range((weight) => weight[name]);
      const bytes = worst?.weight[name] ?? 0;
      const ours = `${kB(least?.weight[name] ?? 0)} to ${kB(bytes)} (${worst?.kind}; ${kinds.length} pages, n=1)`;
      const row = { what, ours, hello: kB(hello[name]) };
      return budget === undefined
        ? row
        : Object.assign(row, { budget: `≤ ${kB(budget)}`, isMet: bytes <= budget });
    }),
    {
      what: "scripts beyond hello-world",
      budget: `≤ ${kB(BUDGETS.scriptsBeyondHello)}`,
      ours: kB(scripts - hello.scripts),
      hello: `budgets.ts says ${kB(HELLO_SCRIPTS)}`,
      isMet:
        scripts - hello.scripts <= BUDGETS.scriptsBeyondHello &&
        Math.abs(hello.scripts - HELLO_SCRIPTS) < 500,
    },
    {
      what: "requests before scrolling",
      budget: `≤ ${BUDGETS.requests}`,
      ours: `${most(({ requests }) => requests)} (n=1)`,
      hello: String(hello.requests),
      isMet: most(({ requests }) => requests) <= BUDGETS.requests,
    },
    ...Object.entries(PAGES).flatMap(([kind, path]) => lighthouseRow(kind, reports[path] ?? [])),
    {
      what: "soft navigation, median",
      budget: "≤ 110 ms",
      ours: `${ms(percentile(navigations, 50))} (n=${runs})`,
      isMet: percentile(navigations, 50) <= 110,
    },
    {
      what: "kept for back and forward",
      budget: "every page",
      ours: backFaults.length === 0 ? `nothing against it (${kinds.length} pages)` : backFaults.join(", "),
      isMet: backFaults.length === 0,
    },
  ];
}

function lighthouseRow(kind: string, reports: readonly Report[]): Row[] {
  if (reports.length === 0) return [];
  const of = (name: keyof Report) =>
    percentile(
      reports.map((report) => report[name]),
      50,
    );
  const scores = [of("performance"), of("accessibility"), of("bestPractices"), of("seo")];
  const [lcpMs, tbtMs, shift] = [of("lcpMs"), of("tbtMs"), of("layoutShift")];
  return [
    {
      what: `Lighthouse, ${kind}`,
      budget: "99 / 100 / 100 / 100, LCP ≤ 1.5 s, TBT ≤ 50 ms, CLS ≤ 0.01",
      ours: `${scores.join(" / ")}, ${(lcpMs / 1000).toFixed(1)} s, ${tbtMs.toFixed(0)} ms, ${shift.toFixed(3)} (n=${reports.length})`,
      isMet:
        scores.every((score, index) => score >= (index === 0 ? 99 : 100)) &&
        lcpMs <= 1500 &&
        tbtMs <= 50 &&
        shift <= 0.01,
    },
  ];
}
