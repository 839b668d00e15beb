import type { Mesh, ReadBody } from "../mesh/mesh.ts";
import type { FileUnit } from "../model.ts";

const MM_OF: Readonly<Record<FileUnit, number>> = {
  µm: 0.001,
  mm: 1,
  cm: 10,
  dm: 100,
  m: 1000,
  mil: 0.0254,
  inch: 25.4,
  foot: 304.8,
};

const UNITS: readonly FileUnit[] = ["mm", "inch", "cm", "dm", "m", "µm", "mil", "foot"];

/** The unit with this many mm; undefined if it has no name here. */
export function unitOfLength(millimeters: number): FileUnit | undefined {
  return UNITS.find((unit) => Math.abs(MM_OF[unit] / millimeters - 1) < 1e-6);
}

/** Converts bodies whose coordinates are in `unit` to mm. */
export function inMillimeters(bodies: readonly ReadBody[], unit: FileUnit): readonly ReadBody[] {
  return rescale(bodies, "mm", unit);
}

/** Scales bodies whose numbers were read in the wrong unit. */
export function rescale(bodies: readonly ReadBody[], from: FileUnit, to: FileUnit): readonly ReadBody[] {
  const factor = MM_OF[to] / MM_OF[from];
  if (factor === 1) return bodies;
  return bodies.map((body) => ({
    ...body,
    positions: Float64Array.from(body.positions, (value) => value * factor),
  }));
}

/** Parts between these lengths, in mm, are common. */
const MIN_COMMON_LENGTH = 4;
const MAX_COMMON_LENGTH = 3000;
/** The usual units of exported files. */
const CANDIDATES: readonly FileUnit[] = ["mm", "inch", "m", "cm"];

/** The most common length of a part in mm, on a logarithmic scale. */
const USUAL_LENGTH = 100;

/**
 * The unit that is probably meant: another one, if the part is shorter than 4 mm or longer than 3 m in `unit`, but has a common size in
 * the other. Of several, the one in which the part is nearest to a usual size.
 */
export function probableUnit({ min, max }: Pick<Mesh, "min" | "max">, unit: FileUnit): FileUnit | undefined {
  const longest = Math.max(max[0] - min[0], max[1] - min[1], max[2] - min[2]);
  if (longest >= MIN_COMMON_LENGTH && longest <= MAX_COMMON_LENGTH) return undefined;
  const lengths = CANDIDATES.filter((other) => other !== unit).map((other) => ({
    other,
    length: (longest / MM_OF[unit]) * MM_OF[other],
  }));
  const [nearest] = lengths
    .filter(({ length }) => length >= 2 * MIN_COMMON_LENGTH && length <= MAX_COMMON_LENGTH / 2)
    .toSorted((a, b) => distanceFromUsual(a.length) - distanceFromUsual(b.length));
  return nearest?.other;
}

function distanceFromUsual(length: number): number {
  return Math.abs(Math.log(length / USUAL_LENGTH));
}
