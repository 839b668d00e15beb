import { env } from "#env.ts";
import { expect, test } from "#fixtures.ts";

const TOOLS = ["home", "texts", "media", "check", "launch", "languages", "capabilities", "calendar"];

/** Enough for several parts of a tool, and for what other tests change at the same time. */
const MAX_REPEATS = 12;
const WATCHED_MS = 3000;

for (const tool of TOOLS)
  test(`an open tool does not ask the lake the same again and again: ${tool}`, async ({ page }) => {
    const queries = new Map<string, number>();
    page.on("request", (request) => {
      const url = request.url();
      if (url.includes("/data/query/")) queries.set(url, (queries.get(url) ?? 0) + 1);
    });
    await page.goto(`${env.studioUrl}/${tool}`);
    if (tool === "media") await page.getByRole("tab", { name: "Alternative texts" }).click();
    await expect.poll(() => queries.size).toBeGreaterThan(0);
    await page.waitForTimeout(WATCHED_MS);
    expect([...queries].filter(([, count]) => count > MAX_REPEATS)).toEqual([]);
  });
