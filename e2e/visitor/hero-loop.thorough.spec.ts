import { expect, test } from "#fixtures.ts";

/** Part of the first content. */
const FILM = "video-bending-sheet";

function hero() {
  return {
    _type: "hero",
    _key: "hero",
    heading: "A machine at work",
    video: { _type: "reference", _ref: FILM },
  };
}

test("the hero loop plays automatically, and its button pauses and resumes it", async ({
  page,
  lake,
  freshPath,
}) => {
  await lake.publish({ path: freshPath, blocks: [hero()] });
  await page.goto(freshPath);
  const loop = page.locator("video[loop]");
  const isPaused = () => loop.evaluate((video: HTMLVideoElement) => video.paused);
  await expect.poll(isPaused).toBe(false);
  // The video keeps its aspect ratio and is not enlarged.
  const box = await loop.boundingBox();
  expect((box?.width ?? 0) / (box?.height ?? 1)).toBeCloseTo(960 / 540, 2);
  expect(box?.width).toBeLessThanOrEqual(960);

  await page.getByRole("button", { name: "Pause", exact: true }).click();
  await expect.poll(isPaused).toBe(true);
  await page.getByRole("button", { name: "Play", exact: true }).click();
  await expect.poll(isPaused).toBe(false);
});

test("with reduced motion the hero loop shows its still until the visitor plays it", async ({
  page,
  lake,
  freshPath,
}) => {
  await page.emulateMedia({ reducedMotion: "reduce" });
  await lake.publish({ path: freshPath, blocks: [hero()] });
  await page.goto(freshPath);
  const loop = page.locator("video[loop]");
  await page.waitForLoadState("networkidle");
  expect(await loop.evaluate((video: HTMLVideoElement) => video.paused)).toBe(true);
  await expect(async () => {
    await page.getByRole("button", { name: "Play", exact: true }).click();
    await expect(page.getByRole("button", { name: "Pause", exact: true })).toBeVisible({ timeout: 500 });
  }).toPass();
});
