import type { EdgeFinder, Shape3D } from "replicad";

import { angleBracket, flange as cleanFlange, mountingChannel } from "../corpus/parts/everyday.ts";
import { box, plate, round, sheetAngle, tapered, tray } from "../corpus/solids.ts";

// Parts to try the check with. Most have faults that a designer makes.

/** A milled bracket: a window with sharp corners, a wall of 0.4 mm beside a slot, and a hole of 2.5 mm that is 45 mm deep. */
export function bracket(): Shape3D {
  return angleBracket()
    .cut(box([23, 19, -1], [47, 31, 20]))
    .cut(box([-1, 0.4, 18], [11, 5.4, 36]).fillet(2.4, (edges: EdgeFinder) => edges.inDirection("X")))
    .cut(round(2.5, 46, [5, 25, 15]));
}

/** A molded cover: a boss that is too thick, and a window in the side, which takes a slide. */
export function cover(): Shape3D {
  return tray([80, 60], 40, 2.5, 2)
    .fuse(tapered(14, 20, -1, 1))
    .cut(tapered(5, 20, 1, 5))
    .cut(box([30, -8, 15], [50, 8, 24]));
}

/** A channel of sheet metal: one hole is too close to a bend, another is 1 mm from an edge. */
export function channel(): Shape3D {
  return mountingChannel()
    .cut(round(8, 5, [11, 30, -1]))
    .cut(round(5.5, 5, [-1, 30, 31.25], [1, 0, 0]));
}

/** A turned flange. Its shape breaks no rule. */
export const flange = cleanFlange;

/** An angle of sheet metal on the plate of the mount. */
function mountAngle(x: number): Shape3D {
  return sheetAngle([25, 30], 30, 2, 2).translate(x, 20, 8.1);
}

function spacer([x, y]: readonly [number, number]): Shape3D {
  return round(10, 15, [x, y, 8.1]).cut(round(5.5, 17, [x, y, 7]));
}

/** An assembly: a plate, two angles of sheet metal on it, and four spacers. Its solids do not touch. */
export function mount(): readonly (readonly [name: string, solid: Shape3D])[] {
  const corners = [
    [12, 12],
    [88, 12],
    [12, 58],
    [88, 58],
  ] as const;
  const base = corners.reduce(
    (part, [x, y]) => part.cut(round(5.5, 10, [x, y, -1])),
    plate(100, 70, 8, 4).translate(50, 35, 0),
  );
  return [
    ["Plate", base],
    ["Angle", mountAngle(25)],
    ["Angle", mountAngle(55)],
    ...corners.map((corner): [string, Shape3D] => ["Spacer", spacer(corner)]),
  ];
}
