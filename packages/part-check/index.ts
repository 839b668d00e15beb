// The entry of the package. This repository imports the files themselves.
export { check, draw } from "./check.ts";
export type {
  CheckMessage,
  CheckRequest,
  ErrorMessage,
  ModelMessage,
  PictureMessage,
  PictureRequest,
  PictureView,
  Progress,
  ResultMessage,
} from "./messages.ts";
export type { Body, FileUnit, Format, MeshState, Model, PartFacts, Point } from "./model.ts";
export type { CadReader } from "./read/load-cad-reader.ts";
export type {
  AssessedPart,
  Assessment,
  CostFeatures,
  Dimensions,
  Finding,
  FindingPlace,
  FindingValue,
  HoleSize,
  Machining,
  Measured,
  MillingFeatures,
  MoldingFeatures,
  Place,
  PrintingFeatures,
  SheetFeatures,
  ThreadSize,
  TurnedShape,
  Verdict,
} from "./result.ts";
export { type Bound, type Measure, MEASURES, type RuleUnit, type Severity } from "./rules/measure.ts";
export { type Machine, type Process, PROCESSES, type Rule } from "./rules/rule.ts";
export type { FindingKey, PartCheckWords, ReadErrorCode } from "./words.ts";
