import type { Measure, RuleUnit } from "./measure.ts";

/** The processes, named like their services. */
export const PROCESSES = [
  "cnc-machining",
  "sheet-metal-fabrication",
  "injection-molding",
  "die-casting",
  "urethane-casting",
  "sla-printing",
  "sls-printing",
  "mjf-printing",
  "dmls-printing",
  "fdm-printing",
] as const;
export type Process = (typeof PROCESSES)[number];

/** One rule of a guide, for one process. A rule with neither number applies the measure without a limit. */
export interface Rule {
  /** Returned with each finding, so that the page can link to the rule. */
  readonly id: string;
  readonly process: Process;
  readonly measure: Measure;
  readonly unit?: RuleUnit;
  /** A part that violates it needs a change. */
  readonly limit?: number;
  /** A part that meets the limit but not this value can be made. The finding is advice. */
  readonly recommended?: number;
}

/** The largest part that a process can make, in any orientation. A larger part is unsuitable. */
export interface Machine {
  readonly id: string;
  readonly process: Process;
  /** Side lengths in mm, in any order. A sheet has two. */
  readonly size: readonly number[];
}
