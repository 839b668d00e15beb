import { isMetalFamily, thermosets } from "material-properties/classes.ts";
import { type MaterialProperty, propertyFacts } from "material-properties/properties.ts";
import type { ContentDocument } from "stored-values/stored-document.ts";
import { storedText } from "stored-values/stored-value.ts";

import { quantityOf } from "../quantities/quantity-field.ts";
import type { DocumentRule, Problem } from "./rule.ts";

/** Amorphous thermoplastics. They soften at their glass transition and have no melting point. */
const AMORPHOUS = /^(ABS|ASA|PC\b|PC[-/]ABS|Polycarbonate|PMMA|GPPS|HIPS|PETG|PEI|PPSU|PVC|ULTEM)/;

/** Pairs of properties. In the same material, the first cannot exceed the second. */
const ORDER: readonly (readonly [MaterialProperty, MaterialProperty])[] = [
  ["yieldStrength", "tensileStrength"],
  ["fatigueStrength", "tensileStrength"],
  ["strengthAcrossLayers", "tensileStrength"],
  ["stressAt100", "tensileStrength"],
  ["glassTransition", "meltingPoint"],
  ["heatDeflectionHigh", "heatDeflectionLow"],
  ["heatDeflectionLow", "meltingPoint"],
  ["heatDeflectionHigh", "meltingPoint"],
  ["maxServiceTemperature", "meltingPoint"],
];

export const materialFigures: DocumentRule = {
  name: "material-figures",
  why: "Visitors choose a material by these numbers, and an impossible pair means that one of them is a typing error",
  level: "warning",
  check: (grade) => {
    if (grade._type !== "materialGrade") return [];
    const name = String(grade["name"]);
    const family = String(grade["family"]);
    const isCured =
      thermosets.some((thermoset) => thermoset === family) || /\bLSR\b|Rubber-like|Hei-Cast/.test(name);
    const isAmorphous = !isCured && AMORPHOUS.test(name);
    const has = (property: MaterialProperty) => grade[property] !== undefined;
    const problems: Problem[] = [];
    const report = (property: MaterialProperty, message: string) =>
      problems.push({ path: [property], message });

    if (isAmorphous && has("meltingPoint"))
      report(
        "meltingPoint",
        `${name} is amorphous and has no melting point. Fill in the glass transition instead`,
      );
    if (!isMetalFamily(family) && has("yieldStrength"))
      report("yieldStrength", "This is a value of metals. For a plastic, fill in the tensile strength");
    const order = isAmorphous ? [...ORDER, ["heatDeflectionHigh", "glassTransition"] as const] : ORDER;
    for (const [lower, upper] of order)
      if (highest(grade[lower]) > highest(grade[upper]) || lowest(grade[lower]) > lowest(grade[upper]))
        report(
          lower,
          `“${titleOf(lower)}” is above “${titleOf(upper)}”, which is impossible. Check both values`,
        );
    const fatigueNote = storedText(grade["fatigueStrength"], "note") ?? "";
    if (family === "Aluminum" && has("fatigueStrength") && !SURFACE.test(fatigueNote))
      report(
        "fatigueStrength",
        "Anodizing lowers it. Say which surface it holds for: “bare, 5 × 10⁸ cycles”",
      );
    problems.push(...heatClaims(grade));
    const isLight = [grade["needs"]].flat().includes("light");
    if (isLight && highest(grade["density"]) > MAX_LIGHT_DENSITY)
      report("density", "This is not light. Remove “light” from the needs");
    const rating = String(grade["flammability"]);
    if (/\b(V-[0-2]|5V[AB])\b/.test(rating) && !/\d mm\b|thickness/.test(rating))
      problems.push({
        path: ["flammability"],
        message: "A rating belongs to a thickness. Name it: “at 1.5 mm”",
      });
    for (const uns of [grade["namesUns"]].flat())
      if (typeof uns === "string" && !UNS_NUMBER.test(uns))
        problems.push({
          path: ["namesUns"],
          message: `“${uns}” is not a UNS number: those have a letter and five digits`,
        });
    return problems;
  },
};

/** Temperatures in texts that the grade does not withstand for years, or not even for a short time. */
function heatClaims(grade: ContentDocument): Problem[] {
  const mostHeat = highest(grade["maxServiceTemperature"]);
  const isKnown = !Number.isNaN(mostHeat);
  const deflection = lowest(grade["heatDeflectionHigh"]);
  const problemOf = (text: string) => {
    const isHot = isKnown ? temperatureIn(text) > mostHeat : /\d °C/.test(text);
    if (!isHot || NAMED_LOAD.test(text)) return undefined;
    if (SHORT_TIME.test(text))
      return temperatureIn(text) >= deflection
        ? `The grade deflects at ${deflection} °C under 1.8 MPa, even for a short time. Name this load instead`
        : undefined;
    return isKnown
      ? `The grade withstands ${mostHeat} °C for years. Say for how long, or under which load, it withstands more`
      : "No maximum service temperature is known. Say for how long, or under which load, the grade withstands this";
  };
  // Environment notes also say where a grade fails.
  const fields = isKnown ? ["strengths", "uses", "environmentNotes"] : ["strengths", "uses"];
  return fields.flatMap((field) =>
    [grade[field]].flat().flatMap((text, index) => {
      const message = typeof text === "string" ? problemOf(text) : undefined;
      return message === undefined ? [] : [{ path: [field, index], message }];
    }),
  );
}

/** The condition of a fatigue strength: “bare, 5 × 10⁸ cycles”, “test bars”. */
const SURFACE = /\b(bare|anodized|as built|as cast|machined|polished|test bars)\b/;

/** How a text limits a temperature that the grade does not withstand for years: by the time, or by what happens at it. */
const SHORT_TIME = /\b(short|briefly|minutes?|hours?|cycles?)\b/i;
const NAMED_LOAD = /\b(MPa|melts?|deflection|glass transition)\b/i;

function temperatureIn(text: string): number {
  return [...text.matchAll(/(?<!\d)(\d+) °C/g)].reduce(
    (most, [, degrees]) => Math.max(most, Number(degrees)),
    Number.NEGATIVE_INFINITY,
  );
}

/** “S30400”, “S30403 (304L)” */
const UNS_NUMBER = /^[A-Z]\d{5}( \(.+\))?$/;

/** In g/cm³. Titanium is the heaviest material that is chosen for its weight. */
const MAX_LIGHT_DENSITY = 4.6;

function titleOf(property: MaterialProperty): string {
  return propertyFacts(property).title;
}

/** The lower end of a stored range, or its only value. NaN if there is none. */
export function lowest(quantity: unknown): number {
  const { value, min, max } = quantityOf(quantity);
  return value ?? min ?? max ?? Number.NaN;
}

/** The upper end of a stored range, or its only value. NaN if there is none. */
export function highest(quantity: unknown): number {
  const { value, max, min } = quantityOf(quantity);
  return value ?? max ?? min ?? Number.NaN;
}
