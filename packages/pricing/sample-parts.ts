import type { PartFeatures } from "./features.ts";

export interface SamplePart {
  readonly id: string;
  readonly name: string;
  readonly features: PartFeatures;
}

/** Five parts to try a model with. Their sizes, volumes and surfaces are those of the parts with these names that the part check is tested with. */
export const SAMPLE_PARTS: readonly SamplePart[] = [
  {
    id: "angle-bracket",
    name: "Angle bracket, 80 × 60 × 50 mm",
    features: {
      size: [80, 60, 50],
      volume: 59_524,
      area: 16_993,
      holes: 5,
      milling: { stockVolume: 240_000, setups: 3, axes: 3, deepPockets: 0 },
      molding: { projectedArea: 4000, wall: 10, sideActions: 1 },
      printing: { height: 50, supportVolume: 4000 },
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
      milling: { stockVolume: 300_000, setups: 4, axes: 3, deepPockets: 0 },
      molding: { projectedArea: 6000, wall: 20, sideActions: 2 },
      printing: { height: 50, supportVolume: 12_000 },
    },
  },
  {
    id: "flange",
    name: "Flange, ⌀90 × 30 mm",
    features: {
      size: [90, 90, 30],
      volume: 86_083,
      area: 21_284,
      holes: 6,
      milling: { stockVolume: 190_852, setups: 2, axes: 3, deepPockets: 0 },
      turning: { diameter: 90, length: 30, hasCrossFeatures: true },
      molding: { projectedArea: 5650, wall: 12, sideActions: 0 },
      printing: { height: 30, supportVolume: 6000 },
    },
  },
  {
    id: "mounting-channel",
    name: "Mounting channel, 80 × 60 × 37 mm, 2 mm thick",
    features: {
      size: [80, 60, 37],
      volume: 16_188,
      area: 17_449,
      holes: 0,
      milling: { stockVolume: 177_600, setups: 3, axes: 3, deepPockets: 1 },
      sheet: { thickness: 2, flatArea: 8094, cutLength: 570, contours: 10, bends: 2 },
      molding: { projectedArea: 4800, wall: 2, sideActions: 2 },
      printing: { height: 37, supportVolume: 3000 },
    },
  },
  {
    id: "deep-tray",
    name: "Molded tray, 80 × 60 × 40 mm, 2.5 mm thick",
    features: {
      size: [80, 60, 40],
      volume: 37_915,
      area: 31_059,
      holes: 0,
      milling: { stockVolume: 192_000, setups: 2, axes: 3, deepPockets: 1 },
      molding: { projectedArea: 4800, wall: 2.5, sideActions: 0 },
      printing: { height: 40, supportVolume: 4000 },
    },
  },
];
