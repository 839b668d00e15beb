import { expect, test } from "vitest";

import { box, flatten } from "./geometry.ts";
import { hatchPath } from "./hatching.ts";

const square = flatten(box(0, 0, 100, 100));
const hole = flatten(box(40, 40, 20, 20));

function strokes(path: string) {
  return Array.from(path.matchAll(/M([-\d.]+) ([-\d.]+)L([-\d.]+) ([-\d.]+)/g), ([, ...numbers]) =>
    numbers.map(Number),
  );
}

test("hatch lines rise to the right at 45 degrees and stay inside", () => {
  const lines = strokes(hatchPath([square], { pitch: 8, flip: false }));
  expect(lines.length).toBeGreaterThan(15);
  for (const [x1 = 0, y1 = 0, x2 = 0, y2 = 0] of lines) {
    expect(x2 - x1).toBeCloseTo(y1 - y2, 0);
    expect(Math.min(x1, y2)).toBeGreaterThanOrEqual(0);
    expect(Math.max(x2, y1)).toBeLessThanOrEqual(100);
  }
});

test("the neighbouring part leans the other way", () => {
  const [[x1 = 0, y1 = 0, x2 = 0, y2 = 0] = []] = strokes(hatchPath([square], { pitch: 8, flip: true }));
  expect((x2 - x1) * (y2 - y1)).toBeGreaterThan(0);
});

test("no hatch line crosses a hole", () => {
  for (const [x1 = 0, y1 = 0, x2 = 0, y2 = 0] of strokes(
    hatchPath([square, hole], { pitch: 8, flip: false }),
  )) {
    const x = (x1 + x2) / 2;
    const y = (y1 + y2) / 2;
    expect(x > 41 && x < 59 && y > 41 && y < 59).toBe(false);
  }
});
