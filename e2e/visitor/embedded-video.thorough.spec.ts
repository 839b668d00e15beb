import { expect, test } from "#fixtures.ts";

test("a video from another site loads only after the visitor opens it", async ({ page }) => {
  const players: string[] = [];
  await page.route("https://www.youtube-nocookie.com/**", (route) => {
    players.push(route.request().url());
    return route.fulfill({ contentType: "text/html", body: "<p>Player</p>" });
  });
  await page.goto("/block-gallery/light");
  const block = page.locator("[data-sample=embeddedVideo]");
  await block.scrollIntoViewIfNeeded();
  await expect(block.getByText("Play the video from YouTube")).toBeInViewport();
  expect(players).toEqual([]);

  await block.getByText("Play the video from YouTube").click();
  await expect(block.frameLocator("iframe").getByText("Player")).toBeVisible();
  expect(players).toEqual([expect.stringMatching(/\/embed\/[\w-]{11}\?autoplay=1$/)]);
});

test("without JavaScript too, a video from another site loads only when opened, and a link leads to it", async ({
  browser,
}) => {
  const context = await browser.newContext({ javaScriptEnabled: false });
  const players: string[] = [];
  await context.route("https://www.youtube-nocookie.com/**", (route) => {
    players.push(route.request().url());
    return route.fulfill({ contentType: "text/html", body: "<p>Player</p>" });
  });
  const page = await context.newPage();
  await page.goto("/block-gallery/light");
  const block = page.locator("[data-sample=embeddedVideo]");
  await block.getByText("Play the video from YouTube").click();
  await expect(block.getByRole("link", { name: "Open the video on YouTube" })).toBeVisible();
  expect(players).toEqual([]);
  await context.close();
});
