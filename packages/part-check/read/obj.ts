import type { ReadBody } from "../mesh/mesh.ts";
import { PartSize } from "./limits.ts";
import { withOwnVertices } from "./own-vertices.ts";
import { trianglesOf } from "./polygon.ts";
import { ReadError } from "./read-error.ts";
import { numberOf, TextLines } from "./text-lines.ts";

/**
 * Reads the vertices and faces of a Wavefront OBJ file. Each object (`o`) with faces is a body. Polygons are split into triangles.
 * Materials, texture coordinates and curves are ignored.
 */
export function readObj(bytes: Uint8Array): ReadBody[] {
  const numbers: number[] = [];
  const bodies: { name: string; polygons: number[][] }[] = [{ name: "", polygons: [] }];
  const size = new PartSize();
  for (const line of wholeLines(bytes)) {
    const words = line.trim().split(/\s+/);
    const keyword = words[0];
    if (keyword === "v") {
      if (words.length < 4) throw new ReadError("truncated");
      for (let axis = 1; axis <= 3; axis += 1) numbers.push(numberOf(words[axis]));
      size.add({ vertices: 1 });
    } else if (keyword === "o") {
      size.add({ bodies: 1 });
      bodies.push({ name: words.slice(1).join(" "), polygons: [] });
    } else if (keyword === "f") {
      const comment = words.findIndex((word) => word.startsWith("#"));
      const corners = words
        .slice(1, comment < 0 ? undefined : comment)
        .map((word) => vertexOf(word, numbers.length / 3));
      // One triangle also for a polygon that has none, because it is kept until the end.
      size.add({ triangles: Math.max(1, corners.length - 2) });
      bodies.at(-1)?.polygons.push(corners);
    }
  }
  const filled = bodies.filter(({ polygons }) => polygons.length > 0);
  if (filled.length === 0) throw new ReadError("no-solid");
  const ownOf = new Int32Array(numbers.length / 3).fill(-1);
  return filled.map(({ name, polygons }) => {
    for (const corner of polygons.flat())
      if (!(corner >= 0 && 3 * corner < numbers.length)) throw new ReadError("damaged");
    const corners = polygons.flatMap((polygon) => trianglesOf(polygon, numbers, size));
    return withOwnVertices(name, corners, numbers, ownOf);
  });
}

/** A polygon with a million corners. */
const MAX_LINE_LENGTH = 8_000_000;

/** Joins lines: one that ends with a backslash continues in the next. */
function* wholeLines(bytes: Uint8Array): Generator<string> {
  let start = "";
  for (const line of new TextLines(bytes)) {
    const continued = /^(.*)\\\s*$/.exec(line)?.[1];
    start += continued === undefined ? line : `${continued} `;
    if (start.length > MAX_LINE_LENGTH) throw new ReadError("too-large");
    if (continued !== undefined) continue;
    yield start;
    start = "";
  }
  if (start !== "") yield start;
}

/** The index of a corner such as `12/3/4`. Negative ones count from the last vertex above. Positive ones may be of vertices below. */
function vertexOf(word: string, count: number): number {
  const number = Number.parseInt(word, 10);
  return number < 0 ? count + number : number - 1;
}
