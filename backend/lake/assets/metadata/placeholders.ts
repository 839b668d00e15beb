import { encode } from "blurhash";
import sharp from "sharp";
import { rgbaToThumbHash } from "thumbhash";

import type { JsonObject } from "../../documents/document.ts";
import type { MetadataPart } from "../upload/upload-options.ts";
import { isTranslucent, type Sample } from "./sample.ts";

/** What a page may show while the picture loads. */
export async function placeholders(sample: Sample, parts: ReadonlySet<MetadataPart>): Promise<JsonObject> {
  const { width, height, pixels } = sample;
  return {
    ...(parts.has("lqip") ? { lqip: await lqip(sample) } : {}),
    ...(parts.has("blurhash")
      ? { blurHash: encode(new Uint8ClampedArray(pixels), width, height, 4, 3) }
      : {}),
    ...(parts.has("thumbhash")
      ? { thumbHash: Buffer.from(rgbaToThumbHash(width, height, pixels)).toString("base64") }
      : {}),
  };
}

/** A data URL, 20 pixels wide. */
async function lqip(sample: Sample): Promise<string> {
  const { width, height, pixels } = sample;
  const small = sharp(pixels, { raw: { width, height, channels: 4 } }).resize(20);
  if (isTranslucent(sample))
    return `data:image/png;base64,${(await small.png().toBuffer()).toString("base64")}`;
  return `data:image/jpeg;base64,${(await small.removeAlpha().jpeg({ quality: 60 }).toBuffer()).toString("base64")}`;
}
