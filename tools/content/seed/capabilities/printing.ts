import { atLeast, atMost, between, exactly, size, within } from "../quantity.ts";
import { from, growing } from "./capability.ts";

const larger = (share: string) => `or ±${share} of the length, whichever is larger`;

/** Capabilities of the five printing processes. */
export const printing = {
  "sla-printing": {
    generalTolerance: growing(from("Debaolong", within(0.2, "mm", larger("0.2%"))), (length) =>
      Math.max(0.2, 0.002 * length),
    ),
    tightestTolerance: from("Protolabs", within(0.05, "mm", "single small features, agreed in advance")),
    largestPart: from("Protolabs", size(736, 635, 533)),
    largestMachines: from("Forge Labs", size(1500, 750, 550, "on the largest machines")),
    layerHeight: from("Forge Labs", exactly(100, "µm", "standard"), exactly(50, "µm", "fine")),
    roughness: from(
      "dextalor.eu; handbook",
      between(0.5, 1.5, "µm Ra", "vertical walls"),
      atMost(3, "µm Ra", "sloped faces, with layer steps"),
    ),
    smallestWall: from("Layer X", atLeast(1, "mm", "held on both sides"), atLeast(1.5, "mm", "freestanding")),
    wallLimit: from("Addema", atLeast(0.4, "mm", "held on both sides"), atLeast(0.6, "mm", "freestanding")),
    smallestFeature: from(
      "Debaolong; Protolabs",
      exactly(0.5, "mm", "standard"),
      exactly(0.06, "mm", "on high-resolution machines"),
    ),
    smallestHole: from(
      "Layer X; Addema",
      atLeast(1, "mm", "recommended"),
      exactly(0.5, "mm", "limit; smaller holes close"),
    ),
    leadTime: from("handbook", between(1, 5, "working day")),
    quantity: from("handbook", between(1, 50, "part")),
  },
  "sls-printing": {
    generalTolerance: growing(from("3D Hubs", within(0.3, "mm", larger("0.3%"))), (length) =>
      Math.max(0.3, 0.003 * length),
    ),
    tightestTolerance: from("Xometry", within(0.127, "mm", "or ±0.002 mm/mm, on request")),
    largestPart: from("Protolabs", size(482, 482, 431)),
    largestMachines: from("Sculpteo", size(677, 368, 565, "on the largest machines")),
    layerHeight: from(
      "Sculpteo",
      between(0.1, 0.15, "mm", "standard"),
      exactly(0.06, "mm", "high definition"),
    ),
    roughness: from("additive.tools", between(9, 20, "µm Ra")),
    smallestWall: from(
      "Materialise",
      atLeast(1, "mm", "recommended"),
      atLeast(0.7, "mm", "limit"),
      exactly(0.3, "mm", "living hinge only"),
    ),
    smallestFeature: from("Protolabs", exactly(0.76, "mm")),
    smallestHole: from("handbook", atLeast(1.5, "mm")),
    leadTime: from("handbook", between(3, 7, "working day")),
    quantity: from("handbook", between(1, 500, "part")),
  },
  "mjf-printing": {
    generalTolerance: growing(from("Tempus 3D; 3D Hubs", within(0.3, "mm", larger("0.3%"))), (length) =>
      Math.max(0.3, 0.003 * length),
    ),
    largestPart: from("Tronix3D; 3Faktur", size(380, 284, 380)),
    layerHeight: from("Tronix3D; 3Faktur", exactly(80, "µm", "standard"), exactly(110, "µm", "economy")),
    roughness: from("Layer X; additive.tools", between(5, 15, "µm Ra")),
    smallestWall: from(
      "3Faktur; Materialise",
      atLeast(1, "mm", "recommended"),
      atLeast(0.5, "mm", "limit, short walls"),
      atLeast(2, "mm", "under load or watertight"),
    ),
    smallestFeature: from("Tronix3D", exactly(0.5, "mm")),
    smallestHole: from(
      "Materialise; Tronix3D",
      atLeast(2, "mm", "recommended"),
      exactly(0.5, "mm", "through a wall of 1 mm"),
    ),
    leadTime: from("handbook", between(3, 7, "working day")),
    quantity: from("handbook", between(1, 2000, "part")),
  },
  "dmls-printing": {
    generalTolerance: growing(
      from("Protolabs: ±0.076 mm + 0.001 mm/mm", within(0.2, "mm", "up to 100 mm; add 0.001 mm/mm above")),
      (length) => 0.2 + 0.001 * Math.max(0, length - 100),
    ),
    machinedTolerance: from("handbook", within(0.025, "mm", "after CNC machining, as agreed")),
    largestPart: from("Protolabs", size(245, 245, 330)),
    largestMachines: from("Protolabs", size(400, 800, 500, "on the largest machines")),
    layerHeight: from("Protolabs; handbook", between(20, 40, "µm")),
    roughness: from("Protolabs; Layer X", between(5, 12, "µm Ra")),
    smallestWall: from(
      "dmls3d.com; Layer X",
      between(0.6, 0.8, "mm", "recommended"),
      exactly(0.4, "mm", "limit, vertical"),
    ),
    smallestFeature: from(
      "Protolabs",
      exactly(0.38, "mm", "normal resolution"),
      exactly(0.15, "mm", "high resolution, up to 89 × 89 × 66 mm"),
    ),
    smallestHole: from("handbook", atLeast(1, "mm", "recommended"), exactly(0.5, "mm", "limit")),
    leadTime: from("handbook", between(5, 15, "working day", "with stress relief")),
    quantity: from("handbook", between(1, 50, "part")),
  },
  "fdm-printing": {
    generalTolerance: growing(
      from(
        "Forge Labs; 3D Hubs",
        within(0.25, "mm", "or ±0.2%, mid-size industrial machine"),
        within(0.76, "mm", "or ±0.5%, largest machine"),
        within(0.5, "mm", "or ±0.5%, desktop"),
      ),
      (length) => Math.max(0.25, 0.002 * length),
    ),
    tightestTolerance: from("Forge Labs", within(0.127, "mm", "on request")),
    largestPart: from("Forge Labs", size(914, 609, 914, "at ±0.76 mm")),
    midSizeMachine: from("Forge Labs", size(406, 355, 406, "mid-size industrial machine")),
    layerHeight: from("Forge Labs", between(0.127, 0.33, "mm"), exactly(0.254, "mm", "standard")),
    roughness: from("dextalor.eu", between(5, 15, "µm Ra")),
    smallestWall: from(
      "Forge Labs; Materialise",
      atLeast(1, "mm", "held on both sides"),
      atLeast(1.5, "mm", "freestanding"),
      exactly(1.2, "mm", "ULTEM 9085"),
    ),
    smallestFeature: from("Forge Labs", exactly(1, "mm")),
    smallestHole: from("handbook", atLeast(2, "mm")),
    leadTime: from("handbook", between(1, 5, "working day")),
    quantity: from("handbook", between(1, 100, "part")),
  },
} as const;
