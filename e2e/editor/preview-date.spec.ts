import { expect, test } from "#fixtures.ts";

const quoteCall = (key: string, heading: string, more = {}) => ({
  _type: "quoteCall",
  _key: key,
  heading,
  label: "Request A Quote",
  ...more,
});

test(
  "the preview shows the site as it will be at a date, and marks blocks that visitors do not see today",
  { tag: "@thorough" },
  async ({ page, studio, lake, freshPath }) => {
    const { _id: id } = await lake.publish({
      path: freshPath,
      blocks: [
        quoteCall("a", "From 2099 on", { showFrom: "2099-01-01T09:30:00Z" }),
        quoteCall("b", "Until 2098", { showUntil: "2098-01-01T09:30:00Z" }),
        quoteCall("c", "Before the release"),
      ],
    });
    await lake.addToRelease(id, {
      blocks: [
        quoteCall("a", "From 2099 on", { showFrom: "2099-01-01T09:30:00Z" }),
        quoteCall("b", "Until 2098", { showUntil: "2098-01-01T09:30:00Z" }),
        quoteCall("c", "Since the release"),
      ],
    });
    await lake.schedule(id, new Date("2099-06-01T00:00:00Z"));

    const site = await studio.openPreview(freshPath);
    const headings = site.locator("main h2");
    await expect(site.getByText("Visitors see the block below from Jan 1, 2099, 9:30 AM UTC.")).toBeVisible();
    await expect(headings).toHaveText(["From 2099 on", "Until 2098", "Before the release"]);

    const date = page.getByLabel("Site on");
    await date.fill("2099-03-01T12:00");
    await expect(headings).toHaveText(["From 2099 on", "Before the release"]);
    await date.fill("2099-07-01T12:00");
    await expect(headings).toHaveText(["From 2099 on", "Since the release"]);
    const hint = page.getByText("Typing in the page is off");
    await expect(hint).toBeVisible();
    await page.getByRole("button", { name: "Show the site as of today" }).click();
    await expect(hint).toBeHidden();
    await expect(headings).toHaveText(["From 2099 on", "Until 2098", "Before the release"]);
    await expect(date).toHaveValue("");
    await lake.unschedule(id);
  },
);
