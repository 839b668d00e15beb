import type { SeedMaterialGrade } from "../document-types.ts";
import { aluminumForDieCasting } from "./grades/aluminium-for-die-casting.ts";
import { aluminumForMachining } from "./grades/aluminium-for-machining.ts";
import { castingSystems } from "./grades/casting-systems.ts";
import { clearAndElasticMoldingResins } from "./grades/clear-and-elastic-molding-resins.ts";
import { elasticAndSpecialCastingSystems } from "./grades/elastic-and-special-casting-systems.ts";
import { filaments } from "./grades/filaments.ts";
import { heatResistantMoldingResins } from "./grades/heat-resistant-molding-resins.ts";
import { moldingResins } from "./grades/molding-resins.ts";
import { otherAlloysForDieCasting } from "./grades/other-alloys-for-die-casting.ts";
import { otherMetalsForMachining } from "./grades/other-metals-for-machining.ts";
import { plasticsForMachining } from "./grades/plastics-for-machining.ts";
import { powders } from "./grades/powders.ts";
import { printedMetals } from "./grades/printed-metals.ts";
import { reinforcedAndHeatResistantFilaments } from "./grades/reinforced-and-heat-resistant-filaments.ts";
import { sheetAluminumAndSteel } from "./grades/sheet-aluminium-and-steel.ts";
import { sheetStainlessAndOther } from "./grades/sheet-stainless-and-other.ts";
import { slaResins } from "./grades/sla-resins.ts";
import { specialPlasticsForMachining } from "./grades/special-plastics-for-machining.ts";
import { stainlessForMachining } from "./grades/stainless-for-machining.ts";
import { steelsForMachining } from "./grades/steels-for-machining.ts";

/** Every grade that the materials pages compare, process by process. */
export const grades: readonly SeedMaterialGrade[] = [
  ...slaResins,
  ...powders,
  ...printedMetals,
  ...filaments,
  ...reinforcedAndHeatResistantFilaments,
  ...aluminumForMachining,
  ...stainlessForMachining,
  ...steelsForMachining,
  ...otherMetalsForMachining,
  ...plasticsForMachining,
  ...specialPlasticsForMachining,
  ...sheetAluminumAndSteel,
  ...sheetStainlessAndOther,
  ...castingSystems,
  ...elasticAndSpecialCastingSystems,
  ...moldingResins,
  ...clearAndElasticMoldingResins,
  ...heatResistantMoldingResins,
  ...aluminumForDieCasting,
  ...otherAlloysForDieCasting,
];
