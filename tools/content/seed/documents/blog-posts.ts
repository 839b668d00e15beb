import type { SeedBlog } from "../document-types.ts";
import { anodizingAndColor } from "./blog-posts/anodising-and-colour.ts";
import { bridgeTooling } from "./blog-posts/bridge-tooling.ts";
import { designingForVacuumCasting } from "./blog-posts/designing-for-vacuum-casting.ts";
import { materialDataSheet } from "./blog-posts/material-data-sheet.ts";
import { requestForQuotation } from "./blog-posts/request-for-quotation.ts";
import { sheetMetalFlatPattern } from "./blog-posts/sheet-metal-flat-pattern.ts";
import { slsOrMjf } from "./blog-posts/sls-or-mjf.ts";
import { stlAndUnits } from "./blog-posts/stl-and-units.ts";
import { threadsInPlastic } from "./blog-posts/threads-in-plastic.ts";
import { tolerancesThatCost } from "./blog-posts/tolerances-that-cost.ts";
import { whatSurfaceRoughnessMeans } from "./blog-posts/what-surface-roughness-means.ts";

/** The latest first. */
export const blogPosts: readonly SeedBlog[] = [
  sheetMetalFlatPattern,
  whatSurfaceRoughnessMeans,
  designingForVacuumCasting,
  stlAndUnits,
  threadsInPlastic,
  anodizingAndColor,
  bridgeTooling,
  requestForQuotation,
  materialDataSheet,
  tolerancesThatCost,
  slsOrMjf,
];
