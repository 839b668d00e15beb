import type { Quantity, Size } from "../../../web/cms/types.generated.ts";

export type Figure = Quantity | Size;

/** What a process can do in one respect. The condition of a figure is its note. */
export interface Capability {
  /** The first one is what the process does without a special request. */
  readonly figures: readonly [Figure, ...Figure[]];
  /** Who publishes the figure, or “handbook” for what textbooks agree on. */
  readonly source: string;
  /** Who decides when the figure changes. */
  readonly owner: string;
  /** The day it was last compared with its source. */
  readonly checked: string;
  /** A general tolerance in mm by the length in mm. */
  readonly onLength?: (length: number) => number;
}

/** A capability that applications engineering reviewed with the others. */
export function from(source: string, ...figures: readonly [Figure, ...Figure[]]): Capability {
  return { figures, source, owner: "Applications engineering", checked: "2026-11-23" };
}

/** A general tolerance that grows with the length. */
export function growing(capability: Capability, onLength: (length: number) => number): Capability {
  return { ...capability, onLength };
}
