import { indexAt, numberAt, vectorAt } from "../math/typed-arrays.ts";
import { add, along, cross, dot, lengthOf, normalize, scale, subtract, type Vector } from "../math/vector.ts";
import { type CurvedFaces, type Mesh, nextCorner, NONE, normalOf, pointOf } from "../mesh.ts";
import { estimateNormals } from "./face-normals.ts";

type Facets = Pick<Mesh, "positions" | "indices" | "neighbors" | "normals" | "areas">;

/** The ratio of sagitta to chord for an arc of 60°. No facet spans that much. */
const MAX_SAGITTA = 0.134;
/** How much more area a strip of 40° has than its facet, as a share. */
const MAX_EXCESS_AREA = 0.02;
/** If two faces meet at less than 6°, their normals do not determine the direction of the edge. */
const MIN_SINE = 0.1;

/**
 * Measures the difference between curved faces and their facets, from the estimated normals of the faces at the corners. Along an edge, the
 * face is approximated by an arc that is perpendicular to the normals at both ends; over a triangle, by the parabolic surface through its
 * three arcs (T. Nagata, “Simple local interpolation of surfaces using normal vectors”, 2005, in terms of heights). An edge between two
 * faces is approximated by an arc that is perpendicular to the normals of both. Facets alone would be off by the sagittas of their arcs.
 */
export function measureCurvedFaces(mesh: Facets, faces: Uint32Array): CurvedFaces {
  const normals = estimateNormals(mesh, faces);
  const count = mesh.areas.length;
  const sagittas = new Float64Array(3 * count);
  const areas = Float64Array.from(mesh.areas);
  for (let triangle = 0; triangle < count; triangle += 1)
    measureTriangle(mesh, triangle, normals, sagittas, areas);
  for (let half = 0; half < 3 * count; half += 1) {
    const triangle = Math.floor(half / 3);
    const neighbor = indexAt(mesh.neighbors, half);
    if (neighbor === NONE) continue;
    const isWithin = indexAt(faces, neighbor) === indexAt(faces, triangle);
    const added = isWithin
      ? areaOverEdge(mesh, half, neighbor, numberAt(sagittas, half))
      : areaBesideEdge(mesh, half, neighbor, normals);
    areas[triangle] = numberAt(areas, triangle) + added;
  }
  return { sagittas, areas, normals };
}

/** The volume between a triangle and the true face outside it: the mean height of a parabolic surface is a third of the sum of its sagittas. */
export function volumeOutside({ sagittas }: CurvedFaces, triangle: number, area: number): number {
  const at = 3 * triangle;
  return (area * (numberAt(sagittas, at) + numberAt(sagittas, at + 1) + numberAt(sagittas, at + 2))) / 3;
}

/**
 * The height of the true face above a point of a triangle, in mm; negative where the face is concave. The point is in barycentric
 * coordinates.
 */
export function heightAt({ sagittas }: CurvedFaces, triangle: number, [a, b, c]: Vector): number {
  const at = 3 * triangle;
  return (
    4 *
    (numberAt(sagittas, at) * a * b + numberAt(sagittas, at + 1) * b * c + numberAt(sagittas, at + 2) * c * a)
  );
}

/** The unit normal of the true face above a point of a triangle, in barycentric coordinates. */
export function trueNormalAt({ normals }: CurvedFaces, triangle: number, [a, b, c]: Vector): Vector {
  const atA = scale(vectorAt(normals, 3 * triangle), a);
  return normalize(
    along(along(atA, vectorAt(normals, 3 * triangle + 1), b), vectorAt(normals, 3 * triangle + 2), c),
  );
}

function measureTriangle(
  { positions, indices, areas: flat }: Facets,
  triangle: number,
  normals: Float64Array,
  sagittas: Float64Array,
  areas: Float64Array,
): void {
  const first = 3 * triangle;
  const squares = [0, 0, 0];
  for (let edge = 0; edge < 3; edge += 1) {
    const next = (edge + 1) % 3;
    const [start, end] = [3 * indexAt(indices, first + edge), 3 * indexAt(indices, first + next)];
    let turn = 0;
    let square = 0;
    for (let axis = 0; axis < 3; axis += 1) {
      const side = numberAt(positions, end + axis) - numberAt(positions, start + axis);
      square += side * side;
      turn +=
        side * (numberAt(normals, 3 * (first + next) + axis) - numberAt(normals, 3 * (first + edge) + axis));
    }
    squares[edge] = square;
    const sagitta = turn / 8;
    sagittas[first + edge] = sagitta * sagitta < MAX_SAGITTA ** 2 * square ? sagitta : 0;
  }
  const area = numberAt(flat, triangle);
  const sum = numberAt(sagittas, first) + numberAt(sagittas, first + 1) + numberAt(sagittas, first + 2);
  // Half the mean square of the slope. The slope is linear, so this is the mean of its squares at the midpoints of the edges.
  let excess = 0;
  for (const [edge, square] of squares.entries())
    excess += (square * (sum - 2 * numberAt(sagittas, first + edge)) ** 2) / (6 * area);
  areas[triangle] = area + Math.min(excess, MAX_EXCESS_AREA * area) || 0;
}

/**
 * The area to add to one facet at its edge with another facet of the same curved face: half of the sliver between their arcs over the
 * edge. Each arc bulges along the normal of its facet, so in the middle of the edge they are apart by the sagitta times the angle
 * between the facets, and on average by two thirds of that.
 */
function areaOverEdge(mesh: Facets, half: number, neighbor: number, sagitta: number): number {
  if (sagitta === 0) return 0;
  const next = nextCorner(half);
  const side = subtract(
    pointOf(mesh, indexAt(mesh.indices, next)),
    pointOf(mesh, indexAt(mesh.indices, half)),
  );
  const turn = dot(cross(normalOf(mesh, Math.floor(half / 3)), normalOf(mesh, neighbor)), side);
  return (sagitta * turn) / 3;
}

/**
 * The area between a straight edge and the arc that approximates the true edge, on the side of this triangle. Negative if the true
 * face is smaller than the triangle there.
 */
function areaBesideEdge(mesh: Facets, half: number, neighbor: number, normals: Float64Array): number {
  const next = nextCorner(half);
  const [start, end] = [indexAt(mesh.indices, half), indexAt(mesh.indices, next)];
  const side = subtract(pointOf(mesh, end), pointOf(mesh, start));
  const tangentAt = (corner: number, vertex: number): Vector | undefined => {
    const other = [0, 1, 2].map((at) => 3 * neighbor + at).find((at) => indexAt(mesh.indices, at) === vertex);
    if (other === undefined) return undefined;
    const tangent = cross(vectorAt(normals, corner), vectorAt(normals, other));
    if (lengthOf(tangent) < MIN_SINE) return undefined;
    return scale(normalize(tangent), dot(tangent, side) < 0 ? -1 : 1);
  };
  const [from, to] = [tangentAt(half, start), tangentAt(next, end)];
  if (from === undefined || to === undefined) return 0;
  // The slope of the arc against the edge is half the difference of its directions at both ends. Its mean distance from the edge is the
  // length times the slope, divided by 6.
  const lean = scale(subtract(from, to), 0.5);
  const outward = cross(side, normalize(add(vectorAt(normals, half), vectorAt(normals, next))));
  const across = dot(lean, outward);
  return Math.abs(across) < 2 * MAX_SAGITTA * lengthOf(side) ? (lengthOf(side) * across) / 6 : 0;
}
