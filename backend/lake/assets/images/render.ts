import sharp, { type Sharp } from "sharp";

import type { Plan, Size } from "./geometry.ts";
import type { ImageParameters } from "./image-parameters.ts";
import { openImage } from "./open-image.ts";
import type { OutputFormat } from "./output-format.ts";

const WHITE = { r: 255, g: 255, b: 255, alpha: 1 };
const CLEAR = { ...WHITE, alpha: 0 };

export interface Rendering {
  readonly plan: Plan;
  readonly format: OutputFormat;
  readonly parameters: ImageParameters;
  /** Keep all frames. Only cutting and scaling can be done to them. */
  readonly isAnimated: boolean;
}

/** Makes the picture that an image URL asks for. */
export async function render(
  path: string,
  { plan, format, parameters, isAnimated }: Rendering,
): Promise<Buffer> {
  const scaled = cutAndScale(openImage(path, { animated: isAnimated }), plan);
  if (isAnimated) return encode(scaled, format, parameters).toBuffer();

  const toned = tone(await settled(scaled), plan, parameters);
  const framed = needsFrame(plan, parameters) ? frame(await settled(toned), plan, parameters) : toned;
  return encode(framed, format, parameters).toBuffer();
}

function cutAndScale(image: Sharp, { region, isWhole, size, byEntropy }: Plan): Sharp {
  image.autoOrient();
  // Uncut, JPEG and SVG are scaled while they are read.
  if (!isWhole) image.extract(region);
  return image.resize(
    size.width,
    size.height,
    byEntropy ? { fit: "cover", position: sharp.strategy.entropy } : { fit: "fill" },
  );
}

/** sharp has an order of its own for the steps of one pipeline; a step that must come later starts from finished pixels. */
async function settled(image: Sharp): Promise<Sharp> {
  const { data, info } = await image.toColourspace("srgb").raw().toBuffer({ resolveWithObject: true });
  return sharp(data, { raw: { width: info.width, height: info.height, channels: info.channels } });
}

function tone(
  image: Sharp,
  { turn }: Plan,
  { flip, blur, sharp: sharpness, sat, invert, cs }: ImageParameters,
): Sharp {
  if (turn) image.rotate(turn);
  if (flip?.includes("v")) image.flip();
  if (flip?.includes("h")) image.flop();
  if (sat === -100 || cs === "b-w") image.greyscale();
  else if (sat) image.modulate({ saturation: 1 + sat / 100 });
  if (blur) image.blur(Math.max(0.3, Math.min(100, blur / 10)));
  if (sharpness) image.sharpen({ sigma: 0.5 + sharpness / 50 });
  if (invert) image.negate({ alpha: false });
  return image.toColourspace("srgb");
}

function needsFrame({ canvas }: Plan, { bg, pad }: ImageParameters): boolean {
  return canvas !== undefined || Boolean(bg) || Boolean(pad);
}

/** Puts the picture on its background. */
function frame(
  image: Sharp,
  { canvas, size, turn }: Plan,
  { bg = CLEAR, pad = 0, dpr = 1 }: ImageParameters,
): Sharp {
  const picture: Size = turn % 180 === 0 ? size : { width: size.height, height: size.width };
  const border = Math.round(pad * dpr);
  const across = Math.max(0, (canvas?.width ?? 0) - picture.width);
  const down = Math.max(0, (canvas?.height ?? 0) - picture.height);
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
    width: picture.width + across + 2 * border,
    height: picture.height + down + 2 * border,
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
  // At effort 4 a page-wide picture costs seconds of a core. 50 looks like 75 of the others.
  avif: (image, quality = 50) => image.avif({ quality, effort: 1 }),
  gif: (image) => image.gif(),
  tiff: (image, quality = 75) => image.tiff({ quality }),
};
