import { cornerOf, type Mesh, neighborOf, NONE, normalOf, numberAt, triangleCountOf } from "../mesh/mesh.ts";
import { dot, type Vector } from "../mesh/vector.ts";

/** A point of the surface. */
export interface Sample {
  readonly point: Vector;
  readonly normal: Vector;
  readonly triangle: number;
  /** The area that it represents. */
  readonly area: number;
}

/** So many by area alone. Fewer miss a thin place in a large face; more take longer and find nothing else. */
const SAMPLES_BY_AREA = 10_000;
/** Of finer meshes, each nth triangle gets a point. */
const MOST_SAMPLED_TRIANGLES = 16_000;
/** Triangles that lie on a neighbor within 10° are a fold of the mesh, not material. */
const FOLDED = -Math.cos((10 * Math.PI) / 180);

/**
 * Spreads points over the surface: one in each triangle, and more in large ones by their area. The points are the same in each run:
 * they follow the R2 sequence (M. Roberts, “The unreasonable effectiveness of quasirandom sequences”, 2018).
 */
export function sampleSurface(mesh: Mesh): Sample[] {
  const count = triangleCountOf(mesh);
  let total = 0;
  for (const area of mesh.areas) total += area;
  const stride = Math.max(1, Math.ceil(count / MOST_SAMPLED_TRIANGLES));
  const areaPerSample = total / SAMPLES_BY_AREA;
  const samples: Sample[] = [];
  for (let triangle = 0; triangle < count; triangle += 1) {
    const area = numberAt(mesh.areas, triangle);
    if (area === 0 || isFolded(mesh, triangle)) continue;
    const isLarge = area > areaPerSample;
    if (!isLarge && triangle % stride !== 0) continue;
    const points = Math.ceil(area / areaPerSample);
    for (let index = 0; index < points; index += 1)
      samples.push({
        point: pointIn(mesh, triangle, index),
        normal: normalOf(mesh, triangle),
        triangle,
        area: isLarge ? area / points : area * stride,
      });
  }
  return samples;
}

/** Programs that export damaged faces leave triangles that are folded over: a wall there would be 0 mm thick. */
function isFolded(mesh: Mesh, triangle: number): boolean {
  const normal = normalOf(mesh, triangle);
  return [0, 1, 2].some((edge) => {
    const neighbor = neighborOf(mesh, triangle, edge);
    return neighbor !== NONE && dot(normal, normalOf(mesh, neighbor)) < FOLDED;
  });
}

/** The first is near the middle, off the lines on which symmetric parts have edges. */
function pointIn(mesh: Mesh, triangle: number, index: number): Vector {
  const a = cornerOf(mesh, triangle, 0);
  const b = cornerOf(mesh, triangle, 1);
  const c = cornerOf(mesh, triangle, 2);
  let u = (0.343 + index * 0.7548776662466927) % 1;
  let v = (0.331 + index * 0.5698402909980532) % 1;
  if (u + v > 1) [u, v] = [1 - u, 1 - v];
  const mix = (axis: 0 | 1 | 2) => a[axis] + u * (b[axis] - a[axis]) + v * (c[axis] - a[axis]);
  return [mix(0), mix(1), mix(2)];
}
