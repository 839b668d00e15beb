// Families of materials, and the classes by which standards test them.

/** The families of metals. All other families are plastics or elastomers. */
export const metals = [
  "Aluminum",
  "Stainless steel",
  "Carbon and alloy steel",
  "Tool steel",
  "Titanium",
  "Nickel and cobalt alloys",
  "Copper and brass",
  "Zinc",
  "Magnesium",
] as const;

/** All families. */
export const materialFamilies = [
  ...metals,
  "Thermoplastic",
  "High-performance thermoplastic",
  "Reinforced thermoplastic",
  "Nylon powder",
  "Photopolymer resin",
  "Polyurethane",
  "Elastomer",
  "Laminate",
];

export const isMetalFamily = (family: string) => metals.some((metal) => metal === family);

export type MaterialClass = "metals" | "plastics" | "elastomers";

/** The class of a family. Each class is tested to its own standards. */
export function materialClass(family: string): MaterialClass {
  if (isMetalFamily(family)) return "metals";
  return family === "Elastomer" ? "elastomers" : "plastics";
}

/** The class of all these families; undefined if they differ. */
export function commonClass(families: readonly string[]): MaterialClass | undefined {
  const classes = new Set(families.map(materialClass));
  return classes.size === 1 ? [...classes][0] : undefined;
}

/** Families of plastics that are cured and never melt. */
export const thermosets = ["Photopolymer resin", "Polyurethane", "Laminate"] as const;
