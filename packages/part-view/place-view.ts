import {
  along,
  cross,
  distance,
  dot,
  lengthOf,
  normalize,
  scale,
  subtract,
} from "part-check/mesh/math/vector.ts";
import type { Model, Point } from "part-check/model.ts";
import type { Place } from "part-check/result.ts";

import { axesOf, type Camera, type Direction, directionTo, type PictureSize } from "./camera.ts";
import { cornersOf, pick, type Visible } from "./pick.ts";
import type { Section } from "./section.ts";

/** How a place is shown. */
export interface PlaceView {
  readonly camera: Camera;
  /** Cuts the part open through the place, if no direction from outside shows it. */
  readonly section?: Section;
  readonly across?: Across;
}

/** The two ends of a wall or gap, between which the value is measured. */
export interface Across {
  readonly from: Point;
  readonly to: Point;
  /** The triangle at the other end. */
  readonly opposite: number;
}

/** What a place view depends on. */
interface Options {
  readonly place: Place;
  readonly model: ShownModel;
  readonly hidden: ReadonlySet<number>;
  readonly current: Camera;
  /** The camera that shows the whole part. */
  readonly whole: Camera;
  readonly size: PictureSize;
  /** The length in mm that is measured at the place. */
  readonly length: number | undefined;
}

type ShownModel = Pick<Model, "positions" | "indices" | "bodies" | "bounds">;

/** A place that takes more than this share of the whole picture is shown with the whole part. */
const LARGE = 0.6;
/** The smallest part of the whole picture that is shown, so that the visitor knows where the place is. */
const CLOSEST = 0.08;
/** A wall is shown at least this long, unless the picture would be closer than that. */
const ACROSS_PIXELS = 40;
/** Half of the picture's height is this many times as long as a wall, so that both of its sides are in it. */
const ROOM_FOR_ACROSS = 1.2;
/** A measured length and the one between the two faces differ by less: facets are not as round as the true faces. */
const SAME_LENGTH = { share: 0.25, mm: 0.05 };
/** Rays start this far above the surface, so that facets of the same curve do not block them. As a share of the diagonal. */
const LIFT = 1e-3;
/** Of the directions from which the place itself is free, so many are compared. */
const MAX_COMPARED = 10;
const MAX_POINTS = 8;
/** A direction is good enough if it shows this share of the place. */
const MOST = 0.75;
/** A direction that shows less is no better than a section. */
const SOME = 0.4;
/** The cosine between the eye and the normal of a face: seen from the side, so that the shape around it is visible. */
const IDEAL_FACING = 0.75;
const MIN_FACING = 0.2;

/**
 * The camera for a place: from a free direction, which rays find, or else with a section through the place. It is so close that the place
 * fills a third of the picture.
 */
export function viewOfPlace({
  place,
  model,
  hidden,
  current,
  whole,
  size,
  length: measured,
}: Options): PlaceView {
  const { point, triangles } = place;
  const own = triangleAt(model, place);
  if (own === undefined) return { camera: whole };
  const visible = { hidden };
  const normal = normalAt(model, own);
  const across =
    measured === undefined ? undefined : acrossFrom({ model, point, own, normal, length: measured }, visible);
  const reach = Math.max(...pointsOf(model, triangles).map((corner) => distance(point, corner)));
  const length = across === undefined ? 0 : distance(across.from, across.to);
  const farthest = across === undefined ? Infinity : (length * size.height) / (2 * ACROSS_PIXELS);
  const halfHeight = Math.min(
    whole.halfHeight,
    Math.max(Math.min(3 * reach, farthest), ROOM_FOR_ACROSS * length, CLOSEST * whole.halfHeight),
  );
  const isLarge = halfHeight > LARGE * whole.halfHeight;
  const closeness = isLarge
    ? { target: whole.target, halfHeight: whole.halfHeight }
    : { target: point, halfHeight };
  const { toEye: eye } = axesOf(current);
  const free =
    freeDirection({ model, place, own, normal, eye }, visible) ??
    (across && freeDirection({ model, ...otherSide(model, across), eye }, visible));
  if (free) return { camera: { ...free, ...closeness }, ...(across && { across }) };
  const { direction, section } = cutThrough(point, normal, eye);
  return { camera: { ...direction, ...closeness }, section, ...(across && { across }) };
}

