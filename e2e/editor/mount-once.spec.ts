import { expect, test } from "#fixtures.ts";

declare global {
  interface Window {
    /** How often a document's form was added to the Studio. */
    formCount: number;
  }
}

test("a document's form is mounted once, in a Studio that has just been opened and after a while", async ({
  page,
  studio,
  lake,
  freshPath,
}) => {
  await page.addInitScript(() => {
    const form = '[data-testid="form-view"]';
    window.formCount = 0;
    new MutationObserver((changes) => {
      const added = changes.flatMap(({ addedNodes }) => [...addedNodes]);
      const forms = added.filter(
        (node) => node instanceof Element && (node.matches(form) || node.querySelector(form) !== null),
      );
      window.formCount += forms.length;
    }).observe(document, { subtree: true, childList: true });
  });
  const { _id } = await lake.publish({ path: freshPath });
  await studio.openDocument(_id);
  await page.waitForLoadState("networkidle");
  expect(await page.evaluate(() => window.formCount)).toBe(1);

  await page.getByRole("link", { name: "Home", exact: true }).click();
  await expect(page.getByTestId("form-view")).toBeHidden();
  // Longer than the plugin waits for the features of the project.
  await page.waitForFunction(() => performance.now() > 6000);
  await page.goBack();
  await expect(page.getByTestId("form-view")).toBeVisible();
  await page.waitForLoadState("networkidle");
  expect(await page.evaluate(() => window.formCount)).toBe(2);
});

test(
  "a form opens although the lake does not answer which features it has",
  { tag: "@thorough" },
  async ({ page, studio, lake, freshPath }) => {
    let isAsked = false;
    await page.route(/\/features(?:\?|$)/, () => {
      isAsked = true;
    });
    const { _id } = await lake.publish({ path: freshPath });
    await studio.openDocument(_id);
    await page.getByRole("textbox", { name: "Title", exact: true }).fill("Changed");
    await expect.poll(async () => (await lake.drafted(_id))?.title).toBe("Changed");
    expect(isAsked).toBe(true);
  },
);
