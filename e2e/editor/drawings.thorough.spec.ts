import { join } from "node:path";

import { env } from "#env.ts";
import { expect, test } from "#fixtures.ts";

const drawings = join(import.meta.dirname, "../drawings");

test("an editor uploads a drawing from Inkscape and uses it in a block", async ({
  studio,
  page,
  browser,
  freshPath,
  request,
}) => {
  const title = `Bracket ${freshPath.slice(1)}`;
  await page.goto(`${env.studioUrl}/structure/technicalDrawing;${freshPath.slice(1)}-drawing`);
  await page.getByRole("textbox", { name: "Title", exact: true }).fill(title);
  await page.getByRole("textbox", { name: "View", exact: true }).fill("Side view");
  await page.getByRole("button", { name: "Add item" }).click();
  const part = page.getByRole("dialog");
  await part.getByRole("textbox", { name: "Alternative text" }).fill("A bracket with legs of 6 ± 0.1 mm.");
  await part.getByLabel("SVG file").first().setInputFiles(join(drawings, "bracket.svg"));
  await expect(part.getByRole("img", { name: "On a light background", exact: true })).toContainText(
    "6 ± 0.1",
  );
  await expect(part.getByRole("img", { name: "On a dark background", exact: true })).toBeVisible();
  await studio.closeBlock();
  // Sanity may still show the errors of the part without an SVG. Publish then waits for it.
  await studio.publish();
  await studio.waitUntilPublished();

  await studio.createPage({ title: "Brackets", path: freshPath });
  const block = await studio.addBlock("Drawing");
  await block.getByRole("textbox", { name: "Heading", exact: true }).fill("The bracket");
  await block
    .getByRole("textbox", { name: "Caption", exact: true })
    .fill("Both legs have the same thickness.");
  await block.getByRole("combobox").fill(title);
  await page
    .getByRole("option", { name: title })
    .or(page.getByRole("button", { name: title }))
    .first()
    .click();
  await studio.closeBlock();
  await studio.publishAnyway();
  await studio.waitUntilPublished();

  const visitor = await browser.newPage();
  await expect.poll(async () => (await request.get(freshPath)).status()).toBe(200);
  await visitor.goto(freshPath);
  const figure = visitor.getByRole("figure");
  const shown = figure.getByRole("img", { name: title });
  await expect(shown).toContainText("6 ± 0.1");
  await expect(figure).toContainText("Both legs have the same thickness.");
  await expect(shown.locator("path").first()).toHaveCSS("stroke", "rgb(20, 24, 27)");
  await visitor.close();
});

test("a drawing with a script is refused with a reason", async ({ page, freshPath }) => {
  await page.goto(`${env.studioUrl}/structure/technicalDrawing;${freshPath.slice(1)}-drawing`);
  await page.getByRole("textbox", { name: "Title", exact: true }).fill("Not a drawing");
  await page.getByRole("button", { name: "Add item" }).click();
  const part = page.getByRole("dialog");
  await part.getByLabel("SVG file").first().setInputFiles(join(drawings, "script.svg"));
  await expect(part.getByRole("alert")).toHaveText(
    "“script.svg” cannot be used. It contains a script. Remove it, or save the drawing as plain SVG.",
  );
  await expect(part.getByRole("button", { name: "Upload an SVG" }).first()).toBeVisible();
});
