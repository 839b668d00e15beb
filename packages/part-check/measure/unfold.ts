import { radians } from "../mesh/math/angles.ts";
import { indexAt, numberAt } from "../mesh/math/typed-arrays.ts";
import { along, cross, distance, dot, lengthOf, normalize, subtract } from "../mesh/math/vector.ts";
import {
  centroidOf,
  cornerOf,
  type Mesh,
  neighborOf,
  NONE,
  normalOf,
  triangleCountOf,
} from "../mesh/mesh.ts";
import { type Cylinder, MIN_ARC_OF_HOLE } from "../mesh/shapes/cylinder.ts";
import type { Part } from "./part.ts";
import { type Measurement, placeOf, sumAreas } from "./spots.ts";
import { thicknessAt } from "./walls.ts";

/** The skin of a sheet continues over an edge within this angle: coarse meshes have facets of 45°. */
const SMOOTH_COS = Math.cos(radians(47));
/** The normals at the two sides of a slit are opposite, within 8°. */
const SLIT_COS = -0.99;
/** How far the thickness at a corner may be from that of the sheet: a corner that is round outside and inside is thicker. */
const LEAST_SKIN = 0.6;
const MOST_SKIN = 1.6;
/** The two sides of a cut may be apart by this much in the flat pattern. In thicknesses. */
const MAX_OFFSET = 0.5;
/** Shorter places where the sheet does not unfold are embossed or drawn. In thicknesses, and as a share of the root of the area. */
const MIN_CLOSED = 3;
const MIN_CLOSED_SHARE = 0.08;
/** A smaller closed cylinder is the collar of a hole or a standoff, not a tube. As a share of the surface. */
const MAX_COLLAR = 0.1;
/** The angles at edges are sorted into this many groups, so that flats unfold first, then bends. */
const ANGLES = 64;

/** The plane coordinates of the corners of each triangle, or NaN. */
type FlatPattern = Float64Array;

/**
 * Finds where the skin of a sheet cannot be unfolded: at the seam of a tube, at the corner of a tray, or in a dome. Each triangle is laid
 * into the plane beside a neighbor, over the flattest edges first. The sheet unfolds if the triangles at all other edges then meet too.
 */
export function findClosed(part: Part, thickness: number): Measurement | undefined {
  const { mesh } = part;
  const isSkin = skinOf(part, thickness);
  const pattern = unfold(mesh, isSkin);
  let length = 0;
  let area = 0;
  const triangles: number[] = [];
  for (let triangle = 0; triangle < triangleCountOf(mesh); triangle += 1) {
    if (isSkin[triangle] === 0) continue;
    area += numberAt(mesh.areas, triangle);
    for (let edge = 0; edge < 3; edge += 1) {
      const neighbor = neighborOf(mesh, triangle, edge);
      if (neighbor < triangle || !doesContinue(mesh, isSkin, triangle, edge)) continue;
      if (offsetAt(mesh, pattern, triangle, edge) <= MAX_OFFSET * thickness) continue;
      length += distance(cornerOf(mesh, triangle, edge), cornerOf(mesh, triangle, (edge + 1) % 3));
      triangles.push(triangle, neighbor);
    }
  }
  const least = Math.max(MIN_CLOSED * thickness, MIN_CLOSED_SHARE * Math.sqrt(area));
  return length < least ? undefined : { value: length, place: placeOf(part, triangles), area: length };
}

/**
 * The triangles of both sides of a sheet, without its edges: 2 where it has its thickness, 1 in a corner, 0 elsewhere. Round holes with a
 * raised edge, and standoffs, are left out.
 */
function skinOf(part: Part, thickness: number): Uint8Array {
  const { mesh } = part;
  const isSkin = new Uint8Array(triangleCountOf(mesh));
  const isCollar = new Set(collarsOf(part).flatMap(({ triangles }) => triangles));
  for (let triangle = 0; triangle < isSkin.length; triangle += 1) {
    if (mesh.areas[triangle] === 0 || isCollar.has(triangle)) continue;
    const sample = { point: centroidOf(mesh, triangle), normal: normalOf(mesh, triangle), triangle };
    const ratio = (thicknessAt(part, sample) ?? Infinity) / thickness;
    if (ratio > LEAST_SKIN && ratio < MOST_SKIN) isSkin[triangle] = Math.abs(ratio - 1) < 0.1 ? 2 : 1;
  }
  return isSkin;
}

/** Closed cylinders that are small: holes, their raised edges, and standoffs. A large one is a tube. */
export function collarsOf({ cylinders, samples }: Part): Cylinder[] {
  const most = MAX_COLLAR * sumAreas(samples);
  return cylinders.filter(({ arc, area }) => arc >= MIN_ARC_OF_HOLE && area < most);
}

