import * as v from "valibot";

import { httpError } from "../../errors.ts";

/** The maximum width and height of a transformed image. */
export const MAX_SIDE_PIXELS = 8192;

const decimal = v.pipe(v.string(), v.regex(/^[+-]?\d+(\.\d+)?$/, "must be a number"), v.transform(Number));
const size = v.pipe(decimal, v.minValue(0.5, "must be at least 1"), v.transform(Math.round));
const between = (low: number, high: number) =>
  v.pipe(
    decimal,
    v.minValue(low, `must be ${low} to ${high}`),
    v.maxValue(high, `must be ${low} to ${high}`),
  );
const oneOf = <const T extends readonly string[]>(...words: T) =>
  v.picklist(words, `must be one of ${words.join(", ")}`);
const flag = v.pipe(
  oneOf("true", "false", "1", "0", ""),
  v.transform((word) => word !== "false" && word !== "0"),
);

const color = v.pipe(
  v.string(),
  v.regex(
    /^#?([0-9a-f]{3,4}|[0-9a-f]{6}|[0-9a-f]{8})$/i,
    "must be a hexadecimal color: RGB, ARGB, RRGGBB or AARRGGBB",
  ),
  v.transform((text) => {
    const digits = text.replace("#", "");
    const long = digits.length <= 4 ? digits.replaceAll(/./g, "$&$&") : digits;
    const [alpha = 255, r = 0, g = 0, b = 0] =
      long
        .padStart(8, "f")
        .match(/../g)
        ?.map((pair) => Number.parseInt(pair, 16)) ?? [];
    return { r, g, b, alpha: alpha / 255 };
  }),
);

const rect = v.pipe(
  v.string(),
  v.regex(/^-?\d+(\.\d+)?(,-?\d+(\.\d+)?){3}$/, "must be left,top,width,height in pixels"),
  v.transform((text) => {
    const [left = 0, top = 0, width = 0, height = 0] = text
      .split(",")
      .map((part) => Math.round(Number(part)));
    return { left, top, width, height };
  }),
  v.check(({ width, height }) => width > 0 && height > 0, "must have a width and a height above 0"),
);

const CROPS = ["top", "bottom", "left", "right", "center", "focalpoint", "entropy"] as const;
const crop = v.pipe(
  v.string(),
  v.transform((text) => text.split(",")),
  v.array(oneOf(...CROPS)),
);

/** The parameters of https://www.sanity.io/docs/image-urls. Others are ignored, so that cache busters do not create variants. */
const ImageParameters = v.object({
  w: v.optional(size),
  h: v.optional(size),
  "max-w": v.optional(size),
  "max-h": v.optional(size),
  "min-w": v.optional(size),
  "min-h": v.optional(size),
  dpr: v.optional(v.pipe(decimal, v.toMinValue(1), v.toMaxValue(3))),
  rect: v.optional(rect),
  fit: v.optional(oneOf("clip", "crop", "fill", "fillmax", "max", "scale", "min")),
  crop: v.optional(crop),
  "fp-x": v.optional(between(0, 1)),
  "fp-y": v.optional(between(0, 1)),
  or: v.optional(v.pipe(oneOf("0", "90", "180", "270"), v.transform(Number))),
  flip: v.optional(oneOf("h", "v", "hv", "vh")),
  bg: v.optional(color),
  pad: v.optional(v.pipe(between(0, MAX_SIDE_PIXELS / 2), v.transform(Math.round))),
  blur: v.optional(between(0, 2000)),
  sharp: v.optional(between(0, 100)),
  sat: v.optional(between(-100, 100)),
  invert: v.optional(flag),
  cs: v.optional(oneOf("srgb", "b-w", "origin")),
  fm: v.optional(oneOf("jpg", "pjpg", "png", "webp", "avif", "gif", "tiff", "json")),
  auto: v.optional(oneOf("format")),
  q: v.optional(v.pipe(between(0, 100), v.transform(Math.round))),
  frame: v.optional(oneOf("1")),
});

export type ImageParameters = v.InferOutput<typeof ImageParameters>;

/** Throws LakeError 400 that names the invalid parameter and its valid values. */
export function parseImageParameters(query: URLSearchParams): ImageParameters {
  const result = v.safeParse(ImageParameters, Object.fromEntries(query), { abortEarly: true });
  if (result.success) return result.output;

  const [issue] = result.issues;
  const name = v.getDotPath(issue)?.split(".")[0] ?? "";
  throw httpError(400, `Image parameter "${name}" ${issue.message}, not "${query.get(name)?.slice(0, 100)}"`);
}
