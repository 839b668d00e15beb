import type { Shape3D } from "replicad";

import type { Dimensions, Verdict } from "../../result.ts";
import type { Process } from "../../rules/rule.ts";

/** What an applications engineer says about a part: the verdicts that matter, and what the findings say or must not say. */
interface Expected extends Verdicts {
  /** Titles of findings of any process, or of one: “cnc-machining: Wall too thin”. */
  readonly says?: readonly string[];
  readonly never?: readonly string[];
  readonly machining?: Dimensions["machining"];
  /** The quantities of the parts of an assembly, largest part first. */
  readonly quantities?: readonly number[];
}

interface Verdicts {
  readonly cnc?: Verdict;
  readonly sheet?: Verdict;
  readonly molding?: Verdict;
  readonly dieCasting?: Verdict;
  readonly casting?: Verdict;
  readonly sla?: Verdict;
  readonly sls?: Verdict;
  readonly mjf?: Verdict;
  readonly dmls?: Verdict;
  readonly fdm?: Verdict;
}

export interface Judgment {
  readonly name: string;
  readonly make: () => Shape3D;
  readonly expected: Expected;
}

/** The process of each verdict. */
export const PROCESS_OF = {
  cnc: "cnc-machining",
  sheet: "sheet-metal-fabrication",
  molding: "injection-molding",
  dieCasting: "die-casting",
  casting: "urethane-casting",
  sla: "sla-printing",
  sls: "sls-printing",
  mjf: "mjf-printing",
  dmls: "dmls-printing",
  fdm: "fdm-printing",
} as const satisfies Record<keyof Verdicts, Process>;

/** One part and what the engineer says about it. */
export function judge(name: string, make: () => Shape3D, expected: Expected): Judgment {
  return { name, make, expected };
}
