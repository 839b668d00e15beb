import type { SeedGuide } from "../document-types.ts";
import { bendData } from "./guides/bend-data.ts";
import { cnc01 } from "./guides/cnc01.ts";
import { complexModule01 } from "./guides/complex-module01.ts";
import { designGuideinfo } from "./guides/design-guideinfo.ts";
import { dieCastingGuide } from "./guides/die-casting-guide.ts";
import { molding01 } from "./guides/molding01.ts";
import { sheetMetal01 } from "./guides/sheet-metal01.ts";
import { turningGuide } from "./guides/turning-guide.ts";
import { castWorkmanship } from "./workmanship/casting.ts";
import { machinedWorkmanship } from "./workmanship/machining.ts";
import { moldedWorkmanship } from "./workmanship/molding.ts";
import { printedWorkmanship } from "./workmanship/printing.ts";
import { sheetMetalWorkmanship } from "./workmanship/sheet-metal.ts";

export const guides: readonly SeedGuide[] = [
  designGuideinfo,
  cnc01,
  turningGuide,
  sheetMetal01,
  bendData,
  complexModule01,
  molding01,
  dieCastingGuide,
  printedWorkmanship,
  machinedWorkmanship,
  moldedWorkmanship,
  castWorkmanship,
  sheetMetalWorkmanship,
];
