import type { Measure, RuleUnit } from "../rules/measure.ts";
import { type Machine, type Process, PROCESSES, type Rule } from "../rules/rule.ts";

/** A measure with its limit, its recommended value, and its unit where it has several. */
type Line = readonly [
  measure: Measure,
  limit?: number | undefined,
  recommended?: number | undefined,
  unit?: RuleUnit,
];

const LINES: Readonly<Record<Process, readonly Line[]>> = {
  "cnc-machining": [
    ["mesh"],
    ["wall", 0.5, 0.8],
    ["hole-diameter", 1, 2.5],
    ["hole-depth", 10, 4],
    ["gap", 1],
    ["detail", 0.25],
    ["inside-radius", 0.5, 1.6],
    ["corner-depth", 10, 3],
    ["pocket-depth", 4],
    ["reach"],
    ["thread"],
    ["slenderness", undefined, 10],
    ["stock-ratio", undefined, 10],
  ],
  "sheet-metal-fabrication": [
    ["mesh"],
    ["sheet"],
    ["bend-radius", 0.5, 1, "×"],
    ["flange", 5.2, 7, "×"],
    ["hole-to-bend", undefined, 2.5, "×"],
    ["hole-diameter", undefined, 1, "×"],
    ["hole-to-edge", undefined, 2, "×"],
    ["gap", undefined, 1, "×"],
  ],
  "injection-molding": [
    ["mesh"],
    ["wall", 0.8, 1],
    ["largest-wall", 5, 4.5],
    ["wall-ratio", 2, 1.5],
    ["undercut"],
    ["draft", 0.5, 1],
    ["detail", undefined, 0.5],
    ["rib-thickness", undefined, 0.6],
    ["rib-height", 3, 2.5],
    ["boss-diameter", undefined, 2.4],
    ["boss-wall", undefined, 0.6],
    ["hole-edge-ratio", undefined, 1],
  ],
  "die-casting": [
    ["mesh"],
    ["wall", 1, 1.5],
    ["largest-wall", 8, 5],
    ["wall-ratio", 2.5, 2],
    ["undercut"],
    ["draft", 0.5, 1],
    ["rib-thickness", undefined, 0.6],
  ],
  "urethane-casting": [
    ["mesh"],
    ["wall", 1, 2],
    ["largest-wall", 20, 4],
    ["wall-ratio", undefined, 2],
    ["rib-thickness", undefined, 0.6],
    ["rib-height", undefined, 3],
    ["boss-diameter", undefined, 2],
    ["hole-diameter", 1, 1.5],
    ["detail", undefined, 0.5],
  ],
  "sla-printing": [
    ["mesh"],
    ["wall", 0.4, 1],
    ["largest-wall", undefined, 10],
    ["hole-diameter", 0.5, 1],
    ["gap", undefined, 0.5],
    ["detail", 0.5],
    ["overhang", undefined, 19],
    ["trapped-volume"],
    ["drain-hole", undefined, 3.5],
    ["body-gap", undefined, 0.5],
  ],
  "sls-printing": [
    ["mesh"],
    ["wall", 0.7, 1],
    ["largest-wall", undefined, 20],
    ["hole-diameter", undefined, 1.5],
    ["gap", 0.5],
    ["detail", undefined, 0.8],
    ["trapped-volume"],
    ["drain-hole", undefined, 3.5],
    ["body-gap", undefined, 0.5],
  ],
  "mjf-printing": [
    ["mesh"],
    ["wall", 0.5, 1],
    ["largest-wall", undefined, 20],
    ["hole-diameter", 0.5, 2],
    ["gap", 0.5],
    ["trapped-volume"],
    ["drain-hole", 2, 4],
    ["body-gap", undefined, 0.5],
  ],
  "dmls-printing": [
    ["mesh"],
    ["wall", 0.4, 0.8],
    ["largest-wall", undefined, 20],
    ["hole-diameter", 0.5, 1],
    ["gap", 0.2],
    ["overhang", undefined, 45],
    ["trapped-volume"],
  ],
  "fdm-printing": [
    ["mesh"],
    ["wall", 1, 1.5],
    ["hole-diameter", undefined, 2],
    ["gap", 0.5],
    ["overhang", undefined, 45],
  ],
};

/** In mm. */
const SIZES: readonly (readonly [Process, readonly number[]])[] = [
  ["cnc-machining", [2000, 1500, 500]],
  ["sheet-metal-fabrication", [3000, 1500]],
  ["injection-molding", [751, 480, 203]],
  ["urethane-casting", [762, 762, 762]],
  ["mjf-printing", [380, 284, 380]],
];

/** Rules as guides have them, for tests and measurements. A site gives those of its own guides. */
export const rules: readonly Rule[] = PROCESSES.flatMap((process) =>
  LINES[process].map((line) => ruleOf(process, line)),
);

function ruleOf(process: Process, [measure, limit, recommended, unit]: Line): Rule {
  return {
    id: `${process} ${measure}`,
    process,
    measure,
    ...(limit !== undefined && { limit }),
    ...(recommended !== undefined && { recommended }),
    ...(unit !== undefined && { unit }),
  };
}

/** The machines of some processes, for the same. */
export const machines: readonly Machine[] = SIZES.map(([process, size]) => ({
  id: `${process} size`,
  process,
  size,
}));
