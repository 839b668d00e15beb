import type { FileUnit } from "../model.ts";
import { referencesIn, type Statements } from "./step-statements.ts";
import { unitOfLength } from "./units.ts";

// The length units that CAD files state, with the numbers that Open CASCADE reads them by: names of units are free text.

/** The meters of each SI prefix. */
const PREFIXES: Readonly<Record<string, number>> = {
  ".KILO.": 1e3,
  ".HECTO.": 1e2,
  ".DECA.": 10,
  ".DECI.": 0.1,
  ".CENTI.": 1e-2,
  ".MILLI.": 1e-3,
  ".MICRO.": 1e-6,
  ".NANO.": 1e-9,
};

/**
 * The length unit of the first context (ISO 10303-41): an SI unit with a prefix, or one converted from another by a factor. A file may
 * define further units that it does not use.
 */
export function stepUnit(statements: Statements): FileUnit {
  for (const content of statements.contents()) {
    const list = CONTEXT.exec(content)?.[1];
    if (list === undefined) continue;
    const units = [...referencesIn(list)].map((id) => statements.startOf(id));
    const unit = units.find((each) => /LENGTH_UNIT/i.test(each));
    return unit === undefined ? "mm" : (unitOfLength(1000 * metersOf(statements, unit, 0)) ?? "mm");
  }
  return "mm";
}

const CONTEXT = /GLOBAL_UNIT_ASSIGNED_CONTEXT\s*\(\s*\(([#\d\s,]{1,1000})\)/i;

/** The meters of a length unit. Units that are converted from each other would never end. */
function metersOf(statements: Statements, unit: string, depth: number): number {
  const prefix = /SI_UNIT\s*\(\s*(\$|\.\w+\.)\s*,\s*\.METRE\.\s*\)/i.exec(unit)?.[1]?.toUpperCase();
  if (prefix !== undefined) return PREFIXES[prefix] ?? 1;
  const conversion = /CONVERSION_BASED_UNIT\s*\(\s*'[^']*'\s*,\s*#(\d+)/i.exec(unit)?.[1];
  if (conversion === undefined || depth > 8) return Number.NaN;
  const [, factor, base] = FACTOR.exec(statements.startOf(Number(conversion))) ?? [];
  return Number(factor) * metersOf(statements, statements.startOf(Number(base)), depth + 1);
}

/** A factor, with or without its type, and the unit that it is a multiple of. */
const FACTOR = /\(\s*(?:LENGTH_MEASURE\s*\(\s*)?([\d.+E-]+)[\s)]*,\s*#(\d+)/i;

/** The mm of the unit flags 1 to 11 (IGES 5.3, section 2.2.4.3.14). Flag 3 means that the unit has only a name. */
const IGES_FLAGS = [25.4, 1, Number.NaN, 304.8, 1_609_344, 1000, 1e6, 0.0254, 0.001, 10, 2.54e-5];
const IGES_NAMES: Readonly<Record<string, FileUnit>> = {
  IN: "inch",
  INCH: "inch",
  FT: "foot",
  M: "m",
  CM: "cm",
  UM: "µm",
  MIL: "mil",
};

/** The fourteenth parameter of the global section is the flag of the unit, and the fifteenth its name. */
export function igesUnit(text: string): FileUnit {
  const [flag, name = ""] = globalParameters(text).slice(13, 15);
  const millimeters = IGES_FLAGS[Number(flag) - 1];
  if (millimeters === undefined || Number.isNaN(millimeters)) return IGES_NAMES[name.toUpperCase()] ?? "mm";
  return unitOfLength(millimeters) ?? "mm";
}

const MAX_SECTION_LENGTH = 100_000;

/** The parameters of the global section. Strings have their length before them, as `2HMM`, and may contain the delimiter. */
function globalParameters(text: string): string[] {
  let section = "";
  for (const [, columns = ""] of text.matchAll(/^(.{72})G/gm)) {
    section += columns;
    // Usual sections have a few hundred characters.
    if (section.length > MAX_SECTION_LENGTH) break;
  }
  const [, delimiter = ","] = /^\s*1H([^\s\w])/.exec(section) ?? [];
  const [, end = ";"] = new RegExp(`^\\s*(?:1H.)?\\${delimiter}\\s*1H([^\\s\\w])`).exec(section) ?? [];
  const parameters: string[] = [];
  let at = 0;
  while (at < section.length && parameters.length < 16) {
    const [start = "", length] = /^\s*(?:(\d+)H)?/.exec(section.slice(at, at + 80)) ?? [];
    if (length === undefined) {
      const next = section.slice(at).search(new RegExp(`[\\${delimiter}\\${end}]`));
      parameters.push(section.slice(at, next < 0 ? undefined : at + next).trim());
      at = next < 0 ? section.length : at + next + 1;
    } else {
      const first = at + start.length;
      parameters.push(section.slice(first, first + Number(length)));
      at = first + Number(length) + 1;
    }
  }
  return parameters;
}
