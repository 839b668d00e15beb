import { env } from "#env.ts";
import { expect, test } from "#fixtures.ts";

test("the Studio opens with a home that shows my drafts and what goes live next", async ({
  page,
  lake,
  freshPath,
}) => {
  const { _id: id, ...stored } = await lake.publish({ path: freshPath, title: "Winter offer" });
  const blocks = [
    { _type: "quoteCall", _key: "a", heading: "Send your part", showFrom: "2099-01-01T09:00:00Z" },
  ];
  await lake.store({ ...stored, _id: `drafts.${id}`, title: `Winter offer ${id}`, blocks });
  const release = await lake.addToRelease(id, { title: `Spring offer ${id}` });

  await page.goto(env.studioUrl);
  const section = (name: string) =>
    page.locator("section").filter({ has: page.getByRole("heading", { name, exact: true }) });
  const draft = section("My drafts").getByRole("link", { name: `Winter offer ${id}` });
  await expect(draft).toBeVisible();
  const version = section("My drafts").getByRole("link", { name: `Spring offer ${id}` });
  await expect(version).toHaveAttribute("href", new RegExp(`perspective=${release}`));
  await expect(section("Recently edited").getByText("Local Administrator").first()).toBeVisible();
  await expect(section("Goes live next").getByText("Block appears · Jan 1, 2099").first()).toBeVisible();
  await expect(
    section("Goes live next").getByRole("link", { name: `Winter offer ${id}: Send your part` }),
  ).toBeVisible();

  await page.getByRole("link", { name: "Calendar" }).last().click();
  await expect(page.getByRole("heading", { name: "Calendar" })).toBeVisible();
  const event = page.getByRole("link", { name: `Winter offer ${id}` });
  await expect(event).toContainText("Block appears");
});