/** The triangle of a place in which its point is, or the nearest one. */
function triangleAt(model: ShownModel, { point, triangles }: Place): number | undefined {
  let nearest: number | undefined;
  let least = Infinity;
  for (const triangle of triangles) {
    const [a, b, c] = cornersOf(model, triangle);
    if (!a || !b || !c) continue;
    const normal = cross(subtract(b, a), subtract(c, a));
    const doubled = lengthOf(normal);
    if (doubled === 0) continue;
    const height = Math.abs(dot(subtract(point, a), normal)) / doubled;
    const isInside = [
      [a, b],
      [b, c],
      [c, a],
    ].every(([from, to]) => from && to && dot(cross(subtract(to, from), subtract(point, from)), normal) >= 0);
    const away = isInside ? height : Math.min(distance(point, a), distance(point, b), distance(point, c));
    if (away >= least) continue;
    least = away;
    nearest = triangle;
  }
  return nearest;
}

function normalAt(model: ShownModel, triangle: number): Point {
  const [a, b, c] = cornersOf(model, triangle);
  return a && b && c ? normalize(cross(subtract(b, a), subtract(c, a))) : [0, 0, 1];
}

/** The corners of up to 2000 triangles, which is enough to know how large a place is. */
function pointsOf(model: ShownModel, triangles: Uint32Array): Point[] {
  return [...everyNth(triangles, 2000)].flatMap((triangle) => cornersOf(model, triangle));
}

function everyNth(triangles: Uint32Array, most: number): Uint32Array {
  const step = Math.ceil(triangles.length / most);
  return step <= 1 ? triangles : triangles.filter((_, index) => index % step === 0);
}

interface Spot {
  readonly model: ShownModel;
  readonly point: Point;
  readonly own: number;
  readonly normal: Point;
}

/** The two ends of a length through the material or through the air, whichever is as long as measured. */
function acrossFrom(
  { model, point, own, normal, length }: Spot & { readonly length: number },
  visible: Visible,
): Across | undefined {
  for (const direction of [scale(normal, -1), normal]) {
    const hit = pick(model, { origin: point, direction }, visible, own);
    if (!hit) continue;
    const away = distance(point, hit.point);
    if (Math.abs(away - length) <= Math.max(SAME_LENGTH.share * length, SAME_LENGTH.mm))
      return { from: point, to: hit.point, opposite: hit.triangle };
  }
  return undefined;
}

/** Where a wall is hidden on one side, it may be seen from the other. */
function otherSide(model: ShownModel, { to, opposite }: Across) {
  const place = { point: to, triangles: Uint32Array.of(opposite) };
  return { place, own: opposite, normal: normalAt(model, opposite) };
}

/** Directions around the part, at most 30° from each other. */
const DIRECTIONS: readonly Direction[] = [-75, -50, -25, 0, 25, 50, 75].flatMap((pitch) =>
  Array.from({ length: 12 }, (_, index) => ({ yaw: (index * Math.PI) / 6, pitch: (pitch * Math.PI) / 180 })),
);

