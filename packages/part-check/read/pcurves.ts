/** An edge: its name, its two vertices, and at the end of the match the number of its curve. */
const EDGE = /^EDGE_CURVE\s*\(\s*'(?:[^']|'')*'\s*,\s*#\d+\s*,\s*#\d+\s*,\s*#(\d+)/;
/** A curve on surfaces: its name, the curve in space, and a PCURVE for each surface. */
const SURFACE_CURVE = /^(?:SURFACE|SEAM)_CURVE\s*\(\s*'(?:[^']|'')*'\s*,\s*#(\d+)\s*,\s*\(([#\d\s,]+)\)/;
/** A curve in the parameters of a surface: its name and the surface. */
const PCURVE = /^PCURVE\s*\(\s*'(?:[^']|'')*'\s*,\s*#(\d+)/;
const SIMPLE_SURFACE = /^(?:PLANE|(?:CYLINDRICAL|CONICAL|SPHERICAL|TOROIDAL)_SURFACE)\b/;

/** One line of the data, such as `#12 = LINE('', #13, #14);`. */
interface Statement {
  /** In bytes from the start of the file. */
  readonly start: number;
  readonly end: number;
  /** What is between `#12 =` and the semicolon. */
  readonly content: string;
  /** How many references to it are in other statements. */
  uses: number;
}

type Statements = ReadonlyMap<number, Statement>;

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
export function withoutPcurves(bytes: Uint8Array<ArrayBuffer>, text: string): Uint8Array<ArrayBuffer> {
  const data = Math.max(0, text.indexOf("DATA;"));
  // A comment may contain anything, even half a statement.
  if (!text.includes("PCURVE", data) || text.includes("/*", data)) return bytes;
  const statements = parse(text, data);
  const changes: Change[] = [];
  for (const { end, content } of statements.values()) {
    const [match = "", id = ""] = EDGE.exec(content) ?? [];
    const inSpace = curveInSpace(statements, Number(id));
    if (inSpace === undefined) continue;
    const endOfId = end - ";".length - content.length + match.length;
    changes.push({ start: endOfId - id.length, end: endOfId, replacement: String(inSpace) });
    addUse(statements, inSpace);
    changes.push(...removeUse(statements, Number(id)));
  }
  return applyChanges(bytes, changes);
}

function parse(text: string, data: number): Statements {
  const statements = new Map<number, Statement>();
  let start = data;
  let isInString = false;
  for (let at = data; at < text.length; at += 1) {
    const character = text[at];
    if (character === "'") isInString = !isInString;
    if (character !== ";" || isInString) continue;
    const [number, id] = /^\s*#(\d+)\s*=\s*/.exec(text.slice(start, at)) ?? [];
    if (number !== undefined) {
      const content = text.slice(start + number.length, at);
      statements.set(Number(id), { start, end: at + 1, content, uses: 0 });
    }
    start = at + 1;
  }
  for (const { content } of statements.values())
    for (const id of referencesIn(content)) addUse(statements, id);
  return statements;
}

const referencesIn = (content: string): number[] =>
  Array.from(content.matchAll(/#(\d+)/g), ([, id]) => Number(id));

/** The curve in space of a curve on surfaces, if none of the surfaces needs its PCURVE. */
function curveInSpace(statements: Statements, id: number): number | undefined {
  const [, curve, pcurves = ""] = SURFACE_CURVE.exec(statements.get(id)?.content ?? "") ?? [];
  if (curve === undefined) return undefined;
  const areSimple = referencesIn(pcurves).every((pcurve) => {
    const [, surface] = PCURVE.exec(statements.get(pcurve)?.content ?? "") ?? [];
    return SIMPLE_SURFACE.test(statements.get(Number(surface))?.content ?? "");
  });
  return areSimple ? Number(curve) : undefined;
}

function addUse(statements: Statements, id: number): void {
  const statement = statements.get(id);
  if (statement !== undefined) statement.uses += 1;
}

/**
 * Removes a reference to a statement. If it was the last one, also removes the statement and its own references. In a damaged file, a
 * statement may refer to the edge that refers to it. Each statement is still removed only once.
 */
function removeUse(statements: Statements, id: number): Change[] {
  const removals: Change[] = [];
  const references = [id];
  for (const reference of references) {
    const statement = statements.get(reference);
    if (statement === undefined) continue;
    statement.uses -= 1;
    if (statement.uses !== 0) continue;
    removals.push({ start: statement.start, end: statement.end, replacement: "" });
    references.push(...referencesIn(statement.content));
  }
  return removals;
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
