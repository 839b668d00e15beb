import type { Point } from "./model.ts";
import type { Measure, RuleUnit, Severity } from "./rules/measure.ts";
import type { Process } from "./rules/rule.ts";

/** The main dimensions of the part in mm. One that does not exist is missing: a part without holes has no smallest hole. */
export interface Dimensions {
  readonly smallestWall?: Measured;
  readonly largestWall?: Measured;
  /** The diameter. */
  readonly smallestHole?: Measured;
  /** The smallest radius of inside corners. */
  readonly smallestRadius?: Measured;
  /** The thickness, if the part is one sheet. */
  readonly sheetThickness?: number;
  /** Missing if some face is hidden from every straight tool. */
  readonly machining?: Machining;
  /** If the part is round about one axis. */
  readonly turned?: TurnedShape;
}

/** How a part is machined: on a lathe, or on a mill with so many axes. */
export type Machining = "turning" | "3-axis" | "4-axis" | "5-axis";

/** The size of a turned part in mm, and whether it has holes or flats beside its axis. */
export interface TurnedShape {
  readonly diameter: number;
  readonly length: number;
  readonly hasCrossFeatures: boolean;
}

export interface Measured {
  readonly value: number;
  readonly place: Place;
}

export interface Place {
  readonly point: Point;
  /** The triangles to highlight. Empty for a finding about the whole part. */
  readonly triangles: Uint32Array;
}

/** What is measured at points that are spread over the surface, to color the part. Each array has the points in the same order. */
export interface SurfaceMap {
  /** The triangle of each point. */
  readonly triangles: Uint32Array;
  /** Three numbers for each point. */
  readonly points: Float32Array;
  /** The thickness of the wall below the point in mm. NaN where no other face is opposite. */
  readonly wall: Float32Array;
  /** The draft in degrees, −1 in an undercut. Missing if no rule is about draft. */
  readonly draft?: Float32Array;
  /** 1 where a tool reaches, 0 where none does. Missing if no rule is about reach. */
  readonly reach?: Float32Array;
}

/** `unsuitable`: the part cannot be made as it is. `changes`: it violates at least one limit. Each verdict can come with advice. */
export type Verdict = "fits" | "changes" | "unsuitable";

export interface Assessment {
  readonly process: Process;
  readonly verdict: Verdict;
  /** Worst first. */
  readonly findings: readonly Finding[];
}

/** Equal parts of an assembly. */
export interface AssessedPart {
  readonly quantity: number;
  /** The indices in the bodies of the model, of all equal parts. A part of a mesh file may have several bodies. */
  readonly bodies: readonly number[];
  readonly dimensions: Dimensions;
  readonly assessments: readonly Assessment[];
}

export interface Finding {
  readonly measure: Measure | "size";
  /** The id of the rule or machine. */
  readonly ruleId: string;
  readonly severity: Severity;
  /** What is wrong, without numbers: “Wall too thin”. */
  readonly title: string;
  /** One sentence: what to do, or what happens otherwise. */
  readonly text: string;
  /** In the unit of the rule. Missing if nothing is measured. */
  readonly measured?: FindingValue;
  /** The limit or recommended value that the part does not meet. */
  readonly rule?: FindingValue;
  readonly place: Place;
  /** How many places have this finding. `place` is the worst. */
  readonly count: number;
  /** These places, worst first. */
  readonly places: readonly FindingPlace[];
}

/** One place of a finding, with the value that is measured there. */
export interface FindingPlace extends Place {
  /** In the unit of the rule. Missing if nothing is measured. */
  readonly measured?: FindingValue;
}

export interface FindingValue {
  readonly value: number;
  readonly unit: RuleUnit;
}
