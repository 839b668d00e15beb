import type { ImageUrlBuilder } from "@sanity/image-url";

import { imageUrl } from "./client.ts";
import { ICON_SIDES, widthsUpTo } from "./picture-sizes.ts";
import type { SanityImageAssetReference, SanityImageCrop, SanityImageHotspot } from "./types.generated.ts";

interface StoredPicture {
  readonly asset?: SanityImageAssetReference;
  /** Scripts and imports store it in part. */
  readonly crop?: Partial<SanityImageCrop> | undefined;
  readonly hotspot?: Partial<SanityImageHotspot> | undefined;
  readonly alt?: string;
  readonly caption?: string;
  /** The author of the picture, if they must be named. It comes from the asset (fetch.ts). */
  readonly credit?: string;
  /** The languages of these texts, if they are not in the language of the page: foreign-text.ts. */
  readonly foreign?: { readonly alt?: string; readonly caption?: string; readonly credit?: string };
}

export interface PictureSource {
  readonly src: string;
  readonly srcSet: string;
  readonly width: number;
  readonly height: number;
  readonly alt: string;
  /** The language of the alternative text, if that is not the language of the page. */
  readonly lang?: string;
}

interface Options {
  /** Width ÷ height. The picture is cropped around the hotspot. Default: its own proportions. */
  readonly aspect?: number;
  readonly builder?: ImageUrlBuilder;
}

/** The attributes of an <img> for a stored picture and its crop. Undefined if a draft has no picture yet. */
export function pictureSource(
  picture: StoredPicture | undefined,
  options: Options = {},
): PictureSource | undefined {
  const measured = picture && measure(picture, options);
  if (!picture || !measured) return undefined;

  const { fullWidth, ratio, url } = measured;
  const widths = widthsUpTo(fullWidth);
  return {
    src: url(widths.find((width) => width >= 1050) ?? fullWidth),
    srcSet: widths.map((width) => `${url(width)} ${width}w`).join(", "),
    width: fullWidth,
    height: Math.round(fullWidth / ratio),
    alt: picture.alt ?? "",
    ...(picture.foreign?.alt !== undefined && { lang: picture.foreign.alt }),
  };
}

/** The caption and credit under a picture. Cards, posters and portraits do not show them. */
export function captionOf(picture: StoredPicture | undefined) {
  return { caption: picture?.caption, credit: picture?.credit, foreign: picture?.foreign };
}

/** One size of a stored picture, for share images and structured data: the given size, or a smaller one with its proportions. */
export function pictureOfSize(
  picture: StoredPicture | null | undefined,
  { width, height, builder = imageUrl }: { width: number; height: number; builder?: ImageUrlBuilder },
): { url: string; width: number; height: number } | undefined {
  const measured = picture && measure(picture, { aspect: width / height, builder });
  if (!measured) return undefined;
  const shown = Math.min(width, measured.fullWidth);
  return { url: measured.url(shown), width: shown, height: Math.round(shown / measured.ratio) };
}

function measure({ asset, crop: stored, hotspot }: StoredPicture, { aspect, builder = imageUrl }: Options) {
  const crop = completeCrop(stored);
  const size = asset && croppedSize(asset._ref, crop);
  if (!size) return undefined;
  const ratio = aspect ?? size.width / size.height;
  const picture = { asset, crop, ...(hotspot && { hotspot: completeHotspot(hotspot) }) };
  return {
    ratio,
    fullWidth: Math.min(size.width, Math.round(size.height * ratio)),
    url: (width: number) => {
      const resized = builder.image(picture).width(width);
      return (aspect === undefined ? resized : resized.height(Math.round(width / aspect))).url();
    },
  };
}

/** A crop that leaves nothing of the picture is ignored. */
function completeCrop(stored: Partial<SanityImageCrop> | undefined) {
  const { left = 0, right = 0, top = 0, bottom = 0 } = stored ?? {};
  return {
    ...(left + right < 1 ? { left, right } : { left: 0, right: 0 }),
    ...(top + bottom < 1 ? { top, bottom } : { top: 0, bottom: 0 }),
  };
}

/** Only the center of the hotspot decides how a picture is cropped. */
function completeHotspot({ x = 0.5, y = 0.5, width = 0, height = 0 }: Partial<SanityImageHotspot>) {
  return { x, y, width, height };
}

/** The asset's id contains the size: `image-<hash>-1600x1067-jpg`. The crop is rounded in the same way as in @sanity/image-url. */
function croppedSize(assetId: string, { left, right, top, bottom }: ReturnType<typeof completeCrop>) {
  const [, width, height] = /-(\d+)x(\d+)-\w+$/.exec(assetId) ?? [];
  if (!width || !height) return undefined;
  return {
    width: croppedSide(Number(width), left, right),
    height: croppedSide(Number(height), top, bottom),
  };
}

function croppedSide(length: number, before: number, after: number): number {
  return Math.round(length - after * length - Math.round(before * length));
}

/** The icon from the settings, for tabs of the browser and for home screens. Undefined: the built-in icon is used. */
export function chosenIcon(icon: StoredPicture | undefined, builder: ImageUrlBuilder = imageUrl) {
  const square = (side: number) => {
    const picture = pictureOfSize(icon, { width: side, height: side, builder });
    return picture && { url: picture.url, sizes: `${picture.width}x${picture.height}` };
  };
  const tab = square(ICON_SIDES.tab);
  const homeScreen = square(ICON_SIDES.homeScreen);
  return tab && homeScreen && { icon: tab, apple: homeScreen };
}

/** The address of the wordmark: an SVG as it is, another format in the size of the largest header. */
export function wordmarkUrl(
  wordmark: StoredPicture | undefined,
  builder: ImageUrlBuilder = imageUrl,
): string | undefined {
  if (!wordmark?.asset) return undefined;
  return wordmark.asset._ref.endsWith("-svg")
    ? builder.image(wordmark.asset).ignoreImageParams().url()
    : pictureSource(wordmark, { builder })?.src;
}
