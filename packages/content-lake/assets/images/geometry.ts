import { httpError } from "../../errors.ts";
import { type ImageParameters, MAX_SIDE_PIXELS } from "./image-parameters.ts";

/** The maximum size of a rendered image, including its padding. */
export const MAX_OUTPUT_PIXELS = 8192 * 4096;

/** The steps to transform an image: crop `region` of the upright source, scale it to `size`, rotate it, center it on `canvas`. */
export interface Transformation {
  readonly region: Region;
  /** Whether the region is the whole source. */
  readonly isWhole: boolean;
  /** The size before the rotation. */
  readonly size: Size;
  /** The rotation in degrees, clockwise. */
  readonly rotation: number;
  /** The size of the background after the rotation; undefined if the image fills it. */
  readonly canvas: Size | undefined;
  /** Whether to crop the region to its most detailed part, because its aspect ratio differs from `size`. */
  readonly byEntropy: boolean;
}

/**
 * Computes the transformation for the parameters of an image URL: first the crop `rect`, then the rotation `or`, then the sizes.
 * Throws LakeError 400 if `rect` lies outside of the image.
 */
export function planTransformation(source: Size, parameters: ImageParameters): Transformation {
  const rotation = parameters.or ?? 0;
  const whole = { left: 0, top: 0, ...source };
  const rect = parameters.rect ? intersect(parameters.rect, whole) : whole;
  if (!rect)
    throw httpError(
      400,
      `Image parameter "rect" lies outside of the image, which is ${source.width} × ${source.height}`,
    );

  const frame = rotateSize(rect, rotation);
  const box = targetBox(frame, parameters);
  const { size, canvas } = withinLimit(fitInBox(frame, box, parameters.fit ?? "clip"));
  checkPadding(canvas ?? size, parameters);
  const covers = parameters.fit === "crop" || parameters.fit === "min";
  const byEntropy = covers && (parameters.crop?.includes("entropy") ?? false);
  const cropped = covers && !byEntropy ? cropRegion(frame, size, parameters) : { left: 0, top: 0, ...frame };
  const within = unrotate(cropped, rect, rotation);
  const region = { ...within, left: within.left + rect.left, top: within.top + rect.top };
  return {
    region,
    isWhole: region.width === source.width && region.height === source.height,
    size: rotateSize(size, rotation),
    rotation,
    canvas,
    byEntropy,
  };
}

/** The requested size from w, h, dpr and the limits; a missing side follows the aspect ratio. */
function targetBox(frame: Size, parameters: ImageParameters): Size {
  const dpr = parameters.dpr ?? 1;
  const scaled = (value: number | undefined) =>
    value === undefined ? undefined : Math.min(MAX_SIDE_PIXELS, value * dpr);
  const [w, h] = [scaled(parameters.w), scaled(parameters.h)];
  const maxWidth = scaled(parameters["max-w"]) ?? MAX_SIDE_PIXELS;
  const maxHeight = scaled(parameters["max-h"]) ?? MAX_SIDE_PIXELS;
  const minWidth = scaled(parameters["min-w"]) ?? 1;
  const minHeight = scaled(parameters["min-h"]) ?? 1;

  const shrink = Math.min(1, maxWidth / frame.width, maxHeight / frame.height);
  const free = Math.max(shrink, minWidth / frame.width, minHeight / frame.height);
  const width = w ?? (h === undefined ? frame.width * free : (h * frame.width) / frame.height);
  const height = h ?? (w === undefined ? frame.height * free : (w * frame.height) / frame.width);
  return {
    width: Math.max(1, Math.min(maxWidth, Math.max(minWidth, width))),
    height: Math.max(1, Math.min(maxHeight, Math.max(minHeight, height))),
  };
}

/** The size of an image and of its background; undefined if the image fills it. */
interface Fitted {
  readonly size: Size;
  readonly canvas: Size | undefined;
}

