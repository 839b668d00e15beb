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

import type { Point } from "../model.ts";

const triple = ([x, y, z]: Point): [number, number, number] => [x, y, z];

export function box(from: Point, to: Point): Shape3D {
  return makeBox(triple(from), triple(to));
}

/** A bar with a round section, or what a drill takes away. */
export function round(diameter: number, length: number, from: Point, direction: Point = [0, 0, 1]): Shape3D {
  return makeCylinder(diameter / 2, length, triple(from), triple(direction));
}

/** A box around the z axis, with rounded upright edges. */
export function plate(length: number, width: number, height: number, radius = 3, z = 0): Shape3D {
  return solid(drawRoundedRectangle(length, width, radius).sketchOnPlane("XY", z).extrude(height));
}

/** A round bar that is so wide at `z` and widens upward by the draft, in degrees; a negative one narrows. */
export function tapered(diameter: number, height: number, draft: number, z = 0): Shape3D {
  const end = diameter / 2 + height * Math.tan((draft * Math.PI) / 180);
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

/** A pocket cut from above: its center, its size, the z of its floor, and the height up to which it is cut. */
export function pocket(
  [x, y]: readonly [number, number],
  [length, width]: readonly [number, number],
  floor: number,
  top: number,
  radius: number,
): Shape3D {
  return plate(length, width, top - floor, radius, floor).translate(x, y, 0);
}

/** A block that widens upward by the draft, in degrees, on each side. Its size is that of the floor, at `z`. */
export function drafted(
  [length, width]: readonly [number, number],
  height: number,
  draft: number,
  z = 0,
  radius = 0,
): Shape3D {
  const wider = 2 * height * Math.tan((draft * Math.PI) / 180);
  const floor = drawRoundedRectangle(length, width, radius).sketchOnPlane("XY", z);
  const topRadius = radius > 0 ? radius + wider / 2 : 0;
  const top = drawRoundedRectangle(length + wider, width + wider, topRadius).sketchOnPlane("XY", z + height);
  if (!(floor instanceof Sketch && top instanceof Sketch)) throw new TypeError("A rectangle is one sketch");
  return floor.loftWith(top, { ruled: true });
}

/** What cuts a V thread with an angle of 60° into a bar, or with `inside` into a hole, around the z axis. */
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

/** A molded tray, open upward: outer floor size, height, wall and draft. */
export function tray(
  [length, width]: readonly [number, number],
  height: number,
  wall: number,
  draft: number,
  floor = wall,
): Shape3D {
  const slope = Math.tan((draft * Math.PI) / 180);
  // The wall is measured at a right angle to the sloping face.
  const inset = 2 * (wall / Math.cos((draft * Math.PI) / 180) - floor * slope);
  const outside = drafted([length, width], height, draft);
  return outside.cut(drafted([length - inset, width - inset], height - floor, draft, floor));
}

/** An L of sheet: one leg along x, one along z, pulled along y. Its outside corner is on the y axis. */
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

/** A channel of sheet: a base with a leg up at each end. */
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

/** replicad types the result of `extrude` as any shape, also a face or a wire. */
export function solid(shape: AnyShape): Shape3D {
  if (!isShape3D(shape)) throw new TypeError("The shape is not a solid");
  return shape;
}
