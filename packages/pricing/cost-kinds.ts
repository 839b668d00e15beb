/** The kinds of costs, as a sentence calls them. */
export const COST_KINDS = {
  material: "material",
  machine: "machine time",
  labor: "hand work",
  setup: "setup and programming",
  tool: "the tool",
  finish: "the finish",
} as const;
export type CostKind = keyof typeof COST_KINDS;
