import type { Page } from "@playwright/test";

import { expect, test } from "#fixtures.ts";

const blocks = [{ _type: "quoteCall", _key: "a", heading: "Send your part", label: "Request A Quote" }];

/** A button that leads to a page, as the Studio stores it while that page is not published. */
const heroLinkingTo = (_ref: string) => ({
  _type: "hero",
  _key: "hero",
  heading: "Bent parts",
  actions: [
    {
      _type: "action",
      _key: "a",
      label: "See the tubes",
      link: {
        _type: "link",
        kind: "internal",
        reference: { _type: "reference", _ref, _weak: true, _strengthenOnPublish: { type: "page" } },
      },
    },
  ],
});

test(
  "a scheduled draft goes live at its time, even with a link to an unpublished page, and its old path leads to the new one",
  { tag: "@thorough" },
  async ({ page, studio, lake, freshPath, request }) => {
    const { _id: id, ...stored } = await lake.publish({
      path: `${freshPath}/old`,
      title: "Before",
      blocks,
    });
    const tubes = `${freshPath.slice(1)}-tubes`;
    await lake.store({
      _id: `drafts.${tubes}`,
      _type: "page",
      path: `${freshPath}/tubes`,
      title: "Bent tubes",
    });
    await lake.store({
      ...stored,
      _id: `drafts.${id}`,
      path: `${freshPath}/new`,
      title: "After",
      blocks: [heroLinkingTo(tubes), ...blocks],
    });

    await studio.openDocument(id);
    await studio.chooseAction("Schedule publish");
    const gate = page.getByRole("dialog", { name: "Not ready to schedule" });
    await expect(gate.getByText("is not published yet")).toHaveCount(1);
    await gate.getByRole("button", { name: "Schedule anyway" }).click();
    await page.getByRole("button", { name: "Redirect the old path and schedule" }).click();
    await scheduleAt(page, "Jan 1, 2099 09:30");
    await expect(page.getByRole("button", { name: "Pause to edit" })).toBeVisible();

    const at = Date.now() + 3000;
    await lake.schedule(id, new Date(at));
    await expect.poll(async () => (await request.get(`${freshPath}/new`)).status()).toBe(200);
    expect(Date.now()).toBeGreaterThanOrEqual(at);
    const old = await request.get(`${freshPath}/old`, { maxRedirects: 0 });
    expect([old.status(), old.headers()["location"]]).toEqual([308, `${freshPath}/new`]);
    expect((await lake.drafted(id))?._id).toBe(id);
  },
);

test(
  "a paused schedule goes live only after it is set again, and deleting it keeps its changes in the draft",
  { tag: "@thorough" },
  async ({ page, studio, lake, freshPath }) => {
    const { _id: id, ...stored } = await lake.publish({ path: freshPath, title: "Before", blocks });
    await lake.store({ ...stored, _id: `drafts.${id}`, title: "After" });
    await studio.openDocument(id);
    await studio.chooseAction("Schedule publish");
    await scheduleAt(page, "Jan 1, 2099 09:30");

    await page.getByRole("button", { name: "Pause to edit" }).click();
    await expect(page.getByText("It does not go live until you press Schedule publish")).toBeVisible();
    await page.getByRole("textbox", { name: "Title", exact: true }).fill("Changed");
    await page.getByRole("button", { name: "Schedule publish", exact: true }).click();
    await scheduleAt(page, "Feb 3, 2098 10:15");
    await expect(page.getByText("Scheduled to be published on 2/3/2098")).toBeVisible();

    await studio.chooseAction("Delete schedule");
    const dialog = page.getByRole("dialog", { name: "Delete scheduled draft" });
    await expect(dialog).toContainText("with everything that was changed in the scheduled draft");
    await dialog.getByRole("button", { name: "Yes, delete schedule" }).click();
    await expect(page.getByRole("textbox", { name: "Title", exact: true })).toHaveValue("Changed");
    await expect.poll(() => lake.drafted(id)).toMatchObject({ _id: `drafts.${id}`, title: "Changed" });
    expect(await lake.published(freshPath)).toMatchObject({ title: "Before" });
  },
);

/** Fills in the dialog of “Schedule publish”. */
async function scheduleAt(page: Page, time: string): Promise<void> {
  const dialog = page.getByRole("dialog");
  await dialog.getByRole("textbox").fill(time);
  await page.keyboard.press("Tab");
  await dialog.getByRole("button", { name: "Schedule", exact: true }).click();
  await expect(page.getByText("Scheduled to be published on")).toBeVisible();
}
