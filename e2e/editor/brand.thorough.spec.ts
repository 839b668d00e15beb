import { type Account, addAccount, removeAccounts, signIn } from "#accounts.ts";
import { env } from "#env.ts";
import { expect, test } from "#fixtures.ts";
import { createLake } from "#lake.ts";

const MAYA: Account = { email: "maya@example.com", name: "Maya Lin", role: "editor" };

// Every page uses the settings.
test.describe("a new brand", { tag: "@alone" }, () => {
  // The Studio gets a 401 before somebody signs in.
  test.use({ expectedErrors: [/status of 401/] });
  test.afterEach(async () => {
    await removeAccounts([MAYA]);
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

    await page.getByRole("link", { name: "Former name on 2 pictures in Media" }).click();
    await page.getByRole("tab", { name: "Alternative texts" }).click();
    await page.getByRole("combobox", { name: "Show" }).selectOption("flawed");
    await expect(page.getByRole("textbox", { name: `Alternative text, ${id}.svg` })).toBeVisible();
    await page.goto(`${env.studioUrl}/check`);
    await expect(page.getByText(/^2 pictures in Media have a former name/)).toBeVisible();
    await lake.remove(picture.asset._ref);

    await addAccount(MAYA);
    await signIn(page, MAYA, "home");
    await expect(page).toHaveTitle(/Kinetik Parts$/);
  });
});
