import type { ContentDocument } from "../fields/lake.ts";
import { storedField, storedItems, storedText } from "../fields/stored-field.ts";
import { highest, lowest } from "./material-figures.ts";
import type { DocumentRule, Problem } from "./rule.ts";

/** Some properties depend on the specimen: on its thickness, the direction of its layers, or the standard of the test. */
export const materialConditions: DocumentRule = {
  name: "material-conditions",
  why: "Visitors compare a value with one of another test, and choose the wrong material",
  level: "warning",
  check: (grade) => {
    if (grade._type !== "materialGrade") return [];
    const problems: Problem[] = [];
    const report = (property: string, message: string) => problems.push({ path: [property], message });
    const noteOf = (property: string) => storedText(grade[property], "note") ?? "";

    if (grade["dielectricStrength"] !== undefined && !/\d mm\b/.test(noteOf("dielectricStrength")))
      report("dielectricStrength", "It falls with the thickness. Name the thickness: “2 mm plate”");
    else if (isMadeBy("fdm-printing", grade) && noteOf("dielectricStrength").includes("plate"))
      report("dielectricStrength", "A print has gaps that a plate does not have. Remove the value");
    const { elongation, impactStrength, strengthAcrossLayers } = grade;
    if (strengthAcrossLayers !== undefined && highest(elongation) > MAX_SPREAD * lowest(elongation))
      report("elongation", "Such a wide range mixes directions. Give the value along the layers");
    const isByArea = storedText(impactStrength, "unit") === "kJ/m²";
    if (isByArea && !/\bCharpy\b|\bISO 180\b/.test(noteOf("impactStrength")))
      report("impactStrength", "Name the test: “Charpy”, or “Izod, ISO 180”");
    return problems;
  },
};

/** The largest range of the elongation of printed bars that lie the same way. */
const MAX_SPREAD = 2;

/** Whether a grade is processed by a service, by the id of the service. */
export function isMadeBy(service: unknown, grade: ContentDocument): boolean {
  return storedItems(grade["services"]).some((each) => storedField(each, "_ref") === service);
}
