import type { FileUnit } from "../contract.ts";
import type { Mesh } from "../mesh/mesh.ts";
import { MM_OF } from "./read-file.ts";

/** Between these, in mm, a part may well be as long as the file has it. */
const SHORTEST = 4;
const LONGEST = 3000;
/** What makers of parts export most, the likeliest first. */
const CANDIDATES: readonly FileUnit[] = ["mm", "inch", "m", "cm"];

/** Another unit, if the part is shorter than 4 mm or longer than 3 m in `unit` and of a usual size in the other. */
export function probableUnit({ min, max }: Pick<Mesh, "min" | "max">, unit: FileUnit): FileUnit | undefined {
  const longest = Math.max(max[0] - min[0], max[1] - min[1], max[2] - min[2]);
  if (longest >= SHORTEST && longest <= LONGEST) return undefined;
  return CANDIDATES.find((other) => {
    const length = (longest / MM_OF[unit]) * MM_OF[other];
    return other !== unit && length >= 2 * SHORTEST && length <= LONGEST / 2;
  });
}
