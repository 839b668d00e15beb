import { join } from "node:path";

import { expect, test } from "#fixtures.ts";

const picture = join(import.meta.dirname, "../pictures/grey.png");

test("an editor creates and publishes a page, a visitor sees it, and the editor unpublishes it", async ({
  studio,
  page,
  browser,
  freshPath,
  request,
}) => {
  await studio.createPage({ title: "Turned parts", path: freshPath });

  const hero = await studio.addBlock("Hero");
  await hero.getByRole("textbox", { name: "Heading", exact: true }).fill("Shafts from one piece up");
  await hero.getByRole("button", { name: "Upload" }).setInputFiles(picture);
  await hero.getByRole("textbox", { name: "Alternative text" }).fill("A turned shaft");
  await expect(hero.getByRole("img", { name: /preview/i })).toBeVisible();
  await studio.closeBlock();

  const call = await studio.addBlock("Quote banner (CTA)");
  await call.getByRole("textbox", { name: "Heading", exact: true }).fill("Send the drawing of the shaft");
  await studio.closeBlock();

  await studio.dragBlock("Send the drawing of the shaft", "Shafts from one piece up");
  await studio.publishAnyway();
  await studio.waitUntilPublished();

  const visitor = await browser.newPage();
  await expect.poll(async () => (await request.get(freshPath)).status()).toBe(200);
  await visitor.goto(freshPath);
  await expect(visitor.getByRole("main").getByRole("heading")).toHaveText([
    "Send the drawing of the shaft",
    "Shafts from one piece up",
  ]);
  const shown = visitor.getByRole("img", { name: "A turned shaft" });
  await shown.scrollIntoViewIfNeeded();
  await expect
    .poll(() => shown.evaluate((image) => image instanceof HTMLImageElement && image.naturalWidth))
    .toBeGreaterThan(0);
  await visitor.close();

  await studio.unpublish();
  await expect.poll(async () => (await request.get(freshPath)).status()).toBe(404);
  await studio.showDraft();
  await expect(page.getByRole("textbox", { name: "Title", exact: true })).toHaveValue("Turned parts");
});
