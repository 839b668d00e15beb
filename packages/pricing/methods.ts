/** The methods that have formulas, and how they are called in a sentence. */
export const METHODS = {
  milling: "CNC milling",
  turning: "CNC turning",
  sheet: "sheet metal",
  sla: "SLA printing",
  sls: "SLS printing",
  mjf: "MJF printing",
  fdm: "FDM printing",
  dmls: "DMLS printing",
  vacuumCasting: "vacuum casting",
  injectionMolding: "injection molding",
  dieCasting: "die casting",
} as const;
export type Method = keyof typeof METHODS;

export function isMethod(value: unknown): value is Method {
  return typeof value === "string" && Object.hasOwn(METHODS, value);
}

export const methods: readonly Method[] = Object.keys(METHODS).filter(isMethod);

/** What is known about a rate. */
export interface RateFacts {
  readonly title: string;
  readonly description: string;
  /** “$” is replaced with the currency of the model. */
  readonly unit: string;
  /** The limits within which a value makes sense. */
  readonly min: number;
  readonly max: number;
  /** The methods that need it. */
  readonly methods: readonly Method[];
}
