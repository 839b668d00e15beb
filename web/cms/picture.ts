import type { ImageUrlBuilder } from "@sanity/image-url";

import { imageUrl } from "./asset-url.ts";
import type { SanityImageAssetReference, SanityImageCrop, SanityImageHotspot } from "./types.generated.ts";

/** Made of each picture, as far as the original is that wide: 700 for a phone at two pixels a point, 1050 at three. */
const WIDTHS = [400, 700, 1050, 1400, 1920];

interface StoredPicture {
  readonly asset?: SanityImageAssetReference;
  readonly crop?: SanityImageCrop;
  readonly hotspot?: SanityImageHotspot;
  readonly alt?: string;
}

export interface PictureSource {
  readonly src: string;
  readonly srcSet: string;
  readonly width: number;
  readonly height: number;
  readonly alt: string;
}

/**
 * What an <img> needs to show a stored picture with its crop, in `aspect` (width ÷ height, cut around the hotspot) or in
 * its own proportions. Undefined while a draft has no picture yet.
 */
export function pictureSource(
  picture: StoredPicture | undefined,
  { aspect, builder = imageUrl }: { aspect?: number; builder?: ImageUrlBuilder } = {},
): PictureSource | undefined {
  const size = picture?.asset && croppedSize(picture.asset._ref, picture.crop);
  if (!picture || !size) return undefined;

  const ratio = aspect ?? size.width / size.height;
  const fullWidth = Math.min(size.width, Math.round(size.height * ratio));
  const widths = [...WIDTHS.filter((width) => width < fullWidth), Math.min(fullWidth, Math.max(...WIDTHS))];
  const url = (width: number) =>
    builder
      .image(picture)
      .size(width, Math.round(width / ratio))
      .url();

  return {
    src: url(widths.find((width) => width >= 1050) ?? fullWidth),
    srcSet: widths.map((width) => `${url(width)} ${width}w`).join(", "),
    width: fullWidth,
    height: Math.round(fullWidth / ratio),
    alt: picture.alt ?? "",
  };
}

/** The asset's id carries its size: `image-<hash>-1600x1067-jpg`. */
function croppedSize(assetId: string, crop: SanityImageCrop | undefined) {
  const [, width, height] = /-(\d+)x(\d+)-\w+$/.exec(assetId) ?? [];
  if (!width || !height) return undefined;
  return {
    width: Math.round(Number(width) * (1 - (crop?.left ?? 0) - (crop?.right ?? 0))),
    height: Math.round(Number(height) * (1 - (crop?.top ?? 0) - (crop?.bottom ?? 0))),
  };
}
