import { gzipSync } from "node:zlib";

import { expect, test } from "#fixtures.ts";

/** Gzip. Next itself is 131.8 kB of it. */
const MAX_SCRIPT_BYTES = 145_000;

/** Names that stand in the scripts of the preview and in no other. */
const EDITING_TOOLS = /sanity-visual-editing|@sanity\/comlink|live\/events/;

test("a visitor downloads no more than 145 kB of scripts, and nothing of the editing tools", async ({
  page,
}) => {
  const scripts: Promise<Buffer>[] = [];
  page.on("response", (response) => {
    if (response.request().resourceType() === "script") scripts.push(response.body());
  });
  await page.goto("/", { waitUntil: "networkidle" });

  const bodies = await Promise.all(scripts);
  expect(bodies.length).toBeGreaterThan(0);
  expect(bodies.filter((body) => EDITING_TOOLS.test(body.toString()))).toEqual([]);

  const bytes = bodies.reduce((sum, body) => sum + gzipSync(body, { level: 9 }).length, 0);
  expect(bytes).toBeLessThanOrEqual(MAX_SCRIPT_BYTES);
});

test("the page that a visitor gets carries no marks of the preview", async ({ request }) => {
  const html = await (await request.get("/")).text();
  expect(html).toContain("<h1");
  expect(html).not.toMatch(/data-sanity|drafts\.|\u200B{4}/);
});
