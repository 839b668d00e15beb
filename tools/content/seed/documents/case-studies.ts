import type { SeedCaseStudy } from "../document-types.ts";
import { actuatorShaft } from "./case-studies/actuator-shaft.ts";
import { automotiveAirDuct } from "./case-studies/automotive-air-duct.ts";
import { dieCastHeatSink } from "./case-studies/die-cast-heat-sink.ts";
import { moldedHousing } from "./case-studies/molded-housing.ts";
import { sheetMetalEnclosure } from "./case-studies/sheet-metal-enclosure.ts";
import { yellowRobot } from "./case-studies/yellow-robot.ts";

export const caseStudies: readonly SeedCaseStudy[] = [
  yellowRobot,
  automotiveAirDuct,
  sheetMetalEnclosure,
  moldedHousing,
  actuatorShaft,
  dieCastHeatSink,
];
