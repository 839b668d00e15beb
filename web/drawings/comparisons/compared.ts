/** A line of a comparison, with the ids of the process pages that it is about. */
interface Compared {
  readonly label: string;
  readonly of: readonly string[];
}

export interface ComparedTolerance extends Compared {
  /** The symmetric tolerance in mm on a length of 25 mm. */
  readonly within: number;
}

export interface ComparedRange extends Compared {
  readonly value: string;
  readonly from: number;
  readonly to: number;
  readonly red?: boolean;
}

/** The general tolerance of each process on 25 mm, the widest first. */
export const tolerances: readonly ComparedTolerance[] = [
  { label: "SLS, MJF", of: ["sls-printing", "mjf-printing"], within: 0.3 },
  { label: "FDM, mid-size machine", of: ["fdm-printing"], within: 0.25 },
  { label: "Vacuum casting", of: ["urethane-casting"], within: 0.25 },
  { label: "Die casting, aluminum", of: ["die-casting"], within: 0.25 },
  { label: "SLA, DMLS", of: ["sla-printing", "dmls-printing"], within: 0.2 },
  { label: "Sheet metal, cut edges", of: ["sheet-metal-fabrication"], within: 0.2 },
  { label: "Injection molding, ABS", of: ["injection-molding"], within: 0.13 },
  { label: "CNC machining", of: ["cnc-machining"], within: 0.125 },
];

/** Lead times in days until the first parts. */
export const days: readonly ComparedRange[] = [
  { label: "SLA, FDM", of: ["sla-printing", "fdm-printing"], value: "1–5 days", from: 1, to: 5, red: true },
  { label: "Sheet metal", of: ["sheet-metal-fabrication"], value: "2–14 days", from: 2, to: 14 },
  { label: "SLS, MJF", of: ["sls-printing", "mjf-printing"], value: "3–7 days", from: 3, to: 7 },
  { label: "CNC machining", of: ["cnc-machining"], value: "3–10 days", from: 3, to: 10 },
  { label: "DMLS", of: ["dmls-printing"], value: "5–15 days", from: 5, to: 15 },
  { label: "Vacuum casting", of: ["urethane-casting"], value: "7–15 days", from: 7, to: 15 },
  { label: "Molding, rapid tool", of: ["injection-molding"], value: "10–25 days", from: 10, to: 25 },
  { label: "Molding, steel tool", of: [], value: "4–8 weeks", from: 28, to: 56 },
  { label: "Die casting", of: ["die-casting"], value: "4–8 weeks", from: 28, to: 56 },
];

/** Economical quantities. */
export const pieces: readonly ComparedRange[] = [
  { label: "SLA, DMLS", of: ["sla-printing", "dmls-printing"], value: "1–50", from: 1, to: 50 },
  { label: "FDM", of: ["fdm-printing"], value: "1–100", from: 1, to: 100 },
  { label: "SLS", of: ["sls-printing"], value: "1–500", from: 1, to: 500 },
  { label: "MJF", of: ["mjf-printing"], value: "1–2,000", from: 1, to: 2000 },
  { label: "CNC machining", of: ["cnc-machining"], value: "1–5,000", from: 1, to: 5000 },
  { label: "Sheet metal", of: ["sheet-metal-fabrication"], value: "1–10,000", from: 1, to: 10_000 },
  { label: "Vacuum casting", of: ["urethane-casting"], value: "5–100", from: 5, to: 100 },
  {
    label: "Injection molding",
    of: ["injection-molding"],
    value: "100–1,000,000",
    from: 100,
    to: 1_000_000,
  },
  { label: "Die casting", of: ["die-casting"], value: "1,000–1,000,000", from: 1000, to: 1_000_000 },
];

/** Typical Ra in µm, for the chart and the roughness calculator. */
export const roughnesses: readonly Omit<ComparedRange, "value">[] = [
  { label: "Polished", of: [], from: 0.05, to: 0.4 },
  { label: "Electropolished", of: [], from: 0.1, to: 0.4 },
  { label: "Brushed", of: [], from: 0.4, to: 1.2 },
  { label: "CNC, as machined", of: ["cnc-machining"], from: 0.4, to: 3.2, red: true },
  { label: "SLA walls", of: ["sla-printing"], from: 0.5, to: 1.5 },
  { label: "Bead blasted", of: [], from: 1.5, to: 6.3 },
  { label: "Die cast aluminum", of: ["die-casting"], from: 1.6, to: 3.2 },
  { label: "DMLS as built", of: ["dmls-printing"], from: 5, to: 12 },
  { label: "MJF as built", of: ["mjf-printing"], from: 5, to: 15 },
  { label: "SLS as built", of: ["sls-printing"], from: 9, to: 20 },
];
