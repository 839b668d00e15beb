import { env } from "#env.ts";
import { expect, test } from "#fixtures.ts";
import { boxOf } from "#studio.ts";

const TOOLS = [
  "Home",
  "Content",
  "Preview",
  "Media",
  "Releases",
  "Texts",
  "Calendar",
  "Quote requests",
  "Capabilities",
  "Languages",
  "Check",
  "Launch list",
  "Editor's guide",
];

test.use({ viewport: { width: 1280, height: 800 } });

test("all tools are visible in a window of 1280 pixels, and each opens", async ({ page }) => {
  await page.goto(env.studioUrl);
  const tools = page.getByRole("navigation", { name: "Tools" });
  for (const name of TOOLS)
    await expect(tools.getByRole("link", { name, exact: true })).toBeInViewport({ ratio: 1 });
  await tools.getByRole("link", { name: "Launch list" }).click();
  await expect(page.getByRole("heading", { name: "Launch list" })).toBeVisible();
  await expect(tools.getByRole("link", { name: "Launch list" })).toHaveAttribute("aria-current", "page");
});

test("the box at the top finds a setting, a page, a tool and a chapter of the guide", async ({
  page,
  lake,
  freshPath,
}) => {
  await lake.publish({ path: freshPath, title: `Winter offer ${freshPath.slice(1)}` });
  await page.goto(`${env.studioUrl}/launch`);
  await expect(page.getByRole("heading", { name: "Launch list" })).toBeVisible();
  const box = page.getByRole("combobox", { name: "Find a page, setting or tool" });

  // Forms come last, because one that is still loading takes the focus.
  await box.fill("calendar");
  await expect(page.getByRole("option", { name: /^Calendar/ })).toBeVisible();
  await page.keyboard.press("ArrowDown");
  await page.keyboard.press("Enter");
  await expect(page.getByRole("heading", { name: "Calendar" })).toBeVisible();

  await box.fill("campaign page");
  await page.getByRole("option", { name: /Make a campaign page/ }).click();
  await expect(page.getByRole("heading", { name: "Make a campaign page" })).toBeInViewport();

  await box.fill("opening hours");
  await page.getByRole("option", { name: /Office hours/ }).click();
  await expect(page.getByRole("textbox", { name: "Office hours" })).toBeFocused();

  await box.fill(freshPath.slice(1));
  await page.getByRole("option", { name: /Winter offer/ }).click();
  await expect(page.getByRole("textbox", { name: "Title", exact: true })).toHaveValue(/^Winter offer/);
});

test("a long title of a page is complete in its list", async ({ page }) => {
  await page.goto(`${env.studioUrl}/structure/blog-group;blog;blog-sls-or-mjf`);
  const title = page
    .getByTestId("document-list-pane")
    .getByText("Anodizing and color: why two parts don't match");
  await expect(title).toBeVisible();
  const isCut = await title.evaluate(
    ({ scrollHeight, clientHeight, scrollWidth, clientWidth }) =>
      scrollHeight > clientHeight + 1 || scrollWidth > clientWidth,
  );
  expect(isCut).toBe(false);
});

test("the first block of a page is far above the end of the window, and the page opens in Preview", async ({
  page,
  studio,
  lake,
  freshPath,
}) => {
  const { _id: id } = await lake.publish({
    path: freshPath,
    blocks: [{ _type: "quoteCall", _key: "call", heading: "Send a drawing" }],
  });
  await studio.openDocument(id);
  const { y } = await boxOf(studio.blockRow("Send a drawing"));
  expect(y).toBeLessThan(500);

  await page.getByRole("link", { name: "Open in Preview" }).click();
  // The preview adds its own parameters to the address.
  await expect(page).toHaveURL(
    ({ pathname, searchParams }) =>
      pathname.startsWith("/presentation") && searchParams.get("preview")?.includes(freshPath) === true,
  );
});
