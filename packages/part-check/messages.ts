import type { FileUnit, Model, PartFacts, Point } from "./model.ts";
import type { AssessedPart, Assessment, CostFeatures, Dimensions, SurfaceMap } from "./result.ts";
import type { Machine, Rule } from "./rules/rule.ts";
import type { ReadErrorCode } from "./words.ts";

// The messages between a page and the worker of the part check.
//
// The page starts one worker for each file and posts one request. The worker answers a `CheckRequest` with its progress, the model and the
// result, and a `PictureRequest` with its progress and the picture. An error can replace any of them, and nothing follows a result, a
// picture or an error. The page then terminates the worker, which frees its memory. Terminating it earlier cancels the request: Open
// CASCADE cannot be interrupted in any other way.

/** What the visitor can choose about a file that was read. */
export interface Reading {
  /** Overrides the unit that the file states, which may be wrong. Without it, a file that states none is read in mm. */
  readonly unit?: FileUnit;
  /** The file in a ZIP to check, one of the model's `partsInZip`. Without it, the check chooses the largest CAD file or mesh. */
  readonly partInZip?: string;
}

interface FileRequest extends Reading {
  readonly file: Blob;
  /** With its extension: OBJ and binary STL files have no signature. */
  readonly fileName: string;
  /** Where the site serves occt-import-js.wasm, fetched for STEP and IGES only. */
  readonly wasmUrl: string;
}

export interface CheckRequest extends FileRequest {
  readonly rules: readonly Rule[];
  readonly machines: readonly Machine[];
}

/** Requests only a picture of the part, which is much faster than a check. */
export interface PictureRequest extends FileRequest {
  readonly view: PictureView;
}

/** A picture in parallel projection. The directions have length 1 and are perpendicular to each other. */
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
  /** In this order. Only STEP and IGES files need the reader. */
  readonly stage: "load-reader" | "read" | "mesh" | "measure";
  /** Share of the stage, 0 to 1. */
  readonly done: number;
  /** How long the rest of the stage probably takes. Open CASCADE says nothing before its end, so the page moves its bar by this estimate. */
  readonly expectedMs?: number;
}

/** Sent as soon as the file is read, before it is measured. Its arrays are transferred. */
export interface ModelMessage {
  readonly type: "model";
  readonly model: Model;
}

export interface ResultMessage {
  readonly type: "result";
  readonly dimensions: Dimensions;
  /**
   * Of the processes with a rule or a machine, in the order of PROCESSES. The verdict about an assembly is that of its worst part, and its
   * findings are those of all parts.
   */
  readonly assessments: readonly Assessment[];
  readonly map: SurfaceMap;
  /** What the price depends on. Missing for an assembly, whose parts have it, and for a part without a volume. */
  readonly costFeatures?: CostFeatures;
  /** The different parts of an assembly, largest first. Missing for a single part. */
  readonly parts?: readonly AssessedPart[];
  /** The number of bodies of an assembly that were not judged, because it has too many different parts. */
  readonly bodiesNotJudged?: number;
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
  /** What is wrong and what to do, for the person who chose the file, in English. */
  readonly text: string;
  /** What the text names: see `readErrorText`. */
  readonly detail?: string | undefined;
}
