import { env } from "#env.ts";
import { expect, test } from "#fixtures.ts";

test("a page ends at a set time, and its visitors go to another page", async ({
  page,
  studio,
  lake,
  request,
  freshPath,
}) => {
  const { _id: id } = await lake.publish({ path: freshPath, title: `Winter offer ${freshPath}` });
  await studio.openDocument(id);
  await studio.chooseAction("End on a date…");
  const dialog = page.getByRole("dialog", { name: `End “Winter offer ${freshPath}”` });
  await expect(dialog.getByRole("button", { name: "Schedule the end" })).toBeDisabled();
  await dialog.getByLabel("The page ends on").fill("2099-01-01T09:30");
  await dialog.getByRole("combobox", { name: "Send visitors to" }).fill("/about-us");
  await page.getByRole("option", { name: "About us · /about-us" }).click();
  await dialog.getByRole("button", { name: "Schedule the end" }).click();
  await expect(page.getByText(/ends on January 1, 2099/)).toBeVisible();

  // The editor changes their mind, and schedules it again.
  await studio.chooseAction("End on a date…");
  await expect(dialog.getByText("The page ends on January 1, 2099")).toBeVisible();
  await dialog.getByRole("button", { name: "Keep it on the site" }).click();
  await expect(dialog).toBeHidden();
  await studio.chooseAction("End on a date…");
  await dialog.getByLabel("The page ends on").fill("2099-02-01T09:30");
  await dialog.getByRole("combobox", { name: "Send visitors to" }).fill("/about-us");
  await page.getByRole("option", { name: "About us · /about-us" }).click();
  await dialog.getByRole("button", { name: "Schedule the end" }).click();
  await expect(dialog).toBeHidden();
  await page.goto(`${env.studioUrl}/calendar`);

  expect((await request.get(freshPath)).status()).toBe(200);
  await lake.schedule(id, new Date(Date.now() + 2000));
  await expect
    .poll(async () => (await request.get(freshPath, { maxRedirects: 0 })).headers()["location"])
    .toBe("/about-us");
});

test("the home page has no entry that takes it off the site", async ({ page, studio }) => {
  await studio.openDocument("home");
  await page.getByTestId("action-menu-button").click();
  await expect(page.getByRole("menuitem", { name: "Duplicate" })).toBeVisible();
  await expect(page.getByRole("menuitem", { name: /^(?:End on|Delete|Unpublish)/ })).toHaveCount(0);
});
