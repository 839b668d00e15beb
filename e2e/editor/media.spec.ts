import { env } from "#env.ts";
import { expect, test } from "#fixtures.ts";

test("a picture's own text and credit appear on the site, and another picture replaces it everywhere", async ({
  page,
  lake,
  freshPath,
}) => {
  const name = freshPath.slice(1);
  const old = await lake.drawnPicture(`${name}-old.svg`, { width: 600, height: 400 });
  const other = await lake.drawnPicture(`${name}-other.svg`, { width: 600, height: 600 });
  const pages = ["", "/second"].map((end) => freshPath + end);
  for (const path of pages) {
    await lake.publish({
      path,
      blocks: [{ _type: "gallery", _key: "g", heading: "Parts", pictures: [{ _key: "p", ...old }] }],
    });
  }

  await page.goto(`${env.studioUrl}/media`);
  const library = page.getByTestId("media-browser");
  // Wait for the first pictures: Media clears text that is typed before they have loaded.
  await expect(library.locator("img").first()).toBeVisible();
  await page.getByPlaceholder("Search").fill(`${name}-old`);
  await expect(library.locator("img")).toHaveCount(1);
  await library.getByText(`${name}-old.svg`).click();
  await expect(library.getByRole("button", { name: "Move to folder" })).toBeVisible();
  await expect(library.getByRole("button", { name: "Replace" })).toBeHidden();
  await library.getByRole("button", { name: "Deselect" }).click();
  await library.locator("img").click();
  const details = page.getByRole("dialog", { name: "Asset details" });
  await expect(details.getByText("Used in 2 places in 2 documents")).toBeVisible();
  await details.getByLabel("Alt Text").fill("A gray square");
  await details.getByLabel("Credit").fill("Photo: A. Photographer");
  await details.getByRole("button", { name: "Save and close" }).click();
  const site = await page.context().newPage();
  await expect(async () => {
    await site.goto(env.siteUrl + freshPath);
    await expect(site.getByRole("img", { name: "A gray square" })).toBeVisible({ timeout: 1000 });
  }).toPass();
  await expect(site.getByText("Photo: A. Photographer")).toBeVisible();

  await library.locator("img").click();
  await details.getByRole("button", { name: "Replace everywhere" }).click();
  await page.getByPlaceholder("Search").last().fill(`${name}-other`);
  await expect(library.last().locator("img")).toHaveCount(1);
  await library.last().locator("img").click();
  await page.getByRole("button", { name: "Replace in 2 documents" }).click();
  await expect(details.getByText("Not used anywhere")).toBeVisible();
  for (const path of pages) expect(JSON.stringify(await lake.published(path))).toContain(other.asset._ref);

  await details.getByRole("button", { name: "Close dialog" }).click();
  await page.getByRole("tab", { name: "Not used" }).click();
  await expect(page.getByText(`${name}-old.svg`)).toBeVisible();
  await expect(page.getByText(`${name}-other.svg`)).toHaveCount(0);
});

test(
  "a row of an unused picture opens it, and leaves the list once a page uses the picture",
  { tag: "@thorough" },
  async ({ page, lake, freshPath }) => {
    const filename = `${freshPath.slice(1)}.svg`;
    const picture = await lake.drawnPicture(filename, { width: 600, height: 400 });
    await page.goto(`${env.studioUrl}/media`);
    await page.getByRole("tab", { name: "Not used" }).click();
    const row = page.getByRole("button", { name: filename });
    await row.click();
    const details = page.getByRole("dialog", { name: "Asset details" });
    await expect(details.getByText("Not used anywhere")).toBeVisible();
    await expect(details.getByLabel("Filename")).toHaveValue(filename);
    await details.getByRole("button", { name: "Close dialog" }).click();
    await expect(details).toBeHidden();

    await lake.publish({
      path: freshPath,
      blocks: [{ _type: "gallery", _key: "g", heading: "Parts", pictures: [{ _key: "p", ...picture }] }],
    });
    await expect(row).toBeHidden();
  },
);
