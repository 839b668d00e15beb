import { along, cross, lengthOf, subtract, type Vector } from "../mesh/math/vector.ts";
import { pointOf, spanAlong } from "../mesh/mesh.ts";
import type { PartFacts } from "../model.ts";
import type { MillingFeatures } from "../result.ts";
import { findingTexts } from "../words.ts";
import type { Part } from "./part.ts";
import type { Sheet } from "./sheet.ts";
import { type Measurement, placeOf } from "./spots.ts";
import type { Turned } from "./turned.ts";

/** The smallest bar, block or plate that contains a part, in mm³. */
export interface Stock {
  readonly shape: MillingFeatures["stock"];
  readonly volume: number;
}

/** A block is a plate if it is this many times wider than thick. */
const MIN_PLATE = 4;

/** The stock with the smallest volume. A bar lies along one of the part's own axes, a turned part in its own bar. */
export function smallestStock(
  part: Part,
  [length, width, thickness]: PartFacts["size"],
  turned: Turned | undefined,
): Stock {
  if (turned !== undefined) return { shape: "bar", volume: sectionOfBar(turned) * turned.length };
  const cut: Stock = {
    shape: width >= MIN_PLATE * thickness ? "plate" : "block",
    volume: length * width * thickness,
  };
  const bar = Math.min(...part.frame.map((axis) => volumeOfBar(part, axis)));
  return bar < cut.volume ? { shape: "bar", volume: bar } : cut;
}

function sectionOfBar({ diameter, hexagon }: Turned): number {
  return hexagon === undefined
    ? (Math.PI / 4) * diameter ** 2
    : (Math.sqrt(3) / 2) * hexagon.acrossFlats ** 2;
}

/** The volume of a round bar along one of the part's axes. Its center is that of the box, as for a hexagon or a flange. */
function volumeOfBar({ mesh, frame }: Part, axis: Vector): number {
  const spans = frame.map((direction) => ({ direction, ...spanAlong(mesh, direction) }));
  const center = spans.reduce<Vector>(
    (sum, { direction, low, high }) => along(sum, direction, (low + high) / 2),
    [0, 0, 0],
  );
  let radius = 0;
  for (let vertex = 0; vertex < mesh.positions.length / 3; vertex += 1)
    radius = Math.max(radius, lengthOf(cross(subtract(pointOf(mesh, vertex), center), axis)));
  const { low, high } = spanAlong(mesh, axis);
  return Math.PI * radius ** 2 * (high - low);
}

/** How much stock is cut away: the volume of the smallest stock, divided by that of the part. */
export function measureStock(
  part: Part,
  { size, volume }: Pick<PartFacts, "size" | "volume">,
  turned: Turned | undefined,
  sheet: Sheet | undefined,
): Measurement[] {
  if (volume <= 0) return [];
  const isBent = (sheet?.bendRadii.length ?? 0) > 0;
  return [
    {
      value: smallestStock(part, size, turned).volume / volume,
      place: placeOf(part, []),
      area: 0,
      ...(isBent && { texts: findingTexts("bentSheet") }),
    },
  ];
}
