import type { Page } from "@playwright/test";
import sharp from "sharp";

/**
 * The device scale factor that a page needs for `emptySections`. Chromium cannot capture more than 16,384 device pixels in height,
 * and fewer pixels are faster to compare.
 */
export const SCALE = 0.5;

/** The maximum height of a band of one color in a section, in CSS px. The padding and the space between two parts stay below it. */
const MAX_EMPTY = 160;

/** Pixels whose brightness differs by less than this count as one color, because JPEG is lossy. */
const TOLERANCE = 12;

/** Takes a full-page capture and returns the sections with a band of one color that is higher than `MAX_EMPTY`. */
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
    let highest = 0;
    for (let row = Math.round(top * SCALE); row < Math.min(info.height, (top + height) * SCALE); row += 1) {
      const start = row * info.width;
      const pixels = data.subarray(start + Math.max(0, from ?? 0), start + Math.min(info.width, to ?? 0));
      rows = isOfOneColor(pixels) ? rows + 1 : 0;
      highest = Math.max(highest, rows);
    }
    const band = Math.round(highest / SCALE);
    return band > MAX_EMPTY ? [`${page.url()}: ${name} has ${band} empty px of ${Math.round(height)}`] : [];
  });
}

/** Stops at the first pixel that differs, which comes early in most rows. */
function isOfOneColor(pixels: Uint8Array): boolean {
  let darkest = 255;
  let brightest = 0;
  for (const pixel of pixels) {
    if (pixel < darkest) darkest = pixel;
    if (pixel > brightest) brightest = pixel;
    if (brightest - darkest >= TOLERANCE) return false;
  }
  return true;
}
