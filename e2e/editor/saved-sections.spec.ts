import { expect, test } from "#fixtures.ts";
import { intercept } from "#intercept.ts";
import { clickUntilVisible } from "#preview.ts";

const call = (key: string, heading: string) => ({
  _type: "quoteCall",
  _key: key,
  heading,
  label: "Request A Quote",
});

test(
  "a click in the preview opens a saved section, and publishing it changes every page that uses it",
  { tag: "@thorough" },
  async ({ page, studio, lake, freshPath, request }) => {
    const id = `${freshPath.slice(1)}-section`;
    await lake.store({
      _id: id,
      _type: "section",
      name: "Call of a test",
      blocks: [call("inner", "Before")],
    });
    const place = { _type: "sharedSection", _key: "place", section: { _type: "reference", _ref: id } };
    const empty = { _type: "sharedSection", _key: "empty" };
    const paths = [`${freshPath}/one`, `${freshPath}/two`];
    await Promise.all(
      paths.map((path) => lake.publish({ path, blocks: [call("own", "Only here"), place, empty] })),
    );
    const pagesWith = async (heading: string) => {
      const pages = await Promise.all(paths.map(async (path) => (await request.get(path)).text()));
      return pages.filter((html) => html.includes(`>${heading}</h2>`)).length;
    };
    expect(await pagesWith("Before")).toBe(2);

    const site = await studio.openPreview(`${freshPath}/one`);
    const heading = page.getByRole("textbox", { name: "Heading", exact: true });
    await clickUntilVisible(page, site.getByRole("heading", { name: "Before" }), heading);
    await expect(page).toHaveURL(new RegExp(`section/${id}/`));
    await expect(site.getByText("“Saved section” cannot be shown yet")).toBeVisible();
    await heading.fill("After");
    await expect(site.getByRole("heading", { name: "After" })).toBeVisible();
    await studio.closeBlock();
    await studio.publish();
    await expect.poll(() => pagesWith("After")).toBe(2);
  },
);

test(
  "checked blocks become a saved section, which another page inserts shared or as a copy",
  { tag: "@thorough" },
  async ({ page, studio, lake, freshPath }) => {
    const source = await lake.publish({
      path: `${freshPath}/from`,
      blocks: [call("a", "First"), call("b", "Second")],
    });
    const target = await lake.publish({ path: `${freshPath}/to`, blocks: [call("own", "Own")] });
    const name = `${freshPath} call`;
    await studio.openDocument(source._id);
    const dialog = page.getByRole("dialog", { name: "Save 1 block as a section" });
    await expect(async () => {
      // Retry, because the form clears the selection when the Studio finishes loading the document.
      await page.getByRole("checkbox", { name: "Select block 2," }).check();
      await page.getByRole("button", { name: "Save as section" }).click({ timeout: 2000 });
      await expect(dialog).toBeVisible({ timeout: 5000 });
    }).toPass({ timeout: 60_000 });
    await expect(dialog.getByRole("textbox", { name: "Name" })).toBeFocused();
    await page.keyboard.type(name);
    await dialog.getByRole("checkbox", { name: "Share it with this page" }).check();
    await dialog.getByRole("button", { name: "Save", exact: true }).click();
    await expect(studio.blockRow(name)).toBeVisible();
    const place = (await lake.drafted(source._id))?.blocks[1];
    expect(place).toMatchObject({ _type: "sharedSection" });
    await studio.publish();
    await expect(page.getByRole("dialog", { name: "Publish 2 documents together?" })).toContainText(name);
    await page.keyboard.press("Escape");

    await studio.openDocument(target._id);
    const block = await studio.addBlock("Saved section");
    await block.getByRole("combobox").fill(name);
    await page.getByRole("option", { name }).click();
    await block.getByRole("button", { name: "Insert a copy instead" }).click();
    await expect(studio.blockRow("Second")).toBeVisible();
    await expect
      .poll(async () =>
        (await lake.drafted(target._id))?.blocks.map(({ _type, heading }) => [_type, heading]),
      )
      .toEqual([
        ["quoteCall", "Own"],
        ["quoteCall", "Second"],
      ]);
  },
);

test(
  "the menu of blocks finds a saved section by its name, and Enter inserts it",
  { tag: "@thorough" },
  async ({ page, studio, lake, freshPath }) => {
    const id = `${freshPath.slice(1)}-section`;
    const name = `${freshPath} offer`;
    await lake.store({ _id: id, _type: "section", name, blocks: [call("inner", "An offer")] });
    const target = await lake.publish({ path: freshPath, blocks: [call("a", "First"), call("b", "Second")] });
    await studio.openDocument(target._id);
    const search = page.getByPlaceholder("Search", { exact: true }).filter({ visible: true });
    const placeOf = async (position: number) => (await lake.drafted(target._id))?.blocks[position];
    const place = { _type: "sharedSection", section: { _type: "reference", _ref: id } };

    await page.getByRole("button", { name: "Add item...", exact: true }).click();
    await expect(search).toBeFocused();
    await page.keyboard.type(`${freshPath} off`);
    await expect(page.getByRole("menuitem")).toHaveText([name]);
    await page.keyboard.press("Enter");
    await expect(page.getByRole("button", { name: "Insert a copy instead" })).toBeVisible();
    await expect.poll(() => placeOf(2)).toMatchObject(place);
    await studio.closeBlock();

    await page.getByTestId("array-item-menu-button").nth(1).click();
    await page.getByRole("menuitem", { name: "Add item before..." }).click();
    await search.fill(name);
    await page.getByRole("menuitem", { name }).click();
    await expect.poll(() => placeOf(1)).toMatchObject(place);
  },
);

const isSectionQuery = (url: URL) => url.searchParams.get("query")?.includes(`_type == "section"`) === true;

test.describe("when the saved sections cannot be loaded", () => {
  test.use({ expectedErrors: [/status of 400/] });

  test(
    "the form works, says that the menu may lack some, and loads them on request",
    { tag: "@thorough" },
    async ({ page, studio, lake, freshPath }) => {
      const name = `${freshPath} offer`;
      const id = `${freshPath.slice(1)}-section`;
      await lake.store({ _id: id, _type: "section", name, blocks: [call("inner", "An offer")] });
      const target = await lake.publish({ path: freshPath, blocks: [call("a", "First")] });
      const stop = await intercept(page, isSectionQuery, (route) =>
        route.fulfill({ status: 400, json: { error: { type: "httpBadRequest", description: "A test" } } }),
      );
      await studio.openDocument(target._id);
      const notice = page.getByText("The saved sections could not be loaded");
      await expect(notice).toBeVisible();
      stop();
      await page.getByRole("button", { name: "Try again" }).click();
      await expect(notice).toBeHidden();
      await studio.searchBlock(`${freshPath} off`, name);
    },
  );
});
