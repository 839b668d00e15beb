import { row } from "../../blocks.ts";

/** What a file for printing needs, the same for every printing process. */
export const printingFiles = row(
  "Files",
  "STEP is best. STL works when its triangles stay within 0.016 mm of the shape",
  "STL has no unit: say millimeters or inches in the request.",
);

export const printingTooling = row(
  "Tooling",
  "None. A build shares its setup, so the price per part falls until it is full",
);
