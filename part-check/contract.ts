/**
 * What passes between a page and the worker of the part check. The page starts one worker for each file and posts one request.
 * The worker answers a `CheckRequest` with progress, then the model, then the result, and a `PictureRequest` with progress and
 * the picture; or with an error at any time. Nothing follows a result, a picture or an error: the page terminates the worker then,
 * which returns its memory. Terminating it earlier cancels. A damaged STEP file may keep the worker busy, since Open CASCADE
 * cannot be interrupted. So the page offers to cancel.
 *
 * All lengths are in mm, areas in mm², volumes in mm³, angles in degrees, for files in any unit.
 */

/** The processes, by the name of their service. */
export const PROCESSES = [
  "cnc-machining",
  "sheet-metal-fabrication",
  "injection-molding",
  "die-casting",
  "urethane-casting",
  "sla-printing",
  "sls-printing",
  "mjf-printing",
  "dmls-printing",
  "fdm-printing",
] as const;
export type Process = (typeof PROCESSES)[number];

/** How values are limited: at least a number, at most a number, or not by a number. */
type Limit = "least" | "most" | "none";

interface MeasureFacts {
  /** For editors, who choose the measure of a rule. */
  readonly title: string;
  readonly limit: Limit;
  /** The units in which a rule may limit it. `×` is a ratio; of a length, a multiple of the sheet's or typical wall's thickness. */
  readonly units: readonly RuleUnit[];
}

/** Every measure that a rule can use. */
export const MEASURES = {
  mesh: { title: "Errors of the mesh", limit: "none", units: [] },
  wall: { title: "Thinnest wall", limit: "least", units: ["mm", "×"] },
  "largest-wall": { title: "Thickest wall", limit: "most", units: ["mm"] },
  "wall-ratio": { title: "Thickest wall to typical wall", limit: "most", units: ["×"] },
  "rib-thickness": {
    title: "Rib thickness at the base to the wall below it",
    limit: "most",
    units: ["×"],
  },
  "rib-height": { title: "Rib height to the wall below it", limit: "most", units: ["×"] },
  "boss-diameter": { title: "Boss outside diameter to its hole", limit: "least", units: ["×"] },
  "boss-wall": { title: "Boss wall to the wall below it", limit: "most", units: ["×"] },
  "hole-diameter": { title: "Hole diameter", limit: "least", units: ["mm", "×"] },
  "hole-depth": { title: "Hole depth to diameter", limit: "most", units: ["×"] },
  "hole-to-edge": { title: "Hole edge to the edge of its face", limit: "least", units: ["mm", "×"] },
  "hole-edge-ratio": {
    title: "Hole edge to the edge of its face, by the diameter",
    limit: "least",
    units: ["×"],
  },
  gap: { title: "Width of slots and gaps", limit: "least", units: ["mm", "×"] },
  "body-gap": { title: "Gap between bodies", limit: "least", units: ["mm"] },
  detail: { title: "Width of text and fine details", limit: "least", units: ["mm"] },
  "inside-radius": { title: "Inside corner radius", limit: "least", units: ["mm"] },
  "corner-depth": { title: "Corner depth to inside radius", limit: "most", units: ["×"] },
  "pocket-depth": { title: "Pocket depth to width", limit: "most", units: ["×"] },
  reach: { title: "Faces that no tool reaches from six sides", limit: "none", units: [] },
  thread: { title: "Modeled threads", limit: "none", units: [] },
  undercut: { title: "Undercuts along the pull direction", limit: "none", units: [] },
  draft: { title: "Draft along the pull direction", limit: "least", units: ["°"] },
  overhang: { title: "Overhang, angle from level", limit: "least", units: ["°"] },
  "trapped-volume": { title: "Closed hollow spaces", limit: "none", units: [] },
  "drain-hole": { title: "Largest drain hole of a hollow space", limit: "least", units: ["mm"] },
  sheet: { title: "One sheet of constant thickness", limit: "none", units: [] },
  "bend-radius": { title: "Inside bend radius", limit: "least", units: ["mm", "×"] },
  flange: { title: "Flange length, outside", limit: "least", units: ["mm", "×"] },
  "hole-to-bend": {
    title: "Hole edge to bend, less the bend radius",
    limit: "least",
    units: ["mm", "×"],
  },
} as const satisfies Record<string, MeasureFacts>;
export type Measure = keyof typeof MEASURES;

export type RuleUnit = "mm" | "×" | "°";

/** One rule of a guide, for one process. A rule with neither number makes the measure run without a limit of its own. */
export interface Rule {
  /** Returned with each finding, so that the page can link to the rule. */
  readonly id: string;
  readonly process: Process;
  readonly measure: Measure;
  readonly unit?: RuleUnit;
  /** A part beyond it needs a change. */
  readonly limit?: number;
  /** A part beyond it, but within the limit, can be made: the finding is advice. */
  readonly recommended?: number;
}

/** The largest part of a process in any orientation. Longer ones are not suitable. */
export interface Machine {
  readonly id: string;
  readonly process: Process;
  /** In any order. A sheet has two. */
  readonly size: readonly number[];
}

export type FileUnit = "mm" | "inch" | "cm" | "m" | "µm" | "foot";

interface FileRequest {
  readonly file: Blob;
  /** With its extension: OBJ and binary STL files have no signature. */
  readonly fileName: string;
  /** Replaces the unit that the file states, which may be wrong. Without it, a file that states none is read in mm. */
  readonly unit?: FileUnit;
  /** Where the site serves occt-import-js.wasm, fetched for STEP and IGES only. */
  readonly wasmUrl: string;
}

export interface CheckRequest extends FileRequest {
  readonly rules: readonly Rule[];
  readonly machines: readonly Machine[];
}

