import { buildTree } from "./bvh-tree.ts";
import { indexAt, numberAt } from "./math/typed-arrays.ts";
import type { Vector } from "./math/vector.ts";
import { type Mesh, NONE } from "./mesh.ts";

/** Where a ray hits a triangle. One object is reused for all rays: copy what you keep. */
export interface Hit {
  triangle: number;
  distance: number;
}

/** Which crossings count: out of the material, into it, or both. */
export type Crossing = "out" | "in" | "any";

/** Makes a ray along an edge hit one of its two triangles in spite of rounding. */
const EDGE_TOLERANCE = 1e-9;

/**
 * A bounding volume hierarchy over the triangles of a mesh, for ray casts and distances. Written here because three-mesh-bvh needs the math
 * of three.js: together they are 47 kB compressed, of the 60 kB that the worker may have.
 *
 * Ray casts use T. Möller and B. Trumbore, “Fast, minimum storage ray/triangle intersection”, 1997; the distance to a triangle uses C.
 * Ericson, “Real-Time Collision Detection”, 2005, section 5.1.5.
 */
export class Bvh {
  readonly #order: Uint32Array;
  readonly #boxes: Float64Array;
  readonly #nodes: Uint32Array;
  /** A corner and two edges of each triangle, in #order: nine numbers. */
  readonly #corners: Float64Array;
  readonly #normals: Float64Array;
  readonly #bodyOf: Uint32Array;
  readonly #stack = new Uint32Array(128);
  /** The distance at which the ray enters the box of each node on the stack. */
  readonly #entries = new Float64Array(128);
  readonly hit: Hit = { triangle: NONE, distance: Infinity };
  /** The triangle that was nearest in the last call of `distanceTo`. */
  nearest = NONE;

  constructor(mesh: Mesh) {
    const { order, boxes, nodes } = buildTree(mesh);
    this.#normals = mesh.normals;
    this.#bodyOf = mesh.bodyOf;
    this.#order = order;
    this.#boxes = boxes;
    this.#nodes = nodes;
    this.#corners = cornersOf(mesh, this.#order);
  }

  /**
   * The first triangle that a ray from the surface of the triangle `own` hits within `maxDistance`; undefined if there is none. By default
   * the ray ignores other bodies, because each body is made separately. It always ignores `own`. `direction` has length 1.
   */
  cast(
    origin: Vector,
    direction: Vector,
    crossing: Crossing,
    own: number,
    maxDistance = Infinity,
    bodies: "same" | "others" = "same",
  ): Hit | undefined {
    this.#search(origin, direction, crossing, own, maxDistance, bodies === "same", false);
    return this.hit.triangle === NONE ? undefined : this.hit;
  }

  /** Whether `cast` hits any triangle. The search ends at the first one, which takes a fraction of the time. */
  isBlocked(origin: Vector, direction: Vector, own: number, maxDistance = Infinity): boolean {
    this.#search(origin, direction, "any", own, maxDistance, true, true);
    return this.hit.triangle !== NONE;
  }

