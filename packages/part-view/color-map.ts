import { along, scale } from "part-check/mesh/math/vector.ts";
import type { Model, Point } from "part-check/model.ts";
import type { SurfaceMap } from "part-check/result.ts";

import { cornersOf } from "./pick.ts";

export type MapKind = "wall" | "draft" | "reach";

/** A value and its color, from 0 to 1 in red, green and blue (sRGB). Between two stops, colors are mixed. */
export interface Stop {
  readonly value: number;
  readonly color: Point;
}

/** The colors of a map, lowest value first. They also differ in brightness, for people who see few colors. */
export interface Scale {
  readonly kind: MapKind;
  readonly stops: readonly Stop[];
}

/** Where nothing is measured. */
const UNKNOWN: Point = [0.93, 0.94, 0.95];
const WORST: Point = [0.75, 0.09, 0.08];
const MIDDLE: Point = [0.96, 0.73, 0.33];
const BEST: Point = [0.47, 0.66, 0.79];
const THICK: Point = [0.2, 0.33, 0.47];
/** The share of points that are slivers of the mesh. */
const FEW = 0.002;
const UNDERCUT: Point = [0.35, 0.12, 0.45];
/** In degrees. More draft than any rule asks for. */
const FULL_DRAFT = 3;

/** The colors for the values of a part. Walls are compared with each other, from the thinnest one to the typical ones. */
export function scaleOf(kind: MapKind, map: SurfaceMap): Scale {
  if (kind === "draft")
    return {
      kind,
      stops: [
        { value: -1, color: UNDERCUT },
        { value: 0, color: WORST },
        { value: 1, color: MIDDLE },
        { value: FULL_DRAFT, color: BEST },
      ],
    };
  if (kind === "reach")
    return {
      kind,
      stops: [
        { value: 0, color: WORST },
        { value: 1, color: BEST },
      ],
    };
  const walls = map.wall.filter((length) => !Number.isNaN(length)).toSorted();
  const at = (share: number) => walls[Math.floor(share * (walls.length - 1))] ?? 0;
  const typical = at(0.5);
  // A sheet has only one thickness. Without a lower end, its rounding errors would have colors.
  const thinnest = Math.min(at(FEW), typical / 2);
  return {
    kind,
    stops: [
      { value: thinnest, color: WORST },
      { value: (thinnest + typical) / 2, color: MIDDLE },
      { value: typical, color: BEST },
      { value: 2 * typical, color: THICK },
    ],
  };
}

/** The color of a value. */
export function colorOf({ stops }: Scale, value: number): Point {
  if (Number.isNaN(value)) return UNKNOWN;
  const next = stops.findIndex((stop) => stop.value >= value);
  const high = stops[next === -1 ? stops.length - 1 : next];
  const low = stops[next - 1];
  if (!high) return UNKNOWN;
  if (!low) return high.color;
  const share = (value - low.value) / (high.value - low.value || 1);
  return along(scale(low.color, 1 - share), high.color, share);
}

/** Colored triangles of one body: three vertices each. */
export interface ColoredBody {
  readonly positions: Float32Array;
  readonly normals: Float32Array;
  readonly colors: Float32Array;
}

/** A triangle with more points than this is divided: into `parts` on each side. */
const POINTS_OF_UNDIVIDED = 2;
const MAX_PARTS = 24;

/**
 * The faces of each body in the colors of a map. A large triangle is divided, because its values differ from point to point; each corner has
 * the value of the nearest point. The corners of a small triangle have the mean of the triangles around them.
 */
