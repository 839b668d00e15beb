import { expect, test } from "#fixtures.ts";
import { blockAround, clickUntilVisible } from "#preview.ts";
import { boxOf } from "#studio.ts";

const call = { _type: "quoteCall", _key: "call", heading: "Send the drawing", label: "Request A Quote" };

test.use({ viewport: { width: 1800, height: 1300 } });

test(
  "clicking a value in a material table opens that grade at that field",
  { tag: "@thorough" },
  async ({ page, studio, lake, freshPath }) => {
    const grade = `${freshPath.slice(1)}-grade`;
    await lake.store({
      _id: grade,
      _type: "materialGrade",
      name: `Grade of ${freshPath}`,
      family: "Titanium",
      density: { _type: "quantity", value: 4.43, unit: "g/cm³" },
    });
    await lake.publish({
      path: freshPath,
      blocks: [
        {
          _type: "materialTable",
          _key: "grades",
          heading: "Grades",
          selection: "hand",
          grades: [{ _type: "reference", _key: "a", _ref: grade }],
          properties: ["density"],
          isShort: true,
        },
      ],
    });
    const site = await studio.openPreview(freshPath);

    await clickUntilVisible(
      page,
      site.getByText("4.43"),
      page.getByRole("heading", { name: `Grade of ${freshPath}` }),
    );
    await expect(page).toHaveURL(new RegExp(`materialGrade/${grade}/density`));
  },
);

test("the preview names the block and field under the pointer, and an editor types a heading in the page", async ({
  page,
  studio,
  lake,
  freshPath,
}) => {
  await lake.publish({ path: freshPath, blocks: [call] });
  const site = await studio.openPreview(freshPath);
  const typeHere = site.getByRole("button", { name: "Type here" });
  await clickUntilVisible(page, site.getByRole("heading", { name: "Send the drawing" }), typeHere);
  const label = site.locator("[data-hovered] [data-ui=Text] + [data-ui=Text] > span");
  expect(await label.evaluate((element) => getComputedStyle(element, "::after").content)).toBe(
    '"Quote banner (CTA) · Heading"',
  );
  const labelBox = await boxOf(site.locator("[data-hovered] [data-ui=Flex] > [data-ui=Flex]"));
  expect((await boxOf(typeHere)).x).toBeGreaterThanOrEqual(labelBox.x + labelBox.width);

  await typeHere.click();
  await page.keyboard.type("Not this");
  await page.keyboard.press("Escape");

  await clickUntilVisible(page, site.getByRole("heading", { name: "Send the drawing" }), typeHere);
  await typeHere.click();
  await page.keyboard.type("Send us the drawing");
  await page.keyboard.press("Enter");
  await expect
    .poll(async () => (await lake.page(freshPath))?.blocks[0])
    .toMatchObject({ heading: "Send us the drawing" });
  await expect(site.getByRole("heading", { name: "Send us the drawing" })).toBeVisible();
});

test(
  "the preview's insert menu shows a thumbnail of each block",
  { tag: "@thorough" },
  async ({ page, studio, lake, freshPath }) => {
    await lake.publish({ path: freshPath, blocks: [call] });
    const site = await studio.openPreview(freshPath);
    await clickUntilVisible(
      page,
      site.getByRole("heading", { name: "Send the drawing" }),
      page.getByRole("textbox", { name: "Heading", exact: true }),
    );

    const { x, y } = await boxOf(blockAround(site, "Send the drawing"));
    const shown = site.locator('img[src$="/static/thumbnails/keyFigures.webp"]');
    // Hovering may already have opened the insert menu, and a click would close it again.
    await expect(async () => {
      await page.mouse.click(x + 20, y + 24, { button: "right" });
      await site.getByText("Insert after").click({ timeout: 2000 });
      await expect(shown).toBeVisible({ timeout: 2000 });
    }).toPass();
    await expect.poll(() => shown.evaluate((img: HTMLImageElement) => img.naturalWidth)).toBeGreaterThan(0);
  },
);

