export type RuleUnit = "mm" | "×" | "°";

/** `unsuitable`: the process cannot make the part as it is. `change`: the part violates a limit. `advice`: the part can be made. */
export type Severity = "unsuitable" | "change" | "advice";

export type Bound = "minimum" | "maximum";

export type MeasureFacts = {
  /** Shown to editors, who choose the measure of a rule in the Studio. */
  readonly title: string;
  /** The texts of a finding. The page shows the numbers next to them. */
  readonly finding: {
    /** What is wrong: “Wall too thin”. */
    readonly title: string;
    /** One sentence: what to do, or what happens otherwise. */
    readonly text: string;
  };
} & (
  | {
      /** How the values of a rule bound the measured value. */
      readonly bound: Bound;
      /** The units that a rule may use. `×` is a ratio or, for a length, a multiple of the thickness of the sheet or the typical wall. */
      readonly units: readonly RuleUnit[];
      /** At this multiple of its limit, the process cannot make the part as it is. */
      readonly unsuitableAt?: number;
    }
  | {
      /** The rule has no value: everything that is measured is a finding. */
      readonly bound: "none";
      readonly units: readonly [];
      readonly severity: Severity;
    }
);
