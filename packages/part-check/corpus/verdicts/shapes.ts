import { compoundShapes, draw, type Shape3D, Sketch, sketchCircle, sketchHelix } from "replicad";

import { plate, pocket, round, sheetAngle, solid, threadGroove } from "../solids.ts";

// Shapes that several judged parts have.

export const tube = (outside: number, inside: number, length: number) =>
  round(outside, length, [0, 0, 0]).cut(round(inside, length + 2, [0, 0, -1]));
export function hexagon(acrossFlats: number, height: number): Shape3D {
  const [first, ...others] = Array.from({ length: 6 }, (_, corner): [number, number] => {
    const angle = (Math.PI * corner) / 3;
    return [(acrossFlats / Math.sqrt(3)) * Math.cos(angle), (acrossFlats / Math.sqrt(3)) * Math.sin(angle)];
  });
  const pen = draw(first);
  for (const corner of others) pen.lineTo(corner);
  return solid(pen.close().sketchOnPlane("XY").extrude(height));
}

/** A compression spring of round wire. */
export function spring(wire: number, diameter: number, pitch: number, turns: number): Shape3D {
  return sketchHelix(pitch, pitch * turns, diameter / 2).sweepSketch((plane, origin) => {
    const profile = sketchCircle(wire / 2, { plane: plane, origin });
    if (!(profile instanceof Sketch)) throw new TypeError("A circle is one sketch");
    return profile;
  });
}

/** A tray whose upright corners and bottom edges are rounded, closed all around. */
export const roundedTray = (length: number, width: number, height: number, wall: number, radius: number) =>
  plate(length, width, height, radius).cut(
    pocket([0, 0], [length - 2 * wall, width - 2 * wall], wall, height + 1, radius - wall / 2),
  );

/** A bent cover with standoffs for screws. */
export const coverWithStandoffs = (thickness: number) =>
  [30, 90].reduce(
    (part, x) => part.fuse(round(5, 4, [x, 25, thickness])).cut(round(2.5, 8, [x, 25, -1])),
    sheetAngle([120, 30], 60, thickness, thickness),
  );

export const shaft = (diameter: number, length: number) => round(diameter, length, [0, 0, 0]);
export const steppedShaft = () =>
  shaft(20, 60)
    .fuse(round(16, 40, [0, 0, 60]))
    .fuse(round(12, 25, [0, 0, 100]));

export function bolt(): Shape3D {
  return hexagon(13, 5.3)
    .fuse(round(8, 30, [0, 0, 5]))
    .cut(threadGroove(8, 1.25, 15, 19));
}
/** A hexagonal standoff with a collar and a bore beside its axis, which sets the distance of a wheel. */
export const eccentricColumn = () =>
  hexagon(10, 10)
    .fuse(round(7, 5, [0.7, 0, 10]))
    .cut(round(5, 20, [0.7, 0, -1]));
export const nut = () =>
  hexagon(13, 6.5)
    .cut(round(6.7, 10, [0, 0, -1]))
    .cut(threadGroove(6.7, 1.25, 5, 0.8, true));

/** Gear blank with a hub and set screws from the side. */
export const pulley = (screws: number) =>
  Array.from({ length: screws }, (_, index) => (index * Math.PI) / 2).reduce(
    (part, angle) => part.cut(round(3, 20, [0, 0, 12], [Math.cos(angle), Math.sin(angle), 0])),
    round(30, 8, [0, 0, 0])
      .fuse(round(16, 9, [0, 0, 8]))
      .cut(round(6, 20, [0, 0, -1])),
  );

export const far = (part: Shape3D, x: number) => part.translate(x, 0, 0);
export const assembly = (...parts: Shape3D[]) => solid(compoundShapes(parts));
