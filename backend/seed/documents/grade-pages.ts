import { gradePages } from "../grade-pages.ts";
import { aluminum } from "./grade-pages/aluminum.ts";
import { engineeringPlastics } from "./grade-pages/engineering-plastics.ts";
import { printedNylons } from "./grade-pages/printed-nylons.ts";
import { stainlessSteel } from "./grade-pages/stainless-steel.ts";
import { titanium } from "./grade-pages/titanium-and-nickel.ts";
import { grades } from "./grades.ts";

/** A page for each of the materials that buyers ask about most. */
export const pagesOfGrades = gradePages(
  [...engineeringPlastics, ...printedNylons, ...aluminum, ...stainlessSteel, ...titanium],
  grades,
);