  #search(
    origin: Vector,
    direction: Vector,
    crossing: Crossing,
    own: number,
    maxDistance: number,
    isSame: boolean,
    isAnyEnough: boolean,
  ): void {
    const nodes = this.#nodes;
    const stack = this.#stack;
    const entries = this.#entries;
    const body = indexAt(this.#bodyOf, own);
    const [ox, oy, oz] = origin;
    const [dx, dy, dz] = direction;
    const [ix, iy, iz] = [1 / dx, 1 / dy, 1 / dz];
    this.hit.triangle = NONE;
    let nearest = maxDistance;
    let depth = 1;
    stack[0] = 0;
    entries[0] = this.#enters(0, ox, oy, oz, ix, iy, iz, nearest);
    while (depth > 0) {
      depth -= 1;
      const node = indexAt(stack, depth);
      if (numberAt(entries, depth) >= nearest) continue;
      const first = indexAt(nodes, 2 * node);
      const count = indexAt(nodes, 2 * node + 1);
      if (count === 0) {
        const left = this.#enters(node + 1, ox, oy, oz, ix, iy, iz, nearest);
        const right = this.#enters(first, ox, oy, oz, ix, iy, iz, nearest);
        // The nearer child is taken from the stack first.
        const isLeftNearer = left <= right;
        const far = isLeftNearer ? right : left;
        const near = isLeftNearer ? left : right;
        if (far < nearest) {
          stack[depth] = isLeftNearer ? first : node + 1;
          entries[depth++] = far;
        }
        if (near < nearest) {
          stack[depth] = isLeftNearer ? node + 1 : first;
          entries[depth++] = near;
        }
        continue;
      }
      for (let place = first; place < first + count; place += 1) {
        const triangle = indexAt(this.#order, place);
        if (triangle === own || (indexAt(this.#bodyOf, triangle) === body) !== isSame) continue;
        if (crossing !== "any") {
          const facing =
            numberAt(this.#normals, 3 * triangle) * dx +
            numberAt(this.#normals, 3 * triangle + 1) * dy +
            numberAt(this.#normals, 3 * triangle + 2) * dz;
          if (crossing === "out" ? facing <= 0 : facing >= 0) continue;
        }
        const at = this.#meets(place, ox, oy, oz, dx, dy, dz);
        if (at > 0 && at < nearest) {
          nearest = at;
          this.hit.triangle = triangle;
          if (isAnyEnough) return;
        }
      }
    }
    this.hit.distance = nearest;
  }

  /**
   * The distance from a point to the surface, or `maxDistance` if that is less. It may be too large by the share `slack`: a point in the
   * middle of a round wall is equally far from thousands of triangles, and slack skips most of them. The search ends at the first distance
   * below `enough`.
   */
  distanceTo([x, y, z]: Vector, maxDistance = Infinity, slack = 0, enough = 0): number {
    const nodes = this.#nodes;
    const stack = this.#stack;
    const share = 1 / (1 + slack) ** 2;
    let nearest = maxDistance * maxDistance;
    this.nearest = NONE;
    let depth = 1;
    stack[0] = 0;
    while (depth > 0) {
      depth -= 1;
      const node = indexAt(stack, depth);
      if (this.#distanceToBox(node, x, y, z) >= nearest * share) continue;
      const first = indexAt(nodes, 2 * node);
      const count = indexAt(nodes, 2 * node + 1);
      if (count === 0) {
        const left = this.#distanceToBox(node + 1, x, y, z);
        const right = this.#distanceToBox(first, x, y, z);
        // The nearer child is taken from the stack first.
        const isLeftNearer = left <= right;
        if ((isLeftNearer ? right : left) < nearest * share) stack[depth++] = isLeftNearer ? first : node + 1;
        if ((isLeftNearer ? left : right) < nearest * share) stack[depth++] = isLeftNearer ? node + 1 : first;
        continue;
      }
      for (let place = first; place < first + count; place += 1) {
        const found = this.#distanceToTriangle(place, x, y, z);
        if (found >= nearest) continue;
        nearest = found;
        this.nearest = indexAt(this.#order, place);
        if (nearest <= enough * enough) return Math.sqrt(nearest);
      }
    }
    return Math.sqrt(nearest);
  }

  /** Whether no triangle is nearer to a point than this. */
  isClear(point: Vector, distance: number): boolean {
    return this.distanceTo(point, distance, 0, distance * (1 - 1e-12)) >= distance;
  }

  /** The distance at which a ray enters the box of a node; Infinity if it does not within `maxDistance`. */
  #enters(
    node: number,
    ox: number,
    oy: number,
    oz: number,
    ix: number,
    iy: number,
    iz: number,
    maxDistance: number,
  ): number {
    const boxes = this.#boxes;
    const at = 6 * node;
    const lowX = numberAt(boxes, at) - ox;
    const highX = numberAt(boxes, at + 3) - ox;
    const lowY = numberAt(boxes, at + 1) - oy;
    const highY = numberAt(boxes, at + 4) - oy;
    const lowZ = numberAt(boxes, at + 2) - oz;
    const highZ = numberAt(boxes, at + 5) - oz;
    // A ray in the plane of a side gives 0 × ∞. Comparisons with NaN are false and leave the interval as it is.
    let start = 0;
    let end = maxDistance;
    const nearX = (ix < 0 ? highX : lowX) * ix;
    const farX = (ix < 0 ? lowX : highX) * ix;
    if (nearX > start) start = nearX;
    if (farX < end) end = farX;
    const nearY = (iy < 0 ? highY : lowY) * iy;
    const farY = (iy < 0 ? lowY : highY) * iy;
    if (nearY > start) start = nearY;
    if (farY < end) end = farY;
    const nearZ = (iz < 0 ? highZ : lowZ) * iz;
    const farZ = (iz < 0 ? lowZ : highZ) * iz;
    if (nearZ > start) start = nearZ;
    if (farZ < end) end = farZ;
    return start <= end * (1 + 1e-12) + 1e-12 ? start : Infinity;
  }

  /** The distance at which a ray hits a triangle; NaN if it does not. */
  #meets(place: number, ox: number, oy: number, oz: number, dx: number, dy: number, dz: number): number {
    const corners = this.#corners;
    const at = 9 * place;
    const [ux, uy, uz] = [numberAt(corners, at + 3), numberAt(corners, at + 4), numberAt(corners, at + 5)];
    const [vx, vy, vz] = [numberAt(corners, at + 6), numberAt(corners, at + 7), numberAt(corners, at + 8)];
    const px = dy * vz - dz * vy;
    const py = dz * vx - dx * vz;
    const pz = dx * vy - dy * vx;
    const inverse = 1 / (ux * px + uy * py + uz * pz);
    const sx = ox - numberAt(corners, at);
    const sy = oy - numberAt(corners, at + 1);
    const sz = oz - numberAt(corners, at + 2);
    const u = (sx * px + sy * py + sz * pz) * inverse;
    if (!(u >= -EDGE_TOLERANCE && u <= 1 + EDGE_TOLERANCE)) return Number.NaN;
    const qx = sy * uz - sz * uy;
    const qy = sz * ux - sx * uz;
    const qz = sx * uy - sy * ux;
    const v = (dx * qx + dy * qy + dz * qz) * inverse;
    if (!(v >= -EDGE_TOLERANCE && u + v <= 1 + EDGE_TOLERANCE)) return Number.NaN;
    return (vx * qx + vy * qy + vz * qz) * inverse;
  }

  /** Squared. */
  #distanceToBox(node: number, x: number, y: number, z: number): number {
    const at = 6 * node;
    const boxes = this.#boxes;
    const dx = outside(x, numberAt(boxes, at), numberAt(boxes, at + 3));
    const dy = outside(y, numberAt(boxes, at + 1), numberAt(boxes, at + 4));
    const dz = outside(z, numberAt(boxes, at + 2), numberAt(boxes, at + 5));
    return dx * dx + dy * dy + dz * dz;
  }

  /** Squared. The closest point is in the triangle, on one of its edges, or a corner. */
  #distanceToTriangle(place: number, x: number, y: number, z: number): number {
    const corners = this.#corners;
    const at = 9 * place;
    const [ux, uy, uz] = [numberAt(corners, at + 3), numberAt(corners, at + 4), numberAt(corners, at + 5)];
    const [vx, vy, vz] = [numberAt(corners, at + 6), numberAt(corners, at + 7), numberAt(corners, at + 8)];
    const px = x - numberAt(corners, at);
    const py = y - numberAt(corners, at + 1);
    const pz = z - numberAt(corners, at + 2);
    const uu = ux * ux + uy * uy + uz * uz;
    const uv = ux * vx + uy * vy + uz * vz;
    const vv = vx * vx + vy * vy + vz * vz;
    const pu = px * ux + py * uy + pz * uz;
    const pv = px * vx + py * vy + pz * vz;
    const determinant = uu * vv - uv * uv;
    const s = (pu * vv - pv * uv) / determinant;
    const t = (pv * uu - pu * uv) / determinant;
    if (s >= 0 && t >= 0 && s + t <= 1)
      return squaredLength(px - s * ux - t * vx, py - s * uy - t * vy, pz - s * uz - t * vz);
    const onU = clamp(pu / uu);
    const onV = clamp(pv / vv);
    // Along the third edge, from the end of u to the end of v.
    const w = clamp((pv - pu + uu - uv) / (uu - 2 * uv + vv));
    return Math.min(
      squaredLength(px - onU * ux, py - onU * uy, pz - onU * uz),
      squaredLength(px - onV * vx, py - onV * vy, pz - onV * vz),
      squaredLength(px - (1 - w) * ux - w * vx, py - (1 - w) * uy - w * vy, pz - (1 - w) * uz - w * vz),
    );
  }
}

function cornersOf({ positions, indices }: Mesh, order: Uint32Array): Float64Array {
  const corners = new Float64Array(9 * order.length);
  for (let place = 0; place < order.length; place += 1) {
    const triangle = indexAt(order, place);
    for (let axis = 0; axis < 3; axis += 1) {
      const a = numberAt(positions, 3 * indexAt(indices, 3 * triangle) + axis);
      corners[9 * place + axis] = a;
      corners[9 * place + axis + 3] = numberAt(positions, 3 * indexAt(indices, 3 * triangle + 1) + axis) - a;
      corners[9 * place + axis + 6] = numberAt(positions, 3 * indexAt(indices, 3 * triangle + 2) + axis) - a;
    }
  }
  return corners;
}

/** How far a value is outside an interval. */
const outside = (value: number, low: number, high: number) =>
  value < low ? low - value : value > high ? value - high : 0;
const squaredLength = (x: number, y: number, z: number) => x * x + y * y + z * z;
const clamp = (share: number) => (share > 0 ? Math.min(1, share) : 0);
