import type { PartFacts } from "part-check/model.ts";
import type { Dimensions } from "part-check/result.ts";
import type { PartFeatures } from "pricing/features.ts";

/**
 * What the price of a checked part depends on. Undefined for an assembly, which has a price for each part, and for surfaces without a
 * volume.
 */
export function featuresOf(model: PartFacts, dimensions: Dimensions): PartFeatures | undefined {
  const { size, volume, area, bodies } = model;
  if (bodies.length !== 1 || !(volume > 0)) return undefined;
  const { machining, turned, sheetThickness, largestWall, smallestHole } = dimensions;
  return {
    size,
    volume,
    area,
    holes: smallestHole === undefined ? 0 : 2,
    milling: {
      stockVolume: size[0] * size[1] * size[2],
      setups: machining === "3-axis" ? 2 : 3,
      axes: machining === "5-axis" ? 5 : machining === "4-axis" ? 4 : 3,
      deepPockets: 0,
    },
    turning: turned,
    sheet: sheetThickness === undefined ? undefined : sheetFeatures(model, sheetThickness),
    molding: {
      projectedArea: Math.min(size[0] * size[1], area / 2),
      wall: largestWall?.value ?? size[2],
      sideActions: 0,
    },
  };
}

/** The edges of a sheet are as long as their area divided by the thickness. A flat sheet is not higher than it is thick. */
function sheetFeatures({ size, volume, area }: PartFacts, thickness: number) {
  const flatArea = volume / thickness;
  const cutLength = Math.max(0, area - 2 * flatArea) / thickness;
  return { thickness, flatArea, cutLength, contours: 3, bends: size[2] > 2 * thickness ? 2 : 0 };
}
