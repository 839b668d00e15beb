import type { ReadBody } from "../mesh/mesh.ts";
import { PartSize } from "./limits.ts";
import { withOwnVertices } from "./own-vertices.ts";
import { placementsIn } from "./placements.ts";
import { ReadError } from "./read-error.ts";
import { referencesIn, type Statements, TEXT } from "./step-statements.ts";
import { move } from "./transform.ts";

/** The type and the name of a statement. */
const HEAD = new RegExp(String.raw`^(\w+)\s*\(\s*(${TEXT})\s*,\s*`);
const BODIES: ReadonlySet<string> = new Set(["TESSELLATED_SOLID", "TESSELLATED_SHELL"]);
const FACES: ReadonlySet<string> = new Set([
  "TRIANGULATED_FACE",
  "COMPLEX_TRIANGULATED_FACE",
  "TRIANGULATED_SURFACE_SET",
  "COMPLEX_TRIANGULATED_SURFACE_SET",
]);

interface Statement {
  readonly type: string;
  readonly name: string;
  /** What follows the name. */
  readonly values: string;
}

function parse(content: string): Statement {
  const [head = "", type = "", name = ""] = HEAD.exec(content) ?? [];
  return { type, name: name.slice(1, -1), values: content.slice(head.length) };
}

/**
 * The tessellated geometry of a STEP file (ISO 10303-42, AP242), which Open CASCADE does not read here: triangles, strips and fans with a
 * common list of points, where the assembly places them. Lengths are in the unit of the file. Empty if there is none. `size` counts what it
 * keeps.
 */
