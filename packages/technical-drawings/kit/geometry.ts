/** A point of the drawing, with x to the right and y down. */
export type Point = readonly [x: number, y: number];

/** A corner of an outline. The optional third number is its corner radius. */
export type Vertex = readonly [x: number, y: number, radius?: number];

interface Corner {
  start: Point;
  end: Point;
  radius: number;
  sweep: 0 | 1;
}

/** Rounds to one decimal, which is finer than a screen can show and short in the markup. */
export function round(value: number) {
  return Math.round(value * 10) / 10;
}

/** The point at the distance `reach` from `center`. Angles are in degrees, clockwise from the right. */
export function polar([x, y]: Point, reach: number, degrees: number): Point {
  const angle = (degrees * Math.PI) / 180;
  return [x + reach * Math.cos(angle), y + reach * Math.sin(angle)];
}

export function distance([ax, ay]: Point, [bx, by]: Point) {
  return Math.hypot(bx - ax, by - ay);
}

/** The open path through the points. */
export function line(...points: readonly Point[]) {
  return points.map((point, i) => segment(points[i - 1], point)).join("");
}

/** The closed path through the vertices, with their corner radii. Relative to `from`, the start of the outline before it, if there is one. */
export function outline(vertices: readonly Vertex[], from?: Point) {
  const all = corners(vertices);
  const parts = all.map(({ start, end, radius, sweep }, i) => {
    const arrive = i === 0 && from ? `m${coordinates(offset(from, start))}` : segment(all[i - 1]?.end, start);
    if (radius === 0) return arrive;
    return `${arrive}a${round(radius)} ${round(radius)} 0 0 ${sweep} ${coordinates(offset(start, end))}`;
  });
  return `${parts.join("")}Z`;
}

/** The outlines of several shapes in one path. */
export function outlines(shapes: readonly (readonly Vertex[])[]) {
  return shapes.map((shape, i) => outline(shape, corners(shapes[i - 1] ?? [])[0]?.start)).join("");
}

/**
 * A path segment in its shortest form, relative to its start, so that repeated shapes give the same text and compress well. This
 * matters because drawings are most of a guide's HTML.
 */
export function segment(from: Point | undefined, to: Point) {
  if (!from) return `M${coordinates([round(to[0]), round(to[1])])}`;
  const [x, y] = offset(from, to);
  if (y === 0) return x === 0 ? "" : `h${x}`;
  return x === 0 ? `v${y}` : `l${coordinates([x, y])}`;
}

/** The vector between two points after rounding, so that rounding errors do not add up along a path. */
function offset([ax, ay]: Point, [bx, by]: Point): Point {
  return [round(round(bx) - round(ax)), round(round(by) - round(ay))];
}

function coordinates([x, y]: Point) {
  return y < 0 ? `${x}${y}` : `${x} ${y}`;
}

/** A rectangle. `x` and `y` are its upper left corner; `radius` rounds all four corners. */
export function box(x: number, y: number, width: number, height: number, radius = 0): Vertex[] {
  return [
    [x, y, radius],
    [x + width, y, radius],
    [x + width, y + height, radius],
    [x, y + height, radius],
  ];
}

function corners(vertices: readonly Vertex[]): Corner[] {
  return vertices.map((vertex, i) => {
    const before = vertices.at(i - 1) ?? vertex;
    const after = vertices[(i + 1) % vertices.length] ?? vertex;
    return corner(before, vertex, after);
  });
}

function corner(before: Vertex, [x, y, radius = 0]: Vertex, after: Vertex): Corner {
  const sharp: Corner = { start: [x, y], end: [x, y], radius: 0, sweep: 0 };
  if (radius === 0) return sharp;
  const back = unit(before[0] - x, before[1] - y);
  const ahead = unit(after[0] - x, after[1] - y);
  const half = Math.acos(Math.max(-1, Math.min(1, back[0] * ahead[0] + back[1] * ahead[1]))) / 2;
  if (half < 0.01 || half > Math.PI / 2 - 0.01) return sharp;
  const reach = radius / Math.tan(half);
  return {
    start: [x + back[0] * reach, y + back[1] * reach],
    end: [x + ahead[0] * reach, y + ahead[1] * reach],
    radius,
    sweep: back[0] * ahead[1] - back[1] * ahead[0] < 0 ? 1 : 0,
  };
}

function unit(x: number, y: number): Point {
  const length = Math.hypot(x, y);
  return [x / length, y / length];
}
