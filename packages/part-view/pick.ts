import { add, distance, dot, scale } from "part-check/mesh/math/vector.ts";
import type { Model, Point } from "part-check/model.ts";

import { axesOf, type DrawnView, project, unproject } from "./camera.ts";
import type { Section } from "./section.ts";

export interface Ray {
  readonly origin: Point;
  readonly direction: Point;
}

/** Which parts of a model are visible. */
export interface Visible {
  readonly hidden: ReadonlySet<number>;
  readonly section?: Section | undefined;
}

/** A press this close to a corner of the mesh picks the corner. */
const SNAP_PIXELS = 12;

/** The point of the part at a pixel of the picture. Undefined if there is none. */
export function pointAt(
  model: Pick<Model, "positions" | "indices" | "bodies" | "bounds">,
  { camera, size }: DrawnView,
  { x, y }: { readonly x: number; readonly y: number },
  visible: Visible,
): Point | undefined {
  const { toEye } = axesOf(camera);
  const { min, max } = model.bounds;
  const outside = 2 * distance(min, max) + distance(camera.target, min) + 1;
  const origin = add(unproject(camera, size, x, y), scale(toEye, outside));
  const found = pick(model, { origin, direction: scale(toEye, -1) }, visible);
  if (!found) return undefined;
  const pixelsFrom = (point: Point) => {
    const [left, top] = project(camera, size, point);
    return Math.hypot(left - x, top - y);
  };
  const [corner] = cornersOf(model, found.triangle).toSorted((a, b) => pixelsFrom(a) - pixelsFrom(b));
  return corner && pixelsFrom(corner) < SNAP_PIXELS ? corner : found.point;
}

/**
 * The nearest visible point of the part on a ray, and its triangle; undefined if the ray misses it. Möller and Trumbore, 1997. `own`: the
 * triangle on which the ray starts.
 */
export function pick(
  { positions, indices, bodies }: Pick<Model, "positions" | "indices" | "bodies">,
  { origin, direction }: Ray,
  { hidden, section }: Visible,
  own?: number,
): { readonly point: Point; readonly triangle: number } | undefined {
  let nearest = Infinity;
  let triangle = -1;
  const [ox, oy, oz] = origin;
  const [dx, dy, dz] = direction;
  const position = (index: number) => positions[index] ?? 0;

  for (const [body, { firstTriangle, triangleCount }] of bodies.entries()) {
    if (hidden.has(body)) continue;
    for (let current = firstTriangle; current < firstTriangle + triangleCount; current += 1) {
      if (current === own) continue;
      const a = 3 * (indices[3 * current] ?? 0);
      const b = 3 * (indices[3 * current + 1] ?? 0);
      const c = 3 * (indices[3 * current + 2] ?? 0);
      const [ax, ay, az] = [position(a), position(a + 1), position(a + 2)];
      const [ux, uy, uz] = [position(b) - ax, position(b + 1) - ay, position(b + 2) - az];
      const [vx, vy, vz] = [position(c) - ax, position(c + 1) - ay, position(c + 2) - az];
      const [px, py, pz] = [dy * vz - dz * vy, dz * vx - dx * vz, dx * vy - dy * vx];
      const determinant = ux * px + uy * py + uz * pz;
      if (determinant === 0) continue;
      const [tx, ty, tz] = [ox - ax, oy - ay, oz - az];
      const u = (tx * px + ty * py + tz * pz) / determinant;
      if (u < 0 || u > 1) continue;
      const [qx, qy, qz] = [ty * uz - tz * uy, tz * ux - tx * uz, tx * uy - ty * ux];
      const v = (dx * qx + dy * qy + dz * qz) / determinant;
      if (v < 0 || u + v > 1) continue;
      const t = (vx * qx + vy * qy + vz * qz) / determinant;
      if (t < 0 || t >= nearest) continue;
      if (section && dot([ox + dx * t, oy + dy * t, oz + dz * t], section.normal) < section.offset) continue;
      nearest = t;
      triangle = current;
    }
  }
  if (triangle < 0) return undefined;
  return { point: [ox + dx * nearest, oy + dy * nearest, oz + dz * nearest], triangle };
}

/** The corners of a triangle. */
export function cornersOf(
  { positions, indices }: Pick<Model, "positions" | "indices">,
  triangle: number,
): Point[] {
  return [0, 1, 2].map((corner) => {
    const vertex = 3 * (indices[3 * triangle + corner] ?? 0);
    return [positions[vertex] ?? 0, positions[vertex + 1] ?? 0, positions[vertex + 2] ?? 0];
  });
}
