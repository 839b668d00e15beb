import { type Calculator, numberIn, textIn } from "./calculator.ts";

interface Boss {
  readonly label: string;
  /** Multiples of the diameter of the screw: its hole, the outside of the boss, and the shortest engagement. */
  readonly hole: number;
  readonly outside: number;
  readonly engagement: number;
}

/** Bosses for thread-forming screws with a thread angle of about 30°. What is not in PENCOM's table has typical values. */
export const bosses: Readonly<Record<string, Boss>> = {
  abs: { label: "ABS", hole: 0.8, outside: 2, engagement: 2 },
  "pc-abs": { label: "PC/ABS", hole: 0.8, outside: 2, engagement: 2 },
  asa: { label: "ASA", hole: 0.78, outside: 2, engagement: 2 },
  pc: { label: "PC, typical values", hole: 0.85, outside: 2.5, engagement: 2.2 },
  pom: { label: "POM, typical values", hole: 0.75, outside: 1.95, engagement: 2 },
  pp: { label: "PP, typical values", hole: 0.7, outside: 2, engagement: 2 },
  pa6: { label: "PA 6", hole: 0.75, outside: 1.85, engagement: 1.7 },
  "pa6-gf30": { label: "PA 6, 30% glass", hole: 0.8, outside: 2, engagement: 1.9 },
  pa66: { label: "PA 66", hole: 0.75, outside: 1.85, engagement: 1.7 },
  "pa66-gf30": { label: "PA 66, 30% glass", hole: 0.82, outside: 2, engagement: 1.8 },
  pa46: { label: "PA 46", hole: 0.73, outside: 1.85, engagement: 1.8 },
  "pa46-gf30": { label: "PA 46, 30% glass", hole: 0.78, outside: 1.85, engagement: 1.8 },
  "ppa-gf15": { label: "PPA, 15% glass", hole: 0.82, outside: 2, engagement: 2 },
  pbt: { label: "PBT", hole: 0.75, outside: 1.85, engagement: 1.7 },
};

/** The hole, boss and depth for a self-tapping screw in plastic. */
export const plasticScrews: Calculator = {
  inputs: [
    {
      name: "plastic",
      label: "Plastic",
      options: Object.entries(bosses).map(([value, { label }]) => ({ value, label })),
      initial: "abs",
    },
    {
      name: "diameter",
      label: "Screw diameter d",
      unit: "mm",
      initial: 3,
      min: 1.5,
      max: 8,
      reason: "The factors are for screws of these sizes.",
    },
  ],
  calculate(values) {
    const boss = bosses[textIn(values, "plastic")];
    if (boss === undefined) return { problem: "Choose one of the listed plastics." };
    const diameter = numberIn(values, "diameter");
    return {
      lines: [
        { label: "Hole", value: { mm: boss.hole * diameter, decimals: 2 } },
        { label: "Boss, outside diameter", value: { mm: boss.outside * diameter, decimals: 1 } },
        { label: "Engagement, at least", value: { mm: boss.engagement * diameter, decimals: 1 } },
        { label: "Relief at the mouth, diameter", value: { mm: 1.05 * diameter, decimals: 2 } },
        { label: "Relief, depth", value: { mm: [0.25 * diameter, 0.5 * diameter], decimals: 1 } },
      ],
    };
  },
  formulas: [
    "Hole = 0.70 to 0.85 × d, by plastic",
    "Boss = 1.85 to 2.5 × d",
    "Engagement = 1.7 to 2.2 × d",
    "Relief = 1.05 × d wide, 0.25 to 0.5 × d deep",
  ],
  limits:
    "Thread-forming screws with a thread angle of about 30°. In PC, use screws free of oil. Test the torque on molded parts.",
  source: "PENCOM, Installation of PF Screws for Plastics; typical values for PC, POM and PP",
  examples: ["abs", "pc", "pom", "pp", "pa66", "pa66-gf30"].flatMap((plastic) =>
    [3, 4].map((diameter) => ({ plastic, diameter })),
  ),
};