export function colorBodies(
  model: Pick<Model, "positions" | "normals" | "indices" | "bodies">,
  map: SurfaceMap,
  colors: Scale,
): ColoredBody[] {
  const values = map[colors.kind] ?? new Float32Array();
  const pointsOf = pointsByTriangle(map, model.indices.length / 3);
  const means = meansOfCorners(model, values, pointsOf);
  return model.bodies.map(({ firstTriangle, triangleCount }) => {
    const body: { positions: number[]; normals: number[]; colors: number[] } = {
      positions: [],
      normals: [],
      colors: [],
    };
    for (let triangle = firstTriangle; triangle < firstTriangle + triangleCount; triangle += 1) {
      const corners = cornersOf(model, triangle);
      const normals = cornersOf({ positions: model.normals, indices: model.indices }, triangle);
      const points = pointsOf(triangle);
      const parts = partsFor(points.length);
      for (const [index, weights] of cornersOfParts(parts).entries()) {
        const position = mix(corners, weights);
        const value =
          parts === 1
            ? means[model.indices[3 * triangle + index] ?? 0]
            : values[nearestOf(points, map.points, position) ?? 0];
        body.positions.push(...position);
        body.normals.push(...mix(normals, weights));
        body.colors.push(...colorOf(colors, value ?? NaN));
      }
    }
    return {
      positions: Float32Array.from(body.positions),
      normals: Float32Array.from(body.normals),
      colors: Float32Array.from(body.colors),
    };
  });
}

function partsFor(points: number): number {
  return points <= POINTS_OF_UNDIVIDED ? 1 : Math.min(MAX_PARTS, Math.ceil(Math.sqrt(2 * points)));
}

/** The mean value of the small triangles around each vertex. NaN where nothing is measured. */
function meansOfCorners(
  { positions, indices }: Pick<Model, "positions" | "indices">,
  values: Float32Array,
  pointsOf: (triangle: number) => readonly number[],
): Float32Array {
  const sums = new Float32Array(positions.length / 3);
  const counts = new Uint32Array(sums.length);
  /** In a fine mesh, most triangles have no point. The one before usually is beside it. */
  let last = NaN;
  for (let triangle = 0; triangle < indices.length / 3; triangle += 1) {
    const [first] = pointsOf(triangle);
    if (first !== undefined) last = values[first] ?? NaN;
    if (Number.isNaN(last)) continue;
    for (const vertex of indices.subarray(3 * triangle, 3 * triangle + 3)) {
      sums[vertex] = (sums[vertex] ?? 0) + last;
      counts[vertex] = (counts[vertex] ?? 0) + 1;
    }
  }
  return sums.map((sum, vertex) => (counts[vertex] ? sum / counts[vertex] : NaN));
}

function pointsByTriangle({ triangles }: SurfaceMap, count: number): (triangle: number) => readonly number[] {
  const points: number[][] = Array.from({ length: count });
  for (const [index, triangle] of triangles.entries()) (points[triangle] ??= []).push(index);
  return (triangle) => points[triangle] ?? [];
}

function nearestOf(indices: readonly number[], points: Float32Array, [x, y, z]: Point): number | undefined {
  let nearest: number | undefined;
  let least = Infinity;
  for (const index of indices) {
    const [px = 0, py = 0, pz = 0] = [points[3 * index], points[3 * index + 1], points[3 * index + 2]];
    const square = (px - x) ** 2 + (py - y) ** 2 + (pz - z) ** 2;
    if (square >= least) continue;
    least = square;
    nearest = index;
  }
  return nearest;
}

function mix(corners: readonly Point[], [a, b, c]: Point): Point {
  const [first = [0, 0, 0], second = [0, 0, 0], third = [0, 0, 0]] = corners;
  return along(along(scale(first, a), second, b), third, c);
}

/** The corners of the triangles into which a triangle is divided, three for each, as weights of its own corners. */
function cornersOfParts(parts: number): Point[] {
  const at = (row: number, column: number): Point => [
    1 - (row + column) / parts,
    row / parts,
    column / parts,
  ];
  const corners: Point[] = [];
  for (let row = 0; row < parts; row += 1)
    for (let column = 0; row + column < parts; column += 1) {
      corners.push(at(row, column), at(row + 1, column), at(row, column + 1));
      if (row + column + 1 < parts)
        corners.push(at(row + 1, column), at(row + 1, column + 1), at(row, column + 1));
    }
  return corners;
}
