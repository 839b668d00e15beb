import { add, dot, normalize, scale, type Vector } from "./mesh/math/vector.ts";
import type { PictureView } from "./messages.ts";
import type { Model } from "./model.ts";

/** The colors of the 3D view. */
const FACE: Vector = [0xee, 0xf1, 0xf3];
const INK: Vector = [0x14, 0x18, 0x1b];
/** The brightness of a face that the light does not reach. */
const DARKEST = 0.78;
/** Antialiasing: each pixel is the mean of this many samples in both directions. */
const SAMPLES = 2;
/** The margin on each side, as a share of the picture. */
const MARGIN = 0.04;
/** Edges lie on faces. To stay visible, they are drawn this many pixels nearer. */
const EDGE_LIFT = 2.5;
/** The shade of an edge. Faces have their brightness as shade, and the background has 0. */
const EDGE = 1;

type DrawnModel = Pick<Model, "positions" | "normals" | "indices" | "edges">;

/** Larger than the picture by `SAMPLES` in both directions. */
interface Canvas {
  readonly width: number;
  readonly height: number;
  /** The depth of the nearest face, in pixels toward the eye. */
  readonly depths: Float32Array;
  readonly shades: Uint8Array;
}

/**
 * Draws a part like the 3D view, but without WebGL: the faces into a depth buffer, then the edges in front of them. Returns four bytes for
 * each pixel: red, green, blue and opacity.
 */
export function drawPicture(model: DrawnModel, view: PictureView): Uint8ClampedArray<ArrayBuffer> {
  const [width, height] = [view.width * SAMPLES, view.height * SAMPLES];
  const canvas: Canvas = {
    width,
    height,
    depths: new Float32Array(width * height).fill(-Infinity),
    shades: new Uint8Array(width * height),
  };
  const project = projection(model.positions, view, canvas);
  // The light comes from the upper left, as is usual in drawings.
  const light = normalize(add(add(view.toEye, scale(view.up, 0.9)), scale(view.right, -0.6)));
  drawFaces(canvas, model, project(model.positions), light);
  drawEdges(canvas, project(model.edges));
  return toPixels(canvas, view);
}

/** Returns a function that projects points to canvas coordinates and depths, scaled so that the part fills the canvas. */
function projection(
  positions: Float32Array,
  { right, up, toEye }: PictureView,
  { width, height }: Canvas,
): (points: Float32Array) => Float32Array {
  let [left, rightmost, lowest, highest] = [Infinity, -Infinity, Infinity, -Infinity];
  for (let at = 0; at < positions.length; at += 3) {
    const [x, y] = [coordinateAlong(right, positions, at), coordinateAlong(up, positions, at)];
    if (x < left) left = x;
    if (x > rightmost) rightmost = x;
    if (y < lowest) lowest = y;
    if (y > highest) highest = y;
  }
  const room = 1 - 2 * MARGIN;
  const pixels = Math.min((room * width) / (rightmost - left), (room * height) / (highest - lowest));
  return (points) => {
    const placed = new Float32Array(points.length);
    for (let at = 0; at < points.length; at += 3) {
      placed[at] = width / 2 + (coordinateAlong(right, points, at) - (left + rightmost) / 2) * pixels;
      placed[at + 1] = height / 2 - (coordinateAlong(up, points, at) - (lowest + highest) / 2) * pixels;
      placed[at + 2] = coordinateAlong(toEye, points, at) * pixels;
    }
    return placed;
  };
}

function coordinateAlong(axis: Vector, points: Float32Array, at: number): number {
  return axis[0] * (points[at] ?? 0) + axis[1] * (points[at + 1] ?? 0) + axis[2] * (points[at + 2] ?? 0);
}

function drawFaces(
  canvas: Canvas,
  { indices, normals }: DrawnModel,
  points: Float32Array,
  light: Vector,
): void {
  for (let corner = 0; corner < indices.length; corner += 3) {
    const [a, b, c] = [indices[corner] ?? 0, indices[corner + 1] ?? 0, indices[corner + 2] ?? 0];
    const normal = (axis: number) =>
      (normals[3 * a + axis] ?? 0) + (normals[3 * b + axis] ?? 0) + (normals[3 * c + axis] ?? 0);
    const lit = Math.max(0, dot(normalize([normal(0), normal(1), normal(2)]), light));
    drawFace(canvas, points, [3 * a, 3 * b, 3 * c], Math.round(255 * (DARKEST + (1 - DARKEST) * lit)));
  }
}

