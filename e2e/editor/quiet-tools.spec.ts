import { env } from "#env.ts";
import { expect, test } from "#fixtures.ts";

/** The tools that are opened in one Studio. The check of all content goes on when its tool is left, so it has a Studio of its own. */
const STUDIOS = [
  ["Home", "Texts", "Media", "Languages", "Capabilities", "Calendar"],
  ["Check"],
  ["Launch list"],
] as const;

/** Enough for several parts of a tool, and for what other tests change at the same time. */
const MAX_REPEATS = 12;
const WATCHED_MS = 3000;

for (const names of STUDIOS)
  test(`an open tool does not ask the lake the same again and again: ${names.join(", ")}`, async ({
    page,
  }) => {
    const queries = new Map<string, number>();
    page.on("request", (request) => {
      const url = request.url();
      if (url.includes("/data/query/")) queries.set(url, (queries.get(url) ?? 0) + 1);
    });
    await page.goto(`${env.studioUrl}/structure`);
    await expect(page.getByRole("link", { name: "Pages", exact: true })).toBeVisible();
    const tools = page.getByRole("navigation", { name: "Tools" });
    for (const name of names) {
      queries.clear();
      await tools.getByRole("link", { name, exact: true }).click();
      if (name === "Media") await page.getByRole("tab", { name: "Alternative texts" }).click();
      await expect.poll(() => queries.size, name).toBeGreaterThan(0);
      await page.waitForTimeout(WATCHED_MS);
      expect(
        [...queries].filter(([, count]) => count > MAX_REPEATS),
        name,
      ).toEqual([]);
    }
  });
