import { expect, test } from "vitest";

import { between, type Camera, fit, NAMED_VIEWS, pan, project, rotate, unproject, zoom } from "./camera.ts";

const size = { width: 400, height: 200 };
const bounds = { min: [0, 0, 0], max: [40, 20, 10] } as const;
const front: Camera = { ...NAMED_VIEWS.Front, target: [20, 10, 5], halfHeight: 10 };

test("the front view shows X to the right and Z up, at true scale", () => {
  expect(project(front, size, [20, 10, 5])).toEqual([200, 100]);
  expect(project(front, size, [30, 0, 5])).toEqual([300, 100]);
  expect(project(front, size, [20, 20, 10])).toEqual([200, 50]);
});

test.each([
  ["Top", [21, 10, 5], [1, 0]],
  ["Top", [20, 11, 5], [0, 1]],
  ["Bottom", [20, 11, 5], [0, -1]],
  ["Right", [20, 11, 5], [1, 0]],
  ["Left", [20, 11, 5], [-1, 0]],
  ["Back", [21, 10, 5], [-1, 0]],
] as const)("in the view %s, %j is drawn in the direction %j from the center", (name, point, [right, up]) => {
  const [x, y] = project({ ...front, ...NAMED_VIEWS[name] }, size, point);
  expect([x - 200, 100 - y].map((pixels) => Math.round(pixels / 10))).toEqual([right, up]);
});

test("unprojecting a pixel gives the point that is projected to it", () => {
  const camera = { ...front, yaw: 0.4, pitch: 0.3 };
  const [x, y] = project(camera, size, unproject(camera, size, 120, 30));
  expect([x, y].map(Math.round)).toEqual([120, 30]);
});

test("zooming keeps the point under the pointer where it is", () => {
  const camera = { ...front, yaw: 0.4, pitch: 0.3 };
  const point = unproject(camera, size, 320, 40);
  const closer = zoom(camera, size, 2, 320, 40);
  expect(closer.halfHeight).toBe(5);
  expect(project(closer, size, point).map(Math.round)).toEqual([320, 40]);
});

test("panning moves the picture by the same pixels as the pointer", () => {
  const moved = pan(front, size, 30, -10);
  const [x, y] = project(moved, size, [20, 10, 5]);
  expect([x, y].map(Math.round)).toEqual([230, 90]);
});

test("rotation stops directly above and below the part", () => {
  expect(rotate(front, 0, 9).pitch).toBe(Math.PI / 2);
  expect(rotate(front, 0, -9).pitch).toBe(-Math.PI / 2);
});

test.each(Object.values(NAMED_VIEWS))("a fitted view contains all corners of the part", (direction) => {
  const camera = fit(direction, size, bounds);
  for (const x of [0, 40])
    for (const y of [0, 20])
      for (const z of [0, 10]) {
        const [left, top] = project(camera, size, [x, y, z]);
        expect(left).toBeGreaterThan(0);
        expect(left).toBeLessThan(400);
        expect(top).toBeGreaterThan(0);
        expect(top).toBeLessThan(200);
      }
});

test("the camera between two views takes the shorter turn and ends at the second view", () => {
  const from = { ...front, yaw: 3 };
  const to = { ...front, yaw: -3, halfHeight: 40 };
  expect(between(from, to, 0.5).yaw).toBeCloseTo(Math.PI, 5);
  expect(between(from, to, 0.5).halfHeight).toBeCloseTo(20, 5);
  expect(between(from, to, 1)).toBe(to);
});

test("a small picture leaves 50 pixels around the part for its dimensions", () => {
  const small = { width: 320, height: 300 };
  const [left] = project(fit(NAMED_VIEWS.Front, small, bounds), small, [0, 0, 5]);
  expect(left).toBeCloseTo(50, 6);
});
