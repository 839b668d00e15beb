/** The calculators of this package with their titles, without their formulas. */
export const calculatorKinds = [
  { value: "fits", title: "ISO fits: hole and shaft" },
  { value: "generalTolerances", title: "General tolerances: ISO 2768-1, molded parts" },
  { value: "threadedHoles", title: "Threaded holes: tap drill, engagement, inserts" },
  { value: "plasticScrews", title: "Screws in plastic: hole, boss, engagement" },
  { value: "sheetBending", title: "Sheet bending: flat length, flange, force" },
  { value: "weight", title: "Weight of a part by grade" },
  { value: "injectionMolding", title: "Injection molding: cooling, shrinkage, clamp force" },
  { value: "snapFit", title: "Snap fit: strain and force" },
  { value: "roughness", title: "Roughness: Ra, Rz, N grades, microinches" },
  { value: "toleranceStack", title: "Tolerance stack: worst case and root sum square" },
  { value: "truePosition", title: "True position: offsets, bonus at maximum material" },
  { value: "oRing", title: "O-ring: squeeze, fill, stretch" },
  { value: "thermalExpansion", title: "Thermal expansion of two joined parts by grade" },
  { value: "hardness", title: "Hardness of steel: HV, HB, HRB, HRC, tensile strength" },
] as const;

export type CalculatorKind = (typeof calculatorKinds)[number]["value"];

/** The kinds that calculate with material grades. */
export const kindsWithGrades = [
  "weight",
  "snapFit",
  "thermalExpansion",
] as const satisfies readonly CalculatorKind[];

export type KindWithGrades = (typeof kindsWithGrades)[number];

export function usesGrades(kind: CalculatorKind): kind is KindWithGrades {
  return kindsWithGrades.some((name) => name === kind);
}