test(
  "clicking an external link does not navigate the preview",
  { tag: "@thorough" },
  async ({ page, studio, lake, freshPath }) => {
    await lake.publish({ path: freshPath, blocks: [call] });
    const site = await studio.openPreview(freshPath);
    const email = site.getByRole("contentinfo").getByRole("link", { name: /@/ });

    await clickUntilVisible(page, email, page.getByRole("textbox", { name: "Email address" }));
    await email.click({ modifiers: ["Alt"] });
    await expect(site.getByRole("heading", { name: "Send the drawing" })).toBeAttached();
    await expect(email).toHaveAttribute("target", "_blank");
  },
);

test(
  "the preview contacts the site of an embedded video only when the video is opened",
  { tag: "@thorough" },
  async ({ page, studio, lake, freshPath }) => {
    const players: string[] = [];
    await page.route("https://www.youtube-nocookie.com/**", (route) => {
      players.push(route.request().url());
      return route.fulfill({ contentType: "text/html", body: "<p>Player</p>" });
    });
    const url = "https://www.youtube.com/watch?v=aqz-KE-bpKQ";
    await lake.publish({ path: freshPath, blocks: [{ _type: "embeddedVideo", _key: "video", url }] });
    const site = await studio.openPreview(freshPath);
    const video = site.locator("details").filter({ hasText: "Play the video from YouTube" });
    await video.hover();
    expect(players).toEqual([]);
    await video.getByText("Play the video from YouTube").click({ modifiers: ["Alt"] });
    await expect(video.frameLocator("iframe").getByText("Player")).toBeVisible();
  },
);

test("a block can be dragged, and moved with its menu, from any point inside it", async ({
  page,
  studio,
  lake,
  freshPath,
}) => {
  const blocks = ["First", "Second", "Third"].map((name) => ({
    _type: "quoteCall",
    _key: name,
    heading: `${name} block`,
    label: "Request A Quote",
  }));
  await lake.publish({ path: freshPath, blocks });
  const site = await studio.openPreview(freshPath);
  const headings = site.getByRole("main").getByRole("heading");
  const first = site.getByRole("heading", { name: "First block" });
  await clickUntilVisible(page, first, page.getByRole("textbox", { name: "Heading", exact: true }));

  const from = await boxOf(first);
  const to = await boxOf(blockAround(site, "Second block"));
  await page.mouse.move(from.x + 20, from.y + from.height / 2);
  await page.mouse.down();
  await page.mouse.move(from.x + 40, from.y + from.height, { steps: 5 });
  await page.mouse.move(from.x + 60, to.y + to.height - 2, { steps: 20 });
  await page.mouse.up();
  await expect(headings).toHaveText(["Second block", "First block", "Third block"]);

  await expect(async () => {
    await first.click({ button: "right", position: { x: 20, y: 10 } });
    await site.getByText("Move", { exact: true }).hover({ timeout: 2000 });
    await site.getByRole("menuitem", { name: "Down" }).click({ timeout: 2000 });
  }).toPass();
  await expect(headings).toHaveText(["Second block", "Third block", "First block"]);
  await expect
    .poll(async () => (await lake.page(freshPath))?.blocks.map(({ _key }) => _key))
    .toEqual(["Second", "Third", "First"]);
});

test(
  "the history panel opens next to the form, inside the window, and closes",
  { tag: "@thorough" },
  async ({ page, studio, lake, freshPath }) => {
    await page.setViewportSize({ width: 1400, height: 900 });
    await lake.publish({ path: freshPath, blocks: [call] });
    await studio.openPreview(freshPath);
    await page.getByTestId("pane-context-menu-button").click();
    await page.getByRole("menuitem", { name: "History" }).click();

    const close = page.getByRole("button", { name: "Close history" });
    await expect(close).toBeInViewport({ ratio: 1 });
    await close.click();
    await expect(close).toBeHidden();
  },
);
