import lighthouse from "lighthouse";

export interface Report {
  /** Of 100. */
  readonly performance: number;
  readonly accessibility: number;
  readonly bestPractices: number;
  readonly seo: number;
  /** On simulated slow 4G. */
  readonly lcpMs: number;
  readonly tbtMs: number;
  readonly layoutShift: number;
}

const AUDITS = ["largest-contentful-paint", "total-blocking-time", "cumulative-layout-shift"] as const;

/** Lighthouse's phone looks at a page through the debugging port of a browser. Throws when it cannot. */
export async function inspect(address: string, port: number): Promise<Report> {
  const result = await lighthouse(address, { port, output: "json", logLevel: "error" });
  const page = result?.lhr;
  if (!page || page.runtimeError) {
    throw new Error(`Lighthouse could not look at ${address}: ${page?.runtimeError?.message ?? "no report"}`);
  }
  const score = (name: string) => Math.round((page.categories[name]?.score ?? 0) * 100);
  const [lcpMs = 0, tbtMs = 0, layoutShift = 0] = AUDITS.map((name) => page.audits[name]?.numericValue ?? 0);
  return {
    performance: score("performance"),
    accessibility: score("accessibility"),
    bestPractices: score("best-practices"),
    seo: score("seo"),
    lcpMs,
    tbtMs,
    layoutShift,
  };
}
