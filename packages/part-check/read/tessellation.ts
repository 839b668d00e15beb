import type { ReadBody } from "../mesh/mesh.ts";
import { PartSize } from "./limits.ts";
import { withOwnVertices } from "./own-vertices.ts";
import { placementsIn } from "./placements.ts";
import { ReadError } from "./read-error.ts";
import { move } from "./transform.ts";

/** The data of a STEP statement: numbers, references as `#12`, and lists of them. Strings and enumerations are left out. */
type Value = number | string | readonly Value[];

interface Statement {
  readonly type: string;
  readonly name: string;
  readonly values: readonly Value[];
}

const BODIES: ReadonlySet<string> = new Set(["TESSELLATED_SOLID", "TESSELLATED_SHELL"]);
const FACES: ReadonlySet<string> = new Set([
  "TRIANGULATED_FACE",
  "COMPLEX_TRIANGULATED_FACE",
  "TRIANGULATED_SURFACE_SET",
  "COMPLEX_TRIANGULATED_SURFACE_SET",
]);

/**
 * The tessellated geometry of a STEP file (ISO 10303-42, AP242), which Open CASCADE does not read here: triangles, strips and fans with a
 * common list of points, where the assembly places them. Lengths are in the unit of the file. Empty if there is none.
 */
export function readTessellation(text: string): ReadBody[] {
  if (!/\b(?:COMPLEX_)?TRIANGULATED_(?:FACE|SURFACE_SET)\b/.test(text)) return [];
  const statements = statementsOf(text);
  const faces = [...statements.values()].filter(({ type }) => FACES.has(type));
  const placementsOf = placementsIn(text);
  const size = new PartSize();
  const groups = [...statements].flatMap(([reference, { type, name, values }]) => {
    if (!BODIES.has(type)) return [];
    const own = new Set(listOf(values[0]).flatMap((face) => statements.get(String(face)) ?? []));
    if (own.size === 0) return [];
    const placements = placementsOf(reference);
    size.add({ bodies: placements.length });
    return [{ name, faces: [...own], placements }];
  });
  const grouped = new Set(groups.flatMap((group) => group.faces));
  const loose = faces.filter((face) => !grouped.has(face));
  return [...groups, { name: "", faces: loose, placements: [[]] }]
    .filter((group) => group.faces.length > 0)
    .flatMap(({ name, faces: own, placements }) =>
      placements.map((placement) => {
        const body = bodyOf(name, own, statements, size);
        for (const transform of placement) move(body.positions, transform);
        return body;
      }),
    );
}

function bodyOf(
  name: string,
  faces: readonly Statement[],
  statements: ReadonlyMap<string, Statement>,
  size: PartSize,
): ReadBody {
  const positions: number[] = [];
  const corners: number[] = [];
  /** The first vertex of each list of points. All faces of a body may have one. */
  const firstOf = new Map<string, number>();
  for (const face of faces) {
    const list = String(face.values[0]);
    const first = firstOf.get(list) ?? positions.length / 3;
    if (!firstOf.has(list)) {
      firstOf.set(list, first);
      const points = listOf(statements.get(list)?.values[1]);
      size.add({ vertices: points.length });
      for (const point of points) {
        const [x = Number.NaN, y = Number.NaN, z = Number.NaN] = numbersOf(point);
        positions.push(x, y, z);
      }
    }
    const own = cornersOf(face);
    size.add({ triangles: own.length / 3 });
    for (const corner of own) corners.push(first + corner);
  }
  if (corners.some((corner) => !(3 * corner < positions.length))) throw new ReadError("damaged");
  return withOwnVertices(name, corners, positions);
}

/** Three points for each triangle of a face: their positions in the list of points, from 0. */
function cornersOf({ type, values }: Statement): number[] {
  const isComplex = type.startsWith("COMPLEX");
  const lists = values.filter((value) => Array.isArray(value));
  const [numbering = [], triangles = [], fans = []] = lists.slice(isComplex ? -3 : -2);
  const chosen = numbersOf(numbering);
  const faces = isComplex
    ? [
        ...listOf(triangles).flatMap((strip) => ofStrip(numbersOf(strip))),
        ...listOf(fans).flatMap((fan) => ofFan(numbersOf(fan))),
      ]
    : listOf(triangles).flatMap(numbersOf);
  return faces.map((number) => (chosen[number - 1] ?? number) - 1);
}

/** Every other triangle of a strip has the opposite orientation. */
function ofStrip(points: readonly number[]): number[] {
  return points.slice(2).flatMap((point, index) => {
    const [a = 0, b = 0] = points.slice(index, index + 2);
    return index % 2 === 0 ? [a, b, point] : [b, a, point];
  });
}

function ofFan([center = 0, ...points]: readonly number[]): number[] {
  return points.slice(1).flatMap((point, index) => [center, points[index] ?? 0, point]);
}

const listOf = (value: Value | undefined): readonly Value[] => (Array.isArray(value) ? value : []);
const numbersOf = (value: Value): number[] => listOf(value).map(Number);

/** The statements of tessellated geometry, by their reference. */
function statementsOf(text: string): Map<string, Statement> {
  const statements = new Map<string, Statement>();
  const pattern =
    /(#\d+)\s*=\s*(COORDINATES_LIST|\w*TRIANGULATED_\w+|TESSELLATED_(?:SOLID|SHELL))\s*\(\s*'((?:[^']|'')*)'\s*,/g;
  for (const match of text.replaceAll(/\/\*[\s\S]*?\*\//g, "").matchAll(pattern)) {
    const [start, reference = "", type = "", name = ""] = match;
    const first = match.index + start.length;
    const content = match.input.slice(first, match.input.indexOf(";", first));
    statements.set(reference, { type, name, values: valuesOf(content) });
  }
  return statements;
}

function valuesOf(content: string): readonly Value[] {
  const open: Value[][] = [[]];
  for (const [token] of content.matchAll(/[()]|#\d+|[-+]?\d[\d.]*(?:E[-+]?\d+)?/gi)) {
    if (token === "(") open.push([]);
    else if (token === ")") {
      const closed = open.length > 1 ? open.pop() : undefined;
      if (closed) open.at(-1)?.push(closed);
    } else open.at(-1)?.push(token.startsWith("#") ? token : Number(token));
  }
  return open[0] ?? [];
}
