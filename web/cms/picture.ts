import type { ImageUrlBuilder } from "@sanity/image-url";

import { imageUrl } from "./client.ts";
import type { SanityImageAssetReference, SanityImageCrop, SanityImageHotspot } from "./types.generated.ts";

/** In pixels, up to the width of the original: 700 suits a phone with two pixels per point, 1050 one with three. */
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
 * The attributes of an <img> for a stored picture with its crop. It has its own proportions, or those of `aspect`
 * (width ÷ height), cropped around the hotspot. Undefined while a draft has no picture yet.
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

/** The size is part of the asset's id: `image-<hash>-1600x1067-jpg`. */
function croppedSize(assetId: string, crop: SanityImageCrop | undefined) {
  const [, width, height] = /-(\d+)x(\d+)-\w+$/.exec(assetId) ?? [];
  if (!width || !height) return undefined;
  return {
    width: Math.round(Number(width) * (1 - (crop?.left ?? 0) - (crop?.right ?? 0))),
    height: Math.round(Number(height) * (1 - (crop?.top ?? 0) - (crop?.bottom ?? 0))),
  };
}
