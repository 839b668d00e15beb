import { indexAt } from "../math/typed-arrays.ts";
import type { ReadBody } from "../mesh.ts";
import { MAX_BODIES, nestShells, type Shell, shellsOf } from "./shells.ts";
import { connectTriangles, flip, orientShells } from "./topology.ts";
import { weld } from "./weld.ts";

/** A body of the file, whose triangles are connected and have one orientation. */
export interface ConnectedBody {
  readonly name: string;
  /** Three numbers for each vertex, in mm. */
  readonly positions: Float64Array;
  /** Three vertices for each triangle. */
  readonly indices: Uint32Array;
  /** Three for each triangle: see Mesh. */
  readonly neighbors: Int32Array;
  /** The CAD face of each triangle, numbered over all bodies; undefined for a mesh file. */
  readonly faces: Uint32Array | undefined;
  readonly openEdges: number;
  readonly sharedEdges: number;
  readonly flipped: number;
  readonly degenerate: number;
  /** All shells of a solid of a CAD file are one body. Otherwise, each outer shell is a body of its own. */
  readonly bodies: readonly BodyShells[];
}

/** The shells of a body of the mesh. Its voids are among them. */
interface BodyShells {
  readonly shells: readonly Shell[];
  readonly voids: readonly Shell[];
}

/**
 * Welds the vertices of a body, drops degenerate triangles, finds neighbors and flips triangles that point inward. `tolerance` is the
 * distance in mm within which vertices may be welded.
 */
export function connectBody(
  body: ReadBody,
  format: "cad" | "mesh",
  tolerance: number,
  firstFace: number,
): ConnectedBody {
  const isSolid = format === "cad" && body.areFacesLoose !== true;
  const welded = isSolid ? weldBody(body, tolerance, false) : weldLoose(body, tolerance);
  const { indices, neighbors } = welded;
  const { shells: shellOf, shellCount, isFlipped } = orientShells(indices, neighbors);
  const shells = shellsOf(welded, shellOf, shellCount);
  const { insideOut, outsideOf } = nestShells(welded, shells);
  for (const { triangles } of insideOut)
    for (const triangle of triangles) {
      flip(indices, neighbors, triangle);
      isFlipped[triangle] = 1 - (isFlipped[triangle] ?? 0);
    }
  return {
    ...welded,
    name: body.name,
    faces: welded.faces?.map((face) => face + firstFace),
    flipped: isFlipped.reduce((sum, one) => sum + one, 0),
    bodies: bodiesOf(shells, outsideOf, isSolid),
  };
}

/** For a mesh file and loose faces: welds only equal vertices, unless a tolerance closes more edges. */
function weldLoose(body: ReadBody, tolerance: number): WeldedBody {
  const exact = weldBody(body, 0, true);
  if (exact.openEdges === 0) return exact;
  const tolerant = weldBody(body, tolerance, true);
  return tolerant.openEdges < exact.openEdges ? tolerant : exact;
}

type WeldedBody = ReturnType<typeof weldBody>;

/**
 * Welds the vertices, drops the triangles without three different vertices, and connects the others. Loose faces may be those of several
 * bodies.
 */
export function weldBody(
  { positions: read, indices: readIndices, cadFaces }: ReadBody,
  tolerance: number,
  areLoose: boolean,
) {
  const { positions, indices: all } = weld(read, readIndices, tolerance);
  const kept = wholeTriangles(all);
  const count = all.length / 3;
  const indices = kept.length === count ? all : pickTriangles(all, kept);
  const faces = cadFaces && Uint32Array.from(kept, (triangle) => indexAt(cadFaces, triangle));
  return {
    positions,
    indices,
    ...connectTriangles({ positions, indices }, areLoose ? faces : undefined),
    degenerate: count - kept.length,
    faces,
  };
}

/** The numbers of the triangles with three different vertices. */
function wholeTriangles(indices: Uint32Array): number[] {
  const whole: number[] = [];
  for (let triangle = 0; triangle < indices.length / 3; triangle += 1) {
    const [a, b, c] = [indices[3 * triangle], indices[3 * triangle + 1], indices[3 * triangle + 2]];
    if (a !== b && b !== c && c !== a) whole.push(triangle);
  }
  return whole;
}

function pickTriangles(indices: Uint32Array, triangles: readonly number[]): Uint32Array {
  return Uint32Array.from({ length: 3 * triangles.length }, (_, corner) =>
    indexAt(indices, 3 * (triangles[Math.floor(corner / 3)] ?? 0) + (corner % 3)),
  );
}

/** `outsideOf` has the shell around each inner shell. */
function bodiesOf(
  shells: readonly Shell[],
  outsideOf: ReadonlyMap<Shell, Shell>,
  isSolid: boolean,
): BodyShells[] {
  const withVoids = (own: readonly Shell[]): BodyShells => ({
    shells: own,
    voids: own.filter((shell) => shell.rim === undefined && !shell.isFlat && outsideOf.has(shell)),
  });
  const flat = shells.filter(({ isFlat }) => isFlat);
  const outer = shells.filter((shell) => !outsideOf.has(shell) && !shell.isFlat);
  if (outer.length === 0) return [withVoids(shells)];
  const inner = shells.filter((shell) => outsideOf.has(shell) && !shell.isFlat);
  if (isSolid || outer.length > MAX_BODIES) return [withVoids([...outer, ...inner, ...flat])];
  return outer.map((shell, index) =>
    withVoids([
      shell,
      ...inner.filter((other) => outsideOf.get(other) === shell),
      // What encloses nothing is no body of its own.
      ...(index === 0 ? flat : []),
    ]),
  );
}
