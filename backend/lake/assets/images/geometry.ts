import { httpError } from "../../errors.ts";
import { type ImageParameters, MAX_SIDE } from "./image-parameters.ts";

/** How a picture is cut and scaled: take `region` of the upright source, scale it to `size`, turn it, centre it on `canvas`. */
export interface Plan {
  readonly region: Region;
  /** The region is the whole source. */
  readonly isWhole: boolean;
  /** Before turning. */
  readonly size: Size;
  /** Degrees, clockwise. */
  readonly turn: number;
  /** After turning; undefined when the picture fills it. */
  readonly canvas: Size | undefined;
  /** The region is larger than what is wanted: keep its most detailed part. */
  readonly byEntropy: boolean;
}

/** Throws LakeError 400 when `rect` lies outside the picture. `or` turns before the sizes are applied, `rect` is cut before that. */
export function planImage(source: Size, parameters: ImageParameters): Plan {
  const turn = parameters.or ?? 0;
  const whole = { left: 0, top: 0, ...source };
  const rect = parameters.rect ? intersect(parameters.rect, whole) : whole;
  if (!rect)
    throw httpError(
      400,
      `Image parameter "rect" lies outside the picture, which is ${source.width} × ${source.height}`,
    );

  const frame = rotateSize(rect, turn);
  const box = boxFor(frame, parameters);
  const { size, canvas } = fitted(frame, box, parameters.fit ?? "clip");
  const covers = parameters.fit === "crop" || parameters.fit === "min";
  const byEntropy = covers && (parameters.crop?.includes("entropy") ?? false);
  const cut = covers && !byEntropy ? cropTo(frame, size, parameters) : { left: 0, top: 0, ...frame };
  const within = unrotateRegion(cut, rect, turn);
  const region = { ...within, left: within.left + rect.left, top: within.top + rect.top };
  return {
    region,
    isWhole: region.width === source.width && region.height === source.height,
    size: rotateSize(size, turn),
    turn,
    canvas,
    byEntropy,
  };
}

/** The box that w, h, dpr and the limits ask for; the missing side follows the picture. */
function boxFor(frame: Size, parameters: ImageParameters): Size {
  const dpr = parameters.dpr ?? 1;
  const scaled = (value: number | undefined) =>
    value === undefined ? undefined : Math.min(MAX_SIDE, value * dpr);
  const [w, h] = [scaled(parameters.w), scaled(parameters.h)];
  const widest = scaled(parameters["max-w"]) ?? MAX_SIDE;
  const highest = scaled(parameters["max-h"]) ?? MAX_SIDE;
  const narrowest = scaled(parameters["min-w"]) ?? 1;
  const lowest = scaled(parameters["min-h"]) ?? 1;

  const shrink = Math.min(1, widest / frame.width, highest / frame.height);
  const free = Math.max(shrink, narrowest / frame.width, lowest / frame.height);
  const width = w ?? (h === undefined ? frame.width * free : (h * frame.width) / frame.height);
  const height = h ?? (w === undefined ? frame.height * free : (w * frame.height) / frame.width);
  return {
    width: Math.max(1, Math.min(widest, Math.max(narrowest, width))),
    height: Math.max(1, Math.min(highest, Math.max(lowest, height))),
  };
}

function fitted(
  frame: Size,
  box: Size,
  fit: NonNullable<ImageParameters["fit"]>,
): { size: Size; canvas: Size | undefined } {
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

/** The part of `frame` with the shape of `size`, at the wanted place. */
function cropTo(frame: Size, size: Size, { crop = [], "fp-x": x, "fp-y": y }: ImageParameters): Region {
  const factor = Math.max(size.width / frame.width, size.height / frame.height);
  const width = Math.max(1, Math.min(frame.width, Math.round(size.width / factor)));
  const height = Math.max(1, Math.min(frame.height, Math.round(size.height / factor)));
  const isFocal = crop.includes("focalpoint") || (crop.length === 0 && (x !== undefined || y !== undefined));

  const place = (
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
    left: place(frame.width - width, frame.width, width, crop.includes("left"), crop.includes("right"), x),
    top: place(frame.height - height, frame.height, height, crop.includes("top"), crop.includes("bottom"), y),
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

/** Pixels. */
export interface Size {
  readonly width: number;
  readonly height: number;
}

export interface Region extends Size {
  readonly left: number;
  readonly top: number;
}

/** Undefined when they do not touch. */
export function intersect(a: Region, b: Region): Region | undefined {
  const left = Math.max(a.left, b.left);
  const top = Math.max(a.top, b.top);
  const width = Math.min(a.left + a.width, b.left + b.width) - left;
  const height = Math.min(a.top + a.height, b.top + b.height) - top;
  return width > 0 && height > 0 ? { left, top, width, height } : undefined;
}

/** `degrees` is a multiple of 90. */
export function rotateSize({ width, height }: Size, degrees: number): Size {
  return degrees % 180 === 0 ? { width, height } : { width: height, height: width };
}

/** Where a region of the turned picture lies in the picture before it was turned clockwise. */
export function unrotateRegion({ left, top, width, height }: Region, source: Size, degrees: number): Region {
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