export function readTessellation(statements: Statements, size: PartSize): ReadBody[] {
  const faces = new Set<number>();
  const groups: number[] = [];
  for (const [id, content] of statements) {
    const { type } = parse(content);
    if (FACES.has(type)) faces.add(id);
    if (BODIES.has(type)) groups.push(id);
  }
  if (faces.size === 0) return [];
  const parts = new PartsOfFaces(statements, size);
  const loose = new Set(faces);
  const placementsOf = placementsIn(statements, size);
  const bodies: ReadBody[] = [];
  for (const id of groups) {
    const { name, values } = parse(statements.contentOf(id));
    const own = new Set<number>();
    for (const face of referencesIn(/^\([#\d\s,]*/.exec(values)?.[0] ?? "")) {
      // A few letters for each: thousands of bodies may have the same thousands of faces.
      size.add({ values: 1 });
      if (faces.has(face)) own.add(face);
    }
    if (own.size === 0) continue;
    for (const face of own) loose.delete(face);
    const placements = placementsOf(id);
    size.add({ bodies: placements.length });
    const body = bodyOf(name, own, parts, size);
    const copies = placements.length - 1;
    size.add({
      triangles: (copies * (body.indices?.length ?? 0)) / 3,
      vertices: (copies * body.positions.length) / 3,
    });
    for (const placement of placements) {
      const positions = body.positions.slice();
      for (const transform of placement) move(positions, transform);
      bodies.push({ ...body, positions });
    }
  }
  if (loose.size > 0) bodies.push(bodyOf("", loose, parts, size));
  return bodies;
}

/** The points and triangles of faces. Each statement is read once: thousands of bodies may have the same faces. */
class PartsOfFaces {
  readonly #statements: Statements;
  readonly #size: PartSize;
  readonly #points = new Map<number, readonly number[]>();
  readonly #faces = new Map<number, { readonly list: number; readonly corners: readonly number[] }>();

  constructor(statements: Statements, size: PartSize) {
    this.#statements = statements;
    this.#size = size;
  }

  /** The coordinates of a list of points. */
  pointsOf(list: number): readonly number[] {
    const known = this.#points.get(list);
    if (known !== undefined) return known;
    const points = readPoints(parse(this.#statements.contentOf(list)), this.#size);
    this.#points.set(list, points);
    return points;
  }

  /** The list of points that a face has, and the corners of its triangles in it, from 0. */
  trianglesOf(face: number): { readonly list: number; readonly corners: readonly number[] } {
    const known = this.#faces.get(face);
    if (known !== undefined) return known;
    const statement = parse(this.#statements.contentOf(face));
    const list = Number(/^#(\d+)/.exec(statement.values)?.[1]);
    const triangles = { list, corners: readTriangles(statement, this.#size) };
    this.#faces.set(face, triangles);
    return triangles;
  }
}

function bodyOf(name: string, faces: Iterable<number>, parts: PartsOfFaces, size: PartSize): ReadBody {
  const positions: number[] = [];
  const corners: number[] = [];
  /** The first vertex of each list of points. All faces of a body may have one. */
  const firstOf = new Map<number, number>();
  for (const face of faces) {
    const { list, corners: own } = parts.trianglesOf(face);
    const first = firstOf.get(list) ?? positions.length / 3;
    if (!firstOf.has(list)) {
      firstOf.set(list, first);
      const points = parts.pointsOf(list);
      size.add({ vertices: points.length / 3 });
      for (const coordinate of points) positions.push(coordinate);
    }
    size.add({ triangles: own.length / 3 });
    for (const corner of own) corners.push(first + corner);
  }
  if (corners.some((corner) => !(3 * corner < positions.length))) throw new ReadError("damaged");
  return withOwnVertices(name, corners, positions);
}

function readPoints({ type, values }: Statement, size: PartSize): number[] {
  const positions: number[] = [];
  if (type !== "COORDINATES_LIST") return positions;
  const [points = ""] = lastLists(values, 1);
  readLists(points, (number, position) => {
    if (position === 0) {
      size.add({ vertices: 1 });
      positions.push(number, Number.NaN, Number.NaN);
    } else if (position < 3) positions[positions.length - 3 + position] = number;
  });
  return positions;
}

/** The corners of the triangles of a face. They refer to its points directly, or to a list of the points that the face has. */
function readTriangles({ type, values }: Statement, size: PartSize): number[] {
  const corners: number[] = [];
  const isComplex = type.startsWith("COMPLEX");
  const [numbering = "", triangles = "", fans = ""] = lastLists(values, isComplex ? 3 : 2);
  const chosen: number[] = [];
  // Of this face alone: other faces have other points of the part.
  const own = new PartSize();
  readLists(numbering, (number) => {
    own.add({ vertices: 1 });
    chosen.push(number);
  });
  const add = (...triangle: readonly number[]) => {
    size.add({ values: 1 });
    for (const number of triangle) corners.push((chosen[number - 1] ?? number) - 1);
  };
  let [a, b] = [0, 0];
  readLists(triangles, (c, position) => {
    // Every other triangle of a strip has the opposite orientation.
    if (isComplex ? position >= 2 : position % 3 === 2)
      if (isComplex && position % 2 === 1) add(b, a, c);
      else add(a, b, c);
    [a, b] = [b, c];
  });
  readLists(fans, (c, position) => {
    if (position >= 2) add(a, b, c);
    if (position === 0) a = c;
    b = c;
  });
  return corners;
}

const [OPEN, CLOSE, COMMA, SPACE] = [0x28, 0x29, 0x2c, 0x20] as const;

/** The last lists among values, of which a statement may have many. */
function lastLists(values: string, count: number): string[] {
  const lists: [start: number, end: number][] = [];
  let depth = 0;
  let start = 0;
  for (let at = 0; at < values.length; at += 1) {
    const code = values.charCodeAt(at);
    if (code === OPEN) {
      if (depth === 0) start = at;
      depth += 1;
    } else if (code === CLOSE) {
      depth -= 1;
      if (depth === 0) lists.push([start, at]);
      if (lists.length > count) lists.shift();
    }
  }
  return lists.map(([from, to]) => values.slice(from, to));
}

const NUMBER = /[-+]?\d[\d.]*(?:E[-+]?\d+)?/iy;

/** Reads the numbers of nested lists, each with its position in the innermost one. Keeps none: a list may have millions. */
function readLists(text: string, add: (number: number, position: number) => void): void {
  let position = 0;
  for (let at = 0; at < text.length; at += 1) {
    const code = text.charCodeAt(at);
    if (code === OPEN || code === CLOSE) position = 0;
    else if (code === COMMA || code <= SPACE) continue;
    else {
      NUMBER.lastIndex = at;
      const number = NUMBER.exec(text)?.[0];
      if (number === undefined) continue;
      add(Number(number), position);
      position += 1;
      at += number.length - 1;
    }
  }
}
