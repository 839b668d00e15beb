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

/** Where a rule, the size of a machine or a service is published. */
export interface Source {
  readonly title: string;
  /** The address of the page, with the anchor of a rule. */
  readonly href: string;
  /** The language of the title, if that is not the language of the reader. */
  readonly language?: string | undefined;
}

export type PublishedRule = Rule & Source;

/** Everything that a site publishes for the part check. */
export interface RuleSet {
  readonly rules: readonly PublishedRule[];
  readonly machines: readonly (Machine & Source)[];
  readonly services: readonly (Source & { readonly process: Process })[];
}

/** A material from which the part can be made. */
export interface Material {
  readonly id: string;
  readonly name: string;
  /** The language of the name, if that is not the language of the reader. */
  readonly language?: string | undefined;
  readonly family: string;
  /** In g/cm³. */
  readonly density: number;
  readonly processes: readonly Process[];
}
