import { env } from "#env.ts";
import { expect, test } from "#fixtures.ts";

const hero = {
  _type: "hero",
  _key: "hero",
  lead: "One or two sentences with the facts that a buyer looks for first: processes, tolerances, lead time.",
};

test("an unfinished page lists its problems with links to the fields before it is published, and its title is its main heading", async ({
  page,
  studio,
  lake,
  freshPath,
  request,
}) => {
  const id = freshPath.slice(1);
  await lake.store({
    _id: `drafts.${id}`,
    _type: "page",
    path: freshPath,
    title: "Bent parts",
    blocks: [hero],
  });
  await studio.openDocument(id);
  await studio.publish();

  const dialog = page.getByRole("dialog", { name: "Not ready to publish" });
  await expect(dialog.getByRole("link")).toHaveCount(2);
  await expect(dialog.getByRole("link", { name: /Add a description for search engines/ })).toBeVisible();
  await dialog.getByRole("link", { name: /Introduction/ }).click();
  await expect(page.getByRole("textbox", { name: "Introduction", exact: true })).toBeVisible();
  expect(await lake.published(freshPath)).toBeNull();

  await studio.closeBlock();
  await studio.publishAnyway();
  await expect.poll(async () => (await request.get(freshPath)).status()).toBe(200);
  expect(await (await request.get(freshPath)).text()).toMatch(/<h1[^>]*>Bent parts<\/h1>/);
});

// The Studio logs that the release was not published.
test.use({ expectedErrors: [/Conflict - Nothing was published/] });

test("a release lists the problems of its documents before it is published", async ({
  page,
  lake,
  freshPath,
}) => {
  const { _id: id } = await lake.publish({ path: freshPath, title: "Bent parts" });
  const release = await lake.addToRelease(id, { title: "Bent and rolled parts", blocks: [hero] });
  await page.goto(`${env.studioUrl}/releases/${release}`);
  const publish = async () => {
    await page.getByRole("button", { name: "Run release" }).click();
    await page.getByTestId("confirm-publish-dialog").getByTestId("confirm-button").click();
  };
  await publish();
  const dialog = page.getByRole("dialog", { name: "Not ready to publish" });
  await expect(dialog.getByRole("heading", { name: "Bent and rolled parts" })).toBeVisible();
  await dialog.getByRole("button", { name: "Cancel" }).click();
  await expect(page.getByText(/Nothing was published/).first()).toBeVisible();
  expect((await lake.published(freshPath))?.title).toBe("Bent parts");

  await publish();
  await dialog.getByRole("button", { name: "Publish anyway" }).click();
  await expect.poll(async () => (await lake.published(freshPath))?.title).toBe("Bent and rolled parts");
});

test("a release publishes a page together with a person that is new too", async ({
  page,
  lake,
  freshPath,
}) => {
  const { _id: id } = await lake.publish({ path: freshPath, title: "Our team" });
  const person = `${freshPath.slice(1)}-person`;
  const reference = { _type: "reference", _key: "p", _ref: person, _strengthenOnPublish: { type: "person" } };
  const release = await lake.addToRelease(id, {
    blocks: [{ _type: "team", _key: "team", heading: "Who answers", people: [reference] }],
  });
  await lake.store({ _id: `versions.${release}.${person}`, _type: "person", name: "Jo Brandt" });
  await page.goto(`${env.studioUrl}/releases/${release}`);
  await page.getByRole("button", { name: "Run release" }).click();
  await page.getByTestId("confirm-publish-dialog").getByTestId("confirm-button").click();
  await expect
    .poll(async () => (await lake.published(freshPath))?.blocks)
    .toMatchObject([{ _type: "team", people: [{ _ref: person }] }]);
});
