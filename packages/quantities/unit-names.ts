import { normalizeText } from "unicode-text/unicode-text.ts";

import { type Unit, unitFacts, unitsOf } from "./units.ts";

// The names that editors can type for a unit. They are not in units.ts, because the site loads that file and does not need them.

/** Other ways to write each unit, besides its name and its symbol. Spaces, case, dots and parentheses do not matter. */
const otherNames: Record<Unit, readonly string[]> = {
  mm: ["millimeter", "millimeters"],
  µm: ["um", "micron", "microns", "micrometer", "micrometers"],
  m: ["meter", "meters"],
  // In a field for roughness, “3.2 µm” can only mean Ra. In other fields it is a length, because the unit µm comes first.
  "µm Ra": ["um Ra", "Ra", "µm", "um"],
  "mm/mm": ["mm per mm"],
  "× wall": ["x wall", "times wall", "× wall thickness"],
  "× diameter": ["x diameter", "times diameter", "× D"],
  "× thickness": ["x thickness", "times thickness", "× T"],
  "× radius": ["x radius", "times radius", "× R"],
  "× width": ["x width", "times width", "× W"],
  "× volume": ["x volume", "times volume", "× V"],
  "%": ["percent", "pct"],
  "°": ["deg", "degree", "degrees"],
  "mm²": ["mm^2", "sq mm"],
  "cm²": ["cm^2", "sq cm"],
  "cm³": ["cm^3", "cc"],
  g: ["gram", "grams"],
  kg: ["kilogram", "kilograms"],
  "g/cm³": ["g/cm^3", "g/cc"],
  kPa: [],
  MPa: ["N/mm²", "N/mm^2"],
  GPa: ["kN/mm²"],
  t: ["tonne", "tonnes"],
  "°C": ["C", "deg C", "degrees C", "Celsius", "degrees Celsius"],
  "W/(m·K)": ["W/mK", "W/m-K"],
  "µm/(m·K)": ["um/mK", "µm/m-K", "ppm/K", "10^-6/K"],
  "kJ/m²": ["kJ/m^2"],
  "kN/m": ["N/mm"],
  "J/m": [],
  "kV/mm": [],
  "% IACS": ["IACS"],
  HB: ["HBW", "BHN", "Brinell"],
  HV: ["Vickers"],
  HRB: ["Rockwell B"],
  HRC: ["Rockwell C"],
  "Rockwell R": [],
  "Rockwell M": [],
  "Shore A": [],
  "Shore D": [],
  second: ["seconds", "sec"],
  minute: ["minutes"],
  hour: ["hours", "hr", "hrs"],
  day: ["d", "calendar day", "calendar days"],
  "business day": ["working day", "working days", "workday", "workdays"],
  week: ["wk", "wks"],
  part: ["pc", "pcs", "piece", "pieces"],
  shot: [],
  cycle: [],
  axis: [],
  material: [],
  process: [],
  finish: [],
  number: ["numbers"],
};

/** Other ways to write the imperial units that visitors see. */
const imperialNames: Record<string, readonly string[]> = {
  in: ["inch", "inches", '"', "″"],
  mil: ["mils", "thou"],
  ft: ["foot", "feet"],
  "µin Ra": ["µin", "uin", "uin Ra", "micro inch", "micro inches"],
  "°F": ["F", "deg F", "degrees F", "Fahrenheit"],
  "in²": ["in^2", "sq in"],
  "in³": ["in^3", "cu in"],
  lb: ["lbs", "pound", "pounds"],
  oz: ["ounce", "ounces"],
};

/** The metric unit that is stored for a typed unit, and whether the typed unit is imperial. */
interface NamedUnit {
  readonly unit: Unit;
  readonly isImperial: boolean;
}

const named = namedUnits();

/** The fitting units that a text can mean, the most likely one first. Empty for an unknown unit. */
export function unitsNamed(text: string, fitting: readonly Unit[]): NamedUnit[] {
  return (named.get(normalized(text)) ?? []).filter(({ unit }) => fitting.includes(unit));
}

function namedUnits(): Map<string, NamedUnit[]> {
  const found = new Map<string, NamedUnit[]>();
  const add = (name: string, unit: Unit, isImperial: boolean) => {
    const known = found.get(normalized(name)) ?? [];
    if (known.some((other) => other.unit === unit)) return;
    found.set(normalized(name), [...known, { unit, isImperial }]);
  };
  for (const unit of unitsOf()) {
    const { symbol, imperial } = unitFacts(unit);
    for (const name of [unit, symbol || unit, ...otherNames[unit]]) add(name, unit, false);
    if (imperial === undefined) continue;
    for (const name of [imperial.unit, ...(imperialNames[imperial.unit] ?? [])]) add(name, unit, true);
  }
  return found;
}

/** Normalizes spellings of a unit: the result is the same for “W/(m·K)”, “w / m K” and “W/m*K”. */
function normalized(text: string): string {
  return (
    normalizeText(text, "NFKC")
      .toLowerCase()
      .replaceAll("×", "x")
      // Converts the British spelling of “meter”.
      .replaceAll(/tre(s?)\b/g, "ter$1")
      .replaceAll(/[\s·⋅*().]/g, "")
  );
}
