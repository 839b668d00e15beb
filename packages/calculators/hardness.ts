import {
  type Calculator,
  fixedText,
  numberIn,
  numberText,
  sharedEnglish,
  type SharedWords,
  textIn,
} from "./calculator.ts";

/** What the calculator says, in English. */
export const english = {
  /** What its drawing shows. */
  drawing: "The imprint of a Vickers pyramid: the harder, the smaller",
  scales: {
    hv: "Vickers, HV",
    hb: "Brinell, HB",
    hrb: "Rockwell B, HRB",
    hrc: "Rockwell C, HRC",
    strength: "Tensile strength, MPa",
  },
  results: {
    hv: "Vickers",
    hb: "Brinell",
    hrb: "Rockwell B",
    hrc: "Rockwell C",
    strength: "Tensile strength, about",
  },
  value: "Value",
  scale: "Scale",
  outsideTable: (from: string, to: string) => `The table of this scale goes from ${from} to ${to}.`,
  noOtherScale: "No other scale reaches this value.",
  formulas: ["Between two rows of the table, values are interpolated"],
  limits:
    "For unalloyed and low-alloy steels, hot formed or heat-treated. Stainless steel of the 300 series, cast iron, aluminum and copper have tables of their own. A converted value is a guide: where hardness is a requirement, measure on the scale of the drawing.",
  source: "ISO 18265:2013, table A.1",
};

/**
 * Vickers, Brinell, Rockwell B, Rockwell C and tensile strength in MPa of unalloyed and low-alloy steels: ISO 18265, table A.1 (the
 * former DIN 50150). NaN where the standard has no value or one in brackets.
 */
const STEEL: readonly (readonly [hv: number, hb: number, hrb: number, hrc: number, strength: number])[] = [
  [80, 76, Number.NaN, Number.NaN, 255],
  [90, 85.5, 48, Number.NaN, 285],
  [100, 95, 56.2, Number.NaN, 320],
  [110, 105, 62.3, Number.NaN, 350],
  [120, 114, 66.7, Number.NaN, 385],
  [130, 124, 71.2, Number.NaN, 415],
  [140, 133, 75, Number.NaN, 450],
  [150, 143, 78.7, Number.NaN, 480],
  [160, 152, 81.7, Number.NaN, 510],
  [170, 162, 85, Number.NaN, 545],
  [180, 171, 87.1, Number.NaN, 575],
  [190, 181, 89.5, Number.NaN, 610],
  [200, 190, 91.5, Number.NaN, 640],
  [210, 199, 93.5, Number.NaN, 675],
  [220, 209, 95, Number.NaN, 705],
  [230, 219, 96.7, Number.NaN, 740],
  [240, 228, 98.1, 20.3, 770],
  [250, 238, 99.5, 22.2, 800],
  [260, 247, Number.NaN, 24, 835],
  [270, 257, Number.NaN, 25.6, 865],
  [280, 266, Number.NaN, 27.1, 900],
  [290, 276, Number.NaN, 28.5, 930],
  [300, 285, Number.NaN, 29.8, 965],
  [310, 295, Number.NaN, 31, 995],
  [320, 304, Number.NaN, 32.2, 1030],
  [330, 314, Number.NaN, 33.3, 1060],
  [340, 323, Number.NaN, 34.4, 1095],
  [350, 333, Number.NaN, 35.5, 1125],
  [360, 342, Number.NaN, 36.6, 1155],
  [370, 352, Number.NaN, 37.7, 1190],
  [380, 361, Number.NaN, 38.8, 1220],
  [390, 371, Number.NaN, 39.8, 1255],
  [400, 380, Number.NaN, 40.8, 1290],
  [410, 390, Number.NaN, 41.8, 1320],
  [420, 399, Number.NaN, 42.7, 1350],
  [430, 409, Number.NaN, 43.6, 1385],
  [440, 418, Number.NaN, 44.5, 1420],
  [450, 428, Number.NaN, 45.3, 1455],
  [460, 437, Number.NaN, 46.1, 1485],
  [470, 447, Number.NaN, 46.9, 1520],
  [480, Number.NaN, Number.NaN, 47.7, 1555],
  [490, Number.NaN, Number.NaN, 48.4, 1595],
  [500, Number.NaN, Number.NaN, 49.1, 1630],
  [510, Number.NaN, Number.NaN, 49.8, 1665],
  [520, Number.NaN, Number.NaN, 50.5, 1700],
  [530, Number.NaN, Number.NaN, 51.1, 1740],
  [540, Number.NaN, Number.NaN, 51.7, 1775],
  [550, Number.NaN, Number.NaN, 52.3, 1810],
  [560, Number.NaN, Number.NaN, 53, 1845],
  [570, Number.NaN, Number.NaN, 53.6, 1880],
  [580, Number.NaN, Number.NaN, 54.1, 1920],
  [590, Number.NaN, Number.NaN, 54.7, 1955],
  [600, Number.NaN, Number.NaN, 55.2, 1995],
  [610, Number.NaN, Number.NaN, 55.7, 2030],
  [620, Number.NaN, Number.NaN, 56.3, 2070],
  [630, Number.NaN, Number.NaN, 56.8, 2105],
  [640, Number.NaN, Number.NaN, 57.3, 2145],
  [650, Number.NaN, Number.NaN, 57.8, 2180],
  [660, Number.NaN, Number.NaN, 58.3, Number.NaN],
  [680, Number.NaN, Number.NaN, 59.2, Number.NaN],
  [700, Number.NaN, Number.NaN, 60.1, Number.NaN],
  [720, Number.NaN, Number.NaN, 61, Number.NaN],
  [740, Number.NaN, Number.NaN, 61.8, Number.NaN],
  [760, Number.NaN, Number.NaN, 62.5, Number.NaN],
  [780, Number.NaN, Number.NaN, 63.3, Number.NaN],
  [800, Number.NaN, Number.NaN, 64, Number.NaN],
];

