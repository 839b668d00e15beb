import type { SeedService } from "../document-types.ts";
import { cncMachining } from "./services/cnc-machining.ts";
import { dieCasting } from "./services/die-casting.ts";
import { dmlsPrinting } from "./services/dmls-printing.ts";
import { fdmPrinting } from "./services/fdm-printing.ts";
import { injectionMolding } from "./services/injection-molding.ts";
import { mjfPrinting } from "./services/mjf-printing.ts";
import { printing3d } from "./services/printing3d.ts";
import { productDevelopment } from "./services/product-development.ts";
import { sheetMetalFabrication } from "./services/sheet-metal-fabrication.ts";
import { slaPrinting } from "./services/sla-printing.ts";
import { slsPrinting } from "./services/sls-printing.ts";
import { surfaceFinish } from "./services/surface-finish.ts";
import { urethaneCasting } from "./services/urethane-casting.ts";

export const services: readonly SeedService[] = [
  printing3d,
  slaPrinting,
  slsPrinting,
  mjfPrinting,
  dmlsPrinting,
  fdmPrinting,
  cncMachining,
  sheetMetalFabrication,
  urethaneCasting,
  injectionMolding,
  dieCasting,
  surfaceFinish,
  productDevelopment,
];
