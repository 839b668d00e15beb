import { expect, test } from "#fixtures.ts";

/** Names that stand in the scripts of the preview and in no other. */
const EDITING_TOOLS = /sanity-visual-editing|@sanity\/comlink|live\/events/;

test("a visitor downloads nothing of the editing tools", async ({ page }) => {
  const scripts: Promise<string>[] = [];
  page.on("response", (response) => {
    if (response.request().resourceType() === "script") scripts.push(response.text());
  });
  await page.goto("/", { waitUntil: "networkidle" });

  const texts = await Promise.all(scripts);
  expect(texts.length).toBeGreaterThan(0);
  expect(texts.filter((text) => EDITING_TOOLS.test(text))).toEqual([]);
});

test("the page that a visitor gets carries no marks of the preview", async ({ request }) => {
  const html = await (await request.get("/")).text();
  expect(html).toContain("<h1");
  expect(html).not.toMatch(/data-sanity|drafts\.|\u200B{4}/);
});
