import { isMetalFamily } from "material-properties/classes.ts";
import type { ContentDocument } from "stored-values/stored-document.ts";
import { storedField, storedItems, storedText } from "stored-values/stored-value.ts";

import { quantityOf } from "../quantities/quantity-field.ts";
import { highest, lowest } from "./material-figures.ts";
import type { DocumentRule, Problem } from "./rule.ts";

/** Some properties depend on the specimen: on its thickness, its heat treatment, the direction of its layers, or the test. */
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
    for (const [property, load] of DEFLECTIONS)
      if (/\bload\b/.test(noteOf(property)))
        report(property, `This is the value for ${load}. Write one for an unknown load into the limits`);
    const missing = isMetalFamily(String(grade["family"])) ? missingCondition(grade) : undefined;
    if (missing !== undefined) report("condition", missing);
    return problems;
  },
};

const DEFLECTIONS = [
  ["heatDeflectionLow", "0.45 MPa"],
  ["heatDeflectionHigh", "1.8 MPa"],
] as const;

/** What the condition of a metal with a tensile strength does not say; undefined if it says enough. */
function missingCondition(grade: ContentDocument): string | undefined {
  const condition = storedText(grade, "condition");
  const { min, max } = quantityOf(grade["tensileStrength"]);
  if (grade["tensileStrength"] === undefined) return undefined;
  if (condition === undefined)
    return "The strength of a metal depends on its temper or heat treatment. Name it: “Annealed”, “T6, plate”";
  if (min !== undefined && max === undefined && !condition.includes("minimum"))
    return "The strength is the minimum of a standard. Say so: “Annealed; minimum values of the standard”";
  if (/\bNADCA\b/.test(String(grade["source"])) && !condition.includes("test bars"))
    return "NADCA tests bars that were cast for the purpose, and castings are weaker. Say so: “As cast; test bars …”";
  return undefined;
}

/** The largest range of the elongation of printed bars that lie the same way. */
const MAX_SPREAD = 2;

/** Whether a grade is processed by a service, by the id of the service. */
export function isMadeBy(service: unknown, grade: ContentDocument): boolean {
  return storedItems(grade["services"]).some((each) => storedField(each, "_ref") === service);
}
