import { add, distance, lengthOf } from "part-check/mesh/math/vector.ts";
import type { PartBox, Point } from "part-check/model.ts";
import type { FindingValue } from "part-check/result.ts";
import type { QuantityWords } from "quantities/words.ts";

import { type Camera, type PictureSize, project } from "./camera.ts";
import { type BothSystems, findingText, lengthText } from "./lengths.ts";
import type { Across } from "./place-view.ts";

type Pixel = readonly [x: number, y: number];

/** The distance in pixels from the part to its dimension line, as in a drawing. */
const OFFSET = 26;
const ARROW_LENGTH = 8;
const ARROW_WIDTH = 2.6;
/** In pixels. A shorter edge is seen nearly end-on and gets no dimension. */
const MIN_LINE_LENGTH = 26;
/** The centers of two labels are at least this many pixels apart. */
const MIN_LABEL_DISTANCE = 44;
/** The center of a label is at least this many pixels from the edge of the picture. */
const LABEL_MARGIN = 32;

/** The radius in pixels of the ring around a place. */
const RING = 11;
/** In pixels. In a shorter length the arrows point at it from outside, as in ISO 129-1. */
const MIN_INSIDE = 34;
/** How long these arrows are, in pixels. */
const OUTSIDE = 22;

/** The place that is shown. */
export interface ShownPlace {
  readonly point: Point;
  /** The wall or gap, if one is measured there. */
  readonly across: Across | undefined;
  readonly measured: FindingValue | undefined;
}

interface Drawn {
  readonly camera: Camera;
  readonly size: PictureSize;
  readonly box: PartBox;
  readonly showsSize: boolean;
  /** The ends of a measurement: only one until the second point is picked. */
  readonly measured: readonly Point[];
  readonly shown: ShownPlace | undefined;
  /** How lengths are written. Default: in English. */
  readonly words: QuantityWords | undefined;
}

/** Draws dimensions, a measurement and a place over the picture. The page has the same values as text. */
export function drawOverlay(
  svg: SVGSVGElement,
  { camera, size, box, showsSize, measured, shown, words }: Drawn,
): void {
  svg.setAttribute("viewBox", `0 0 ${size.width} ${size.height}`);
  const at = (point: Point) => project(camera, size, point);
  svg.replaceChildren(
    ...(showsSize ? dimensions(box, size, at, words) : []),
    ...measurement(measured, at, words),
    ...(shown ? marker(shown, at, words) : []),
  );
}

/** A place: a ring that is visible however small the place is, or an arrow across the wall or gap. Both with the value. */
function marker(
  { point, across, measured }: ShownPlace,
  at: (point: Point) => Pixel,
  words: QuantityWords | undefined,
): SVGElement[] {
  const text = measured && findingText(measured, words);
  const [start, end] = across ? [at(across.from), at(across.to)] : [at(point), at(point)];
  const length = pixelsBetween(start, end);
  if (length < 2) {
    const [x, y] = start;
    return [
      element("circle", { cx: x, cy: y, r: RING, class: "pv-ring pv-halo" }),
      element("circle", { cx: x, cy: y, r: RING, class: "pv-ring" }),
      ...(text ? label([x, y - RING - 3], 0, text, "pv-measured") : []),
    ];
  }
  const along: Pixel = [(end[0] - start[0]) / length, (end[1] - start[1]) / length];
  const isInside = length >= MIN_INSIDE;
  const [tail, head] = isInside ? [start, end] : [shift(start, along, -OUTSIDE), shift(end, along, OUTSIDE)];
  return [
    line(tail, head, "pv-measure pv-halo"),
    line(tail, head, "pv-measure"),
    arrow(start, isInside ? end : tail, "pv-arrow pv-place"),
    arrow(end, isInside ? start : head, "pv-arrow pv-place"),
    ...(text ? label(mean([tail, head]), angleOf(start, end), text, "pv-measured") : []),
  ];
}

/** The dimensions of the box along its edges. One is left out if its label would cover another one on both sides of the part. */
function dimensions(
  box: PartBox,
  size: PictureSize,
  at: (point: Point) => Pixel,
  words: QuantityWords | undefined,
): SVGElement[] {
  const pixels = cornersOf(box).map(at);
  const center = mean(pixels);
  const labels: Pixel[] = [];
  return box.edges.flatMap((boxEdge, axis) => {
    const bit = 1 << axis;
    const edges = pixels.flatMap((start, index) => {
      const end = pixels[index | bit];
      return index & bit || !end ? [] : [outward(start, end, center)];
    });
    // The two outermost edges are on opposite sides of the part.
    const outside = edges.toSorted((a, b) => b.reach - a.reach).slice(0, 2);
    const edge = outside.find(
      (one) =>
        one.length >= MIN_LINE_LENGTH &&
        labels.every((other) => pixelsBetween(other, mean(dimensionLine(one))) >= MIN_LABEL_DISTANCE),
    );
    if (!edge) return [];
    labels.push(mean(dimensionLine(edge)));
    return dimension(edge, size, lengthText(lengthOf(boxEdge), words));
  });
}

/** The eight corners of a box. Each bit of the index is one of its edges. */
function cornersOf({ corner, edges }: PartBox): Point[] {
  return Array.from({ length: 8 }, (_, index) =>
    edges.filter((_edge, axis) => index & (1 << axis)).reduce<Point>(add, corner),
  );
}

