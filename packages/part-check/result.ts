import type { Point } from "./model.ts";
import type { Measure, RuleUnit, Severity } from "./rules/measure.ts";
import type { Process } from "./rules/rule.ts";
import type { FindingKey } from "./words.ts";

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
  /** Across the corners of a hexagonal bar. */
  readonly diameter: number;
  readonly length: number;
  readonly hasCrossFeatures: boolean;
  /** Only of a part that is cut from a hexagonal bar. `area` is that of the flats, which stay as they were drawn. */
  readonly hexagon?: { readonly acrossFlats: number; readonly area: number };
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

/**
 * What the price of a part depends on, in mm, mm² and mm³. The values are those of the part itself: without an allowance for the stock, and
 * without scrap.
 */
export interface CostFeatures {
  /** The lengths of the box around the part, longest first. */
  readonly size: readonly [number, number, number];
  readonly volume: number;
  readonly area: number;
  /** The number of round holes. */
  readonly holes: number;
  /** The number of modeled threads. */
  readonly threads: number;
  /** By diameter, smallest first. Diameters and depths that differ by less than 0.1 mm are one size. */
  readonly holeSizes: readonly HoleSize[];
  readonly threadSizes: readonly ThreadSize[];
  readonly milling: MillingFeatures;
  /** Only of a part that is round about one axis, and that a lathe with live tools can finish. */
  readonly turning?: TurnedShape;
  /** Only of a part that is one sheet. */
  readonly sheet?: SheetFeatures;
  readonly molding: MoldingFeatures;
  readonly printing: PrintingFeatures;
}

export interface HoleSize {
  readonly diameter: number;
  readonly depth: number;
  readonly isThrough: boolean;
  readonly count: number;
}

export interface ThreadSize {
  /** Of the crests of a screw, or the roots of a nut. */
  readonly diameter: number;
  readonly pitch: number;
  readonly length: number;
  readonly count: number;
}

export interface MillingFeatures {
  /** The stock with the smallest volume. */
  readonly stock: "bar" | "block" | "plate";
  readonly stockVolume: number;
  /** How often the part is clamped: a cube twice, and no part more often on a lathe or on a mill with four or five axes. */
  readonly setups: number;
  /** 5 also if no tool reaches some face. */
  readonly axes: 3 | 4 | 5;
  /** The pockets that are deeper than four times their width. */
  readonly deepPockets: number;
  /** The inside corners that are deeper than five times their radius. */
  readonly deepCorners: number;
}

export interface SheetFeatures {
  readonly thickness: number;
  /** The area of the flat pattern, without its openings. */
  readonly flatArea: number;
  /** The length of the outline and of all openings. */
  readonly cutLength: number;
  /** The outline and all openings. */
  readonly contours: number;
  /** Bends in one line, which are bent at once, count as one. */
  readonly bends: number;
}

export interface MoldingFeatures {
  /** The area of the shadow along the pull direction. */
  readonly projectedArea: number;
  /** The length along the pull direction. */
  readonly depth: number;
  /** The thickest wall; 0 if there is none. */
  readonly wall: number;
  readonly typicalWall: number;
  /** The directions in which slides move out of undercuts, and the undercuts that take a lifter. */
  readonly sideActions: number;
  /** The undercuts that neither a slide nor a lifter frees. */
  readonly hiddenUndercuts: number;
  readonly hasDraft: boolean;
}

/** In the orientation that needs the least support, of six. */
export interface PrintingFeatures {
  readonly height: number;
  /** The space between the build plate, or the part below, and faces of less than 45° from horizontal. */
  readonly supportVolume: number;
  readonly supportedArea: number;
}

/** Equal parts of an assembly. */
export interface AssessedPart {
  readonly quantity: number;
  /** The indices in the bodies of the model, of all equal parts. A part of a mesh file may have several bodies. */
  readonly bodies: readonly number[];
  readonly dimensions: Dimensions;
  readonly assessments: readonly Assessment[];
  /** Missing if the part has no volume. */
  readonly costFeatures?: CostFeatures;
}

export interface Finding {
  readonly measure: Measure | "size";
  /** The id of the rule or machine. */
  readonly ruleId: string;
  readonly severity: Severity;
  /** Its words in a catalog of another language, with the number in its text. */
  readonly key: FindingKey;
  readonly amount?: number;
  /** What is wrong, in English without numbers: “Wall too thin”. */
  readonly title: string;
  /** One sentence: what to do, or what happens otherwise. */
  readonly text: string;
  /** In the unit of the rule. Missing if nothing is measured. */
  readonly measured?: FindingValue;
  /** The limit or the recommended value that none of its places meets. A rule with both can have two findings. */
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
  /** Of a part that is larger than the machine: its other sides that do not fit, or those of the machine. */
  readonly otherSides?: readonly number[];
}
