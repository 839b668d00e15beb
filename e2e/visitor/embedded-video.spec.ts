import { expect, test } from "#fixtures.ts";

test("a video of another site is requested only after the visitor opens it", async ({ page }) => {
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
