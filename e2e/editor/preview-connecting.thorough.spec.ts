import { env } from "#env.ts";
import { expect, test } from "#fixtures.ts";
import { intercept } from "#intercept.ts";
import { boxOf } from "#studio.ts";

test.use({ expectedErrors: [/net::ERR_FAILED|preview iframe hasn't finished loading/] });

test(
  "a page that cannot connect to the preview stays readable, and can be tried again",
  { tag: "@thorough" },
  async ({ page, lake, freshPath }) => {
    const blocks = [{ _type: "hero", _key: "hero", heading: "Parts in days" }];
    await lake.publish({ path: freshPath, title: "Slow page", blocks });
    const stop = await intercept(page, `${env.siteUrl}/_next/static/**/*.js*`, (route) => route.abort());

    await page.goto(`${env.studioUrl}/presentation?preview=${encodeURIComponent(freshPath)}`);
    const site = page.frameLocator("iframe");
    const status = page.getByText(/^Still connecting/);
    await expect(status).toBeVisible();
    // The notice is below the buttons, not beside them.
    const buttons = await boxOf(page.getByRole("button", { name: "Tablet width" }));
    expect((await boxOf(status)).y).toBeGreaterThan(buttons.y + buttons.height);
    // Nothing covers the page.
    await site.getByRole("heading", { name: "Parts in days" }).click({ trial: true });

    stop();
    await page.getByRole("button", { name: "Try again" }).click();
    await expect(site.locator("sanity-visual-editing")).toBeAttached();
    await expect(status).toBeHidden();
  },
);

test.describe("in a window of 1280 pixels", () => {
  test.use({ viewport: { width: 1280, height: 800 } });

  test("the form beside the page has room for its buttons", async ({ page, studio, lake, freshPath }) => {
    await lake.publish({ path: freshPath, title: "Wide form" });
    await studio.openPreview(freshPath);
    const pill = page.getByTestId("document-perspective-list").getByText("Draft");
    await expect(pill).toBeInViewport({ ratio: 1 });
    const form = await page.getByTestId("document-pane").boundingBox();
    expect(form?.width).toBeGreaterThan(420);
  });
});