/** Asks for a picture of the part alone, which is much faster than a check. */
export interface PictureRequest extends FileRequest {
  readonly view: PictureView;
}

/** A picture in parallel projection. The directions have length 1 and are at right angles. */
export interface PictureView {
  /** In pixels. */
  readonly width: number;
  readonly height: number;
  readonly right: Point;
  readonly up: Point;
  readonly toEye: Point;
}

/** The messages of the worker. */
export type CheckMessage = Progress | ModelMessage | ResultMessage | PictureMessage | ErrorMessage;

export interface Progress {
  readonly type: "progress";
  readonly stage: "load-reader" | "read" | "measure";
  /** Share of the stage, 0 to 1. */
  readonly done: number;
}

/** Sent as soon as the file is read, before it is measured. Its arrays are transferred. */
export interface ModelMessage {
  readonly type: "model";
  readonly model: Model;
}

export interface ResultMessage {
  readonly type: "result";
  readonly figures: Figures;
  /** Of the processes with a rule or a machine, in the order of PROCESSES. */
  readonly assessments: readonly Assessment[];
}

export interface PictureMessage {
  readonly type: "picture";
  readonly part: PartFacts;
  /** Four bytes for each pixel: red, green, blue and opacity. Its buffer is transferred. */
  readonly pixels: Uint8ClampedArray<ArrayBuffer>;
}

export interface ErrorMessage {
  readonly type: "error";
  readonly code: ReadErrorCode;
  /** What is wrong and what to do, for visitors. */
  readonly text: string;
}

export type ReadErrorCode =
  | "unknown-format"
  | "unreadable"
  | "empty"
  | "truncated"
  | "damaged"
  | "not-a-number"
  | "no-solid"
  | "encrypted"
  | "too-large"
  | "zip-without-part"
  | "cyclic"
  | "reader-unavailable"
  | "internal";

export type Format = "step" | "iges" | "stl" | "obj" | "3mf";

export type Point = readonly [x: number, y: number, z: number];

/** What is known about a part as soon as its file is read. */
export interface PartFacts {
  readonly format: Format;
  /** The name of the file, or of the file inside the ZIP. */
  readonly fileName: string;
  readonly unit: FileUnit;
  /** STL and OBJ files never state one. */
  readonly statedUnit?: FileUnit;
  /** The unit that is probably meant, if the size makes no sense in `unit`. */
  readonly probableUnit?: FileUnit;
  readonly bodies: readonly Body[];
  readonly bounds: { readonly min: Point; readonly max: Point };
  readonly volume: number;
  readonly area: number;
  readonly mesh: MeshState;
}

/** What the viewer draws. One mesh for all bodies. */
export interface Model extends PartFacts {
  /** Three numbers for each vertex. Vertices are shared within a smooth face only, so that edges stay sharp. */
  readonly positions: Float32Array;
  /** Three numbers for each vertex. */
  readonly normals: Float32Array;
  /** Three vertices for each triangle. */
  readonly indices: Uint32Array;
  /** The face of each triangle: that of the CAD file, or the smooth region of a mesh. */
  readonly faces: Uint32Array;
  /** Edges to draw: two points, six numbers, for each segment. */
  readonly edges: Float32Array;
}

export interface Body {
  /** From the file, or “Body 1”. */
  readonly name: string;
  readonly firstTriangle: number;
  readonly triangleCount: number;
  /** Of `edges`, in segments. */
  readonly firstEdge: number;
  readonly edgeCount: number;
  readonly volume: number;
  readonly area: number;
}

/** Numbers of edges and triangles with an error. All zero: the mesh bounds a solid. */
export interface MeshState {
  readonly isClosed: boolean;
  readonly openEdges: number;
  /** Edges of more than two triangles. */
  readonly sharedEdges: number;
  readonly flippedTriangles: number;
  readonly degenerateTriangles: number;
}

/** Lengths of the whole part. One that is missing was not found: a part without a hole has no smallest hole. */
export interface Figures {
  /** Along the part's own axes, longest first. */
  readonly size: readonly [number, number, number];
  readonly smallestWall?: Measured;
  readonly largestWall?: Measured;
  /** The diameter. */
  readonly smallestHole?: Measured;
  /** Of inside corners. */
  readonly smallestRadius?: Measured;
  /** The thickness, if the part is one sheet. */
  readonly sheetThickness?: number;
}

export interface Measured {
  readonly value: number;
  readonly place: Place;
}

export interface Place {
  readonly point: Point;
  /** The triangles to color. May be empty, for a finding about the whole part. */
  readonly triangles: Uint32Array;
}

/** Not suitable: cannot be made as it is. Changes: at least one limit is not kept. Findings may be advice in each case. */
export type Verdict = "fits" | "changes" | "unsuitable";

export interface Assessment {
  readonly process: Process;
  readonly verdict: Verdict;
  /** Worst first. */
  readonly findings: readonly Finding[];
}

export interface Finding {
  readonly measure: Measure | "size";
  /** The id of the rule or machine. */
  readonly ruleId: string;
  readonly severity: "unsuitable" | "change" | "advice";
  /** What is wrong, without numbers: “Wall too thin”. */
  readonly title: string;
  /** What happens otherwise, or what to do. One sentence. */
  readonly text: string;
  /** In the unit of the rule. Missing where nothing is measured. */
  readonly measured?: FindingValue;
  /** The number of the rule that is not kept. */
  readonly rule?: FindingValue;
  readonly place: Place;
  /** How many places have this finding. `place` is the worst. */
  readonly count: number;
}

export interface FindingValue {
  readonly value: number;
  readonly unit: RuleUnit;
}
