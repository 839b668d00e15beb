import lighthouse from "lighthouse";

const AUDITS = ["largest-contentful-paint", "cumulative-layout-shift"] as const;

/** The categories whose scores do not depend on the speed of the machine. */
export const STEADY_CATEGORIES = ["accessibility", "best-practices", "seo"] as const;

/**
 * Audits a page with Lighthouse's phone on simulated slow 4G, in the browser with this debugging port. Scores go up to 100;
 * categories that were not requested have the score 0. Throws an Error if the page cannot be audited.
 */
export async function auditPage(address: string, port: number, categories?: readonly string[]) {
  const result = await lighthouse(address, {
    port,
    output: "json",
    logLevel: "error",
    // No score depends on the full-page screenshot.
    disableFullPageScreenshot: true,
    ...(categories ? { onlyCategories: [...categories] } : {}),
  });
  const report = result?.lhr;
  if (!report || report.runtimeError) {
    const reason = report?.runtimeError?.message ?? "no report";
    throw new Error(`Lighthouse could not audit ${address}: ${reason}`);
  }
  const score = (category: string) => Math.round((report.categories[category]?.score ?? 0) * 100);
  const [lcpMs = 0, layoutShift = 0] = AUDITS.map((name) => report.audits[name]?.numericValue ?? 0);
  return {
    performance: score("performance"),
    accessibility: score("accessibility"),
    bestPractices: score("best-practices"),
    seo: score("seo"),
    lcpMs,
    layoutShift,
  };
}
