import { materialFamilies } from "material-properties/classes.ts";
import { propertyFacts, propertyGroups, propertyNames } from "material-properties/properties.ts";
import { placeOfWork } from "schemas/blocks/equipment.ts";
import { environments, needs, resistances } from "schemas/quantities/material-ratings.ts";
import { stockForms, stockOperations } from "schemas/quantities/stock.ts";

// Grades, their data sheets and the forms in which they are sold. Editors and visitors read the same English names of stored values,
// so these are in the schemas.

export const materialNames = {
  /** By their stored values, which are the English names. */
  families: Object.fromEntries(materialFamilies.map((family) => [family, family])),
  properties: Object.fromEntries(propertyNames.map((name) => [name, propertyFacts(name).title])),
  /** Properties with another name for a class of materials. */
  propertiesOfMetals: titlesOf("metals"),
  propertiesOfPlastics: titlesOf("plastics"),
  propertyGroups: namesOf(propertyGroups),
  environments: namesOf(environments),
  resistances: namesOf(resistances),
  needs: namesOf(needs),
  stockForms: namesOf(stockForms),
  stockOperations: namesOf(stockOperations),
};

export const workPlaces = namesOf(placeOfWork);

export const dataSheet = {
  property: "Property",
  form: "Form and condition",
  process: "Process",
  condition: "Condition",
  nameIn: (system: string) => `Name in ${system}`,
  standards: "Standards and other names",
  environments: "Chemicals and weather",
  supply: "Supply",
  flameRating: "Flame rating",
  uses: "Typical parts",
  colors: "Colors",
  availability: "Availability",
  source: "Source of the values",
  notice: "Typical values at 23 °C, not for specification. The data sheet for the supplied lot governs.",
};

export const materialTable = {
  grade: "Grade",
  family: "Family",
  need: "Good for",
  strengths: "Strengths",
  limits: "Limits",
  uses: "Typical parts",
  finishes: "Finishes",
  colors: "Colors",
  names: "Names",
  standards: "Standards",
  flameRating: "Flame rating",
  source: "Source",
  notice: "Typical values, not for specification.",
  twoScales: "Bars compare metals with metals, and plastics with plastics.",
};

export const stockTable = {
  grade: "Grade",
  sizes: "Sizes",
  bend: "Bent: inside radius",
  tap: "Tapped",
  countersink: "Countersunk",
  insert: "Inserts",
  family: "Family",
  form: "Form",
  operation: "Can be",
  /** Before the smallest size for an operation. */
  from: "from",
  yes: "Yes",
  no: "No",
  notice: "Common commercial sizes. Others on request; the quote states what we use.",
};

/** The properties that have a name of their own for a class of materials. */
function titlesOf(materials: "metals" | "plastics"): Readonly<Record<string, string>> {
  return Object.fromEntries(
    propertyNames.flatMap((name) => {
      const title = propertyFacts(name).titles?.[materials];
      return title === undefined ? [] : [[name, title]];
    }),
  );
}

/** Names by stored values, with a type that the names in another language have as well. */
function namesOf<Value extends string>(
  names: Readonly<Record<Value, string>>,
): Readonly<Record<Value, string>> {
  return names;
}
