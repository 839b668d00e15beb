import { volumeOutside } from "./build/curved-faces.ts";
import { numberAt } from "./math/typed-arrays.ts";
import { cross, dot, scale, add, subtract } from "./math/vector.ts";
import { cornerOf, type Mesh, type MeshBody } from "./mesh.ts";

/**
 * The volume of a body by the divergence theorem: the sum of the signed volumes between its triangles and a point (C. Zhang and
 * T. Chen, “Efficient feature extraction for 2D/3D objects in mesh representation”, 2001). The point is the center, which keeps
 * the terms small. Facets cut off a part of curved faces; for a CAD file, that part is added. The result has no meaning for an open mesh.
 */
export function volumeAndArea(
  mesh: Mesh,
  { firstTriangle, triangleCount }: Pick<MeshBody, "firstTriangle" | "triangleCount">,
): { volume: number; area: number } {
  const center = scale(add(mesh.min, mesh.max), 0.5);
  let sixfold = 0;
  let area = 0;
  for (let triangle = firstTriangle; triangle < firstTriangle + triangleCount; triangle += 1) {
    const a = subtract(cornerOf(mesh, triangle, 0), center);
    const b = subtract(cornerOf(mesh, triangle, 1), center);
    const c = subtract(cornerOf(mesh, triangle, 2), center);
    sixfold += dot(a, cross(b, c));
    const flat = numberAt(mesh.areas, triangle);
    area += mesh.curved === undefined ? flat : numberAt(mesh.curved.areas, triangle);
    if (mesh.curved !== undefined) sixfold += 6 * volumeOutside(mesh.curved, triangle, flat);
  }
  return { volume: sixfold / 6, area };
}
