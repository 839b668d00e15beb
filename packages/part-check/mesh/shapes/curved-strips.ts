import { dot, lengthOf, subtract } from "../math/vector.ts";
import { centroidOf, cornerOf, type Mesh, neighborOf, NONE, normalOf } from "../mesh.ts";
import { type Cylinder, MAX_FACET_ANGLE } from "./cylinder.ts";

// Parts of other curved faces, such as spheres and cones, that happen to fit a cylinder.

/** In degrees. A tilted cylinder fits no wider strip of a cone or of a freeform face. */
const MAX_STRIP_ARC = 80;
/** As a share of the mean angle between facets. A flat beside a rounded edge turns by at most half of that angle. */
const MIN_TURN_OF_STRIP = 0.65;
/** In radians. Facets that meet at a smaller angle are parts of one facet. */
const FLAT = 1e-3;
/** As the sine. An arc of a groove with several radii continues too, but at a right angle to the axis. */
const MIN_LEAN = 0.003;

/**
 * Whether triangles are a ring of a sphere or torus, whose corners are on a cylinder. Such rings are as narrow as their facets and continue
 * smoothly.
 */
export function isBandOfCurvedFace(
  mesh: Mesh,
  members: readonly number[],
  length: number,
  facetWidth: number,
): boolean {
  if (length > 1.6 * facetWidth) return false;
  const own = new Set(members);
  let smooth = 0;
  let border = 0;
  for (const triangle of members)
    for (let edge = 0; edge < 3; edge += 1) {
      const neighbor = neighborOf(mesh, triangle, edge);
      if (neighbor === NONE || own.has(neighbor)) continue;
      border += 1;
      if (dot(normalOf(mesh, triangle), normalOf(mesh, neighbor)) > Math.cos(MAX_FACET_ANGLE / 2))
        smooth += 1;
    }
  return smooth > 0.6 * border;
}

/**
 * Whether a cylinder is a strip of a countersink or another curved face, which a tilted cylinder fits. Such a strip continues beyond the
 * ends of its arc: its neighbors turn as its own facets do. A rounded edge ends in flats, or at an edge.
 */
export function isStripOfCurvedFace(
  mesh: Mesh,
  { arc, axis, ends, isConcave, triangles }: Cylinder,
): boolean {
  if (arc >= MAX_STRIP_ARC) return false;
  const own = new Set(triangles);
  let [turns, inner] = [0, 0];
  /** `turn` is undefined where one triangle of a facet fits and the other does not. */
  const borders: { end: 0 | 1; length: number; turn: number | undefined }[] = [];
  for (const triangle of triangles)
    for (let edge = 0; edge < 3; edge += 1) {
      const start = cornerOf(mesh, triangle, edge);
      const side = subtract(cornerOf(mesh, triangle, (edge + 1) % 3), start);
      const length = Math.abs(dot(side, axis));
      if (length < 0.9 * lengthOf(side)) continue;
      const neighbor = neighborOf(mesh, triangle, edge);
      const normal = normalOf(mesh, triangle);
      const cosine = neighbor === NONE ? -1 : dot(normal, normalOf(mesh, neighbor));
      const turn = Math.acos(Math.min(1, Math.max(-1, cosine)));
      if (own.has(neighbor)) {
        // A facet has two triangles or more.
        if (turn < FLAT) continue;
        turns += turn * length;
        inner += length;
        continue;
      }
      const end = dot(normal, ends[0]) > dot(normal, ends[1]) ? 0 : 1;
      const goesOn =
        neighbor !== NONE &&
        mesh.cadFaces?.[neighbor] === mesh.cadFaces?.[triangle] &&
        Math.abs(dot(normalOf(mesh, neighbor), axis)) > MIN_LEAN;
      const isSameWay = dot(normal, subtract(centroidOf(mesh, neighbor), start)) > 0 === isConcave;
      const isCutFacet = goesOn && turn < FLAT;
      borders.push({
        end,
        length,
        turn: isCutFacet ? undefined : goesOn && isSameWay && turn < MAX_FACET_ANGLE ? turn : 0,
      });
    }
  const mean = turns / inner;
  return [0, 1].some((end) => {
    const border = borders.filter((one) => one.end === end);
    const [turned, length] = border.reduce(
      ([sum, all], one) => [sum + one.length * Math.min(one.turn ?? mean, mean), all + one.length],
      [0, 0],
    );
    return turned > MIN_TURN_OF_STRIP * mean * length;
  });
}