const SCALES = [
  { value: "hv", symbol: "HV" },
  { value: "hb", symbol: "HB" },
  { value: "hrb", symbol: "HRB" },
  { value: "hrc", symbol: "HRC" },
  { value: "strength", symbol: "MPa" },
] as const;

/** The same hardness on each scale, in the order of `SCALES`; NaN where a scale does not reach. Undefined beyond the table. */
export function convertHardness(value: number, scale: string): readonly number[] | undefined {
  const column = SCALES.findIndex((known) => known.value === scale);
  const above = STEEL.findIndex((row) => (row[column] ?? Number.NaN) >= value);
  const [high, low] = [STEEL[above], STEEL[above - 1]];
  if (high === undefined) return undefined;
  if (high[column] === value) return high;
  const [from, to] = [low?.[column] ?? Number.NaN, high[column] ?? Number.NaN];
  if (low === undefined || Number.isNaN(from)) return undefined;
  const share = (value - from) / (to - from);
  return high.map((end, index) => {
    const start = low[index] ?? Number.NaN;
    return start + share * (end - start);
  });
}

/** Hardness of steel from one scale to the others, and its tensile strength. */
export function hardnessCalculator(words = english, shared = sharedEnglish): Calculator {
  return {
    shared,
    drawing: words.drawing,
    inputs: [
      { name: "value", label: words.value, initial: 32, min: 1, max: 2200 },
      {
        name: "scale",
        label: words.scale,
        options: SCALES.map(({ value }) => ({ value, label: words.scales[value] })),
        initial: "hrc",
      },
    ],
    calculate(values) {
      const scale = textIn(values, "scale");
      const converted = convertHardness(numberIn(values, "value"), scale);
      if (converted === undefined) {
        const reach = STEEL.map((row) => row[SCALES.findIndex(({ value }) => value === scale)] ?? Number.NaN);
        const known = reach.filter((value) => !Number.isNaN(value));
        return {
          problem: words.outsideTable(
            numberText(Math.min(...known), shared),
            numberText(Math.max(...known), shared),
          ),
          input: "value",
        };
      }
      const [first, ...others] = SCALES.flatMap(({ value, symbol }, index) => {
        const result = converted[index] ?? Number.NaN;
        return value === scale || Number.isNaN(result)
          ? []
          : [{ label: words.results[value], value: `${rounded(result, value, shared)} ${symbol}` }];
      });
      return first === undefined ? { problem: words.noOtherScale } : { lines: [first, ...others] };
    },
    formulas: words.formulas,
    limits: words.limits,
    source: words.source,
    examples: [
      ...[100, 150, 200].map((value) => ({ value, scale: "hb" })),
      ...[20.3, 25, 30, 35, 40, 45, 50, 55, 60].map((value) => ({ value, scale: "hrc" })),
    ],
  };
}

function rounded(value: number, scale: (typeof SCALES)[number]["value"], shared: SharedWords): string {
  if (scale === "hrb" || scale === "hrc") return fixedText(value, 1, shared);
  return numberText(scale === "strength" ? Math.round(value / 10) * 10 : Math.round(value), shared);
}
