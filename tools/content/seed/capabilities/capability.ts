import type { QuantityOrSize } from "../quantity.ts";

/** What a process can do in one respect. The condition of a quantity is its note. */
export interface Capability {
  /** The first one is what the process does without a special request. */
  readonly quantities: readonly [QuantityOrSize, ...QuantityOrSize[]];
  /** Who publishes the quantities, or “handbook” for what textbooks agree on. */
  readonly source: string;
  /** Who decides when they change. */
  readonly owner: string;
  /** The day they were last compared with their source. */
  readonly checked: string;
  /** A general tolerance in mm by the length in mm. */
  readonly onLength?: (length: number) => number;
}

/** A capability that applications engineering reviewed with the others. */
export function from(
  source: string,
  ...quantities: readonly [QuantityOrSize, ...QuantityOrSize[]]
): Capability {
  return { quantities, source, owner: "Applications engineering", checked: "2026-11-23" };
}

/** A general tolerance that grows with the length. */
export function growing(capability: Capability, onLength: (length: number) => number): Capability {
  return { ...capability, onLength };
}
