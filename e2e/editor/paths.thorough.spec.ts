import type { Page } from "@playwright/test";

import { expect, test } from "#fixtures.ts";

test("publishing a page with a new path offers a redirect from the old one and creates it", async ({
  page,
  studio,
  lake,
  freshPath,
  request,
}) => {
  const { _id: id } = await lake.publish({
    path: freshPath,
    title: "A page that moves",
    blocks: [{ _type: "divider", _key: "line", kind: "line" }],
  });
  await expect.poll(async () => (await request.get(freshPath)).status()).toBe(200);

  await studio.openDocument(id);
  const livePage = page.getByRole("link", { name: "Open the live page" });
  await expect(livePage).toHaveAttribute("href", new RegExp(`${freshPath}$`));
  const moved = `${freshPath}/moved`;
  await page.getByRole("textbox", { name: "Path", exact: true }).fill(moved);
  await studio.publish();
  const dialog = page.getByRole("dialog", { name: "The path of this page changes" });
  await expect(dialog).toContainText(`From ${freshPath} to ${moved}`);
  await dialog.getByRole("button", { name: "Redirect the old path and publish" }).click();
  await studio.waitUntilPublished();

  await expect.poll(async () => (await request.get(moved)).status()).toBe(200);
  const response = await request.get(freshPath, { maxRedirects: 0 });
  expect(response.status()).toBe(308);
  expect(response.headers()["location"]).toBe(moved);

  await page.goto(freshPath);
  await expect(page).toHaveURL(moved);
  await expect(page).toHaveTitle(/^A page that moves/);
});

test(
  "a page that moves in a release shows a warning until the release has a redirect from its old path",
  { tag: "@thorough" },
  async ({ page, studio, lake, freshPath }) => {
    const { _id: id } = await lake.publish({ path: freshPath, title: "A page that moves later" });
    const release = await lake.addToRelease(id, { path: `${freshPath}/later` });

    await studio.openDocument(id, { release });
    await studio.openValidation();
    const warning = validationMessage(page, `This release moves the page from ${freshPath}`);
    await expect(warning).toBeVisible();

    await lake.store({
      _id: `versions.${release}.redirect-${id}`,
      _type: "redirect",
      from: freshPath,
      kind: "page",
      page: { _type: "reference", _ref: id },
    });
    await studio.openDocument(id, { release });
    await studio.openValidation();
    await expect(validationMessage(page, "The page is empty. Add a block")).toBeVisible();
    await expect(warning).toBeHidden();
  },
);

test(
  "a path that differs from another page's only in case is rejected with the reason",
  { tag: "@thorough" },
  async ({ page, studio, lake, freshPath }) => {
    await lake.publish({ path: freshPath, title: "Who was here first" });
    await studio.createPage({ title: "Who comes second", path: freshPath.toUpperCase() });

    await studio.openValidation();
    await expect(
      validationMessage(
        page,
        "“Who was here first” already has this path. Capitalization makes no difference",
      ),
    ).toBeVisible();
    await studio.expectErrorsBeforePublish("“Who was here first” already has this path");
  },
);

test("a reserved or malformed path is rejected with the reason", async ({ page, studio }) => {
  await studio.createPage({ title: "Where no page can be", path: "/API/anything" });
  await studio.openValidation();
  await expect(
    validationMessage(page, "The site uses /API itself. Start the path with something else"),
  ).toBeVisible();

  await page.getByRole("textbox", { name: "Path", exact: true }).fill("no-slash");
  await expect(validationMessage(page, "Start the path with a slash, for example /about-us")).toBeVisible();
});

/** The message in the validation list. The field shows it too, on hover. */
function validationMessage(page: Page, text: string) {
  return page.getByText(text).filter({ visible: true }).first();
}
