import { env } from "#env.ts";
import { expect, test } from "#fixtures.ts";

const TOOLS = [
  "Home",
  "Texts",
  "Media",
  "Check",
  "Launch list",
  "Languages",
  "Capabilities",
  "Calendar",
] as const;

/** Enough for several parts of a tool, and for what other tests change at the same time. */
const MAX_REPEATS = 12;
const WATCHED_MS = 3000;

test("an open tool does not ask the lake the same again and again", async ({ page }) => {
  const queries = new Map<string, number>();
  page.on("request", (request) => {
    const url = request.url();
    if (url.includes("/data/query/")) queries.set(url, (queries.get(url) ?? 0) + 1);
  });
  await page.goto(`${env.studioUrl}/structure`);
  await expect(page.getByRole("link", { name: "Pages", exact: true })).toBeVisible();
  const tools = page.getByRole("navigation", { name: "Tools" });
  for (const tool of TOOLS) {
    queries.clear();
    await tools.getByRole("link", { name: tool, exact: true }).click();
    if (tool === "Media") await page.getByRole("tab", { name: "Alternative texts" }).click();
    await expect.poll(() => queries.size, tool).toBeGreaterThan(0);
    await page.waitForTimeout(WATCHED_MS);
    expect(
      [...queries].filter(([, count]) => count > MAX_REPEATS),
      tool,
    ).toEqual([]);
  }
});
