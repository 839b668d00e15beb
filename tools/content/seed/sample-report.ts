/** A dimension of the sample inspection report. */
interface Characteristic {
  readonly feature: string;
  /** The requirement as it is on the drawing. */
  readonly requirement: string;
  readonly lower: number;
  readonly upper: number;
  /** One value for each measured part. */
  readonly measured: readonly [number, number, number];
  readonly decimals: number;
  /** Default: mm. */
  readonly unit?: string;
  readonly instrument: string;
}

const TOLERANCE = 0.125;

function general(feature: string, nominal: number, measured: Characteristic["measured"]): Characteristic {
  return {
    feature,
    requirement: `${feature === "Length" ? "" : "Ø"}${nominal} ±${TOLERANCE}`,
    lower: nominal - TOLERANCE,
    upper: nominal + TOLERANCE,
    measured,
    decimals: 2,
    instrument: "Caliper",
  };
}

/** The part of the sample report. It is an example, not a customer's part. */
export const samplePart = {
  name: "Sample flange",
  number: "SAMPLE-100",
  revision: "B",
  material: "Aluminum 6061-T6",
  process: "CNC turning and milling",
  lot: 25,
} as const;

/** The general tolerance is the one on the CNC page; closer tolerances are on the drawing of the sample. */
export const sampleCharacteristics: readonly Characteristic[] = [
  general("Outside diameter", 60, [60.04, 60.03, 60.05]),
  general("Length", 42, [41.96, 41.97, 41.95]),
  {
    feature: "Bearing seat",
    requirement: "Ø22 H7 (0/+0.021)",
    lower: 22,
    upper: 22.021,
    measured: [22.011, 22.009, 22.012],
    decimals: 3,
    instrument: "Bore gauge",
  },
  {
    feature: "Shoulder height",
    requirement: "12 ±0.025",
    lower: 11.975,
    upper: 12.025,
    measured: [12.009, 12.006, 12.011],
    decimals: 3,
    instrument: "Micrometer",
  },
  {
    feature: "Position of 4 holes",
    requirement: "Ø0.1 to A, B",
    lower: 0,
    upper: 0.1,
    measured: [0.043, 0.038, 0.051],
    decimals: 3,
    instrument: "CMM",
  },
  {
    feature: "Flatness of face A",
    requirement: "0.05 mm",
    lower: 0,
    upper: 0.05,
    measured: [0.018, 0.022, 0.016],
    decimals: 3,
    instrument: "CMM",
  },
  {
    feature: "Roughness of face A",
    requirement: "Ra 1.6 µm",
    lower: 0,
    upper: 1.6,
    measured: [0.9, 1.0, 0.9],
    decimals: 1,
    unit: "µm",
    instrument: "Roughness tester",
  },
];

/** The rows of the report as text: number, feature, requirement, one value per part, instrument and result. */
export const sampleRows = sampleCharacteristics.map((row, index) => ({
  number: `${index + 1}`,
  feature: row.feature,
  requirement: row.requirement,
  values: row.measured.map((value) =>
    [value.toFixed(row.decimals), row.unit].filter((part) => part !== undefined).join(" "),
  ),
  instrument: row.instrument,
  result: row.measured.every((value) => value >= row.lower && value <= row.upper) ? "Pass" : "Fail",
}));
