import { indexAt } from "../mesh/math/typed-arrays.ts";
import { referencesIn, type Statements, TEXT } from "./step-statements.ts";

/** An edge: its name, its two vertices, and at the end of the match the number of its curve. */
const EDGE = new RegExp(String.raw`^EDGE_CURVE\s*\(\s*${TEXT}\s*,\s*#\d+\s*,\s*#\d+\s*,\s*#(\d+)`);
/** A curve on surfaces: its name, the curve in space, and a PCURVE for each surface, of which there are two at most. */
const SURFACE_CURVE = new RegExp(
  String.raw`^(?:SURFACE|SEAM)_CURVE\s*\(\s*${TEXT}\s*,\s*#(\d+)\s*,\s*\(([#\d\s,]{1,100})\)`,
);
/** A curve in the parameters of a surface: its name and the surface. */
const PCURVE = new RegExp(String.raw`^PCURVE\s*\(\s*${TEXT}\s*,\s*#(\d+)`);
const SIMPLE_SURFACE = /^(?:PLANE|(?:CYLINDRICAL|CONICAL|SPHERICAL|TOROIDAL)_SURFACE)\b/;

/** Replaces the bytes from `start` to `end`. */
interface Change {
  readonly start: number;
  readonly end: number;
  readonly replacement: string;
}

/**
 * Removes what a STEP file says twice. Some programs write each edge as a curve in space and again in the parameters of each of its surfaces
 * (PCURVE, ISO 10303-42), which can take more than half of the file. For planes, cylinders, cones, spheres, and tori, Open CASCADE computes
 * these curves from the edge in less time than it takes to read them. `text` has one character for each byte.
 */
export function withoutPcurves(
  bytes: Uint8Array<ArrayBuffer>,
  text: string,
  statements: Statements,
): Uint8Array<ArrayBuffer> {
  const data = Math.max(0, text.indexOf("DATA;"));
  // A comment may contain anything, even half a statement.
  if (!text.includes("PCURVE", data) || text.includes("/*", data)) return bytes;
  const uses = new Uses(statements);
  const changes: Change[] = [];
  for (const [edge, content] of statements) {
    const [match = "", id = ""] = EDGE.exec(content) ?? [];
    const inSpace = curveInSpace(statements, Number(id));
    if (inSpace === undefined) continue;
    const [, end] = statements.rangeOf(edge);
    const endOfId = end - ";".length - content.length + match.length;
    changes.push({ start: endOfId - id.length, end: endOfId, replacement: String(inSpace) });
    uses.add(inSpace);
    for (const removed of uses.remove(Number(id))) {
      const [start, last] = statements.rangeOf(removed);
      changes.push({ start, end: last, replacement: "" });
    }
  }
  return applyChanges(bytes, changes);
}

/** The curve in space of a curve on surfaces, if none of the surfaces needs its PCURVE. */
function curveInSpace(statements: Statements, id: number): number | undefined {
  const [, curve, pcurves = ""] = SURFACE_CURVE.exec(statements.startOf(id)) ?? [];
  if (curve === undefined) return undefined;
  for (const pcurve of referencesIn(pcurves)) {
    const [, surface] = PCURVE.exec(statements.startOf(pcurve)) ?? [];
    if (!SIMPLE_SURFACE.test(statements.startOf(Number(surface)))) return undefined;
  }
  return Number(curve);
}

/** How many references to each statement are in others. */
class Uses {
  readonly #statements: Statements;
  readonly #counts: Int32Array;

  constructor(statements: Statements) {
    this.#statements = statements;
    this.#counts = new Int32Array(statements.count);
    for (const [, content] of statements) for (const id of referencesIn(content)) this.add(id);
  }

  add(id: number, count = 1): number | undefined {
    const index = this.#statements.indexOf(id);
    if (index === undefined) return undefined;
    return (this.#counts[index] = indexAt(this.#counts, index) + count);
  }

  /**
   * Removes a reference to a statement. If it was the last one, the statement goes with its own references. Returns the ids of those that go.
   * In a damaged file, a statement may refer to the edge that refers to it. Each still goes only once.
   */
  remove(id: number): number[] {
    const removed = this.add(id, -1) === 0 ? [id] : [];
    for (const each of removed)
      for (const reference of referencesIn(this.#statements.contentOf(each)))
        if (this.add(reference, -1) === 0) removed.push(reference);
    return removed;
  }
}

/** Changes overlap only in damaged files: if an edge is removed, the reference in it has a change too. */
function applyChanges(bytes: Uint8Array<ArrayBuffer>, changes: readonly Change[]): Uint8Array<ArrayBuffer> {
  const encoder = new TextEncoder();
  const added = changes.reduce((sum, { replacement }) => sum + replacement.length, 0);
  const result = new Uint8Array(bytes.length + added);
  let [read, written] = [0, 0];
  const write = (part: Uint8Array) => {
    result.set(part, written);
    written += part.length;
  };
  for (const { start, end, replacement } of changes.toSorted((a, b) => a.start - b.start)) {
    write(bytes.subarray(read, start));
    if (replacement !== "") write(encoder.encode(replacement));
    read = Math.max(read, end);
  }
  write(bytes.subarray(read));
  return result.subarray(0, written);
}
