import type { Page } from "@playwright/test";

import { expect, test } from "#fixtures.ts";

/** Identifiers that appear only in the preview's scripts. */
const EDITING_TOOLS = /sanity-visual-editing|@sanity\/comlink|live\/events/;

/** All scripts the home page loads. */
async function scriptTexts(page: Page): Promise<string[]> {
  const scripts: Promise<string>[] = [];
  page.on("response", (response) => {
    if (response.request().resourceType() === "script") scripts.push(response.text());
  });
  await page.goto("/", { waitUntil: "networkidle" });
  // A slow browser is idle before it starts with the scripts.
  let before = 0;
  const areComplete = () => {
    const hasChanged = scripts.length !== before;
    before = scripts.length;
    return before > 0 && !hasChanged;
  };
  await expect.poll(areComplete).toBe(true);
  return Promise.all(scripts);
}

test("a visitor downloads no editing tools", async ({ page }) => {
  const texts = await scriptTexts(page);
  expect(texts.length).toBeGreaterThan(0);
  expect(texts.filter((text) => EDITING_TOOLS.test(text))).toEqual([]);
});

test("a public page contains no visual-editing attributes", async ({ request }) => {
  const html = await (await request.get("/")).text();
  expect(html).toContain("<h1");
  expect(html).not.toMatch(/data-sanity|drafts\.|\u200B{4}/);
});
