import { cross, dot, normalize, perpendicularTo, subtract, scale, type Vector } from "../mesh/math/vector.ts";
import { DEEPEST, type PartSize } from "./limits.ts";
import { ReadError } from "./read-error.ts";
import { referencesIn, type Statements, TEXT } from "./step-statements.ts";
import { type Axes, into, outOf, type Transform } from "./transform.ts";

// Where a STEP file puts its representations: each is the shape of a part, and the assembly places that of a part in its own (ISO 10303-43).

/** The transforms of one instance of a part, the innermost first. */
export type Placement = readonly Transform[];

/** One representation in another one. */
interface Use {
  readonly outer: number;
  readonly placement: Placement;
}

const MAX_PLACEMENTS = 10_000;

/** A text, or none. */
const OPTIONAL = String.raw`(?:${TEXT}|\$)`;
/** Also the start of a complex statement's part with this name. */
const RELATIONSHIP = new RegExp(
  String.raw`\b(?:SHAPE_)?REPRESENTATION_RELATIONSHIP\s*\(\s*${TEXT}\s*,\s*${OPTIONAL}\s*,\s*#(\d+)\s*,\s*#(\d+)`,
);
const WITH_TRANSFORMATION = /\bREPRESENTATION_RELATIONSHIP_WITH_TRANSFORMATION\s*\(\s*#(\d+)/;
const TRANSFORMATION = new RegExp(
  String.raw`^ITEM_DEFINED_TRANSFORMATION\s*\(\s*${TEXT}\s*,\s*${OPTIONAL}\s*,\s*#(\d+)\s*,\s*#(\d+)`,
);
const REPRESENTATION = new RegExp(String.raw`^\w*REPRESENTATION\s*\(\s*${TEXT}\s*,\s*\(([#\d\s,]*)\)`);
const AXES = new RegExp(
  String.raw`^AXIS2_PLACEMENT_3D\s*\(\s*${TEXT}\s*,\s*#(\d+)\s*,\s*(?:#(\d+)|\$)\s*,\s*(?:#(\d+)|\$)`,
);

/** Finds where an item of the file, such as a tessellated solid, is placed: once for each instance of its part. `size` counts what it keeps. */
export function placementsIn(statements: Statements, size: PartSize): (item: number) => readonly Placement[] {
  const itemsOf = new Map<number, ReadonlySet<number>>();
  const tessellated = new Set<number>();
  const representationOf = new Map<number, number>();
  for (const [representation, content] of statements) {
    if (/TESSELLATED|TRIANGULATED/.test(content)) tessellated.add(representation);
    const list = REPRESENTATION.exec(content)?.[1];
    if (list === undefined) continue;
    const items = new Set<number>();
    for (const item of referencesIn(list)) {
      size.add({ values: 1 });
      items.add(item);
      representationOf.set(item, representation);
    }
    itemsOf.set(representation, items);
  }
  const withFacets = new Set<number>();
  for (const [form, items] of itemsOf) if (!items.isDisjointFrom(tessellated)) withFacets.add(form);
  const uses = new Map<number, Use[]>();
  const addUse = (inner: number, use: Use) => {
    size.add({ places: 1 });
    const list = uses.get(inner);
    if (list) list.push(use);
    else uses.set(inner, [use]);
  };
  for (const [, content] of statements) {
    const relationship = RELATIONSHIP.exec(content);
    if (relationship === null) continue;
    const [first, second] = [Number(relationship[1]), Number(relationship[2])];
    const transformation = WITH_TRANSFORMATION.exec(content)?.[1];
    if (transformation === undefined) {
      // Two forms of one shape. The assembly places the one without facets.
      if (withFacets.has(first)) addUse(first, { outer: second, placement: [] });
      else if (withFacets.has(second)) addUse(second, { outer: first, placement: [] });
      continue;
    }
    const [, from = Number.NaN, to = Number.NaN] = (
      TRANSFORMATION.exec(statements.startOf(Number(transformation))) ?? []
    ).map(Number);
    // Some programs name the assembly first.
    const isReversed = itemsOf.get(second)?.has(from) === true && !itemsOf.get(first)?.has(from);
    const [inner, outer] = isReversed ? [second, first] : [first, second];
    addUse(inner, { outer, placement: [into(axesAt(statements, from)), outOf(axesAt(statements, to))] });
  }
  const placementsOf = (representation: number, depth: number): readonly Placement[] => {
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
  return (item) => {
    const representation = representationOf.get(item);
    return representation === undefined ? [[]] : placementsOf(representation, 0);
  };
}

/** The coordinate system of an AXIS2_PLACEMENT_3D. Its X axis may be missing, or not quite perpendicular to Z. */
function axesAt(statements: Statements, id: number): Axes {
  const [, point, axis, across] = AXES.exec(statements.startOf(id)) ?? [];
  const vectorOf = (of: string | undefined): Vector | undefined => {
    const [, list] = /\(([-+\d.eE\s,]+)\)/.exec(statements.startOf(Number(of))) ?? [];
    if (list === undefined) return undefined;
    const [x = 0, y = 0, z = 0] = list.split(",", 3).map(Number);
    return [x, y, z];
  };
  const z = normalize(vectorOf(axis) ?? [0, 0, 1]);
  const toward = vectorOf(across) ?? [1, 0, 0];
  const flat = subtract(toward, scale(z, dot(toward, z)));
  const x = dot(flat, flat) > 1e-12 ? normalize(flat) : perpendicularTo(z);
  return { x, y: cross(z, x), z, origin: vectorOf(point) ?? [0, 0, 0] };
}
