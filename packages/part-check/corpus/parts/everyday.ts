import { draw, type EdgeFinder, type Shape3D } from "replicad";

import { type CorpusPart, partsOf } from "../part.ts";
import { box, plate, pocket, round, sheetChannel, solid } from "../solids.ts";

// Realistic parts with many features each. None has a fault.

const cnc = partsOf("cnc-machining", "cnc");
const sheet = partsOf("sheet-metal-fabrication", "sheet");
const sls = partsOf("sls-printing");
const mjf = partsOf("mjf-printing");

/** An angle bracket with an inside fillet, rounded ends, stepped holes, cross holes and a slot. */
export function angleBracket(): Shape3D {
  const angle = box([0, 0, 0], [80, 50, 10])
    .fuse(box([0, 0, 0], [10, 50, 60]))
    .fillet(6, (edges: EdgeFinder) => edges.inDirection("Y").containsPoint([10, 25, 10]))
    .fillet(8, (edges: EdgeFinder) => edges.inDirection("Z").inPlane("YZ", 80))
    .fillet(8, (edges: EdgeFinder) => edges.inDirection("X").inPlane("XY", 60));
  return [12, 38]
    .reduce(
      (part, y) =>
        part
          .cut(round(6.6, 12, [60, y, -1]))
          .cut(round(11, 8, [60, y, 4]))
          .cut(round(9, 12, [-1, y, 46], [1, 0, 0])),
      angle,
    )
    .cut(pocket([35, 25], [24, 12], -1, 20, 5.9))
    .chamfer(0.5, (edges: EdgeFinder) => edges.inPlane("XY", 0));
}

/** A block of crossing bores with ports on three sides. */
export function manifold(): Shape3D {
  const block = box([0, 0, 0], [100, 60, 50])
    .chamfer(1)
    .cut(round(12, 42, [-1, 30, 25], [1, 0, 0]))
    .cut(round(12, 42, [101, 30, 25], [-1, 0, 0]))
    .cut(round(20, 16, [-1, 30, 25], [1, 0, 0]));
  return [25, 50, 75].reduce(
    (part, x) => part.cut(round(8, 30, [x, 30, 25])).cut(round(16.5, 13, [x, 30, 38])),
    block,
  );
}

/** A round flange with a hub, a fillet, six bolt holes and a bore. */
export function flange(): Shape3D {
  const turned = round(90, 12, [0, 0, 0])
    .fuse(round(50, 18, [0, 0, 12]))
    .fillet(3, (edges: EdgeFinder) => edges.inPlane("XY", 12).withinDistance(26, [0, 0, 12]))
    .cut(round(30, 40, [0, 0, -1]))
    .chamfer(1, (edges: EdgeFinder) => edges.inPlane("XY", 30));
  return Array.from({ length: 6 }, (_, index) => (Math.PI * index) / 3).reduce(
    (part, angle) => part.cut(round(9, 14, [35 * Math.cos(angle), 35 * Math.sin(angle), -1])),
    turned,
  );
}

/** Eight fins of 2 mm on a base of 5 mm, with a screw hole in each corner. */
export function heatSink(): Shape3D {
  const finned = [2, 12, 22, 32, 42, 52, 62].reduce(
    (part, x) => part.cut(box([x, -1, 5], [x + 8, 61, 31])),
    box([0, 0, 0], [72, 60, 30]),
  );
  return [
    [6, 5],
    [66, 5],
    [6, 55],
    [66, 55],
  ].reduce((part, [x = 0, y = 0]) => part.cut(round(3.4, 7, [x, y, -1])), finned);
}

function polar(radius: number, angle: number): [number, number] {
  return [radius * Math.cos(angle), radius * Math.sin(angle)];
}

/** A spur gear: module 4 mm, 12 teeth with an involute of 20°, a hub and a bore with a keyway. */
export function gear(): Shape3D {
  const teeth = 12;
  const pitch = 24;
  const base = pitch * Math.cos(Math.PI / 9);
  const root = pitch - 5;
  const involute = (radius: number) => {
    const angle = Math.acos(base / radius);
    return Math.tan(angle) - angle;
  };
  const half = Math.PI / 2 / teeth + involute(pitch);
  const radii = [0, 0.5, 1].map((share) => base + share * (pitch + 4 - base));
  const pen = draw(polar(root, -half));
  for (let tooth = 0; tooth < teeth; tooth += 1) {
    const middle = (2 * Math.PI * tooth) / teeth;
    if (tooth > 0) pen.lineTo(polar(root, middle - half));
    for (const radius of radii) pen.lineTo(polar(radius, middle - half + involute(radius)));
    for (const radius of radii.toReversed()) pen.lineTo(polar(radius, middle + half - involute(radius)));
    pen.lineTo(polar(root, middle + half));
  }
  return solid(pen.close().sketchOnPlane("XY").extrude(16))
    .fuse(round(28, 12, [0, 0, 16]))
    .cut(round(14, 40, [0, 0, -1]))
    .cut(box([0, -2.5, -1], [9.3, 2.5, 40]));
}

/** A channel with holes in all three flats and a slot. */
export function mountingChannel(): Shape3D {
  const drilled = [15, 45].reduce(
    (part, y) =>
      part
        .cut(round(5.5, 5, [20, y, -1]))
        .cut(round(5.5, 5, [60, y, -1]))
        .cut(round(6.6, 5, [-1, y, 20], [1, 0, 0]))
        .cut(round(6.6, 5, [77, y, 20], [1, 0, 0])),
    sheetChannel(80, [35, 35], 60, 2, 2),
  );
  return drilled.cut(plate(30, 10, 5, 4.9, -1).translate(40, 30, 0));
}

/** Bars of 2 mm with a pitch of 10 mm in three directions. */
export function lattice(): Shape3D {
  const places = [0, 10, 20];
  return places
    .flatMap((a) =>
      places.flatMap((b) => [
        box([a, b, 0], [a + 2, b + 2, 22]),
        box([a, 0, b], [a + 2, 22, b + 2]),
        box([0, a, b], [22, a + 2, b + 2]),
      ]),
    )
    .reduce((part, bar) => part.fuse(bar));
}

/** A pipe on a flange with a branch. */
export function duct(): Shape3D {
  const outside = plate(60, 46, 3)
    .fuse(round(30, 60, [0, 0, 0]))
    .fuse(round(20, 30, [0, 0, 35], [1, 0, 0]));
  return outside
    .cut(round(26, 62, [0, 0, -1]))
    .cut(round(16, 31, [0, 0, 35], [1, 0, 0]))
    .cut(round(4.5, 5, [25, 18, -1]))
    .cut(round(4.5, 5, [-25, -18, -1]));
}

export const everydayParts: readonly CorpusPart[] = [
  cnc("angle-bracket", angleBracket),
  cnc("manifold", manifold),
  cnc("flange", flange),
  cnc("heat-sink", heatSink),
  sheet("mounting-channel", mountingChannel),
  sls("gear", gear),
  sls("lattice", lattice),
  mjf("duct", duct),
];
