/** Units that are words, not symbols. */
export interface UnitName {
  /** After 1. */
  readonly one: string;
  readonly other: string;
}

/** How quantities are written, in English. */
export const english = {
  /** For `Intl`. */
  locale: "en-US",
  /** A range with negative numbers, in which a dash could be read as a minus. */
  range: (from: string, to: string) => `${from} to ${to}`,
  units: {
    "× wall": unchanged("× wall"),
    "× diameter": unchanged("× diameter"),
    "× thickness": unchanged("× thickness"),
    "× radius": unchanged("× radius"),
    "× width": unchanged("× width"),
    "× volume": unchanged("× volume"),
    t: unchanged("t clamp force"),
    day: { one: "day", other: "days" },
    "business day": { one: "business day", other: "business days" },
    week: { one: "week", other: "weeks" },
    part: { one: "part", other: "parts" },
    shot: { one: "shot", other: "shots" },
    cycle: { one: "cycle", other: "cycles" },
    axis: { one: "axis", other: "axes" },
    material: { one: "material", other: "materials" },
    process: { one: "process", other: "processes" },
    finish: { one: "finish", other: "finishes" },
  },
};

export type QuantityWords = typeof english;

function unchanged(name: string): UnitName {
  return { one: name, other: name };
}
