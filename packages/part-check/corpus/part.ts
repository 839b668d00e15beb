import type { Shape3D } from "replicad";

import type { Point } from "../model.ts";
import type { Finding } from "../result.ts";
import type { Measure } from "../rules/measure.ts";
import type { Process } from "../rules/rule.ts";

/** A part of the corpus. A part without a fault has no findings for its process. */
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
  /** The finding is at most `within` mm from this point. Without it, the finding is about the whole part. */
  readonly near?: Point;
  readonly within?: number;
  /** The exact value, in the unit of the rule. */
  readonly value?: number;
  /** Consequences: other findings that a part with this fault always has. */
  readonly also?: readonly Measure[];
}
