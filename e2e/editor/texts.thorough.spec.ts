import { env } from "#env.ts";
import { expect, test } from "#fixtures.ts";
import { paste } from "#paste.ts";

test("an editor writes the texts of two pages in one table, and publishes both", async ({
  page,
  lake,
  freshPath,
}) => {
  const [first, second] = [`${freshPath}-a`, `${freshPath}-b`];
  const hero = { _type: "hero", _key: "hero", heading: "Parts in days" };
  const { _id: firstId } = await lake.publish({ path: first, title: `First ${freshPath}`, blocks: [hero] });
  const { _id: secondId } = await lake.publish({
    path: second,
    title: `Second ${freshPath}`,
    blocks: [hero],
  });

  await page.goto(`${env.studioUrl}/texts`);
  await page.getByRole("searchbox", { name: "Find in the table" }).fill(freshPath);
  await expect(page.getByText(/^2 of \d+$/)).toBeVisible();
  const grid = page.getByRole("grid", { name: "Texts of pages" });
  const cell = (column: string, path: string) =>
    grid.getByRole("textbox", { name: `${column}, ${path}`, exact: true });
  await paste(
    cell("Description in search results", first),
    "text/plain",
    "Milled parts in days, with a report.\r\nTurned parts in days, with a report.",
  );
  await cell("Title", second).fill(`Renamed ${freshPath}`);
  await page.keyboard.press("Tab");
  await expect.poll(async () => (await lake.drafted(secondId))?.title).toBe(`Renamed ${freshPath}`);

  await cell("Main heading", first).fill("Parts in two days");
  await page.keyboard.press("Tab");
  await page.getByRole("button", { name: "Undo" }).click();
  await expect(cell("Main heading", first)).toHaveValue("Parts in days");

  // The table stays as it was while the editor looks at something else.
  await grid.getByRole("link", { name: `First ${freshPath}` }).click();
  await expect(page.getByRole("textbox", { name: "Title", exact: true })).toBeVisible();
  await page.getByRole("link", { name: "Texts", exact: true }).click();
  await expect(page.getByText(/^2 of \d+$/)).toBeVisible();

  await page.getByRole("button", { name: "Publish 2 pages" }).click();
  await expect(page.getByText("2 pages published")).toBeVisible();
  const description = async (path: string) =>
    /name="description" content="([^"]*)"/.exec(
      await (await page.request.get(env.siteUrl + path)).text(),
    )?.[1];
  await expect.poll(() => description(first)).toBe("Milled parts in days, with a report.");
  await expect.poll(() => description(second)).toBe("Turned parts in days, with a report.");
  expect(await lake.drafted(firstId)).toMatchObject({ _id: firstId, blocks: [{ heading: "Parts in days" }] });
});

test("a picture without an alternative text is found and gets one in Media", async ({
  page,
  lake,
  freshPath,
}) => {
  const filename = `${freshPath.slice(1)}.svg`;
  await lake.drawnPicture(filename, { width: 300, height: 200 });
  await page.goto(`${env.studioUrl}/media`);
  await page.getByRole("tab", { name: "Alternative texts" }).click();
  await page.getByRole("combobox", { name: "Show" }).selectOption("missing");
  const cell = page.getByRole("textbox", { name: `Alternative text, ${filename}` });
  const saved = page.waitForResponse((response) => response.url().includes("asset-texts"));
  await cell.fill("A gray rectangle");
  await page.keyboard.press("Tab");
  await saved;
  // The row stays while its text is written.
  await expect(cell).toBeVisible();
  await page.reload();
  await page.getByRole("tab", { name: "Alternative texts" }).click();
  await expect(cell).toHaveValue("A gray rectangle");
});
