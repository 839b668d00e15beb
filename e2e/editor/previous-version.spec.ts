import { expect, test } from "#fixtures.ts";

test("an editor takes back a published mistake, and takes that back too", async ({
  page,
  studio,
  lake,
  freshPath,
}) => {
  const { _id: id } = await lake.publish({ path: freshPath, title: "Milled parts" });
  await lake.patch(id, { title: "Milled partz" });
  // A publish that changes nothing.
  await lake.patch(id, { title: "Milled partz" });
  const titleOfPage = async () =>
    /<title>([^<]*)/.exec(await (await page.request.get(freshPath)).text())?.[1];
  await expect.poll(titleOfPage).toContain("Milled partz");

  await studio.openDocument(id);
  const goBack = async () => {
    await studio.chooseAction("Go back to the previous version");
    const dialog = page.getByRole("dialog", { name: "Go back to the previous version" });
    await expect(dialog.getByRole("listitem")).toHaveCount(1);
    const texts = await dialog.getByRole("listitem").innerText();
    await dialog.getByRole("button", { name: "Go back", exact: true }).click();
    // The page of a test is unfinished.
    await page.getByRole("button", { name: "Publish anyway" }).click();
    await expect(dialog).toBeHidden();
    return texts.split("\n").filter((line) => line !== "");
  };
  expect(await goBack()).toEqual(["Title", "Now", "Milled partz", "After going back", "Milled parts"]);
  await expect.poll(titleOfPage).toMatch(/^Milled parts /);
  await page.reload();
  expect(await goBack()).toContain("Milled partz");
  await expect.poll(titleOfPage).toContain("Milled partz");
});
