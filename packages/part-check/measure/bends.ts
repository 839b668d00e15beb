import { indexAt } from "../mesh/math/typed-arrays.ts";
import {
  add,
  along,
  cross,
  distance,
  dot,
  lengthOf,
  normalize,
  scale,
  subtract,
  type Vector,
} from "../mesh/math/vector.ts";
import { cornerOf, neighborOf, NONE, normalOf } from "../mesh/mesh.ts";
import { type Cylinder, surfacePoint } from "../mesh/shapes/cylinder.ts";
import { insideEdges } from "../mesh/shapes/inside-edges.ts";
import type { Part } from "./part.ts";
import { type Measurement, placeOf } from "./spots.ts";

/** The normals beside a sharp bend differ by at least 26°. */
const SHARP_COS = 0.9;

/** The smallest area of a flat, in squares of the thickness. */
const MIN_FLAT = 4;

export interface Bend {
  readonly radius: number;
  readonly axis: Vector;
  /** The lowest and highest coordinate along the axis. */
  readonly span: readonly [number, number];
  /** On the inside, in the middle of the bend. */
  readonly place: Measurement["place"];
  readonly area: number;
  readonly faces: readonly number[];
  /** The inside flats at both ends of the bend: a point on the end line, and the normal of the flat. Empty if it has no flat at one end. */
  readonly sides: readonly { readonly point: Vector; readonly normal: Vector; readonly plane: number }[];
}

/**
 * Finds the bends of a sheet: pairs of cylinders around one axis, one thickness apart (after R. Sunil and S. Pande, “Automatic
 * recognition of features from freeform surface CAD models”, 2008), and sharp edges.
 */
export function findBends(part: Part, thickness: number): Bend[] {
  return [...roundBends(part, thickness), ...sharpBends(part, thickness)];
}

/** The strokes of the press brake: bends in one line, with a cutout between them, are bent at once. */
export function countStrokes(bends: readonly Bend[], thickness: number): number {
  const lines: Bend[] = [];
  for (const bend of bends) {
    const isKnown = lines.some(
      ({ axis, radius, place }) =>
        Math.abs(dot(axis, bend.axis)) > 0.999 &&
        Math.abs(radius - bend.radius) < 0.1 * thickness &&
        lengthOf(cross(subtract(bend.place.point, place.point), axis)) < 0.5 * thickness,
    );
    if (!isKnown) lines.push(bend);
  }
  return lines.length;
}

function roundBends(part: Part, thickness: number): Bend[] {
  const { cylinders } = part;
  return cylinders
    .filter(({ isConcave, arc }) => isConcave && arc < 300)
    .flatMap((inner) => {
      const outers = cylinders.filter((outer) => isOutside(outer, inner, thickness));
      if (outers.length === 0) return [];
      const { axis, radius, ends, triangles, area } = inner;
      const middle = normalize(add(...ends));
      return {
        radius,
        axis,
        span: [dot(inner.center, axis) - inner.length / 2, dot(inner.center, axis) + inner.length / 2],
        area,
        faces: [inner, ...outers].flatMap((cylinder) => cylinder.triangles),
        place: placeOf(part, triangles, surfacePoint(inner, middle)),
        sides: sidesOfBend(part, inner, thickness),
      };
    });
}

function isOutside(outer: Cylinder, inner: Cylinder, thickness: number): boolean {
  const offset = subtract(outer.center, inner.center);
  const across = lengthOf(cross(offset, inner.axis));
  return (
    !outer.isConcave &&
    Math.abs(dot(outer.axis, inner.axis)) > 0.999 &&
    across < 0.1 * thickness &&
    Math.abs(outer.radius - inner.radius - thickness) < 0.1 * thickness
  );
}

function sidesOfBend(part: Part, inner: Cylinder, thickness: number): Bend["sides"] {
  const own = new Set(inner.triangles);
  const planes = new Map<number, Vector>();
  for (const triangle of inner.triangles)
    for (let edge = 0; edge < 3; edge += 1) {
      const neighbor = neighborOf(part.mesh, triangle, edge);
      if (neighbor === NONE || own.has(neighbor)) continue;
      const normal = normalOf(part.mesh, neighbor);
      // The ends of a bend are flat edges at right angles to its axis.
      if (Math.abs(dot(normal, inner.axis)) > 0.5) continue;
      planes.set(indexAt(part.planes.planeOf, neighbor), cornerOf(part.mesh, triangle, edge));
    }
  const sides = [...planes]
    .filter(([plane, point]) => isFlat(part, plane, point, inner.axis, thickness))
    .map(([plane, point]) => ({ plane, point, normal: part.planes.planes[plane]?.normal ?? inner.axis }));
  return sides.length < 2 ? [] : sides;
}

/** Whether a plane beside the end line of a bend is a flat of the sheet. Smaller planes are facets of another curved face. */
function isFlat(
  { mesh, planes }: Part,
  plane: number,
  point: Vector,
  axis: Vector,
  thickness: number,
): boolean {
  const { triangles = [], area = 0 } = planes.planes[plane] ?? {};
  const reaches = triangles.flatMap((triangle) =>
    [0, 1, 2].map((corner) => lengthOf(cross(axis, subtract(cornerOf(mesh, triangle, corner), point)))),
  );
  return area > MIN_FLAT * thickness ** 2 && reaches.some((reach) => reach > thickness);
}

/** Sharp inside edges with a sharp outside edge one thickness behind them. */
function sharpBends(part: Part, thickness: number): Bend[] {
  const bends: Bend[] = [];
  const seen = new Set<string>();
  for (const { start, end, triangles, normals } of insideEdges(part.mesh, SHARP_COS)) {
    const length = distance(start, end);
    const [first, second] = [planeAt(part, triangles[0]), planeAt(part, triangles[1])];
    const key = `${Math.min(first, second)} ${Math.max(first, second)}`;
    const middle = scale(add(start, end), 0.5);
    if (length < thickness || seen.has(key)) continue;
    if (!hasSkinBehind(part, middle, normals, thickness, triangles[0])) continue;
    seen.add(key);
    const axis = normalize(subtract(end, start));
    bends.push({
      radius: 0,
      axis,
      span: [dot(start, axis), dot(end, axis)],
      area: length,
      faces: [],
      place: placeOf(part, triangles, middle),
      sides: [
        { point: middle, normal: normals[0], plane: first },
        { point: middle, normal: normals[1], plane: second },
      ],
    });
  }
  return bends;
}

function planeAt({ planes }: Part, triangle: number): number {
  return indexAt(planes.planeOf, triangle);
}

/** Whether both faces beside an edge are the inside of a sheet: one thickness in front of another face. */
function hasSkinBehind(
  { bvh }: Part,
  middle: Vector,
  [a, b]: readonly [Vector, Vector],
  thickness: number,
  triangle: number,
): boolean {
  return [
    [a, b],
    [b, a],
  ].every(([own = a, other = b]) => {
    const inPlane = normalize(along(other, own, -dot(own, other)));
    const start = along(along(middle, inPlane, 1.5 * thickness), own, 1e-3 * thickness);
    const hit = bvh.cast(start, scale(own, -1), "out", triangle);
    return hit !== undefined && Math.abs(hit.distance - thickness) < 0.1 * thickness;
  });
}
