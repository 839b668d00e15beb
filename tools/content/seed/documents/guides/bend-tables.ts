import {
  bendDeduction,
  formedRadius,
  type Sheet,
  sheets,
  shortestFlange,
  standardDie,
} from "../../../../../web/calculators/bending.ts";
import { table, textWithTable } from "../../rich-text.ts";

/** Metric sheet in mm. */
const THICKNESSES = [0.5, 0.8, 1, 1.2, 1.5, 2, 2.5, 3, 4, 5, 6];

const ABOUT: Readonly<Record<keyof typeof sheets, string>> = {
  "mild-steel":
    "DC01, SPCC, CRS 1008 and galvanized sheet bend alike. The zinc coating of galvanized sheet may craze at the bend but still protects.",
  stainless:
    "Stainless steel forms the largest radius and springs back the most. Protective film keeps the cosmetic face clean in the die.",
  aluminum:
    "The values also suit softer aluminum such as 1100 and 3003. They do not suit 6061-T6: see below.",
};

function bentRow(thickness: number, sheet: Sheet): string[] {
  const die = standardDie(thickness);
  const radius = formedRadius(die, sheet);
  const { kFactor } = sheet;
  return [
    `${thickness} mm`,
    `${die} mm`,
    `${radius.toFixed(1)} mm`,
    `K ${kFactor}`,
    `${bendDeduction({ thickness, radius, kFactor, angle: 90 }).toFixed(2)} mm`,
    `${shortestFlange(die, thickness).toFixed(1)} mm`,
  ];
}

const keys = ["mild-steel", "stainless", "aluminum"] as const satisfies (keyof typeof sheets)[];

export const bendTables = keys.map((key) => {
  const sheet = sheets[key];
  return textWithTable(
    key,
    table(
      `${sheet.name}: 90° bends in the standard die`,
      ["Thickness", "Die", "Inside radius", "K-factor", "Bend deduction", "Minimum flange"],
      ...THICKNESSES.map((thickness) => bentRow(thickness, sheet)),
    ),
    `## ${sheet.name}`,
    ABOUT[key],
  );
});
