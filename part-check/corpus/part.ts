import type { Shape3D } from "replicad";

import type { Point } from "../model.ts";
import type { Finding } from "../result.ts";
import type { Measure, Process } from "../rules/rule.ts";

/** A part of the corpus. Without a fault it has no finding for its process. */
export interface CorpusPart {
  readonly name: string;
  readonly process: Process;
  readonly fault?: Fault;
  readonly make: () => Shape3D;
}

/** Returns a function that describes parts of one process. Their names start with `prefix`. */
export function partsOf(process: Process, prefix: string = process) {
  return (name: string, make: CorpusPart["make"], fault?: Fault): CorpusPart => ({
    name: `${prefix}-${name}`,
    process,
    make,
    ...(fault && { fault }),
  });
}

export interface Fault {
  readonly measure: Finding["measure"];
  /** The finding's place is a point within this many mm of it. Without it, the finding is about the whole part. */
  readonly near?: Point;
  readonly within?: number;
  /** The exact value, in the unit of the rule. */
  readonly value?: number;
  /** Its consequences: other findings that the part cannot be without. */
  readonly also?: readonly Measure[];
}
