import { openImage } from "../images/open-image.ts";

/** A picture made small, upright, 8 bits a channel: RGBA, row by row. At most 100 × 100. */
export interface Sample {
  readonly width: number;
  readonly height: number;
  readonly pixels: Buffer;
}

/** Decodes the whole picture once, so a damaged one fails here. */
export async function sampleOf(path: string): Promise<Sample> {
  const { data, info } = await openImage(path)
    .autoOrient()
    .resize(100, 100, { fit: "inside", withoutEnlargement: true })
    .toColourspace("srgb")
    .ensureAlpha()
    .raw()
    .toBuffer({ resolveWithObject: true });
  return { width: info.width, height: info.height, pixels: data };
}

export function isTranslucent({ pixels }: Sample): boolean {
  return pixels.some((value, index) => index % 4 === 3 && value < 255);
}
