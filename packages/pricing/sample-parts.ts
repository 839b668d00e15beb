import type { PartFeatures } from "./features.ts";

export interface SamplePart {
  readonly id: string;
  readonly name: string;
  readonly features: PartFeatures;
}

/** Five parts to try a model with, as the part check measures them. All but the manifold are parts that visitors try it with. */
export const SAMPLE_PARTS: readonly SamplePart[] = [
  {
    id: "angle-bracket",
    name: "Angle bracket, 80 × 60 × 50 mm",
    features: {
      size: [80, 60, 50],
      volume: 58_162,
      area: 17_643,
      holes: 7,
      milling: { stockVolume: 240_000, setups: 3, axes: 3, deepPockets: 0 },
      molding: { projectedArea: 4738, wall: 13.8, sideActions: 2 },
      printing: { height: 60, supportVolume: 1609 },
    },
  },
  {
    id: "manifold",
    name: "Manifold, 100 × 60 × 50 mm",
    features: {
      size: [100, 60, 50],
      volume: 278_205,
      area: 33_347,
      holes: 9,
      threads: 5,
      milling: { stockVolume: 300_000, setups: 3, axes: 3, deepPockets: 0 },
      molding: { projectedArea: 2994, wall: 29.9, sideActions: 1 },
      printing: { height: 50, supportVolume: 8757 },
    },
  },
  {
    id: "flange",
    name: "Flange, ⌀90 × 30 mm",
    features: {
      size: [90, 90, 30],
      volume: 86_083,
      area: 21_285,
      holes: 7,
      milling: { stockVolume: 190_852, setups: 1, axes: 3, deepPockets: 0 },
      turning: { diameter: 90, length: 30, hasCrossFeatures: true },
      molding: { projectedArea: 5271, wall: 14, sideActions: 0 },
      printing: { height: 30, supportVolume: 0 },
    },
  },
  {
    id: "mounting-channel",
    name: "Mounting channel, 80 × 60 × 35 mm, 2 mm thick",
    features: {
      size: [80, 60, 35],
      volume: 16_040,
      area: 17_387,
      holes: 10,
      milling: { stockVolume: 168_000, setups: 3, axes: 3, deepPockets: 0 },
      sheet: { thickness: 2, flatArea: 8020, cutLength: 673.2, contours: 12, bends: 2 },
      molding: { projectedArea: 4376, wall: 2, sideActions: 1 },
      printing: { height: 35, supportVolume: 120.9 },
    },
  },
  {
    id: "deep-tray",
    name: "Molded cover, 83 × 63 × 40 mm, 2.5 mm thick",
    features: {
      size: [82.8, 62.8, 40],
      volume: 39_898,
      area: 31_935,
      holes: 1,
      milling: { stockVolume: 207_957, setups: 3, axes: 3, deepPockets: 0 },
      molding: { projectedArea: 5194, wall: 5, sideActions: 1 },
      printing: { height: 40, supportVolume: 403.1 },
    },
  },
];
