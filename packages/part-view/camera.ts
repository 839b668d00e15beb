import { along, dot, lengthOf, scale, subtract } from "part-check/mesh/math/vector.ts";
import type { Point } from "part-check/model.ts";

/**
 * The position of the eye. The projection is parallel, as in a drawing, so equal lengths look equal. Z points up on the screen, and the
 * front view looks along Y.
 */
export interface Camera {
  readonly target: Point;
  /** Rotation of the eye about Z, in radians. 0 is the front. */
  readonly yaw: number;
  /** Elevation of the eye, from −π/2 (below) to π/2 (above). */
  readonly pitch: number;
  /** Half the height of the picture in mm. */
  readonly halfHeight: number;
}

/** The side from which the part is seen. */
export type Direction = Pick<Camera, "yaw" | "pitch">;

export interface Bounds {
  readonly min: Point;
  readonly max: Point;
}

/** The size of the picture in CSS pixels. */
export interface PictureSize {
  readonly width: number;
  readonly height: number;
}

/** The camera and the size of a picture. */
export interface DrawnView {
  readonly camera: Camera;
  readonly size: PictureSize;
}

const QUARTER = Math.PI / 2;

/** The named views, in the order of their buttons. */
export const NAMED_VIEWS = {
  "3D": { yaw: -Math.PI / 6, pitch: Math.PI / 6 },
  Front: { yaw: 0, pitch: 0 },
  Back: { yaw: Math.PI, pitch: 0 },
  Left: { yaw: -QUARTER, pitch: 0 },
  Right: { yaw: QUARTER, pitch: 0 },
  Top: { yaw: 0, pitch: QUARTER },
  Bottom: { yaw: 0, pitch: -QUARTER },
} as const satisfies Record<string, Direction>;
export type NamedView = keyof typeof NAMED_VIEWS;

/** The directions of the picture as unit vectors. */
export function axesOf({ yaw, pitch }: Direction) {
  const [sinYaw, cosYaw] = [Math.sin(yaw), Math.cos(yaw)];
  const [sinPitch, cosPitch] = [Math.sin(pitch), Math.cos(pitch)];
  const right: Point = [cosYaw, sinYaw, 0];
  const up: Point = [-sinYaw * sinPitch, cosYaw * sinPitch, cosPitch];
  const toEye: Point = [sinYaw * cosPitch, -cosYaw * cosPitch, sinPitch];
  return { right, up, toEye };
}

/** The direction whose eye is along a vector: the inverse of `axesOf(…).toEye`. */
export function directionTo(toEye: Point): Direction {
  return { yaw: Math.atan2(toEye[0], -toEye[1]), pitch: Math.asin(toEye[2] / (lengthOf(toEye) || 1)) };
}

/** The pixel where a point is drawn, from the top left corner of the picture. */
export function project(
  camera: Camera,
  { width, height }: PictureSize,
  point: Point,
): readonly [number, number] {
  const { right, up } = axesOf(camera);
  const offset = subtract(point, camera.target);
  const pixels = height / (2 * camera.halfHeight);
  return [width / 2 + dot(offset, right) * pixels, height / 2 - dot(offset, up) * pixels];
}

/** The point on the plane through the target that is drawn at a pixel. */
export function unproject(camera: Camera, { width, height }: PictureSize, x: number, y: number): Point {
  const { right, up } = axesOf(camera);
  const size = (2 * camera.halfHeight) / height;
  return along(along(camera.target, right, (x - width / 2) * size), up, (height / 2 - y) * size);
}

/** Rotates the eye by radians. The pitch stops directly above and below the part. */
export function rotate(camera: Camera, yaw: number, pitch: number): Camera {
  return {
    ...camera,
    yaw: camera.yaw + yaw,
    pitch: Math.min(QUARTER, Math.max(-QUARTER, camera.pitch + pitch)),
  };
}

/** Moves the picture by pixels. */
export function pan(camera: Camera, { height }: PictureSize, x: number, y: number): Camera {
  const { right, up } = axesOf(camera);
  const size = (2 * camera.halfHeight) / height;
  return { ...camera, target: along(along(camera.target, right, -x * size), up, y * size) };
}

/** Enlarges the picture. The point at the pixel stays at this pixel. */
export function zoom(camera: Camera, size: PictureSize, factor: number, x: number, y: number): Camera {
  const fixed = unproject(camera, size, x, y);
  const share = 1 - 1 / factor;
  const [towards, target] = [subtract(fixed, camera.target), camera.target];
  return { ...camera, target: along(target, towards, share), halfHeight: camera.halfHeight / factor };
}

/** The picture is larger than the part by this factor, to leave room for the dimensions around the part. */
const MARGIN = 1.35;
/** In a small picture, the dimensions need at least this space on each side. */
const ROOM_PIXELS = 50;

function marginOf(pixels: number): number {
  return Math.max(MARGIN, pixels / Math.max(pixels / 2, pixels - 2 * ROOM_PIXELS));
}

/** The camera that shows a whole box, as large as possible. */
export function fit({ yaw, pitch }: Direction, { width, height }: PictureSize, bounds: Bounds): Camera {
  const half = scale(subtract(bounds.max, bounds.min), 0.5);
  const { right, up } = axesOf({ yaw, pitch });
  const reach = (axis: Point) =>
    Math.abs(axis[0]) * half[0] + Math.abs(axis[1]) * half[1] + Math.abs(axis[2]) * half[2];
  const halfHeight = Math.max(
    reach(up) * marginOf(height),
    (reach(right) * marginOf(width) * height) / width,
    1e-6,
  );
  return { yaw, pitch, target: center(bounds), halfHeight };
}

export function center({ min, max }: Bounds): Point {
  return [(min[0] + max[0]) / 2, (min[1] + max[1]) / 2, (min[2] + max[2]) / 2];
}

/** A camera between two others: the first for a `share` of 0, the second for 1. It takes the shorter turn. */
export function between(from: Camera, to: Camera, share: number): Camera {
  if (share >= 1) return to;
  const turn = Math.atan2(Math.sin(to.yaw - from.yaw), Math.cos(to.yaw - from.yaw));
  return {
    target: along(from.target, subtract(to.target, from.target), share),
    yaw: from.yaw + turn * share,
    pitch: from.pitch + (to.pitch - from.pitch) * share,
    halfHeight: from.halfHeight * (to.halfHeight / from.halfHeight) ** share,
  };
}
