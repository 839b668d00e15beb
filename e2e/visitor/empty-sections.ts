import type { Page } from "@playwright/test";
import sharp from "sharp";

/**
 * Device pixels per CSS pixel that a page needs for `emptySections`. Chromium paints captures of at most 16,384 device pixels, and
 * few pixels are compared fast.
 */
export const SCALE = 0.5;

/** The most rows of one color in a section, in CSS px: its padding and the space between its parts. */
const MOST_EMPTY = 160;

/** Pixels of one row whose brightness differs by less than this are of one color: JPEG is not exact. */
const NOISE = 12;

/** The sections of the page with a band that is higher than `MOST_EMPTY` and of one color in a full-page capture. */
export async function emptySections(page: Page): Promise<string[]> {
  const capture = await page.screenshot({ fullPage: true, type: "jpeg", quality: 70 });
  const { data, info } = await sharp(capture).greyscale().raw().toBuffer({ resolveWithObject: true });
  const sections = await page.locator("main [data-block], footer").evaluateAll((elements) =>
    elements.map((element) => {
      const { left, top, width, height } = element.getBoundingClientRect();
      const name = element.getAttribute("data-block") ?? "footer";
      return { name: `${name} ${element.id}`, left, top: top + scrollY, width, height };
    }),
  );
  return sections.flatMap(({ name, left, top, width, height }) => {
    const [from, to] = [left * SCALE, (left + width) * SCALE].map(Math.round);
    let rows = 0;
    let most = 0;
    for (let row = Math.round(top * SCALE); row < Math.min(info.height, (top + height) * SCALE); row += 1) {
      const start = row * info.width;
      const pixels = data.subarray(start + Math.max(0, from ?? 0), start + Math.min(info.width, to ?? 0));
      rows = isOfOneColor(pixels) ? rows + 1 : 0;
      most = Math.max(most, rows);
    }
    const band = Math.round(most / SCALE);
    return band > MOST_EMPTY ? [`${page.url()}: ${name} has ${band} empty px of ${Math.round(height)}`] : [];
  });
}

/** Stops at the first pixel that differs, which is an early one in most rows. */
function isOfOneColor(pixels: Uint8Array): boolean {
  let darkest = 255;
  let brightest = 0;
  for (const pixel of pixels) {
    if (pixel < darkest) darkest = pixel;
    if (pixel > brightest) brightest = pixel;
    if (brightest - darkest >= NOISE) return false;
  }
  return true;
}
