import { expect, test } from "vitest";

import { LakeError } from "../../errors.ts";
import { parseImageParameters } from "./image-parameters.ts";

const parse = (query: string) => parseImageParameters(new URLSearchParams(query));

function rejectionOf(query: string): string {
  try {
    parse(query);
  } catch (error) {
    if (error instanceof LakeError && error.status === 400) return error.message;
    throw error;
  }
  return "accepted";
}

test("the parameters of Sanity's documentation are parsed", () => {
  expect(parse("rect=70,20,120,150&h=200&blur=10")).toEqual({
    rect: { left: 70, top: 20, width: 120, height: 150 },
    h: 200,
    blur: 10,
  });
  expect(
    parse("fit=crop&crop=top,left&w=10.4&invert=true&q=0&sat=-100&or=90&flip=hv&frame=1&auto=format"),
  ).toEqual({
    fit: "crop",
    crop: ["top", "left"],
    w: 10,
    invert: true,
    q: 0,
    sat: -100,
    or: 90,
    flip: "hv",
    frame: "1",
    auto: "format",
  });
});

test.for([
  ["f00", { r: 255, g: 0, b: 0, alpha: 1 }],
  ["ff00", { r: 255, g: 0, b: 0, alpha: 1 }],
  ["da251d", { r: 218, g: 37, b: 29, alpha: 1 }],
  ["00da251d", { r: 218, g: 37, b: 29, alpha: 0 }],
  ["%23fff", { r: 255, g: 255, b: 255, alpha: 1 }],
] as const)("bg=%s is a color", ([text, color]) => {
  expect(parse(`bg=${text}`)).toEqual({ bg: color });
});

test("dpr is limited to 1 to 3", () => {
  expect([parse("dpr=9").dpr, parse("dpr=0.5").dpr, parse("dpr=1.5").dpr]).toEqual([3, 1, 1.5]);
});

test("unknown parameters are ignored", () => {
  expect(parse("v=2&utm_source=x&fp-debug=true")).toEqual({});
});

test.for([
  ["w=abc", 'Image parameter "w" must be a number, not "abc"'],
  ["w=0", 'Image parameter "w" must be at least 1, not "0"'],
  ["h=-5", 'Image parameter "h" must be at least 1, not "-5"'],
  ["w=1e9", 'Image parameter "w" must be a number, not "1e9"'],
  ["rect=x", 'Image parameter "rect" must be left,top,width,height in pixels, not "x"'],
  ["rect=0,0,0,10", 'Image parameter "rect" must have a width and a height above 0, not "0,0,0,10"'],
  ["blur=abc", 'Image parameter "blur" must be a number, not "abc"'],
  ["blur=2001", 'Image parameter "blur" must be 0 to 2000, not "2001"'],
  ["bg=zzz", 'Image parameter "bg" must be a hexadecimal color: RGB, ARGB, RRGGBB or AARRGGBB, not "zzz"'],
  ["fp-x=abc", 'Image parameter "fp-x" must be a number, not "abc"'],
  ["fp-y=1.2", 'Image parameter "fp-y" must be 0 to 1, not "1.2"'],
  [
    "fit=cover",
    'Image parameter "fit" must be one of clip, crop, fill, fillmax, max, scale, min, not "cover"',
  ],
  [
    "crop=middle",
    'Image parameter "crop" must be one of top, bottom, left, right, center, focalpoint, entropy, not "middle"',
  ],
  ["q=101", 'Image parameter "q" must be 0 to 100, not "101"'],
  ["or=45", 'Image parameter "or" must be one of 0, 90, 180, 270, not "45"'],
  ["fm=exe", 'Image parameter "fm" must be one of jpg, pjpg, png, webp, avif, gif, tiff, json, not "exe"'],
  ["frame=2", 'Image parameter "frame" must be one of 1, not "2"'],
] as const)("%s is rejected with a message", ([query, message]) => {
  expect(rejectionOf(query)).toBe(message);
});
