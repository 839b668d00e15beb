import { heightAt, trueNormalAt, volumeOutside } from "../build/curved-faces.ts";
import { add, cross, distance, dot, scale, subtract, type Vector } from "../math/vector.ts";
import { cornerOf, type CurvedFaces, type Mesh, normalOf, triangleCountOf } from "../mesh.ts";

/** A value for each corner of a triangle. */
type Corners<Value> = readonly [Value, Value, Value];

/** Barycentric coordinates of the corners. */
const CORNERS: Corners<Vector> = [
  [1, 0, 0],
  [0, 1, 0],
  [0, 0, 1],
];
/** The corners at the ends of the sides. */
const EDGES = [
  [0, 1],
  [1, 2],
  [2, 0],
] as const;

/** Around a peak, no facet is steeper than 30°. */
const MIN_RISE_COS = 0.87;

/** The error of the estimated normals, in radians: a straight edge may seem to rise by a quarter of this share of its length. */
const ERROR_OF_NORMALS = 0.01;

/**
 * The highest coordinate of a part along a direction, in mm. Its vertices reach `highest`, but the true faces may be higher between them.
 * The direction has length 1.
 */
export function raiseToPeaks(mesh: Mesh, curved: CurvedFaces, direction: Vector, highest: number): number {
  let peak = highest;
  for (let triangle = 0; triangle < triangleCountOf(mesh); triangle += 1) {
    const rise = dot(normalOf(mesh, triangle), direction);
    const isConvex = volumeOutside(curved, triangle, 1) > 0;
    if (rise < MIN_RISE_COS || !isConvex) continue;
    const points = ofCorners((corner) => cornerOf(mesh, triangle, corner));
    const heights = ofCorners((corner) => dot(points[corner], direction));
    const error =
      (ERROR_OF_NORMALS / 4) * Math.max(...EDGES.map(([from, to]) => distance(points[from], points[to])));
    for (const weights of peaksOver(points, normalsOf(curved, triangle), direction)) {
      const height = dot(weights, heights) + rise * heightAt(curved, triangle, weights);
      if (height > highest + error) peak = Math.max(peak, height);
    }
  }
  return peak;
}

/**
 * The points of a true face over a triangle where it can be highest, in barycentric coordinates: the point whose normal has the direction,
 * and the highest points of its edges.
 */
function peaksOver(points: Corners<Vector>, normals: Corners<Vector>, direction: Vector): Vector[] {
  const [a, b, c] = normals;
  const shares = [cross(b, c), cross(c, a), cross(a, b)] as const;
  const within = ofCorners((corner) => dot(shares[corner], direction));
  const peaks = [scale(within, 1 / (within[0] + within[1] + within[2]))].filter((weights) =>
    weights.every((weight) => weight > 0),
  );
  for (const [from, to] of EDGES) {
    const side = subtract(points[to], points[from]);
    const [start, end] = [
      slopeAlong(side, normals[from], direction),
      slopeAlong(side, normals[to], direction),
    ];
    if (start <= 0 || end >= 0) continue;
    const share = start / (start - end);
    peaks.push(add(scale(CORNERS[from], 1 - share), scale(CORNERS[to], share)));
  }
  return peaks;
}

/** How much a face with this normal rises along the side of a triangle. */
function slopeAlong(side: Vector, normal: Vector, direction: Vector): number {
  return dot(side, direction) - dot(side, normal) * dot(normal, direction);
}

function normalsOf(curved: CurvedFaces, triangle: number): Corners<Vector> {
  return ofCorners((corner) => trueNormalAt(curved, triangle, CORNERS[corner]));
}

function ofCorners<Value>(valueAt: (corner: 0 | 1 | 2) => Value): Corners<Value> {
  return [valueAt(0), valueAt(1), valueAt(2)];
}
