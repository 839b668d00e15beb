import { env } from "#env.ts";
import { expect, test } from "#fixtures.ts";

test("an editor tries a second version, sees what visitors did, and keeps it", async ({
  page,
  studio,
  lake,
  request,
  freshPath,
}) => {
  const { _id: id } = await lake.publish({
    path: freshPath,
    blocks: [{ _key: "call", _type: "quoteCall", heading: "Send a drawing", anchor: "call" }],
  });
  await studio.openDocument(id);
  const bar = page.getByRole("toolbar", { name: "Selected blocks" });
  await page.getByRole("checkbox", { name: "Select block 1," }).click();
  await bar.getByRole("button", { name: "Second version" }).click();
  await expect.poll(async () => (await lake.drafted(id))?.blocks.length).toBe(2);
  const second = (await lake.drafted(id))?.blocks[1];
  expect(second).toMatchObject({ _type: "quoteCall", heading: "Send a drawing", share: 50 });
  expect(second).not.toHaveProperty("anchor");
  const block = second?._key ?? "";

  await page.getByText("second version for 50%").click();
  await page.getByRole("textbox", { name: "Heading", exact: true }).fill("Get a price today");
  await expect(page.getByRole("spinbutton", { name: "Share of visitors" })).toHaveValue("50");
  await studio.publish();

  await expect
    .poll(async () => {
      const body = { pageUrl: freshPath, block, version: "B", event: "viewed" };
      return (await request.post(`${env.siteUrl}/api/versions/insert`, { data: body })).status();
    })
    .toBe(200);
  await studio.closeBlock();
  await studio.openBlock("Get a price today");
  await expect(page.getByRole("row", { name: "B, this block 1 0 0" })).toBeVisible();
  await expect(page.getByText("each version needs about 8,200 views").first()).toBeVisible();

  await studio.closeBlock();
  await page.getByRole("checkbox", { name: "Select block 2," }).click();
  await bar.getByRole("button", { name: "Keep this version" }).click();
  await expect
    .poll(async () => (await lake.drafted(id))?.blocks)
    .toEqual([{ _key: block, _type: "quoteCall", heading: "Get a price today", anchor: "call" }]);
});
