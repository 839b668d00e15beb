import { table, textWithTable } from "../../rich-text.ts";

/** Metric sheet and the die of the rack that comes closest to eight thicknesses, both in mm. */
const SHEETS = [
  [0.5, 4],
  [0.8, 6],
  [1, 8],
  [1.2, 10],
  [1.5, 12],
  [2, 16],
  [2.5, 20],
  [3, 25],
  [4, 32],
  [5, 40],
  [6, 50],
] as const;

interface Bent {
  readonly key: string;
  readonly name: string;
  /** The die width divided by the inside radius that it forms in air bending. */
  readonly widthToRadius: number;
  readonly kFactor: number;
  readonly about: string;
}

const MATERIALS: readonly Bent[] = [
  {
    key: "mild-steel",
    name: "Mild steel, cold-rolled or galvanized",
    widthToRadius: 6,
    kFactor: 0.44,
    about:
      "DC01, SPCC, CRS 1008 and galvanized sheet bend alike. The zinc of galvanized sheet may craze at the bend but still protects.",
  },
  {
    key: "stainless",
    name: "Stainless steel 304 and 316",
    widthToRadius: 5,
    kFactor: 0.45,
    about:
      "Stainless steel forms the largest radius and springs back the most. Protective film keeps the cosmetic face clean in the die.",
  },
  {
    key: "aluminum",
    name: "Aluminum 5052-H32",
    widthToRadius: 8,
    kFactor: 0.38,
    about: "The values also suit softer aluminum such as 1100 and 3003. They do not suit 6061-T6: see below.",
  },
];

/** Bend deduction at 90°: 2 × (R + t) − π/2 × (R + K × t). All lengths in mm. */
export function bendDeduction(thickness: number, radius: number, kFactor: number): number {
  return 2 * (radius + thickness) - (Math.PI / 2) * (radius + kFactor * thickness);
}

/** The shortest outside flange in a die: 0.7 × V + t. */
export function shortestFlange(thickness: number, die: number): number {
  return 0.7 * die + thickness;
}

function bentRow(thickness: number, die: number, { widthToRadius, kFactor }: Bent): string[] {
  const radius = die / widthToRadius;
  return [
    `${thickness} mm`,
    `${die} mm`,
    `${radius.toFixed(1)} mm`,
    `K ${kFactor}`,
    `${bendDeduction(thickness, radius, kFactor).toFixed(2)} mm`,
    `${shortestFlange(thickness, die).toFixed(1)} mm`,
  ];
}

export const bendTables = MATERIALS.map((material) =>
  textWithTable(
    material.key,
    table(
      `${material.name}: bends of 90° in the standard die`,
      ["Thickness", "Die", "Inside radius", "K-factor", "Bend deduction", "Shortest flange"],
      ...SHEETS.map(([thickness, die]) => bentRow(thickness, die, material)),
    ),
    `## ${material.name}`,
    material.about,
  ),
);
