import sharp, { type Sharp } from "sharp";

import type { Transformation, Size } from "./geometry.ts";
import type { ImageParameters } from "./image-parameters.ts";
import { openImage } from "./open-image.ts";
import type { OutputFormat } from "./output-format.ts";

const WHITE = { r: 255, g: 255, b: 255, alpha: 1 };
const CLEAR = { ...WHITE, alpha: 0 };

export interface RenderOptions {
  readonly transformation: Transformation;
  readonly format: OutputFormat;
  readonly parameters: ImageParameters;
  /** Whether to keep all frames of an animation. Animations support only cropping and scaling. */
  readonly isAnimated: boolean;
}

/** Renders an image with the transformation and effects of an image URL. */
export async function render(
  path: string,
  { transformation, format, parameters, isAnimated }: RenderOptions,
): Promise<Buffer> {
  const scaled = cropAndScale(openImage(path, { animated: isAnimated }), transformation);
  if (isAnimated) return encode(scaled, format, parameters).toBuffer();

  const withEffects = applyEffects(await materialize(scaled), transformation, parameters);
  const onBackground = needsBackground(transformation, parameters)
    ? addBackground(await materialize(withEffects), transformation, parameters)
    : withEffects;
  return encode(onBackground, format, parameters).toBuffer();
}

function cropAndScale(image: Sharp, { region, isWhole, size, byEntropy }: Transformation): Sharp {
  image.autoOrient();
  // Without a crop sharp scales JPEG and SVG while it decodes them.
  if (!isWhole) image.extract(region);
  return image.resize(
    size.width,
    size.height,
    byEntropy ? { fit: "cover", position: sharp.strategy.entropy } : { fit: "fill" },
  );
}

/** Renders to pixels, so that the next step is applied after the previous ones. Otherwise sharp orders the steps itself. */
async function materialize(image: Sharp): Promise<Sharp> {
  const { data, info } = await image.toColourspace("srgb").raw().toBuffer({ resolveWithObject: true });
  return sharp(data, { raw: { width: info.width, height: info.height, channels: info.channels } });
}

function applyEffects(
  image: Sharp,
  { rotation }: Transformation,
  { flip, blur, sharp: sharpness, sat, invert, cs }: ImageParameters,
): Sharp {
  if (rotation) image.rotate(rotation);
  if (flip?.includes("v")) image.flip();
  if (flip?.includes("h")) image.flop();
  if (sat === -100 || cs === "b-w") image.greyscale();
  else if (sat) image.modulate({ saturation: 1 + sat / 100 });
  if (blur) image.blur(Math.max(0.3, Math.min(100, blur / 10)));
  if (sharpness) image.sharpen({ sigma: 0.5 + sharpness / 50 });
  if (invert) image.negate({ alpha: false });
  return image.toColourspace("srgb");
}

function needsBackground({ canvas }: Transformation, { bg, pad }: ImageParameters): boolean {
  return canvas !== undefined || Boolean(bg) || Boolean(pad);
}

/** Adds canvas, padding and background color. */
function addBackground(
  image: Sharp,
  { canvas, size, rotation }: Transformation,
  { bg = CLEAR, pad = 0, dpr = 1 }: ImageParameters,
): Sharp {
  const rotatedSize: Size = rotation % 180 === 0 ? size : { width: size.height, height: size.width };
  const border = Math.round(pad * dpr);
  const across = Math.max(0, (canvas?.width ?? 0) - rotatedSize.width);
  const down = Math.max(0, (canvas?.height ?? 0) - rotatedSize.height);
  const left = Math.floor(across / 2) + border;
  const top = Math.floor(down / 2) + border;
  image.ensureAlpha().extend({
    left,
    top,
    right: across - Math.floor(across / 2) + border,
    bottom: down - Math.floor(down / 2) + border,
    background: CLEAR,
  });
  if (bg.alpha === 0) return image;

  const background = {
    width: rotatedSize.width + across + 2 * border,
    height: rotatedSize.height + down + 2 * border,
    channels: 4 as const,
  };
  return image.composite([{ input: { create: { ...background, background: bg } }, blend: "dest-over" }]);
}

function encode(image: Sharp, format: OutputFormat, { q }: ImageParameters): Sharp {
  return ENCODERS[format](image, q === undefined ? undefined : Math.max(1, q));
}

const ENCODERS: Readonly<Record<OutputFormat, (image: Sharp, quality: number | undefined) => Sharp>> = {
  jpg: (image, quality = 75) => image.flatten({ background: WHITE }).jpeg({ quality }),
  pjpg: (image, quality = 75) => image.flatten({ background: WHITE }).jpeg({ quality, progressive: true }),
  png: (image) => image.png(),
  webp: (image, quality = 75) => image.webp({ quality, effort: 3 }),
  // With effort 4 a page-wide image takes seconds. Quality 50 of AVIF looks like 75 of the others.
  avif: (image, quality = 50) => image.avif({ quality, effort: 1 }),
  gif: (image) => image.gif(),
  tiff: (image, quality = 75) => image.tiff({ quality }),
};
