import { trueNormalAt } from "../mesh/build/curved-faces.ts";
import { radians } from "../mesh/math/angles.ts";
import { numberAt } from "../mesh/math/typed-arrays.ts";
import { along, dot, scale, type Vector } from "../mesh/math/vector.ts";
import { cornerOf, type Mesh, neighborOf, NONE, normalOf, triangleCountOf } from "../mesh/mesh.ts";

/** A sample point on the surface. */
export interface Sample {
  readonly point: Vector;
  /** The normal of the true face in a CAD file, and of the facet in a mesh file. */
  readonly normal: Vector;
  readonly triangle: number;
  /** The area that it represents. */
  readonly area: number;
}

/** The number of points that are spread by area. With fewer, a thin place in a large face is missed; more find nothing else. */
const SAMPLES_BY_AREA = 10_000;
/** In a finer mesh, only every nth triangle gets a point. */
const MAX_SAMPLED_TRIANGLES = 16_000;
/** Triangles that lie on a neighbor within 10° are a fold of the mesh, not material. */
const FOLDED_COS = -Math.cos(radians(10));

/**
 * Spreads points over the surface: one in each triangle, and more in large ones according to their area. The points are the same in each
 * run: they follow the R2 sequence (M. Roberts, “The unreasonable effectiveness of quasirandom sequences”, 2018). With a smaller `share`, there
 * are fewer.
 */
export function sampleSurface(mesh: Mesh, share = 1): Sample[] {
  const count = triangleCountOf(mesh);
  let total = 0;
  for (const area of mesh.areas) total += area;
  const stride = Math.max(1, Math.ceil(count / (share * MAX_SAMPLED_TRIANGLES)));
  const areaPerSample = total / (share * SAMPLES_BY_AREA);
  const samples: Sample[] = [];
  for (let triangle = 0; triangle < count; triangle += 1) {
    const area = numberAt(mesh.areas, triangle);
    if (area === 0 || isFolded(mesh, triangle)) continue;
    const isLarge = area > areaPerSample;
    if (!isLarge && triangle % stride !== 0) continue;
    const points = Math.ceil(area / areaPerSample);
    for (let index = 0; index < points; index += 1) {
      const weights = weightsOf(index);
      samples.push({
        point: pointAt(mesh, triangle, weights),
        normal:
          mesh.curved === undefined ? normalOf(mesh, triangle) : trueNormalAt(mesh.curved, triangle, weights),
        triangle,
        area: isLarge ? area / points : area * stride,
      });
    }
  }
  return samples;
}

/** Picks every nth sample, so that at most `most` are left. Each one then represents n times its area. */
export function everyNth<Item extends { readonly area: number }>(
  items: readonly Item[],
  most: number,
): Item[] {
  const step = Math.ceil(items.length / most);
  if (step <= 1) return [...items];
  return items
    .filter((_, index) => index % step === 0)
    .map((item) => Object.assign({}, item, { area: item.area * step }));
}

/** Whether a triangle is folded over a neighbor, as in damaged faces of some exports: a wall there would be 0 mm thick. */
function isFolded(mesh: Mesh, triangle: number): boolean {
  const normal = normalOf(mesh, triangle);
  return [0, 1, 2].some((edge) => {
    const neighbor = neighborOf(mesh, triangle, edge);
    return neighbor !== NONE && dot(normal, normalOf(mesh, neighbor)) < FOLDED_COS;
  });
}

/** The barycentric coordinates of a point. The first point is near the middle, but not on a line where symmetric parts have edges. */
function weightsOf(index: number): Vector {
  const u = (0.343 + index * 0.7548776662466927) % 1;
  const v = (0.331 + index * 0.5698402909980532) % 1;
  return u + v > 1 ? [u + v - 1, 1 - u, 1 - v] : [1 - u - v, u, v];
}

function pointAt(mesh: Mesh, triangle: number, [a, b, c]: Vector): Vector {
  const atA = scale(cornerOf(mesh, triangle, 0), a);
  return along(along(atA, cornerOf(mesh, triangle, 1), b), cornerOf(mesh, triangle, 2), c);
}
