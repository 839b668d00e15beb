import { mkdtemp, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { parseArgs } from "node:util";

import { chromium } from "@playwright/test";
import { percentile } from "benchmarking/percentile.ts";
import { atMost, ms, printTable } from "benchmarking/table.ts";

import { chromiumOptions } from "../../../e2e/chromium.ts";
import { watchLongTasks } from "../../../e2e/long-tasks.ts";
import { longestTasks } from "../../../e2e/part-check.ts";
import { stlBox, ringFile } from "../../../e2e/part-files.ts";
import { readTarget } from "../../sandbox/target.ts";

// `pnpm bench part-view [--site http://localhost:3000] [--runs 5]`: how long the part check blocks the page for an STL file of 10 MB,
// on the running site. Run it while nothing else runs.
const { values: flags } = parseArgs({
  options: { site: { type: "string" }, runs: { type: "string", default: "5" } },
});
const baseURL = flags.site ?? readTarget().siteUrl;
const browser = await chromium.launch(await chromiumOptions());
const folder = await mkdtemp(join(tmpdir(), "bench-part-view-"));

try {
  const part = await repeat(ringFile("Ring.stl", 10_000_000));
  const box = await repeat(stlBox("Block.stl", [100, 80, 60]));
  const row = (name: string, phase: "start" | "use") => ({
    ...atMost(`${name}, longest task of the page, median`, medianOf(part, phase), 50, upTo50),
    references: { "a box": upTo50(medianOf(box, phase)) },
  });
  const isMet = printTable([
    row("STL of 10 MB checked and first drawn", "start"),
    row("part turned, cut and a wall shown", "use"),
  ]);
  if (!isMet) process.exitCode = 1;
} finally {
  await browser.close();
  await rm(folder, { recursive: true });
}

type Longest = Awaited<ReturnType<typeof longestTasks>>;

async function repeat({ name, buffer }: ReturnType<typeof stlBox>): Promise<Longest[]> {
  const path = join(folder, name);
  await writeFile(path, buffer);
  const results: Longest[] = [];
  for (let run = 0; run < Number(flags.runs); run += 1) {
    const page = await browser.newPage({ baseURL });
    await watchLongTasks(page);
    await page.goto("/part-check", { waitUntil: "networkidle" });
    results.push(await longestTasks(page, path));
    await page.close();
  }
  return results;
}

function medianOf(results: readonly Longest[], phase: keyof Longest): number {
  return percentile(
    results.map((result) => result[phase]),
    50,
  );
}

/** Browsers report only tasks of more than 50 ms. */
function upTo50(milliseconds: number): string {
  return milliseconds === 0 ? "< 50 ms" : ms(milliseconds);
}