/** Whether the skin continues over an edge: smoothly, or at a sharp bend, seen from inside. */
function doesContinue(mesh: Mesh, isSkin: Uint8Array, triangle: number, edge: number): boolean {
  const neighbor = neighborOf(mesh, triangle, edge);
  if (neighbor === NONE || isSkin[triangle] === 0 || isSkin[neighbor] === 0) return false;
  const normal = normalOf(mesh, triangle);
  const cosine = dot(normal, normalOf(mesh, neighbor));
  if (cosine > SMOOTH_COS) return true;
  if (isSkin[triangle] !== 2 || isSkin[neighbor] !== 2 || cosine < SLIT_COS) return false;
  return dot(normal, subtract(centroidOf(mesh, neighbor), cornerOf(mesh, triangle, edge))) > 0;
}

function unfold(mesh: Mesh, isSkin: Uint8Array): FlatPattern {
  const pattern = new Float64Array(6 * isSkin.length).fill(Number.NaN);
  const waiting: number[][] = Array.from({ length: ANGLES + 1 }, () => []);
  const spread = (triangle: number) => {
    for (let edge = 0; edge < 3; edge += 1) {
      if (!doesContinue(mesh, isSkin, triangle, edge)) continue;
      const neighbor = neighborOf(mesh, triangle, edge);
      const cosine = dot(normalOf(mesh, triangle), normalOf(mesh, neighbor));
      if (Number.isNaN(pattern[6 * neighbor]))
        waiting[Math.ceil((ANGLES * Math.acos(Math.min(1, cosine)) - 1e-3) / Math.PI)]?.push(
          3 * triangle + edge,
        );
    }
  };
  for (let seed = 0; seed < isSkin.length; seed += 1) {
    if (isSkin[seed] === 0 || !Number.isNaN(pattern[6 * seed])) continue;
    layFirst(mesh, pattern, seed);
    spread(seed);
    let flattest = waiting.find(({ length }) => length > 0);
    while (flattest !== undefined) {
      const half = flattest.pop() ?? 0;
      const neighbor = indexAt(mesh.neighbors, half);
      if (Number.isNaN(pattern[6 * neighbor])) {
        layBeside(mesh, pattern, Math.floor(half / 3), half % 3);
        spread(neighbor);
      }
      flattest = waiting.find(({ length }) => length > 0);
    }
  }
  return pattern;
}

function layFirst(mesh: Mesh, pattern: FlatPattern, triangle: number): void {
  const [a, b, c] = [cornerOf(mesh, triangle, 0), cornerOf(mesh, triangle, 1), cornerOf(mesh, triangle, 2)];
  const side = normalize(subtract(b, a));
  const toC = subtract(c, a);
  pattern.set([0, 0, distance(a, b), 0, dot(toC, side), lengthOf(cross(side, toC))], 6 * triangle);
}

/** Lays the neighbor at an edge of a triangle beside it, in the plane of the pattern. */
function layBeside(mesh: Mesh, pattern: FlatPattern, triangle: number, edge: number): void {
  const neighbor = neighborOf(mesh, triangle, edge);
  const first = cornerAtEdge(mesh, triangle, edge);
  // The neighbor runs along the edge in the opposite direction.
  const [from, to, third] = [first, (first + 1) % 3, (first + 2) % 3];
  const start = cornerOf(mesh, neighbor, from);
  const side = normalize(subtract(cornerOf(mesh, neighbor, to), start));
  const offset = subtract(cornerOf(mesh, neighbor, third), start);
  const [right, up] = [dot(offset, side), lengthOf(along(offset, side, -dot(offset, side)))];
  const [fromX, fromY] = flatCorner(pattern, triangle, (edge + 1) % 3);
  const [toX, toY] = flatCorner(pattern, triangle, edge);
  const length = Math.hypot(toX - fromX, toY - fromY) || 1;
  const [x, y] = [(toX - fromX) / length, (toY - fromY) / length];
  pattern.set([fromX, fromY], 6 * neighbor + 2 * from);
  pattern.set([toX, toY], 6 * neighbor + 2 * to);
  pattern.set([fromX + right * x - up * y, fromY + right * y + up * x], 6 * neighbor + 2 * third);
}

/** The corner at which a neighbor's side of an edge starts. */
function cornerAtEdge(mesh: Mesh, triangle: number, edge: number): number {
  const neighbor = neighborOf(mesh, triangle, edge);
  const end = indexAt(mesh.indices, 3 * triangle + ((edge + 1) % 3));
  return [0, 1, 2].find((corner) => indexAt(mesh.indices, 3 * neighbor + corner) === end) ?? 0;
}

function flatCorner(pattern: FlatPattern, triangle: number, corner: number): [x: number, y: number] {
  const at = 6 * triangle + 2 * corner;
  return [numberAt(pattern, at), numberAt(pattern, at + 1)];
}

/** How far the two sides of an edge are apart in the flat pattern, in mm. */
function offsetAt(mesh: Mesh, pattern: FlatPattern, triangle: number, edge: number): number {
  const neighbor = neighborOf(mesh, triangle, edge);
  const first = cornerAtEdge(mesh, triangle, edge);
  return Math.max(
    ...(
      [
        [(edge + 1) % 3, first],
        [edge, (first + 1) % 3],
      ] as const
    ).map(([own, other]) => {
      const [x, y] = flatCorner(pattern, triangle, own);
      const [otherX, otherY] = flatCorner(pattern, neighbor, other);
      return Math.hypot(x - otherX, y - otherY);
    }),
  );
}
