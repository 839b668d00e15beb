import { row } from "../../blocks.ts";

/** What a file for printing needs, the same for every printing process. */
export const printingFiles = row(
  "Files",
  "STEP preferred. STL with a chord height of 0.016 mm or less",
  "STL has no units: specify millimeters or inches.",
);

export const printingTooling = row(
  "Tooling",
  "None. Parts share the setup of a build, so the unit price falls until the build is full",
);