/** Fills a triangle where it is in front. Draws both sides, because a mesh may be open. */
function drawFace(
  { width, height, depths, shades }: Canvas,
  points: Float32Array,
  [a, b, c]: readonly [number, number, number],
  shade: number,
): void {
  const [ax = 0, ay = 0, az = 0] = points.subarray(a, a + 3);
  const [bx = 0, by = 0, bz = 0] = points.subarray(b, b + 3);
  const [cx = 0, cy = 0, cz = 0] = points.subarray(c, c + 3);
  const doubled = (bx - ax) * (cy - ay) - (by - ay) * (cx - ax);
  if (doubled === 0) return;
  const firstRow = Math.max(0, Math.ceil(Math.min(ay, by, cy) - 0.5));
  const lastRow = Math.min(height - 1, Math.floor(Math.max(ay, by, cy) - 0.5));
  const firstColumn = Math.max(0, Math.ceil(Math.min(ax, bx, cx) - 0.5));
  const lastColumn = Math.min(width - 1, Math.floor(Math.max(ax, bx, cx) - 0.5));
  for (let row = firstRow; row <= lastRow; row += 1)
    for (let column = firstColumn; column <= lastColumn; column += 1) {
      const [x, y] = [column + 0.5 - ax, row + 0.5 - ay];
      const ofB = (x * (cy - ay) - y * (cx - ax)) / doubled;
      const ofC = (y * (bx - ax) - x * (by - ay)) / doubled;
      if (ofB < 0 || ofC < 0 || ofB + ofC > 1) continue;
      const depth = az + ofB * (bz - az) + ofC * (cz - az);
      const sample = row * width + column;
      if (depth <= (depths[sample] ?? 0)) continue;
      depths[sample] = depth;
      shades[sample] = shade;
    }
}

/** Two points for each edge. */
function drawEdges({ width, height, depths, shades }: Canvas, points: Float32Array): void {
  for (let at = 0; at < points.length; at += 6) {
    const [x = 0, y = 0, depth = 0, endX = 0, endY = 0, endDepth = 0] = points.subarray(at, at + 6);
    const steps = Math.max(1, Math.ceil(Math.hypot(endX - x, endY - y)));
    for (let step = 0; step <= steps; step += 1) {
      const share = step / steps;
      const near = depth + share * (endDepth - depth) + EDGE_LIFT;
      const [left, top] = [x + share * (endX - x), y + share * (endY - y)].map(Math.round);
      // As wide as one pixel of the picture.
      for (let sample = 0; sample < SAMPLES * SAMPLES; sample += 1) {
        const column = (left ?? 0) - (sample % SAMPLES);
        const row = (top ?? 0) - Math.floor(sample / SAMPLES);
        if (column < 0 || row < 0 || column >= width || row >= height) continue;
        if (near > (depths[row * width + column] ?? 0)) shades[row * width + column] = EDGE;
      }
    }
  }
}

/** Reduces the samples to the size of the picture. */
function toPixels({ width: wide, shades }: Canvas, { width, height }: PictureView) {
  const pixels = new Uint8ClampedArray(4 * width * height);
  for (let pixel = 0; pixel < width * height; pixel += 1) {
    const first = SAMPLES * (Math.floor(pixel / width) * wide + (pixel % width));
    const sums = [0, 0, 0];
    let covered = 0;
    for (let sample = 0; sample < SAMPLES * SAMPLES; sample += 1) {
      const shade = shades[first + Math.floor(sample / SAMPLES) * wide + (sample % SAMPLES)] ?? 0;
      if (shade === 0) continue;
      covered += 1;
      for (const axis of [0, 1, 2] as const)
        sums[axis] = (sums[axis] ?? 0) + (shade === EDGE ? INK[axis] : (FACE[axis] * shade) / 255);
    }
    if (covered === 0) continue;
    pixels.set(
      sums.map((sum) => sum / covered),
      4 * pixel,
    );
    pixels[4 * pixel + 3] = (255 * covered) / (SAMPLES * SAMPLES);
  }
  return pixels;
}
