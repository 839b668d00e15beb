import { formatQuantity, formatSize, type Quantity, quantityProblem, type Size } from "./quantity.ts";
import { unitsNamed } from "./unit-names.ts";
import { type Unit, unitFacts } from "./units.ts";

// Parses quantities and sizes that people type as one line of text.

interface Noted {
  /** The condition of the value. */
  readonly note?: string;
}

export type QuantityOrSize =
  | ({ readonly _type: "quantity" } & Quantity & Noted)
  | ({ readonly _type: "size" } & Size & Noted);

export type QuantityType = QuantityOrSize["_type"];

/** The types and units that a field accepts. */
export interface QuantityRules {
  readonly types: readonly QuantityType[];
  /** The units that fit the field. */
  readonly units: readonly Unit[];
  /** The unit of a number that is typed without one. */
  readonly unit?: Unit | undefined;
}

/** The parsed quantity or size, or a message that says what to change. */
export type ParsedText = { readonly parsed: QuantityOrSize } | { readonly problem: string };

/** A figure with its condition. Longer texts would be tried with a unit up to each of their spaces. */
const MAX_LENGTH = 500;

/**
 * Reads `±0.1 mm`, `12–15 days`, `≤ 3.2 µm Ra`, `0.005 in` or `1,200 × 800 × 500 mm`, with an optional condition:
 * `130 °C at 1.8 MPa`, `±0.1 mm (up to 100 mm)`. Imperial values are stored in metric units.
 */
export function parseQuantityText(text: string, rules: QuantityRules): ParsedText {
  if (text.length > MAX_LENGTH) return { problem: `Write at most ${MAX_LENGTH} characters` };
  const line = text
    .replaceAll(/\s+/g, " ")
    .trim()
    .replaceAll("−", "-")
    .replace(/^(±|\+ ?\/ ?-|\+-) ?/, "±");
  try {
    const sides = rules.types.includes("size") ? SIZE.exec(line) : null;
    const parsed = sides === null ? readQuantity(line, rules) : readSize(sides, rules);
    if (rules.types.includes(parsed._type)) return { parsed };
    if (parsed._type === "quantity" && parsed.value !== undefined) return { parsed: oneSide(parsed) };
    return { problem: "Write the sides with × between them: 500 × 400 × 300 mm" };
  } catch (error) {
    if (error instanceof Unreadable) return { problem: error.message };
    throw error;
  }
}

/** A quantity or size as visitors see it: in metric units, and in imperial units if they differ. */
export function shownText(shown: QuantityOrSize): string {
  const [metric, imperial] =
    shown._type === "size"
      ? [formatSize(shown), formatSize(shown, "imperial")]
      : [formatQuantity(shown), formatQuantity(shown, "imperial")];
  return metric === imperial ? metric : `${metric} or ${imperial}`;
}

/** An error about a text that cannot be parsed. Its message tells the editor what to type instead. */
class Unreadable extends Error {}

const NUMBER = String.raw`-?(?:\d[\d.,]*\d|\d|\.\d+)`;
const BOUND = String.raw`±|≥|≤|>=?|<=?|at least|at most|minimum|min\.?|maximum|max\.?|up to|from`;
const DASH = String.raw` ?(?:–|—|\.{2,3}|…|-) ?| to `;

const QUANTITY = new RegExp(
  String.raw`^(?<ra>Ra )?(?<bound>${BOUND})? ?(?<first>${NUMBER})(?:(?<firstUnit>[^\d,;(]*?)(?:${DASH})(?<second>${NUMBER}))?(?<rest>.*)$`,
  "iu",
);

/** Two or three numbers with × between them, each with or without its unit. “0.6 × wall” is not a size. */
const SIZE = new RegExp(
  String.raw`^(?<sides>${NUMBER}[^\d×x*,;(]*(?:(?:[×x*]|by) ?${NUMBER}[^\d×x*,;(]*?)+?)(?<rest> ?[^\d×x*]*(?:[,;(].*)?)$`,
  "iu",
);

