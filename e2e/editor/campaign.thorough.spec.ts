import { env } from "#env.ts";
import { expect, test } from "#fixtures.ts";
import { fromOwnAddress } from "#quote-form.ts";
import { leave, visit } from "#vitals.ts";

test("an editor starts a page from another one, and chooses two pictures in Media at once", async ({
  page,
  studio,
  lake,
  freshPath,
}) => {
  const [first, second] = [`${freshPath.slice(1)}-1.svg`, `${freshPath.slice(1)}-2.svg`];
  await lake.drawnPicture(first, { width: 400, height: 300 });
  await lake.drawnPicture(second, { width: 300, height: 400 });
  const gallery = { _type: "gallery", _key: "gallery", heading: "Parts of the offer" };
  await lake.publish({ path: freshPath, title: `Offer ${freshPath}`, blocks: [gallery] });

  await page.goto(`${env.studioUrl}/structure`);
  await page.getByRole("button", { name: "Create new document" }).click();
  await page.getByPlaceholder("Search document types").fill("existing");
  await page.getByRole("link", { name: "Start from an existing page" }).click();
  await expect(page.getByRole("combobox", { name: "Page to start from" })).toBeFocused();
  await page.keyboard.type(freshPath);
  await page
    .getByRole("button", { name: `Offer ${freshPath}` })
    .last()
    .click();
  await expect(studio.blockRow("Parts of the offer")).toBeVisible();
  await page.getByRole("textbox", { name: "Title", exact: true }).fill("The next offer");
  await page.getByRole("textbox", { name: "Path", exact: true }).fill(`${freshPath}-next`);
  const stored = async () => (await lake.page(`${freshPath}-next`))?.blocks[0];
  await expect.poll(stored).toMatchObject({ _type: "gallery", heading: "Parts of the offer" });
  expect((await stored())?._key).not.toBe("gallery");

  await studio.openBlock("Parts of the offer");
  await page.getByRole("button", { name: "Choose several in Media" }).click();
  await page.getByText(first).click();
  // The bar that counts the chosen pictures appears above the list and moves it.
  await expect(page.getByText("1 asset selected")).toBeVisible();
  await page.getByText(second).click();
  await expect(page.getByText("2 assets selected")).toBeVisible();
  await page.getByRole("button", { name: "Insert selected", exact: true }).click();
  await expect.poll(stored).toMatchObject({ pictures: [{ _type: "picture" }, { _type: "picture" }] });
});

test("a new campaign page has the blocks of an offer", async ({ page, studio }) => {
  await page.goto(`${env.studioUrl}/intent/create/type=page;template=campaign/`);
  await expect(studio.blockRow("No heading of its own")).toBeVisible();
  await expect(studio.blockRow("Parts of this kind")).toBeVisible();
});

test("an editor makes the address of a campaign, and sees what came of it", async ({
  page,
  browser,
  lake,
  freshPath,
}) => {
  const { _id: id } = await lake.publish({ path: freshPath, title: "Offer" });
  const campaign = `Offer ${freshPath.slice(-8)}`;
  await page.goto(`${env.studioUrl}/structure/page;${id},view=search`);
  await page.getByRole("textbox", { name: "Campaign" }).fill(campaign);
  await page.getByRole("textbox", { name: "Source" }).fill("newsletter");
  const name = campaign.toLowerCase().replace(" ", "-");
  const address = `${env.siteUrl}${freshPath}?utm_source=newsletter&utm_campaign=${name}`;
  await expect(page.getByRole("status").filter({ hasText: "utm_campaign" })).toHaveText(address);

  const visitor = await (await browser.newContext()).newPage();
  await fromOwnAddress(visitor);
  await visit(visitor, address);
  const counted = visitor.waitForResponse((response) => response.url().endsWith("/api/vitals/insert"));
  await leave(visitor);
  expect((await counted).status()).toBe(200);

  await page.goto(`${env.studioUrl}/quote-requests/statistics`);
  await expect(page.getByRole("rowheader", { name, exact: true })).toBeVisible();
});
