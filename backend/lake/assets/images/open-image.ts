import sharp, { type Sharp } from "sharp";

/** Some 11,000 × 9,000: above any camera in use, below what decoding would make the machine feel. */
const MAX_PIXELS = 100_000_000;

// One thread an image, and nothing held after it: the pages of the site share this machine.
sharp.concurrency(1);
sharp.cache(false);

/** Opens a picture of unknown origin. Decoding fails on truncated data and above MAX_PIXELS. */
export function openImage(path: string, { animated = false } = {}): Sharp {
  return sharp(path, { limitInputPixels: MAX_PIXELS, failOn: "error", animated });
}
