import type { Page } from "@playwright/test";

import { expect, test } from "#fixtures.ts";

/** URLs of the videos and captions the page has requested. */
function fetchedFilms(page: Page): string[] {
  const addresses: string[] = [];
  page.on("request", (request) => {
    if (/\.(mp4|webm|vtt)$/.test(new URL(request.url()).pathname)) addresses.push(request.url());
  });
  return addresses;
}

test("a video loads when the visitor starts it and plays with captions", async ({ page }) => {
  const fetched = fetchedFilms(page);
  await page.goto("/Videos", { waitUntil: "networkidle" });
  const start = page.getByRole("link", { name: "Play: A part printed layer by layer" });
  await start.scrollIntoViewIfNeeded();
  await start.hover();
  expect(fetched).toEqual([]);

  await start.click();
  const film = page.locator("video");
  await expect(film).toBeFocused();
  await expect
    .poll(() => film.evaluate((video: HTMLVideoElement) => [video.paused, video.currentTime > 0.2]))
    .toEqual([false, true]);
  await expect
    .poll(() => film.evaluate((video: HTMLVideoElement) => video.textTracks[0]?.cues?.length ?? 0))
    .toBeGreaterThan(3);
  expect(await film.evaluate((video: HTMLVideoElement) => video.textTracks[0]?.mode)).toBe("showing");
});

test("seeking in a video does not download the skipped part", async ({ page, request }) => {
  await page.goto("/Videos");
  const address = await page
    .getByRole("link", { name: /^Play: / })
    .first()
    .getAttribute("href");
  const answer = await request.get(address ?? "", { headers: { range: "bytes=100-199" } });
  expect([answer.status(), (await answer.body()).length]).toEqual([206, 100]);
  expect(answer.headers()["content-type"]).toBe("video/mp4");
});

for (const [path, title] of [
  ["/printing3d", "A part printed layer by layer"],
  ["/sheet-metal-fabrication", "A sheet bent on a press brake"],
  ["/injection-molding", "A mold opens and ejects the part"],
  ["/cnc-machining", "A pocket milled from the middle outward"],
] as const) {
  test(`${path} has a video with a transcript and structured data`, async ({ page }) => {
    await page.goto(path);
    const start = page.getByRole("link", { name: `Play: ${title}` });
    // The video is never cropped or enlarged, and has its full size if there is room.
    const poster = await start.locator("img").boundingBox();
    expect((poster?.width ?? 0) / (poster?.height ?? 1)).toBeCloseTo(960 / 540, 2);
    expect(poster?.width).toBeLessThanOrEqual(960);
    const transcript = page.locator("details", { hasText: "Transcript" });
    await transcript.getByText("Transcript").click();
    await expect(transcript.getByText("The video has no sound.")).toBeVisible();

    const described = await page.locator('script[type="application/ld+json"]').allTextContents();
    expect(described.join("")).toContain('"@type":"VideoObject"');
    expect(described.join("")).toContain(title);
  });
}
