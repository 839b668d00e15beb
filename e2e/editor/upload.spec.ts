import { readFile } from "node:fs/promises";
import { join } from "node:path";

import { expect, test } from "#fixtures.ts";

test.use({ expectedErrors: [/status of 400/] });

test("a file that is not a picture is rejected with a list of accepted types, and the page does not change", async ({
  page,
  studio,
  lake,
  freshPath,
}) => {
  const { _id } = await lake.publish({
    path: freshPath,
    blocks: [{ _type: "hero", _key: "hero", heading: "A hero without a picture" }],
  });
  await studio.openField(_id, 'blocks[_key=="hero"]');
  await page
    .getByRole("button", { name: "Upload" })
    .first()
    .setInputFiles({
      name: "notes.jpg",
      mimeType: "image/jpeg",
      buffer: Buffer.from("These are notes, not a picture."),
    });
  await expect(page.getByText("The file was not stored", { exact: true })).toBeVisible();
  await expect(page.getByText(/^Pictures: JPEG, PNG, WebP, AVIF or SVG, at most 50 MB\./)).toBeVisible();
  expect(JSON.stringify(await lake.page(freshPath))).not.toContain('"asset"');
});

test(
  "a HEIC photo becomes a JPEG before it is uploaded",
  { tag: "@thorough" },
  async ({ page, studio, lake, freshPath }) => {
    const photo = {
      name: "IMG_0001.HEIC",
      mimeType: "image/heic",
      buffer: await readFile(join(import.meta.dirname, "../pictures/red-blue.heic")),
    };
    const { _id } = await lake.publish({
      path: freshPath,
      blocks: [{ _type: "hero", _key: "hero", heading: "A hero without a picture" }],
    });
    await studio.openField(_id, 'blocks[_key=="hero"]');
    await page.getByRole("button", { name: "Upload" }).first().setInputFiles(photo);
    await expect
      .poll(async () => JSON.stringify(await lake.page(freshPath)))
      .toMatch(/"_ref":"image-[0-9a-f]{40}-64x48-jpg"/);
  },
);