function readQuantity(line: string, rules: QuantityRules): QuantityOrSize {
  if (/^[+-]?[\d.,]+ ?[a-zµ°]* ?\/ ?[+-]/iu.test(line))
    throw new Unreadable(
      "A tolerance has the same amount on both sides. Write other limits as a range: −0.05 to 0.1 mm",
    );
  const { ra, bound = "", first, firstUnit = "", second, rest = "" } = QUANTITY.exec(line)?.groups ?? {};
  if (first === undefined) throw new Unreadable(exampleOf(rules));
  if (/^ ?± ?\d/.test(rest))
    throw new Unreadable("A figure is a value or a tolerance, not both: write ±0.5 mm as a separate figure");
  const { unitText, note } = splitRest(ra === undefined ? rest : `${rest} Ra`, rules);
  const named = findUnit(unitText, rules, Math.abs(readNumber(second ?? first)));
  const firstNamed =
    firstUnit.trim() === "" ? named : findUnit(firstUnit, rules, Math.abs(readNumber(first)));
  if (named?.unit !== firstNamed?.unit || named?.isImperial !== firstNamed?.isImperial)
    throw new Unreadable("Both ends of a range need the same unit");
  const isTolerance = bound === "±";
  const number = (text: string) => toMetric(text, named, isTolerance);
  const quantity: Quantity = {
    ...numbersOf(bound.toLowerCase(), number(first), second === undefined ? undefined : number(second)),
    ...(isTolerance && { plusMinus: true }),
    ...(named !== undefined && { unit: named.unit }),
  };
  const problem = quantityProblem({ ...quantity, unit: "number" });
  if (problem !== undefined) throw new Unreadable(problem);
  return { _type: "quantity", ...quantity, ...(note !== undefined && { note }) };
}

function numbersOf(bound: string, first: number, second: number | undefined): Quantity {
  if (second !== undefined) {
    if (bound !== "" && bound !== "from")
      throw new Unreadable(`A range needs no “${bound}”: write 0.8–1.2 mm`);
    return { min: first, max: second };
  }
  if (/^(?:≥|>|at least|min|from)/.test(bound)) return { min: first };
  if (/^(?:≤|<|at most|max|up to)/.test(bound)) return { max: first };
  return { value: first };
}

function readSize({ groups }: RegExpExecArray, rules: QuantityRules): QuantityOrSize {
  const { sides: text = "", rest = "" } = groups ?? {};
  const sides = [...text.matchAll(new RegExp(`(${NUMBER})([^\\d×x*]*)`, "giu"))];
  if (sides.length > 3) throw new Unreadable("A size has two or three sides: 500 × 400 × 300 mm");
  const lengths = { ...rules, units: rules.units.filter((unit) => unitFacts(unit).dimension === "length") };
  const { unitText, note } = splitRest(rest, lengths);
  const written = sides
    .map(([, , unit = ""]) => unit.replace(/by\s*$/, "").trim())
    .filter((unit) => unit !== "");
  const largest = Math.max(...sides.map(([, side = ""]) => readNumber(side)));
  const all = [...written, ...(unitText === "" ? [] : [unitText])].map((unit) =>
    findUnit(unit, lengths, largest),
  );
  const named = all[0] ?? findUnit("", lengths, largest);
  if (all.some((other) => other?.unit !== named?.unit || other?.isImperial !== named?.isImperial))
    throw new Unreadable("All sides need the same unit");
  const [length = 0, width = 0, height] = sides.map(([, side = ""]) => toMetric(side, named, false));
  if (length <= 0 || width <= 0 || (height !== undefined && height <= 0))
    throw new Unreadable("All sides must be larger than 0");
  return {
    _type: "size",
    length,
    width,
    ...(height !== undefined && { height }),
    ...(named !== undefined && { unit: named.unit }),
    ...(note !== undefined && { note }),
  };
}

/** A single length in a field for sizes, for something with only one relevant side. */
function oneSide({ value, unit, note }: Quantity & Noted): QuantityOrSize {
  if (unit !== undefined && unitFacts(unit).dimension !== "length")
    throw new Unreadable("A size is a length");
  return {
    _type: "size",
    ...(value !== undefined && { length: value }),
    ...(unit !== undefined && { unit }),
    ...(note !== undefined && { note }),
  };
}

/** The words that start a condition. Other words after a number belong to its unit. */
const CONDITION =
  /^(?:at|up to|for|per|on|in|with|from|to|over|under|below|above|by|after|until|within|of|if|or|and|max|min|typical)\b/i;

