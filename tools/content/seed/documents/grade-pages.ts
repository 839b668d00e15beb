import { gradePages } from "../grade-pages.ts";
import { aluminum } from "./grade-pages/aluminum.ts";
import { castAlloys } from "./grade-pages/cast-alloys.ts";
import { engineeringPlastics } from "./grade-pages/engineering-plastics.ts";
import { highPerformancePlastics } from "./grade-pages/high-performance-plastics.ts";
import { commodityPlastics } from "./grade-pages/housing-and-commodity-plastics.ts";
import { nylonsAndAcetal } from "./grade-pages/nylons-and-acetal.ts";
import { printedNylons } from "./grade-pages/printed-nylons.ts";
import { resinsForModels } from "./grade-pages/resins-for-models.ts";
import { stainlessSteel } from "./grade-pages/stainless-steel.ts";
import { steelCopperAndBrass } from "./grade-pages/steel-copper-brass.ts";
import { titaniumAndNickel } from "./grade-pages/titanium-and-nickel.ts";
import { grades } from "./grades.ts";

/** A page for each of the materials that buyers ask about most. */
export const pagesOfGrades = gradePages(
  [
    ...engineeringPlastics,
    ...commodityPlastics,
    ...nylonsAndAcetal,
    ...highPerformancePlastics,
    ...printedNylons,
    ...resinsForModels,
    ...aluminum,
    ...stainlessSteel,
    ...titaniumAndNickel,
    ...steelCopperAndBrass,
    ...castAlloys,
  ],
  grades,
);
