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

test.describe("while the lake rejects queries", () => {
  test.use({ expectedErrors: [/status of 400|The query is too expensive/] });

  test("sections of Home say so, can be tried again, and leave the others", async ({ page }) => {
    let isBroken = true;
    await page.route("**/data/query/**", (route, request) => {
      const query = decodeURIComponent(request.url()).replaceAll("+", " ");
      return isBroken && /isRemoval|order\(_updatedAt desc\)\[0\.\.\.50\]/.test(query)
        ? route.fulfill({ status: 400, json: { error: { description: "The query is too expensive" } } })
        : route.continue();
    });
    await page.goto(`${env.studioUrl}/home`);
    // My drafts and Recently edited have the same query.
    await expect(page.getByText("This list could not be loaded: The query is too expensive")).toHaveCount(2);
    await expect(page.getByText("A section could not be loaded: The query is too expensive")).toBeVisible();
    await expect(page.getByRole("heading", { name: "My tasks" })).toBeVisible();
    isBroken = false;
    await page.getByRole("button", { name: "Try again" }).click();
    await expect(page.getByRole("heading", { name: "Goes live next" })).toBeVisible();
  });
});
