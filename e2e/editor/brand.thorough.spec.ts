import { env } from "#env.ts";
import { expect, test } from "#fixtures.ts";
import { createLake } from "#lake.ts";

// Every page uses the settings.
test.describe("a new brand", { tag: "@alone" }, () => {
  test.afterEach(async () => {
    const lake = createLake();
    await lake.patch("settings", { brandName: "Donghe Manufacturing", formerNames: undefined });
  });

  test("an editor renames the company, and sees where the old name is left", async ({
    page,
    studio,
    lake,
    freshPath,
  }) => {
    const id = freshPath.slice(1);
    await lake.publish({ path: freshPath, title: `Donghe Manufacturing ${id}` });
    const picture = await lake.drawnPicture(`${id}.svg`, { width: 300, height: 200 });
    await lake.patch(picture.asset._ref, { altText: "The hall of Donghe Manufacturing" });

    await page.goto(`${env.studioUrl}/structure/settings`);
    await page.getByRole("textbox", { name: "Brand name" }).fill("Kinetik Parts");
    await expect(page.getByTestId("array-primitives-input").getByRole("textbox")).toHaveValue(
      "Donghe Manufacturing",
    );
    await studio.publishAnyway();
    await expect
      .poll(async () => (await page.request.get(env.siteUrl)).text())
      .toMatch(/ Kinetik Parts<\/title>/);
    // Below an icon there is room for 12 characters.
    const manifest = await page.request.get(`${env.siteUrl}/manifest.webmanifest`);
    expect(await manifest.json()).toMatchObject({ name: "Kinetik Parts", short_name: "Kinetik" });

    await page.goto(`${env.studioUrl}/launch`);
    await expect(page).toHaveTitle(/Kinetik Parts$/);
    await expect(
      page.getByRole("link", { name: `Former name on “Donghe Manufacturing ${id}”` }),
    ).toBeVisible();
    await expect(page.getByRole("link", { name: /To do\s*Site icon/ })).toBeVisible();

    await page.getByRole("link", { name: "Former name on 1 picture in Media" }).click();
    await page.getByRole("tab", { name: "Alternative texts" }).click();
    await page.getByRole("combobox", { name: "Show" }).selectOption("flawed");
    await expect(page.getByRole("textbox", { name: `Alternative text, ${id}.svg` })).toBeVisible();
    await page.goto(`${env.studioUrl}/check`);
    await expect(page.getByText(/^1 picture in Media has a former name/)).toBeVisible();
    await lake.remove(picture.asset._ref);
  });
});
