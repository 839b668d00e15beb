import { type Calculator, numberIn, sharedEnglish, textIn } from "./calculator.ts";

/** What the calculator says, in English. */
export const english = {
  /** What its drawing shows. */
  drawing: "Section through a boss with the hole for a screw",
  plastics: {
    abs: "ABS",
    "pc-abs": "PC/ABS",
    asa: "ASA",
    pc: "PC, typical values",
    pom: "POM, typical values",
    pp: "PP, typical values",
    pa6: "PA 6",
    "pa6-gf30": "PA 6, 30% glass",
    pa66: "PA 66",
    "pa66-gf30": "PA 66, 30% glass",
    pa46: "PA 46",
    "pa46-gf30": "PA 46, 30% glass",
    "ppa-gf15": "PPA, 15% glass",
    pbt: "PBT",
  },
  plastic: "Plastic",
  screwDiameter: "Screw diameter d",
  otherDiameter: "The factors are for screws of these sizes.",
  unknownPlastic: "Choose one of the listed plastics.",
  hole: "Hole",
  boss: "Boss, outside diameter",
  engagement: "Minimum engagement",
  reliefDiameter: "Relief at the mouth, diameter",
  reliefDepth: "Relief, depth",
  formulas: [
    "Hole = 0.70 to 0.85 × d, by plastic",
    "Boss = 1.85 to 2.5 × d",
    "Engagement = 1.7 to 2.2 × d",
    "Relief = 1.05 × d wide, 0.25 to 0.5 × d deep",
  ],
  limits:
    "Thread-forming screws with a thread angle of about 30°. In PC, use dry (oil-free) screws. Test the torque on molded parts.",
  source: "PENCOM, Installation of PF Screws for Plastics; typical values for PC, POM and PP",
};

interface Boss {
  /** Multiples of the diameter of the screw: its hole, the outside of the boss, and the shortest engagement. */
  readonly hole: number;
  readonly outside: number;
  readonly engagement: number;
}

/** Bosses for thread-forming screws with a thread angle of about 30°. What is not in PENCOM's table has typical values. */
export const bosses: Readonly<Record<string, Boss>> = {
  abs: { hole: 0.8, outside: 2, engagement: 2 },
  "pc-abs": { hole: 0.8, outside: 2, engagement: 2 },
  asa: { hole: 0.78, outside: 2, engagement: 2 },
  pc: { hole: 0.85, outside: 2.5, engagement: 2.2 },
  pom: { hole: 0.75, outside: 1.95, engagement: 2 },
  pp: { hole: 0.7, outside: 2, engagement: 2 },
  pa6: { hole: 0.75, outside: 1.85, engagement: 1.7 },
  "pa6-gf30": { hole: 0.8, outside: 2, engagement: 1.9 },
  pa66: { hole: 0.75, outside: 1.85, engagement: 1.7 },
  "pa66-gf30": { hole: 0.82, outside: 2, engagement: 1.8 },
  pa46: { hole: 0.73, outside: 1.85, engagement: 1.8 },
  "pa46-gf30": { hole: 0.78, outside: 1.85, engagement: 1.8 },
  "ppa-gf15": { hole: 0.82, outside: 2, engagement: 2 },
  pbt: { hole: 0.75, outside: 1.85, engagement: 1.7 },
};

/** The hole, boss and depth for a self-tapping screw in plastic. */
export function plasticScrewsCalculator(words = english, shared = sharedEnglish): Calculator {
  return {
    shared,
    drawing: words.drawing,
    inputs: [
      {
        name: "plastic",
        label: words.plastic,
        options: Object.entries(words.plastics).map(([value, label]) => ({ value, label })),
        initial: "abs",
      },
      {
        name: "diameter",
        label: words.screwDiameter,
        unit: "mm",
        initial: 3,
        min: 1.5,
        max: 8,
        reason: words.otherDiameter,
      },
    ],
    calculate(values) {
      const boss = bosses[textIn(values, "plastic")];
      if (boss === undefined) return { problem: words.unknownPlastic };
      const diameter = numberIn(values, "diameter");
      return {
        lines: [
          { label: words.hole, value: { mm: boss.hole * diameter, decimals: 2 } },
          { label: words.boss, value: { mm: boss.outside * diameter, decimals: 1 } },
          { label: words.engagement, value: { mm: boss.engagement * diameter, decimals: 1 } },
          { label: words.reliefDiameter, value: { mm: 1.05 * diameter, decimals: 2 } },
          { label: words.reliefDepth, value: { mm: [0.25 * diameter, 0.5 * diameter], decimals: 1 } },
        ],
      };
    },
    formulas: words.formulas,
    limits: words.limits,
    source: words.source,
    examples: ["abs", "pc", "pom", "pp", "pa66", "pa66-gf30"].flatMap((plastic) =>
      [3, 4].map((diameter) => ({ plastic, diameter })),
    ),
  };
}
