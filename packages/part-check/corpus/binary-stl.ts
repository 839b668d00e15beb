import { add, cross, dot, normalize, scale, type Vector } from "../mesh/math/vector.ts";
import type { CadReader } from "../read/load-cad-reader.ts";

/** Coarser than the check reads STEP files: like a “fine” STL export of a CAD program. */
const EXPORT = {
  linearUnit: "millimeter",
  linearDeflectionType: "bounding_box_ratio",
  linearDeflection: 0.0005,
  angularDeflection: 0.2,
} as const;

/** The triangles of a STEP file: three points each, in mm. */
export function triangulate(step: string, reader: CadReader): Vector[] {
  const { meshes } = reader.ReadStepFile(new TextEncoder().encode(step), EXPORT);
  return meshes.flatMap(({ attributes: { position }, index }) =>
    index.array.map((vertex): Vector => {
      const [x = 0, y = 0, z = 0] = position.array.slice(3 * vertex, 3 * vertex + 3);
      return [x, y, z];
    }),
  );
}

/** A binary STL file. `points` has three points for each triangle. */
export function writeBinaryStl(points: readonly Vector[]): Blob {
  const count = Math.floor(points.length / 3);
  const view = new DataView(new ArrayBuffer(84 + 50 * count));
  view.setUint32(80, count, true);
  for (const [index, point] of points.entries())
    for (const [axis, value] of point.entries())
      view.setFloat32(84 + 50 * Math.floor(index / 3) + 12 + 12 * (index % 3) + 4 * axis, value, true);
  return new Blob([view.buffer]);
}

const AXIS = normalize([3, -2, 5]);
const [COSINE, SINE] = [Math.cos(0.9), Math.sin(0.9)];

/** Rotates a point around an axis that is in no part (O. Rodrigues' formula). */
export function turned(point: Vector): Vector {
  return add(
    add(scale(point, COSINE), scale(cross(AXIS, point), SINE)),
    scale(AXIS, dot(AXIS, point) * (1 - COSINE)),
  );
}