/** Scales down an image that is too large, and keeps its proportions. */
function withinLimit({ size, canvas }: Fitted): Fitted {
  const { width, height } = canvas ?? size;
  const factor = Math.sqrt(MAX_OUTPUT_PIXELS / (width * height));
  if (factor >= 1) return { size, canvas };
  const reduce = (side: number) => Math.max(1, Math.floor(side * factor));
  const reduced = (whole: Size) => ({ width: reduce(whole.width), height: reduce(whole.height) });
  return { size: reduced(size), canvas: canvas && reduced(canvas) };
}

function checkPadding({ width, height }: Size, { pad = 0, dpr = 1 }: ImageParameters): void {
  const border = 2 * Math.round(pad * dpr);
  if (border > 0 && (width + border) * (height + border) > MAX_OUTPUT_PIXELS) {
    throw httpError(400, `Image parameter "pad" makes the image larger than 33 megapixels`);
  }
}

function fitInBox(frame: Size, box: Size, fit: NonNullable<ImageParameters["fit"]>): Fitted {
  if (fit === "crop" || fit === "scale") return { size: scale(box, 1), canvas: undefined };
  if (fit === "min") {
    const smaller = Math.min(1, frame.width / box.width, frame.height / box.height);
    return { size: scale(box, smaller), canvas: undefined };
  }
  const inside = Math.min(box.width / frame.width, box.height / frame.height);
  const mayGrow = fit === "clip" || fit === "fill";
  const size = scale(frame, mayGrow ? inside : Math.min(1, inside));
  return { size, canvas: fit === "fill" || fit === "fillmax" ? scale(box, 1) : undefined };
}

/** The part of `frame` with the aspect ratio of `size`, positioned by `crop` or the focal point. */
function cropRegion(frame: Size, size: Size, { crop = [], "fp-x": x, "fp-y": y }: ImageParameters): Region {
  const factor = Math.max(size.width / frame.width, size.height / frame.height);
  const width = Math.max(1, Math.min(frame.width, Math.round(size.width / factor)));
  const height = Math.max(1, Math.min(frame.height, Math.round(size.height / factor)));
  const isFocal = crop.includes("focalpoint") || (crop.length === 0 && (x !== undefined || y !== undefined));

  const position = (
    free: number,
    whole: number,
    part: number,
    towardsStart: boolean,
    towardsEnd: boolean,
    focus: number | undefined,
  ) => {
    if (isFocal) return Math.round(Math.max(0, Math.min(free, (focus ?? 0.5) * whole - part / 2)));
    if (towardsStart) return 0;
    return towardsEnd ? free : Math.round(free / 2);
  };
  return {
    left: position(frame.width - width, frame.width, width, crop.includes("left"), crop.includes("right"), x),
    top: position(
      frame.height - height,
      frame.height,
      height,
      crop.includes("top"),
      crop.includes("bottom"),
      y,
    ),
    width,
    height,
  };
}

function scale({ width, height }: Size, factor: number): Size {
  return {
    width: Math.max(1, Math.round(width * factor)),
    height: Math.max(1, Math.round(height * factor)),
  };
}

/** In pixels. */
export interface Size {
  readonly width: number;
  readonly height: number;
}

interface Region extends Size {
  readonly left: number;
  readonly top: number;
}

/** Undefined if the regions do not overlap. */
function intersect(a: Region, b: Region): Region | undefined {
  const left = Math.max(a.left, b.left);
  const top = Math.max(a.top, b.top);
  const width = Math.min(a.left + a.width, b.left + b.width) - left;
  const height = Math.min(a.top + a.height, b.top + b.height) - top;
  return width > 0 && height > 0 ? { left, top, width, height } : undefined;
}

/** The size after a rotation by a multiple of 90 degrees. */
function rotateSize({ width, height }: Size, degrees: number): Size {
  return degrees % 180 === 0 ? { width, height } : { width: height, height: width };
}

/** Maps a region of the rotated image to the image before its clockwise rotation. */
function unrotate({ left, top, width, height }: Region, source: Size, degrees: number): Region {
  switch (degrees) {
    case 90:
      return { left: top, top: source.height - left - width, width: height, height: width };
    case 180:
      return {
        left: source.width - left - width,
        top: source.height - top - height,
        width,
        height,
      };
    case 270:
      return { left: source.width - top - height, top: left, width: height, height: width };
    default:
      return { left, top, width, height };
  }
}
