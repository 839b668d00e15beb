import { expect, test } from "#fixtures.ts";

const SCRIPT = "javascript:alert(1)";

test("the Studio rejects a javascript: URL and says why", async ({ page, studio, freshPath }) => {
  await studio.createPage({ title: "A page with a link", path: freshPath });
  await studio.addBlock("Hero");
  await page.getByRole("button", { name: /^The label from the settings/ }).click();
  await page.getByRole("combobox", { name: "Link to" }).selectOption("Another website");
  await page.getByRole("textbox", { name: "Address" }).fill(SCRIPT);

  await studio.openValidation();
  await expect(
    page.getByText("Enter the full address, starting with https://").filter({ visible: true }).first(),
  ).toBeVisible();
  await studio.expectErrorsBeforePublish("Enter the full address, starting with https://");
});

test("a javascript: URL that is stored without the Studio does not become a link", async ({
  page,
  lake,
  freshPath,
}) => {
  const action = {
    _type: "action",
    _key: "script",
    label: "Open the script",
    link: { _type: "link", kind: "external", url: SCRIPT },
  };
  await lake.publish({
    path: freshPath,
    blocks: [{ _type: "hero", _key: "hero", heading: "A heading", actions: [action] }],
  });
  await expect.poll(async () => (await page.request.get(freshPath)).status()).toBe(200);
  await page.goto(freshPath);
  await expect(page.getByText("Open the script")).toBeVisible();
  await expect(page.getByRole("link", { name: "Open the script" })).toHaveCount(0);
});

test(
  "an editor links to a block of another page by choosing from that page's anchors",
  { tag: "@thorough" },
  async ({ page, studio, lake, freshPath, request }) => {
    const block = { _type: "quoteCall", _key: "costs", heading: "What it costs", anchor: "costs" };
    const target = await lake.publish({
      path: `${freshPath}/target`,
      blocks: [{ ...block, label: "Request A Quote" }],
    });
    const link = { _type: "link", kind: "internal", reference: { _type: "reference", _ref: target._id } };
    const action = { _type: "action", _key: "costs", label: "See the costs", link };
    const { _id: id } = await lake.publish({
      path: freshPath,
      blocks: [{ _type: "hero", _key: "hero", heading: "Leads on", actions: [action] }],
    });

    await studio.openDocument(id);
    await studio.openBlock("Leads on");
    await page.getByRole("button", { name: /^See the costs/ }).click();
    await page.getByRole("combobox", { name: "Section of the page" }).selectOption("What it costs (#costs)");
    await studio.closeBlock();
    await studio.publish();
    await expect
      .poll(async () => (await request.get(freshPath)).text())
      .toContain(`href="${freshPath}/target#costs"`);
  },
);
