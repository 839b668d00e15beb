/** A place in the field: x to the right, y down. */
export type Point = readonly [x: number, y: number];

/** A corner of an outline; the third number rounds it to that radius. */
export type Vertex = readonly [x: number, y: number, radius?: number];

type Corner = { start: Point; end: Point; centre: Point; radius: number; sweep: 0 | 1 };

const ARC_STEP = Math.PI / 24;

/** To one decimal: finer than a screen shows, short in the markup. */
export function round(value: number) {
  return Math.round(value * 10) / 10;
}

/** The point at `reach` from `centre`; angles in degrees, clockwise from the right. */
export function polar([x, y]: Point, reach: number, degrees: number): Point {
  const angle = (degrees * Math.PI) / 180;
  return [x + reach * Math.cos(angle), y + reach * Math.sin(angle)];
}

export function distance([ax, ay]: Point, [bx, by]: Point) {
  return Math.hypot(bx - ax, by - ay);
}

export function line(...points: readonly Point[]) {
  return points.map(([x, y], i) => `${i === 0 ? "M" : "L"}${round(x)} ${round(y)}`).join("");
}

/** The closed path through the vertices, corners rounded as they ask. */
export function outline(vertices: readonly Vertex[]) {
  const parts = corners(vertices).map(({ start, end, radius, sweep }, i) => {
    const arrive = `${i === 0 ? "M" : "L"}${round(start[0])} ${round(start[1])}`;
    if (radius === 0) return arrive;
    return `${arrive}A${round(radius)} ${round(radius)} 0 0 ${sweep} ${round(end[0])} ${round(end[1])}`;
  });
  return `${parts.join("")}Z`;
}

/** The same outline as straight pieces, for hatching. */
export function flatten(vertices: readonly Vertex[]): Point[] {
  return corners(vertices).flatMap(({ start, end, centre, radius, sweep }) => {
    if (radius === 0) return [start];
    const from = Math.atan2(start[1] - centre[1], start[0] - centre[0]);
    const to = Math.atan2(end[1] - centre[1], end[0] - centre[0]);
    const turn = sweep === 1 ? positive(to - from) : -positive(from - to);
    const steps = Math.max(1, Math.ceil(Math.abs(turn) / ARC_STEP));
    return Array.from({ length: steps + 1 }, (_, i): Point => {
      const angle = from + (turn * i) / steps;
      return [centre[0] + radius * Math.cos(angle), centre[1] + radius * Math.sin(angle)];
    });
  });
}

/** A circle as an outline of four rounded corners. */
export function circle([x, y]: Point, r: number): Vertex[] {
  return [
    [x - r, y - r, r],
    [x + r, y - r, r],
    [x + r, y + r, r],
    [x - r, y + r, r],
  ];
}

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
  const sharp: Corner = { start: [x, y], end: [x, y], centre: [x, y], radius: 0, sweep: 0 };
  if (radius === 0) return sharp;
  const back = unit(before[0] - x, before[1] - y);
  const ahead = unit(after[0] - x, after[1] - y);
  const half = Math.acos(Math.max(-1, Math.min(1, back[0] * ahead[0] + back[1] * ahead[1]))) / 2;
  if (half < 0.01 || half > Math.PI / 2 - 0.01) return sharp;
  const reach = radius / Math.tan(half);
  const middle = unit(back[0] + ahead[0], back[1] + ahead[1]);
  const toCentre = radius / Math.sin(half);
  return {
    start: [x + back[0] * reach, y + back[1] * reach],
    end: [x + ahead[0] * reach, y + ahead[1] * reach],
    centre: [x + middle[0] * toCentre, y + middle[1] * toCentre],
    radius,
    sweep: back[0] * ahead[1] - back[1] * ahead[0] < 0 ? 1 : 0,
  };
}

function unit(x: number, y: number): Point {
  const length = Math.hypot(x, y);
  return [x / length, y / length];
}

function positive(angle: number) {
  return (angle + 4 * Math.PI) % (2 * Math.PI);
}