/** The middle of the part of a dimension line that is in the picture, away from its edge. */
function labelPosition(
  [from, to]: readonly [Pixel, Pixel],
  { width, height }: PictureSize,
): Pixel | undefined {
  let [first, last] = [0, 1];
  for (const [axis, length] of [width, height].entries()) {
    const [start, span] = [from[axis] ?? 0, (to[axis] ?? 0) - (from[axis] ?? 0)];
    const limits = [LABEL_MARGIN, length - LABEL_MARGIN];
    // A line along the edge of the picture is completely inside or outside.
    const [enter = 0, leave = 0] = limits
      .map((limit) => (limit - start) / (span || 1e-9))
      .toSorted((a, b) => a - b);
    first = Math.max(first, enter);
    last = Math.min(last, leave);
  }
  if (first > last) return undefined;
  const middle = (first + last) / 2;
  return [from[0] + middle * (to[0] - from[0]), from[1] + middle * (to[1] - from[1])];
}

function dimensionLine({ start, end, normal }: Edge): readonly [Pixel, Pixel] {
  return [shift(start, normal, OFFSET), shift(end, normal, OFFSET)];
}

function dimension(edge: Edge, size: PictureSize, text: BothSystems): SVGElement[] {
  const { start, end, normal } = edge;
  const [from, to] = dimensionLine(edge);
  const place = labelPosition([from, to], size);
  return [
    // As in ISO 129-1, extension lines start with a small gap and end beyond the arrow.
    ...[start, end].map((point) => line(shift(point, normal, 4), shift(point, normal, OFFSET + 5))),
    line(from, to),
    arrow(from, to),
    arrow(to, from),
    ...(place ? label(place, angleOf(from, to), text) : []),
  ];
}

interface Edge {
  readonly start: Pixel;
  readonly end: Pixel;
  readonly length: number;
  /** Points away from the middle of the part. */
  readonly normal: Pixel;
  /** How far outside the edge is. Of two equal edges, the lower one is preferred. */
  readonly reach: number;
}

function outward(start: Pixel, end: Pixel, center: Pixel): Edge {
  const length = pixelsBetween(start, end);
  const across: Pixel = length === 0 ? [0, 0] : [-(end[1] - start[1]) / length, (end[0] - start[0]) / length];
  const [x, y] = mean([start, end]);
  const side = (x - center[0]) * across[0] + (y - center[1]) * across[1];
  const normal: Pixel = side < 0 ? [-across[0], -across[1]] : across;
  return { start, end, length, normal, reach: Math.abs(side) + normal[1] * 0.5 - normal[0] * 0.25 };
}

function measurement(
  points: readonly Point[],
  at: (point: Point) => Pixel,
  words: QuantityWords | undefined,
): SVGElement[] {
  const pixels = points.map(at);
  const marks = pixels.map(([x, y]) => element("circle", { cx: x, cy: y, r: 3.5, class: "pv-point" }));
  const [start, end] = pixels;
  const [first, second] = points;
  if (!start || !end || !first || !second) return marks;
  return [
    line(start, end, "pv-measure"),
    ...marks,
    ...label(
      mean([start, end]),
      angleOf(start, end),
      lengthText(distance(first, second), words),
      "pv-measured",
    ),
  ];
}

/** A text in both systems of units. The unit switch of the page shows one of them. */
function label([x, y]: Pixel, degrees: number, { metric, imperial }: BothSystems, kind = ""): SVGElement[] {
  const transform = `translate(${x} ${y}) rotate(${degrees})`;
  return [
    element("text", { transform, dy: "-0.45em", class: `metric ${kind}` }, metric),
    element("text", { transform, dy: "-0.45em", class: `imperial ${kind}` }, imperial),
  ];
}

/** The angle of text along a line, in degrees. As in ISO 129-1, the text is read from the bottom or from the right. */
function angleOf(start: Pixel, end: Pixel): number {
  const degrees = (Math.atan2(end[1] - start[1], end[0] - start[0]) * 180) / Math.PI;
  if (degrees > 89.5) return degrees - 180;
  return degrees < -90.5 ? degrees + 180 : degrees;
}

function line([x1, y1]: Pixel, [x2, y2]: Pixel, kind = "pv-line"): SVGElement {
  return element("line", { x1, y1, x2, y2, class: kind });
}

function arrow(tip: Pixel, other: Pixel, kind = "pv-arrow"): SVGElement {
  const length = pixelsBetween(tip, other) || 1;
  const along: Pixel = [(other[0] - tip[0]) / length, (other[1] - tip[1]) / length];
  const across: Pixel = [-along[1], along[0]];
  const base = shift(tip, along, ARROW_LENGTH);
  const points = [tip, shift(base, across, ARROW_WIDTH), shift(base, across, -ARROW_WIDTH)];
  return element("polygon", { points: points.map((point) => point.join()).join(" "), class: kind });
}

function mean(pixels: readonly Pixel[]): Pixel {
  const sum = pixels.reduce<Pixel>(([x, y], pixel) => [x + pixel[0], y + pixel[1]], [0, 0]);
  return [sum[0] / pixels.length, sum[1] / pixels.length];
}

function pixelsBetween(a: Pixel, b: Pixel): number {
  return Math.hypot(b[0] - a[0], b[1] - a[1]);
}

function shift([x, y]: Pixel, [right, down]: Pixel, pixels: number): Pixel {
  return [x + right * pixels, y + down * pixels];
}

function element(name: string, attributes: Record<string, string | number>, text = ""): SVGElement {
  const created = document.createElementNS("http://www.w3.org/2000/svg", name);
  for (const [key, value] of Object.entries(attributes)) created.setAttribute(key, String(value));
  created.textContent = text;
  return created;
}
