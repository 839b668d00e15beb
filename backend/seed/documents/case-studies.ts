import type { SeedCaseStudy } from "../document-types.ts";
import { automotiveAirDuct } from "./case-studies/automotive-air-duct.ts";
import { yellowRobot } from "./case-studies/yellow-robot.ts";

export const caseStudies: readonly SeedCaseStudy[] = [yellowRobot, automotiveAirDuct];
