import type { Point } from "./model.ts";
import type { Measure, Process, RuleUnit } from "./rules/rule.ts";

/** Lengths of the whole part. One that is missing was not found: a part without a hole has no smallest hole. */
export interface Figures {
  /** Along the part's own axes, longest first. */
  readonly size: readonly [number, number, number];
  readonly smallestWall?: Measured;
  readonly largestWall?: Measured;
  /** The diameter. */
  readonly smallestHole?: Measured;
  /** Of inside corners. */
  readonly smallestRadius?: Measured;
  /** The thickness, if the part is one sheet. */
  readonly sheetThickness?: number;
}

export interface Measured {
  readonly value: number;
  readonly place: Place;
}

export interface Place {
  readonly point: Point;
  /** The triangles to color. May be empty, for a finding about the whole part. */
  readonly triangles: Uint32Array;
}

/** Not suitable: cannot be made as it is. Changes: at least one limit is not kept. Findings may be advice in each case. */
export type Verdict = "fits" | "changes" | "unsuitable";

export interface Assessment {
  readonly process: Process;
  readonly verdict: Verdict;
  /** Worst first. */
  readonly findings: readonly Finding[];
}

export interface Finding {
  readonly measure: Measure | "size";
  /** The id of the rule or machine. */
  readonly ruleId: string;
  readonly severity: "unsuitable" | "change" | "advice";
  /** What is wrong, without numbers: “Wall too thin”. */
  readonly title: string;
  /** What happens otherwise, or what to do. One sentence. */
  readonly text: string;
  /** In the unit of the rule. Missing where nothing is measured. */
  readonly measured?: FindingValue;
  /** The number of the rule that is not kept. */
  readonly rule?: FindingValue;
  readonly place: Place;
  /** How many places have this finding. `place` is the worst. */
  readonly count: number;
}

export interface FindingValue {
  readonly value: number;
  readonly unit: RuleUnit;
}
