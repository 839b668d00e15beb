import { expect, test } from "vitest";

import { planTransformation } from "./geometry.ts";
import { parseImageParameters } from "./image-parameters.ts";

const WIDE = { width: 1000, height: 500 };

function plan(query: string, source = WIDE) {
  return planTransformation(source, parseImageParameters(new URLSearchParams(query)));
}
const sizeOf = (query: string, source = WIDE) => {
  const { size, canvas } = plan(query, source);
  return canvas
    ? `${size.width}x${size.height} on ${canvas.width}x${canvas.height}`
    : `${size.width}x${size.height}`;
};

test.for([
  ["w=200", "200x100"],
  ["h=200", "400x200"],
  ["w=2000", "2000x1000"],
  ["w=2000&fit=max", "1000x500"],
  ["w=300&h=300", "300x150"],
  ["w=300&h=300&fit=clip", "300x150"],
  ["w=3000&h=3000&fit=clip", "3000x1500"],
  ["w=300&h=300&fit=max", "300x150"],
  ["w=300&h=300&fit=crop", "300x300"],
  ["w=3000&h=3000&fit=crop", "3000x3000"],
  ["w=300&h=300&fit=scale", "300x300"],
  ["w=300&h=300&fit=fill", "300x150 on 300x300"],
  ["w=3000&h=3000&fit=fillmax", "1000x500 on 3000x3000"],
  ["w=300&h=300&fit=min", "300x300"],
  ["w=3000&h=3000&fit=min", "500x500"],
  ["w=200&dpr=2", "400x200"],
  ["max-w=400", "400x200"],
  ["max-w=4000", "1000x500"],
  ["max-h=100", "200x100"],
  ["min-w=2000", "2000x1000"],
  ["fit=crop&h=300&max-w=400", "400x300"],
  ["fit=crop&h=300&min-w=800", "800x300"],
  ["max-w=100&dpr=2", "200x100"],
  ["rect=0,0,100,400&w=50", "50x200"],
  ["w=20000", "8192x4096"],
  ["w=8192&dpr=3", "8192x4096"],
  ["h=8192", "8192x4096"],
  ["w=1&h=9000&fit=scale", "1x8192"],
  ["w=8192&h=8192&fit=crop", "5792x5792"],
  ["w=8192&h=8192&fit=fill", "5792x2896 on 5792x5792"],
  ["q=80", "1000x500"],
] as const)("%s of an image of 1000 × 500 results in %s", ([query, expected]) => {
  expect(sizeOf(query)).toBe(expected);
});

test.for([
  ["", { left: 250, top: 0, width: 500, height: 500 }],
  ["&crop=left", { left: 0, top: 0, width: 500, height: 500 }],
  ["&crop=right", { left: 500, top: 0, width: 500, height: 500 }],
  ["&crop=top,right", { left: 500, top: 0, width: 500, height: 500 }],
  ["&crop=focalpoint&fp-x=0.7&fp-y=0.5", { left: 450, top: 0, width: 500, height: 500 }],
  ["&crop=focalpoint&fp-x=0.05", { left: 0, top: 0, width: 500, height: 500 }],
  ["&fp-x=1", { left: 500, top: 0, width: 500, height: 500 }],
  ["&rect=500,100,400,400", { left: 500, top: 100, width: 400, height: 400 }],
  ["&rect=500,100,400,200&crop=left", { left: 500, top: 100, width: 200, height: 200 }],
] as const)("fit=crop to a square with %j crops the right region", ([query, expected]) => {
  expect(plan(`w=100&h=100&fit=crop${query}`).region).toEqual(expected);
});

test("a rect beyond the edge is clipped, and one outside of the image is rejected", () => {
  expect(plan("rect=900,-50,400,100").region).toEqual({
    left: 900,
    top: 0,
    width: 100,
    height: 50,
  });
  expect(() => plan("w=1000&pad=4096&dpr=3")).toThrow('"pad" makes the image larger than 33 megapixels');
  expect(() => plan("rect=1000,0,10,10")).toThrow('"rect" lies outside of the image, which is 1000 × 500');
});

test("size and crop apply to the rotated image", () => {
  expect(plan("or=90&w=100")).toMatchObject({ rotation: 90, size: { width: 200, height: 100 } });
  // After a clockwise rotation the top is the left side of the source.
  expect(plan("or=90&w=100&h=100&fit=crop&crop=top").region).toEqual({
    left: 0,
    top: 0,
    width: 500,
    height: 500,
  });
  expect(plan("or=270&w=100&h=100&fit=crop&crop=top").region).toEqual({
    left: 500,
    top: 0,
    width: 500,
    height: 500,
  });
  expect(plan("or=180&w=100&h=100&fit=crop&crop=left").region).toEqual({
    left: 500,
    top: 0,
    width: 500,
    height: 500,
  });
});
