import { expect, test } from "#fixtures.ts";

test("a scheduled draft goes live at its time, and its old path leads to the new one", async ({
  page,
  studio,
  lake,
  freshPath,
  request,
}) => {
  const { _id: id, ...stored } = await lake.publish({
    path: `${freshPath}/old`,
    title: "Before",
    blocks: [{ _type: "quoteCall", _key: "a", heading: "Send your part", label: "Request A Quote" }],
  });
  await lake.store({ ...stored, _id: `drafts.${id}`, path: `${freshPath}/new`, title: "After" });

  await studio.openDocument(id);
  await studio.chooseAction("Schedule publish");
  await page.getByRole("button", { name: "Redirect the old path and schedule" }).click();
  const dialog = page.getByRole("dialog");
  await dialog.getByRole("textbox").fill("Jan 1, 2099 09:30");
  await page.keyboard.press("Tab");
  await dialog.getByRole("button", { name: "Schedule", exact: true }).click();
  await expect(page.getByText("Scheduled to be published on")).toBeVisible();
  await expect(page.getByRole("button", { name: "Pause to edit" })).toBeVisible();

  const at = Date.now() + 3000;
  await lake.schedule(id, new Date(at));
  await expect.poll(async () => (await request.get(`${freshPath}/new`)).status()).toBe(200);
  expect(Date.now()).toBeGreaterThanOrEqual(at);
  const old = await request.get(`${freshPath}/old`, { maxRedirects: 0 });
  expect([old.status(), old.headers()["location"]]).toEqual([308, `${freshPath}/new`]);
  expect((await lake.drafted(id))?._id).toBe(id);
});
