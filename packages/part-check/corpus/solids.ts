import {
  type AnyShape,
  draw,
  drawRoundedRectangle,
  isShape3D,
  makeBox,
  makeCylinder,
  type Shape3D,
  Sketch,
  sketchHelix,
} from "replicad";

import { radians } from "../mesh/math/angles.ts";
import type { Point } from "../model.ts";

const triple = ([x, y, z]: Point): [number, number, number] => [x, y, z];

/** A box between two opposite corners. All lengths in this file are in mm. */
export function box(from: Point, to: Point): Shape3D {
  return makeBox(triple(from), triple(to));
}

/** A round bar, or the volume that a drill removes. */
export function round(diameter: number, length: number, from: Point, direction: Point = [0, 0, 1]): Shape3D {
  return makeCylinder(diameter / 2, length, triple(from), triple(direction));
}

/** A box around the z axis, with rounded upright edges. */
export function plate(length: number, width: number, height: number, radius = 3, z = 0): Shape3D {
  return solid(drawRoundedRectangle(length, width, radius).sketchOnPlane("XY", z).extrude(height));
}

/** A round bar with `diameter` at `z` that widens upward by `draft` degrees, or narrows if it is negative. */
export function tapered(diameter: number, height: number, draft: number, z = 0): Shape3D {
  const end = diameter / 2 + height * Math.tan(radians(draft));
  return solid(
    draw([0, z])
      .lineTo([diameter / 2, z])
      .lineTo([end, z + height])
      .lineTo([0, z + height])
      .close()
      .sketchOnPlane("XZ")
      .revolve(),
  );
}

/**
 * The volume of a pocket that is cut from above: its center, its size, the z of its floor, the z up to which it is cut, and its corner
 * radius.
 */
export function pocket(
  [x, y]: readonly [number, number],
  [length, width]: readonly [number, number],
  floor: number,
  top: number,
  radius: number,
): Shape3D {
  return plate(length, width, top - floor, radius, floor).translate(x, y, 0);
}

/** A block that widens upward by `draft` degrees on each side. `[length, width]` is the size of its floor, at `z`. */
export function drafted(
  [length, width]: readonly [number, number],
  height: number,
  draft: number,
  z = 0,
  radius = 0,
): Shape3D {
  const wider = 2 * height * Math.tan(radians(draft));
  const floor = drawRoundedRectangle(length, width, radius).sketchOnPlane("XY", z);
  const topRadius = radius > 0 ? radius + wider / 2 : 0;
  const top = drawRoundedRectangle(length + wider, width + wider, topRadius).sketchOnPlane("XY", z + height);
  if (!(floor instanceof Sketch && top instanceof Sketch)) throw new TypeError("A rectangle is one sketch");
  return floor.loftWith(top, { ruled: true });
}

/** The volume that cuts a 60° V thread around the z axis into a bar, or with `inside` into a hole. */
export function threadGroove(
  diameter: number,
  pitch: number,
  height: number,
  z: number,
  inside = false,
): Shape3D {
  const outward = inside ? -1 : 1;
  const start = outward * 0.1 * pitch;
  const root = outward * -0.61 * pitch;
  return sketchHelix(pitch, height, diameter / 2, [0, 0, z]).sweepSketch(
    (plane) => {
      const profile = draw([start, 0.45 * pitch])
        .lineTo([start, -0.45 * pitch])
        .lineTo([root, -0.06 * pitch])
        .lineTo([root, 0.06 * pitch])
        .close()
        .sketchOnPlane(plane);
      if (!(profile instanceof Sketch)) throw new TypeError("A profile is one sketch");
      return profile;
    },
    { frenet: true },
  );
}

/** A molded tray, open at the top: the outer size of its floor, and its height, wall thickness and draft in degrees. */
export function tray(
  [length, width]: readonly [number, number],
  height: number,
  wall: number,
  draft: number,
  floor = wall,
): Shape3D {
  const slope = Math.tan(radians(draft));
  // The wall is measured at a right angle to the sloping face.
  const inset = 2 * (wall / Math.cos(radians(draft)) - floor * slope);
  const outside = drafted([length, width], height, draft);
  return outside.cut(drafted([length - inset, width - inset], height - floor, draft, floor));
}

/** A sheet bent to an L: one leg along x, one along z, extruded along y. Its outside corner is on the y axis. */
export function sheetAngle(
  legs: readonly [number, number],
  width: number,
  thickness: number,
  radius: number,
): Shape3D {
  const [a, b] = legs;
  const t = thickness;
  const outer = radius + t;
  const half = Math.SQRT1_2;
  const pen = draw([a, 0]).lineTo([a, t]);
  if (radius > 0)
    pen.lineTo([outer, t]).threePointsArcTo([t, outer], [outer - radius * half, outer - radius * half]);
  else pen.lineTo([t, t]);
  pen.lineTo([t, b]).lineTo([0, b]);
  if (radius > 0)
    pen.lineTo([0, outer]).threePointsArcTo([outer, 0], [outer - outer * half, outer - outer * half]);
  else pen.lineTo([0, 0]);
  return solid(pen.close().sketchOnPlane("XZ").extrude(-width));
}

/** A sheet bent to a channel: a base with an upright leg at each end. */
export function sheetChannel(
  base: number,
  legs: readonly [number, number],
  width: number,
  thickness: number,
  radius: number,
): Shape3D {
  const left = sheetAngle([base / 2, legs[0]], width, thickness, radius);
  const right = sheetAngle([base / 2, legs[1]], width, thickness, radius)
    .mirror("YZ")
    .translate(base, 0, 0);
  return left.fuse(right);
}

/** Narrows the result of `extrude`, which replicad types as any shape. */
export function solid(shape: AnyShape): Shape3D {
  if (!isShape3D(shape)) throw new TypeError("The shape is not a solid");
  return shape;
}
