import type { SeedMaterial } from "../document-types.ts";
import { cncMachiningMaterials } from "./materials/cnc-machining-materials.ts";
import { dieCastingMaterials } from "./materials/die-casting-materials.ts";
import { injectionMoldingMaterials } from "./materials/injection-molding-materials.ts";
import { printing3dMaterials } from "./materials/printing3d-materials.ts";
import { sheetMetalMaterials } from "./materials/sheet-metal-materials.ts";
import { urethaneCastingMaterials } from "./materials/urethane-casting-materials.ts";

export const materials: readonly SeedMaterial[] = [
  printing3dMaterials,
  cncMachiningMaterials,
  sheetMetalMaterials,
  urethaneCastingMaterials,
  injectionMoldingMaterials,
  dieCastingMaterials,
];
