import { cross, dot, normalize, perpendicularTo, subtract, scale, type Vector } from "../mesh/math/vector.ts";
import { DEEPEST } from "./limits.ts";
import { ReadError } from "./read-error.ts";
import { type Axes, into, outOf, type Transform } from "./transform.ts";

// Where a STEP file puts its representations: each is the shape of a part, and the assembly places that of a part in its own (ISO 10303-43).

/** The transforms of one instance of a part, the innermost first. */
export type Placement = readonly Transform[];

/** One representation in another one. */
interface Use {
  readonly outer: string;
  readonly placement: Placement;
}

const MAX_PLACEMENTS = 10_000;

const STATEMENT = /(#\d+)\s*=\s*((?:[^;']|'[^']*')*);/g;
/** Also the start of a complex statement's part with this name. */
const RELATIONSHIP =
  /\b(?:SHAPE_)?REPRESENTATION_RELATIONSHIP\s*\(\s*'(?:[^']|'')*'\s*,\s*(?:'(?:[^']|'')*'|\$)\s*,\s*(#\d+)\s*,\s*(#\d+)/;
const WITH_TRANSFORMATION = /\bREPRESENTATION_RELATIONSHIP_WITH_TRANSFORMATION\s*\(\s*(#\d+)/;
const TRANSFORMATION =
  /^ITEM_DEFINED_TRANSFORMATION\s*\(\s*'(?:[^']|'')*'\s*,\s*(?:'(?:[^']|'')*'|\$)\s*,\s*(#\d+)\s*,\s*(#\d+)/;
const REPRESENTATION = /^\w*REPRESENTATION\s*\(\s*'(?:[^']|'')*'\s*,\s*\(([#\d\s,]*)\)/;

/** Finds where an item of the file, such as a tessellated solid, is placed: once for each instance of its part. */
export function placementsIn(text: string): (item: string) => readonly Placement[] {
  const statements = new Map(
    Array.from(text.matchAll(STATEMENT), ([, reference = "", content = ""]) => [reference, content]),
  );
  const itemsOf = new Map<string, readonly string[]>();
  for (const [reference, content] of statements) {
    const items = REPRESENTATION.exec(content)?.[1];
    if (items !== undefined) itemsOf.set(reference, items.match(/#\d+/g) ?? []);
  }
  const uses = new Map<string, Use[]>();
  const addUse = (inner: string, use: Use) => {
    const list = uses.get(inner);
    if (list) list.push(use);
    else uses.set(inner, [use]);
  };
  for (const content of statements.values()) {
    const [, first, second] = RELATIONSHIP.exec(content) ?? [];
    if (first === undefined || second === undefined) continue;
    const transformation = WITH_TRANSFORMATION.exec(content)?.[1];
    if (transformation === undefined) {
      // Two forms of one shape. The assembly places the one without facets.
      const hasFacets = (form: string) => itemsOf.get(form)?.some((item) => isTessellated(statements, item));
      if (hasFacets(first)) addUse(first, { outer: second, placement: [] });
      else if (hasFacets(second)) addUse(second, { outer: first, placement: [] });
      continue;
    }
    const [, from = "", to = ""] = TRANSFORMATION.exec(statements.get(transformation) ?? "") ?? [];
    // Some programs name the assembly first.
    const isReversed = itemsOf.get(second)?.includes(from) === true && !itemsOf.get(first)?.includes(from);
    const [inner, outer] = isReversed ? [second, first] : [first, second];
    addUse(inner, { outer, placement: [into(axesAt(statements, from)), outOf(axesAt(statements, to))] });
  }
  const placementsOf = (representation: string, depth: number): readonly Placement[] => {
    if (depth > DEEPEST) throw new ReadError("cyclic");
    const own = uses.get(representation) ?? [];
    if (own.length === 0) return [[]];
    const placements: Placement[] = [];
    for (const { outer, placement } of own)
      for (const next of placementsOf(outer, depth + 1)) {
        // Checked before each is added: thousands of placements in thousands of others would fill the memory.
        if (placements.length === MAX_PLACEMENTS) throw new ReadError("too-large");
        placements.push(placement.concat(next));
      }
    return placements;
  };
  const representationOf = new Map(
    [...itemsOf].flatMap(([reference, items]) => items.map((item): [string, string] => [item, reference])),
  );
  return (item) => {
    const representation = representationOf.get(item);
    return representation === undefined ? [[]] : placementsOf(representation, 0);
  };
}

function isTessellated(statements: ReadonlyMap<string, string>, item: string): boolean {
  return /TESSELLATED|TRIANGULATED/.test(statements.get(item) ?? "");
}

/** The coordinate system of an AXIS2_PLACEMENT_3D. Its X axis may be missing, or not quite perpendicular to Z. */
function axesAt(statements: ReadonlyMap<string, string>, reference: string): Axes {
  const content = statements.get(reference) ?? "";
  const [, point = "", axis = "", across = ""] =
    /^AXIS2_PLACEMENT_3D\s*\(\s*'(?:[^']|'')*'\s*,\s*(#\d+)\s*,\s*(#\d+|\$)\s*,\s*(#\d+|\$)/.exec(content) ??
    [];
  const vectorOf = (of: string): Vector | undefined => {
    const [, list] = /\(\s*([-+\d.eE\s,]+)\)/.exec(statements.get(of) ?? "") ?? [];
    if (list === undefined) return undefined;
    const [x = 0, y = 0, z = 0] = list.split(",").map(Number);
    return [x, y, z];
  };
  const z = normalize(vectorOf(axis) ?? [0, 0, 1]);
  const toward = vectorOf(across) ?? [1, 0, 0];
  const flat = subtract(toward, scale(z, dot(toward, z)));
  const x = dot(flat, flat) > 1e-12 ? normalize(flat) : perpendicularTo(z);
  return { x, y: cross(z, x), z, origin: vectorOf(point) ?? [0, 0, 0] };
}
