import { ROUGHNESS } from "./roughness-series.ts";

// The units of quantities. Plain constants: the site imports this file.

/** The imperial counterpart of a unit: metric value × factor + offset. */
interface Imperial {
  readonly unit: string;
  readonly factor: number;
  readonly offset?: number;
  /** The number of decimals for values of at least `from`, the largest first. Other values keep their significant digits. */
  readonly decimals?: readonly (readonly [from: number, decimals: number])[];
  /** Metric values with the imperial values that a standard pairs with them. The factor would give others. */
  readonly series?: ReadonlyMap<number, number>;
}

interface UnitFacts {
  readonly dimension: string;
  /** The text after a number, if it differs from the name of the unit. */
  readonly symbol?: string;
  readonly imperial?: Imperial;
}

/** As on drawings in decimal inches: three decimals for small values, and four only below a thousandth. */
const INCHES = [
  [10, 1],
  [1, 2],
  [0.001, 3],
  [0, 4],
] as const;

/** Every unit, by the name that editors choose and documents store. */
export const units = {
  mm: { dimension: "length", imperial: { unit: "in", factor: 1 / 25.4, decimals: INCHES } },
  µm: {
    dimension: "length",
    imperial: {
      unit: "mil",
      factor: 1 / 25.4,
      decimals: [
        [0.1, 1],
        [0, 2],
      ],
    },
  },
  m: { dimension: "length", imperial: { unit: "ft", factor: 1 / 0.3048 } },
  "µm Ra": {
    dimension: "roughness",
    imperial: { unit: "µin Ra", factor: 1000 / 25.4, series: ROUGHNESS },
  },
  "mm/mm": { dimension: "ratio", imperial: { unit: "in/in", factor: 1 } },
  "× wall": { dimension: "multiple" },
  "× diameter": { dimension: "multiple" },
  "× thickness": { dimension: "multiple" },
  "× radius": { dimension: "multiple" },
  "× width": { dimension: "multiple" },
  "× volume": { dimension: "multiple" },
  "%": { dimension: "ratio" },
  "°": { dimension: "angle" },
  "mm²": { dimension: "area", imperial: { unit: "in²", factor: 1 / 645.16 } },
  "cm²": { dimension: "area", imperial: { unit: "in²", factor: 1 / 6.4516 } },
  "cm³": { dimension: "volume", imperial: { unit: "in³", factor: 1 / 16.387064 } },
  g: { dimension: "mass", imperial: { unit: "oz", factor: 1 / 28.349523125 } },
  kg: { dimension: "mass", imperial: { unit: "lb", factor: 1 / 0.45359237 } },
  "g/cm³": {
    dimension: "density",
    imperial: {
      unit: "lb/in³",
      factor: 0.036127292,
      decimals: [
        [0.1, 3],
        [0, 4],
      ],
    },
  },
  kPa: { dimension: "stress", imperial: { unit: "psi", factor: 0.1450377377 } },
  MPa: { dimension: "stress", imperial: { unit: "psi", factor: 145.0377377 } },
  GPa: { dimension: "stress", imperial: { unit: "ksi", factor: 145.0377377 } },
  "kN/m": { dimension: "tear strength", imperial: { unit: "lbf/in", factor: 5.7101472 } },
  t: {
    dimension: "force",
    symbol: "t clamp force",
    imperial: { unit: "US ton clamp force", factor: 1.1023113 },
  },
  "°C": {
    dimension: "temperature",
    imperial: { unit: "°F", factor: 1.8, offset: 32, decimals: [[0, 0]] },
  },
  "W/(m·K)": { dimension: "conductivity", imperial: { unit: "BTU/(h·ft·°F)", factor: 0.5777893 } },
  "µm/(m·K)": { dimension: "expansion", imperial: { unit: "µin/(in·°F)", factor: 1 / 1.8 } },
  "kJ/m²": { dimension: "impact", imperial: { unit: "ft·lbf/in²", factor: 0.4758448 } },
  "J/m": { dimension: "impact", imperial: { unit: "ft·lbf/in", factor: 0.0187337 } },
  "kV/mm": { dimension: "electric strength", imperial: { unit: "V/mil", factor: 25.4 } },
  "% IACS": { dimension: "electrical conductivity" },
  HB: { dimension: "hardness" },
  HV: { dimension: "hardness" },
  HRB: { dimension: "hardness" },
  HRC: { dimension: "hardness" },
  "Rockwell R": { dimension: "hardness", symbol: "HRR" },
  "Rockwell M": { dimension: "hardness", symbol: "HRM" },
  "Shore A": { dimension: "hardness" },
  "Shore D": { dimension: "hardness" },
  second: { dimension: "time", symbol: "s" },
  minute: { dimension: "time", symbol: "min" },
  hour: { dimension: "time", symbol: "h" },
  day: { dimension: "time", symbol: "days" },
  "business day": { dimension: "time", symbol: "business days" },
  week: { dimension: "time", symbol: "weeks" },
  part: { dimension: "count", symbol: "parts" },
  shot: { dimension: "count", symbol: "shots" },
  cycle: { dimension: "count", symbol: "cycles" },
  axis: { dimension: "count", symbol: "axes" },
  material: { dimension: "count", symbol: "materials" },
  process: { dimension: "count", symbol: "processes" },
  finish: { dimension: "count", symbol: "finishes" },
  number: { dimension: "number", symbol: "" },
} as const satisfies Record<string, UnitFacts>;

export type Unit = keyof typeof units;
export type Dimension = (typeof units)[Unit]["dimension"];

const all: readonly Unit[] = Object.keys(units).filter((name) => isUnit(name));

/** The units of some dimensions; without arguments all units. */
export function unitsOf(...dimensions: readonly Dimension[]): Unit[] {
  return all.filter((unit) => dimensions.length === 0 || dimensions.includes(units[unit].dimension));
}

export function isUnit(name: string): name is Unit {
  return Object.hasOwn(units, name);
}

/** The definition of a unit, typed with its optional fields. */
export function unitFacts(unit: Unit): UnitFacts {
  return units[unit];
}