/** The direction that shows most of a place. Undefined if all of them show little of it. */
function freeDirection(
  { model, place, own, normal, eye }: Omit<Spot, "point"> & { readonly place: Place; readonly eye: Point },
  visible: Visible,
): Direction | undefined {
  const radius = distance(model.bounds.min, model.bounds.max) / 2;
  const start = lifted({ model, point: place.point, own, normal }, radius, visible);
  const samples = [...everyNth(place.triangles, MAX_POINTS)].flatMap((triangle) => {
    const [a, b, c] = cornersOf(model, triangle);
    if (!a || !b || !c) return [];
    const middle = scale([a[0] + b[0] + c[0], a[1] + b[1] + c[1], a[2] + b[2] + c[2]], 1 / 3);
    const spot = { model, point: middle, own: triangle, normal: normalAt(model, triangle) };
    return [{ ...spot, start: lifted(spot, radius, visible) }];
  });
  const candidates = DIRECTIONS.map((direction) => {
    const { toEye } = axesOf(direction);
    const facing = dot(toEye, normal);
    const score = 0.3 * dot(toEye, eye) + (direction.pitch > 0 ? 0.15 : 0) - Math.abs(facing - IDEAL_FACING);
    return { direction, toEye, facing, score };
  })
    .filter(({ facing }) => facing > MIN_FACING)
    .toSorted((a, b) => b.score - a.score);
  let best: { readonly direction: Direction; readonly share: number } | undefined;
  let compared = 0;
  for (const { direction, toEye } of candidates) {
    if (pick(model, { origin: start, direction: toEye }, visible, own)) continue;
    const seen = samples.filter(
      (sample) =>
        dot(sample.normal, toEye) > 0 &&
        !pick(model, { origin: sample.start, direction: toEye }, visible, sample.own),
    );
    const share = samples.length === 0 ? 1 : seen.length / samples.length;
    if (share > (best?.share ?? SOME)) best = { direction, share };
    compared += 1;
    if (share >= MOST || compared >= MAX_COMPARED) break;
  }
  return best?.direction;
}

/** A point above the surface, but not beyond the opposite side of a narrow gap. */
function lifted({ model, point, own, normal }: Spot, radius: number, visible: Visible): Point {
  const opposite = pick(model, { origin: point, direction: normal }, visible, own);
  const most = LIFT * radius;
  return along(point, normal, opposite ? Math.min(most, distance(point, opposite.point) / 4) : most);
}

/** A section through a point, across its face, so that both sides of a wall are visible. Its eye looks at the cut. */
function cutThrough(
  point: Point,
  normal: Point,
  eye: Point,
): { readonly direction: Direction; readonly section: Section } {
  const axes: readonly Point[] = [
    [1, 0, 0],
    [0, 1, 0],
    [0, 0, 1],
  ];
  const sides = axes.flatMap((axis) => {
    const aside = subtract(axis, scale(normal, dot(axis, normal)));
    // An axis that is nearly the normal itself has no part across it.
    return lengthOf(aside) < 0.3 ? [] : [normalize(aside), scale(normalize(aside), -1)];
  });
  const nearest = sides.reduce((best, side) => (dot(side, eye) > dot(best, eye) ? side : best));
  const direction = directionTo(along(nearest, normal, 0.4));
  return { direction, section: { normal: scale(nearest, -1), offset: -dot(nearest, point) } };
}

/** All triangles of the faces that some triangles belong to. Of a face that is most of a large mesh, only the triangles themselves. */
export function facesOf(
  { faces, bodies }: Pick<Model, "faces" | "bodies">,
  triangles: Iterable<number>,
): Uint32Array {
  const groups = Map.groupBy(triangles, (triangle) => bodies[bodyOf({ bodies }, triangle)]);
  const found = [...groups].flatMap(([body, own]) => {
    if (!body) return own;
    const { firstTriangle, triangleCount } = body;
    const ids = new Set(own.map((triangle) => faces[triangle]));
    const all: number[] = [];
    for (let triangle = firstTriangle; triangle < firstTriangle + triangleCount; triangle += 1)
      if (ids.has(faces[triangle])) all.push(triangle);
    return triangleCount > FEW_TRIANGLES && all.length > triangleCount / 2 ? own : all;
  });
  return Uint32Array.from(found);
}

/** The index of the body that a triangle belongs to. */
export function bodyOf({ bodies }: Pick<Model, "bodies">, triangle: number): number {
  return bodies.findIndex(
    ({ firstTriangle, triangleCount }) =>
      triangle >= firstTriangle && triangle < firstTriangle + triangleCount,
  );
}

/** In a body with fewer triangles, two flat faces are most of it. */
const FEW_TRIANGLES = 100;
