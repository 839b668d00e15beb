import { mkdtemp, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";

import type { Browser } from "@playwright/test";
import { percentile } from "benchmarking/percentile.ts";
import { atMost, ms } from "benchmarking/table.ts";

import { watchLongTasks } from "../../../e2e/long-tasks.ts";
import { longestTasks } from "../../../e2e/part-check.ts";
import { stlBox, ringFile } from "../../../e2e/part-files.ts";
import { readTarget } from "../../../e2e/testing/target.ts";
import { measureInBrowser, repeat } from "./measure.ts";

// `pnpm bench part-view [--runs 5]`: how long the part check blocks the page for an STL file of 10 MB, on the running site. Run it
// while nothing else runs.
const { siteUrl } = readTarget();
const folder = await mkdtemp(join(tmpdir(), "bench-part-view-"));

try {
  await measureInBrowser(async (browser) => {
    const part = await check(browser, ringFile("Ring.stl", 10_000_000));
    const box = await check(browser, stlBox("Block.stl", [100, 80, 60]));
    const row = (name: string, phase: "start" | "use") => ({
      ...atMost(`${name}, longest task of the page, median`, medianOf(part, phase), 50, upTo50),
      references: { "a box": upTo50(medianOf(box, phase)) },
    });
    return [
      row("STL of 10 MB checked and first drawn", "start"),
      row("part turned, cut and a wall shown", "use"),
    ];
  });
} finally {
  await rm(folder, { recursive: true });
}

type Longest = Awaited<ReturnType<typeof longestTasks>>;

async function check(browser: Browser, { name, buffer }: ReturnType<typeof stlBox>): Promise<Longest[]> {
  const path = join(folder, name);
  await writeFile(path, buffer);
  return repeat(async () => {
    const page = await browser.newPage({ baseURL: siteUrl });
    await watchLongTasks(page);
    await page.goto("/part-check", { waitUntil: "networkidle" });
    const longest = await longestTasks(page, path);
    await page.close();
    return longest;
  });
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