/** Splits the unit from the condition after it: `°C at 1.8 MPa`. The longest known unit wins. */
function splitRest(rest: string, { units }: QuantityRules): { unitText: string; note?: string } {
  const text = rest.trim();
  for (let end = text.length; end >= 0; end -= 1) {
    const isEnd = end === 0 || end === text.length || /[\s,;(]/.test(text.charAt(end));
    const unitText = text.slice(0, end).trim();
    if (!isEnd || (unitText !== "" && unitsNamed(unitText, units).length === 0)) continue;
    const after = text.slice(end).trim();
    const note = noteIn(after);
    if (after === "" || note !== undefined) return { unitText, ...(note !== undefined && { note }) };
  }
  return { unitText: text };
}

function noteIn(after: string): string | undefined {
  const [, inside] = /^\((.+)\)$/.exec(after) ?? [];
  if (inside !== undefined) return inside.trim();
  const [, listed] = /^[,;:]\s*(\p{L}.+)$/u.exec(after) ?? [];
  if (listed !== undefined) return listed;
  return CONDITION.test(after) ? after : undefined;
}

interface FoundUnit {
  readonly unit: Unit;
  readonly isImperial: boolean;
}

/**
 * The unit that a text names, or the field's unit if the text is empty. If two units share an imperial name, such as psi, the value
 * decides.
 */
function findUnit(text: string, { units, unit: usual }: QuantityRules, value: number): FoundUnit | undefined {
  if (text.trim() === "")
    return usual !== undefined && units.includes(usual) ? { unit: usual, isImperial: false } : undefined;
  const [likely, ...others] = unitsNamed(text, units);
  if (likely === undefined) throw new Unreadable(unknownUnit(text.trim(), units));
  if (!likely.isImperial || others.length === 0) return likely;
  return others.findLast((other) => other.isImperial && toUnit(value, other.unit, false) >= 1) ?? likely;
}

function unknownUnit(text: string, units: readonly Unit[]): string {
  const fitting =
    units.length > 8 ? "a unit from the list" : units.join(", ").replace(/, ([^,]+)$/, " or $1");
  return `“${text}” is not a unit of this field. Use ${fitting}`;
}

/** Reads `1,200`, `1 200.5` or `.005`. Rejects a decimal comma, because 1,2 would become 12. */
function readNumber(text: string): number {
  const isGrouped = /^-?(?:[1-9]\d{0,2}(?:,\d{3})+|\d+)?(?:\.\d+)?$/.test(text);
  if (isGrouped) return Number(text.replaceAll(",", ""));
  const digits = text.replaceAll(/[.,]/g, (mark, index) =>
    index === lastMark(text) ? "." : mark === "," ? "" : ",",
  );
  throw new Unreadable(`Write decimals with a point: ${digits}, not ${text}`);
}

function lastMark(text: string): number {
  return Math.max(text.lastIndexOf(","), text.lastIndexOf("."));
}

function toMetric(text: string, named: FoundUnit | undefined, isDifference: boolean): number {
  const value = readNumber(text);
  if (named?.isImperial !== true) return value;
  const digits = text
    .replace(/^[-0.,]+/, "")
    .replace(/^([^.]*?)0+$/, "$1")
    .replaceAll(/[,.]/g, "").length;
  return Number(toUnit(value, named.unit, isDifference).toPrecision(Math.min(100, Math.max(4, digits + 1))));
}

/** Converts an imperial value to a metric unit, by its standard series if there is one: 125 µin is 3.2 µm. */
function toUnit(value: number, unit: Unit, isDifference: boolean): number {
  const { factor = 1, offset = 0, series } = unitFacts(unit).imperial ?? {};
  const [standard] = [...(series ?? [])].find(([, imperial]) => imperial === value) ?? [];
  return standard ?? (value - (isDifference ? 0 : offset)) / factor;
}

function exampleOf({ types, units, unit = units[0] }: QuantityRules): string {
  if (!types.includes("quantity")) return "Write the sides and their unit: 500 × 400 × 300 mm";
  const symbol = unit === undefined ? "mm" : (unitFacts(unit).symbol ?? unit);
  return `Start with a number, then write its unit: ${`5 ${symbol}`.trim()}, 5–10 ${symbol} or ≤ 10 ${symbol}`.trim();
}
