import { writeFile } from "node:fs/promises";

import { type Browser, test } from "@playwright/test";
import { percentile } from "benchmarking/percentile.ts";
import { atMost, ms } from "benchmarking/table.ts";

import { watchLongTasks } from "#long-tasks.ts";
import { longestTasks } from "#part-check.ts";
import { ringFile, stlBox } from "#part-files.ts";

import { expectBudgets, repeat } from "./budget-table.ts";

type Longest = Awaited<ReturnType<typeof longestTasks>>;

test("how long the check of an STL file of 10 MB blocks the page", async ({ browser }) => {
  const part = await check(browser, ringFile("Ring.stl", 10_000_000));
  const box = await check(browser, stlBox("Block.stl", [100, 80, 60]));
  const row = (name: string, phase: "start" | "use") => ({
    ...atMost(`${name}, longest task of the page, median`, medianOf(part, phase), 50, upTo50),
    references: { "a box": upTo50(medianOf(box, phase)) },
  });
  expectBudgets([
    row("STL of 10 MB checked and first drawn", "start"),
    row("part turned, cut and a wall shown", "use"),
  ]);
});

async function check(browser: Browser, { name, buffer }: ReturnType<typeof stlBox>): Promise<Longest[]> {
  const path = test.info().outputPath(name);
  await writeFile(path, buffer);
  return repeat(async () => {
    const page = await browser.newPage();
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
