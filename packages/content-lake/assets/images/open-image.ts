import sharp, { type Sharp } from "sharp";

/** About 11,000 × 9,000 pixels: more than common cameras produce, but few enough to decode safely. */
const MAX_PIXELS = 100_000_000;

// One thread per image and no cache, because the site runs on the same machine.
sharp.concurrency(1);
sharp.cache(false);

/** Opens an untrusted image. Decoding fails on truncated data and above MAX_PIXELS. */
export function openImage(path: string, { animated = false } = {}): Sharp {
  return sharp(path, { limitInputPixels: MAX_PIXELS, failOn: "error", animated });
}
